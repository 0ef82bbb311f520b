/** Positions that no match can come to, one row for each way to say so, with the member and the rule that a refusal names. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../catalogue/contradictions.ts';
import { REFUSALS } from '../catalogue/refusals.ts';
import { refusesAttackWith } from '../rules/attacker.ts';
import { between, duel, maneuver } from '../testing/positions.ts';
import { Trial } from '../testing/trial.ts';

type Row = readonly [what: string, document: object, fault: string, options?: object];

const played = (...cards: readonly object[]) => ({ attack: { attacker: '#1', target: '#2', cards } });
const modifier = (more: object) => duel('Panther', 'M10', {}, {}, { window: 'modifier', ...more });
const card = (name: string, side = 'german', more: object = {}) => ({ side, card: name, ...more });
const many = (name: string, count: number) => Array.from({ length: count }, () => name);

const TACTICS: readonly Row[] = [
  [
    'one card in two hands',
    maneuver({ hand: ['Mud'] }, { hand: ['Mud'] }),
    'CARD_TWICE TDC-003 position.forces.anglo.hand[0]',
  ],
  [
    'twice in one hand',
    maneuver({ hand: ['Mud', 'Smoke', 'Mud'] }, {}),
    'CARD_TWICE TDC-003 position.forces.german.hand[2]',
  ],
  [
    'in hand and discard',
    maneuver({ hand: ['Mud'] }, {}, { discard: ['Trees', 'Mud'] }),
    'CARD_TWICE TDC-003 position.discard[1]',
  ],
  [
    'in hand and draw pile',
    maneuver({ hand: ['Mud'] }, {}, { tactics: ['Mud'] }),
    'CARD_TWICE TDC-003 position.tactics[0]',
  ],
  ['twice in the draw pile', maneuver({}, {}, { tactics: ['Mud', 'Mud'] }), 'CARD_TWICE TDC-003 position.tactics[1]'],
  [
    'in hand and attack',
    duel(
      'Panther',
      'M10',
      { hand: ['AP Round'] },
      {},
      { window: 'modifier', awaited: 'anglo', ...played(card('AP Round')) },
    ),
    'CARD_TWICE TDC-003 position.attack.cards[0]',
  ],
  [
    'in hand and contest',
    between(
      'Panther',
      'M10',
      { hand: ['Veteran Unit'] },
      {},
      { window: 'negate', contest: { about: 'free', cards: [card('Veteran Unit')] } },
    ),
    'CARD_TWICE TDC-003 position.contest.cards[0]',
  ],
  [
    'of an ended attack and not on the discard',
    between(
      'Panther',
      'M10',
      {},
      {},
      { attack: { attacker: '#1', target: '#2', result: 'survived', cards: [card('AP Round')] } },
    ),
    'CARD_NOT_DISCARDED TDC-066 position.attack.cards[0]',
  ],
  [
    'a Free Action that is not on the discard',
    between('Panther', 'M10', {}, {}, { window: 'attacker', freeAction: 'Quick Kill' }),
    'CARD_NOT_DISCARDED TDC-066 position.freeAction',
  ],
  [
    'ten in a hand outside MANEUVER',
    duel('Panther', 'M10', {}, { hand: ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10'] }),
    'HAND_TOO_LARGE TDC-011 position.forces.anglo.hand',
  ],
  [
    'ten in the hand of who waits',
    maneuver({}, { hand: ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10'] }),
    'HAND_TOO_LARGE TDC-011 position.forces.anglo.hand',
  ],
];

const FORMATIONS: readonly Row[] = [
  [
    'twenty Panthers',
    maneuver({ deck: { Panther: 20 } }, {}),
    'COPIES_EXCEEDED TDC-002 position.forces.german.deck.G02',
  ],
  [
    'a seventh Panther in the reserve',
    maneuver({ deck: { Panther: 6 }, reserve: ['Panther'] }, {}),
    'COPIES_EXCEEDED TDC-002 position.forces.german.reserve[0]',
  ],
  [
    'a second Tiger II as top card',
    maneuver({ top: 'Tiger II', casualties: ['Tiger II'] }, {}),
    'COPIES_EXCEEDED TDC-002 position.forces.german.casualties[0]',
  ],
  [
    'a card that the listed formation has not',
    maneuver({ casualties: many('JpzV', 1) }, {}),
    'COPIES_EXCEEDED TDC-002 position.forces.german.casualties[0]',
    { german: 'panzer' },
  ],
  [
    'a card of the other side',
    maneuver({ table: ['M10'] }, {}),
    'FOREIGN_UNIT TDC-001 position.forces.german.table[0]',
  ],
  [
    'a British card with Americans',
    maneuver({}, { reserve: ['Cromwell'] }),
    'FOREIGN_UNIT TDC-001 position.forces.anglo.reserve[0]',
  ],
  [
    'more than twice the copies in a built formation',
    maneuver({ deck: { 'Tiger II': 3 } }, {}),
    'BUILT_COPIES_EXCEEDED TDC-101 position.forces.german.deck.G08',
    { customDecks: 'on' },
  ],
  [
    'more cards than a formation has',
    maneuver({ deck: { PzIVh: 12, Panther: 12, StgIIIf: 8, Hetzer: 4, JpzIV: 4, JpzV: 1 } }, {}),
    'FORMATION_TOO_LARGE TDC-101 position.forces.german',
    { customDecks: 'on' },
  ],
  [
    'a whole built formation that is worth too much',
    maneuver({ deck: { Panther: 12, JpzV: 4, JpzIV: 4, PzIVh: 12, Tiger: 4, Panzergrenadiers: 4 } }, {}),
    'FORMATION_UNBUILT TDC-102 position.forces.german',
    { customDecks: 'on' },
  ],
];

const TABLES: readonly Row[] = [
  [
    'support on a table',
    maneuver({ table: ['150mm sIG 33'] }, {}),
    'SUPPORT_STAYED TDC-023 position.forces.german.table[0]',
  ],
  [
    'support on the enemy table as target',
    duel('Panther', 'M10', {}, { table: ['P-47 Thunderbolt'] }),
    'SUPPORT_STAYED TDC-023 position.forces.anglo.table[1]',
  ],
  [
    'support that stayed after its attack',
    between('150mm sFH 18', 'M10'),
    'SUPPORT_STAYED TDC-023 position.forces.german.table[0]',
  ],
  [
    'support turned up on a deck',
    maneuver({}, { top: 'P-47 Thunderbolt' }),
    'SUPPORT_ON_TOP TDC-031 position.forces.anglo.top',
  ],
  [
    'who attacked in a turn of the enemy',
    maneuver({}, { table: [{ unit: 'M10', attacked: 'thisTurn' }] }),
    'WRONGLY_TIRED TDC-020 position.forces.anglo.table[0].attacked',
  ],
  [
    'who attacked before the first attack',
    maneuver({ table: ['Tiger', { unit: 'Panther', attacked: 'thisTurn' }] }, {}),
    'WRONGLY_TIRED TDC-020 position.forces.german.table[1].attacked',
  ],
  [
    'who is tired after the clean-up',
    duel('Panther', 'M10', { table: [{ unit: 'Tiger', attacked: 'lastTurn' }] }),
    'WRONGLY_TIRED TDC-020 position.forces.german.table[1].attacked',
  ],
];

const ATTACKS: readonly Row[] = [
  [
    'two Range cards',
    modifier(played(card('500 yards'), card('750 yards', 'anglo'))),
    'SECOND_OF_TYPE TDC-051 position.attack.cards[1]',
  ],
  [
    'two Hit cards, the first negated',
    modifier(played(card('Flank Hit', 'german', { negated: true }), card('Rear Hit'))),
    'SECOND_OF_TYPE TDC-051 position.attack.cards[1]',
  ],
  [
    'two Ammo cards',
    modifier(played(card('AP Round'), card('HEAT Round'))),
    'SECOND_OF_TYPE TDC-051 position.attack.cards[1]',
  ],
  [
    'a card of the other side',
    modifier(played(card('Bazooka/PIAT'))),
    'CARD_OF_OTHER_SIDE TDC-073 position.attack.cards[0]',
  ],
  [
    'a stopping card as modifier',
    modifier(played(card('Mud', 'anglo'))),
    'CARD_IN_WRONG_WINDOW TDC-040 position.attack.cards[0]',
  ],
  [
    'a Free Action in an attack',
    modifier(played(card('Radio', 'german', { window: 'free' }))),
    'CARD_IN_WRONG_WINDOW TDC-070 position.attack.cards[0]',
  ],
  [
    'a stopping card of the attacker',
    modifier(played(card('Mud', 'german', { window: 'lostAttack', negated: true }))),
    'STOPPED_BY_ATTACKER TDC-040 position.attack.cards[0]',
  ],
  [
    'a stopped attack that goes on',
    modifier(played(card('Shaken', 'anglo', { window: 'lostAttack' }))),
    'STOPPED_AND_GOES_ON TDC-040 position.attack.cards[0]',
  ],
  [
    'two stopping cards',
    modifier(
      played(
        card('Shaken', 'anglo', { window: 'lostAttack', negated: true }),
        card('Suppressed', 'anglo', { window: 'lostAttack', negated: true }),
      ),
    ),
    'SECOND_STOPPING_CARD TDC-040 position.attack.cards[1]',
  ],
  [
    'a finishing card of the defender',
    duel(
      'Panther',
      'M10',
      {},
      {},
      { window: 'finish', ...played(card('Commander Killed', 'anglo', { window: 'finish', negated: true })) },
    ),
    'FINISHED_BY_DEFENDER TDC-062 position.attack.cards[0]',
  ],
  [
    'a finished attack that goes on',
    duel(
      'Panther',
      'M10',
      {},
      {},
      { window: 'finish', ...played(card('Commander Killed', 'german', { window: 'finish' })) },
    ),
    'FINISHED_AND_GOES_ON TDC-062 position.attack.cards[0]',
  ],
  [
    'two finishing cards',
    duel(
      'Panther',
      'M10',
      {},
      {},
      {
        window: 'finish',
        ...played(
          card('Commander Killed', 'german', { window: 'finish', negated: true }),
          card('Treads Damaged', 'german', { window: 'finish', negated: true }),
        ),
      },
    ),
    'SECOND_FINISHING_CARD TDC-063 position.attack.cards[1]',
  ],
];

const COUNTERS: readonly Row[] = [
  [
    'turns past the limit',
    maneuver({ turns: 500 }, { turns: 499 }),
    'TURNS_PAST_LIMIT TDC-094 position.forces.german.turns',
  ],
  ['a turn that never began', maneuver({ turns: 0 }, { turns: 0 }), 'TURNS_APART TDC-005 position.forces.german.turns'],
  ['two turns ahead', maneuver({ turns: 7 }, { turns: 5 }), 'TURNS_APART TDC-005 position.forces.german.turns'],
  [
    'behind who does not play',
    maneuver({ turns: 5 }, { turns: 6 }),
    'TURNS_APART TDC-005 position.forces.german.turns',
  ],
  [
    'first by word, second by turns',
    maneuver({}, {}, { first: 'german' }),
    'FIRST_UNLIKE_TURNS TDC-005 position.first',
  ],
  ['cycles far ahead', maneuver({ cycles: 7 }, {}), 'CYCLES_AHEAD TDC-081 position.forces.german.cycles'],
  [
    'two cycles ahead without a loss',
    maneuver({ deck: { Panther: 3 }, cycles: 2 }, {}),
    'CYCLES_AHEAD TDC-081 position.forces.german.cycles',
  ],
  [
    'more exchanges than cycles',
    maneuver({ cycles: 1 }, { cycles: 1 }, { exchanges: 2 }),
    'EXCHANGES_AHEAD TDC-082 position.exchanges',
  ],
  ['passes in MANEUVER', maneuver({}, {}, { passes: 1 }), 'PASSES_OUTSIDE_MODIFIER TDC-050 position.passes'],
  ['the defender first in MODIFIER', modifier({ awaited: 'anglo' }), 'MODIFIER_OUT_OF_TURN TDC-050 position.awaited'],
  [
    'the attacker after their own pass',
    modifier({ awaited: 'german', passes: 1 }),
    'MODIFIER_OUT_OF_TURN TDC-050 position.awaited',
  ],
  [
    'who played last before the other has answered',
    modifier({ awaited: 'german', ...played(card('AP Round')) }),
    'MODIFIER_OUT_OF_TURN TDC-050 position.awaited',
  ],
];

const opening = (document: object, options: object = {}) => {
  try {
    return new Trial(document, options).state.open.phase;
  } catch (error) {
    return (error as Error).message;
  }
};

describe.each<readonly [string, readonly Row[]]>([
  ['tactics cards', TACTICS],
  ['formations', FORMATIONS],
  ['tables', TABLES],
  ['cards of an attack', ATTACKS],
  ['counters', COUNTERS],
])('%s', (_what, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_, [, document, fault, options]) => {
    expect(opening(document, options)).toBe(fault);
  });
});

test('each contradiction has a row, and a sentence of its own', () => {
  const rows = ['possible', 'scenarios'].map((name) =>
    readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'),
  );
  for (const [code, [rule, sentence]] of Object.entries(CONTRADICTIONS)) {
    expect(rows.join('\n'), code).toContain(code === 'FORMATION_UNBUILT' ? `'${code} TDC-102` : `'${code} ${rule}`);
    expect(REFUSALS[code as keyof typeof CONTRADICTIONS]).toBe(sentence);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
  const sentences = Object.values(CONTRADICTIONS).map(([, sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
});

const POSSIBLE: readonly (readonly [what: string, document: object, options?: object])[] = [
  [
    'TDC-101 twice the copies of a line in a built formation',
    maneuver({ deck: { 'Tiger II': 2 } }, {}),
    { customDecks: 'on' },
  ],
  [
    'TDC-084 a second cycle ahead for a casualty',
    maneuver({ deck: { Panther: 3 }, casualties: ['Panther'], breakAt: 3, cycles: 2 }, {}),
  ],
  ['TDC-065 support while it attacks', duel('150mm sFH 18', 'M10')],
  [
    'TDC-011 twelve in the hand of who plays',
    maneuver({ hand: ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10', 'T11', 'T12'] }, {}),
  ],
  ['TDC-050 the defender after a pass', modifier({ awaited: 'anglo', passes: 1 })],
  [
    'TDC-050 the attacker after a card and a pass',
    modifier({ awaited: 'german', passes: 1, ...played(card('AP Round')) }),
  ],
  ['TDC-005 the first player in the first turn', maneuver({}, { turns: 0 })],
  [
    'TDC-043 a negated stopping card',
    modifier(
      played(
        card('Shaken', 'anglo', { window: 'lostAttack', negated: true }),
        card('Rally', 'german', { window: 'negate' }),
      ),
    ),
  ],
];

test.each(POSSIBLE.map((row) => [row[0], row] as const))('%s is a position', (_, [, document, options]) => {
  expect(opening(document, options)).toMatch(/^[a-zA-Z]+$/);
});

test('TDC-005 who has begun more turns began first; of equal numbers who does not play now', () => {
  expect(new Trial(maneuver({ turns: 4 }, { turns: 3 })).state.open.first).toBe('german');
  expect(new Trial(maneuver({ turns: 4 }, { turns: 4 })).state.open.first).toBe('anglo');
});

test('TDC-071 support does not attack again, though no position has it on a table', () => {
  const { open } = new Trial(
    between('Panther', 'M10', {}, {}, { window: 'attacker', freeAction: 'Quick Kill', discard: ['Quick Kill'] }),
  ).state;
  const gun = { id: '#9', unit: 'G15', attacked: 'thisTurn' } as const;
  const forces = { ...open.forces, german: { ...open.forces.german, table: [gun] } };
  const refusal = refusesAttackWith({ ...open, forces }, { type: 'attackWith', unit: '#9' });
  expect(refusal).toEqual({ code: 'SUPPORT_CANNOT_REPEAT', rule: 'TDC-071' });
});
