/** What the table says, by the numbers of the drawings (K-1 to K-7). */
import { unitInWords, unitName } from '@fieldpost/boards/tank-killers';
import type { RuleSetInfo } from '@fieldpost/client';
import { expectOk, fastChance, setupOf } from '@fieldpost/engine';
import {
  type Attack,
  type Command,
  defenceOf,
  modifiedFactor,
  type Open,
  type PlayedCard,
  previewCard,
  tankKillers as rules,
  type View,
} from '@fieldpost/rules-tank-killers';
import {
  FORMATIONS,
  NATIONS,
  TACTICS,
  type TacticId,
  tacticNamed,
  type UnitId,
} from '@fieldpost/rules-tank-killers/catalogue';
import { describe, expect, test } from 'vitest';
import { againstComputer } from '../../features/create/against-computer.ts';
import { EMPTY_TABLE } from '../../table/slots.ts';
import { bestStop, playable } from './advice.ts';
import { ruleLikeThis } from './always-like-this.tsx';
import { effectInShort, fitsWhen } from './card-words.ts';
import { standingInWords, sumOf } from './exchange.ts';
import { askedOf, goalOf, whenOf } from './goal.ts';
import { showsLegend } from './legend.tsx';
import { ruleInWords } from './orders/sentences.ts';
import { outcomeOf } from './outcome.ts';
import type { Situation } from './situation.ts';
import { turnBar } from './turn-bar.tsx';

const CHANCE = fastChance(7);

/** A match before anybody's orders answer, in a position that is written down or listed. */
function stateIn(scenario: object | string, options: object = {}) {
  const setup = expectOk(setupOf(rules, { scenario, options }), 'set-up');
  return expectOk(rules.setUp(setup, CHANCE), 'opening');
}

const viewIn = (document: object, side: 'german' | 'anglo'): View => rules.view(stateIn(document), { side, player: 0 });

/** The German attacks with one card the other's; the defender is to answer, or modifiers are asked for. */
const fight = (
  hand: readonly string[],
  window: 'lostAttack' | 'modifier',
  attacker = 'Panther',
  target = 'M4 Sherman',
) => ({
  options: { anglo: 'american' },
  position: {
    window,
    active: 'german',
    ...(window === 'modifier' ? { awaited: 'german' } : {}),
    forces: {
      german: {
        hand: window === 'modifier' ? hand : ['HEAT Round'],
        table: [{ id: '#1', unit: attacker, attacked: 'thisTurn' }],
        turns: 3,
      },
      anglo: { hand: window === 'modifier' ? ['Mud'] : hand, table: [{ id: '#2', unit: target }], turns: 2 },
    },
    attack: { attacker: '#1', target: '#2' },
  },
});

const situationOf = (view: View, part: Partial<Situation> = {}): Situation =>
  ({
    view,
    open: view.open,
    side: view.side,
    bottom: view.side ?? 'german',
    choosing: true,
    ready: true,
    props: { canUndo: false, undo: () => {}, order: () => Promise.resolve(null) },
    ...part,
  }) as unknown as Situation;

const barOf = (view: View, picked: TacticId | null, asked = false) =>
  turnBar(situationOf(view), { picked, pick: () => {}, asked, ask: () => {} }, []);

const id = (name: string): TacticId => {
  const tactic = tacticNamed(name);
  if (tactic === undefined || tactic === null) throw new Error(name);
  return tactic.id;
};

test('K-1: the computer is played from turn 1, and the person begins', async () => {
  const { ref, sides, options } = rules;
  const scenarios = rules.scenarios.map((one) => ({ ...one, levels: [] as readonly string[] }));
  const input = await againstComputer({ ...ref, title: '', sides, options, scenarios } as unknown as RuleSetInfo);
  expect(input.scenario).toBe('american-even');
  const side = input.side as 'german';
  const { open } = rules.view(stateIn(input.scenario, input.options as object), { side, player: 0 });
  expect([open.active, open.forces[side].turns, open.phase]).toEqual([side, 1, 'maneuver']);
  expect([open.forces.german.casualties, open.forces.anglo.casualties]).toEqual([[], []]);
  expect(whenOf(open, side, true)).toBe('turn 1, you begin');
  expect(goalOf(open, side)).toBe('Goal: destroy 18 American cards. 0 so far');
});

describe('K-2: figures with words', () => {
  test('no name is spelt as the list misspells it, and figures are read with the words that are shown', () => {
    const all = NATIONS.flatMap((nation) => FORMATIONS[nation]);
    for (const unit of all) expect(unitInWords(unit.id), unit.name).toContain(`Gun ${unit.pen}, Infantry ${unit.inf}`);
    expect(unitName('G11')).toBe('Panzerschreck Team');
    expect(all.filter((unit) => /schrek\b/.test(unitName(unit.id)))).toEqual([]);
  });

  test('the legend stands until three turns are ended', () => {
    const view = viewIn(fight(['Tracers'], 'modifier'), 'german');
    const after = (turns: number, active: 'german' | 'anglo'): boolean => {
      const german = { ...view.open.forces.german, turns };
      return showsLegend({ open: { ...view.open, active, forces: { ...view.open.forces, german } }, side: 'german' });
    };
    expect([after(1, 'german'), after(2, 'anglo'), after(3, 'german')]).toEqual([true, true, true]);
    expect([after(3, 'anglo'), after(4, 'german')]).toEqual([false, false]);
    expect(showsLegend({ open: view.open, side: null })).toBe(false);
  });
});

describe('K-3: the sum of the fight', () => {
  const attackIn = (cards: readonly (readonly [string, boolean])[]): Attack => {
    const { attack } = viewIn(fight([], 'modifier', 'PzIVh'), 'german').open;
    if (attack === null) throw new Error('no attack');
    const played = cards.map(
      ([name, negated]): PlayedCard => ({ side: 'anglo', card: id(name), window: 'modifier', negated }),
    );
    return { ...attack, cards: played };
  };

  test('is written out with every card', () => {
    const attack = attackIn([
      ['Entrenched', false],
      ['500 yards', false],
    ]);
    expect(
      sumOf(attack)
        .map(({ words }) => words)
        .join(' '),
    ).toMatch(/^9 − \d+ Entrenched − 1 500 yards = \d+ against Def 6$/);
    expect(standingInWords(attack)).toMatch(/^\d+ short$/);
  });

  test('equals the sum of the game for all cards, cancelled or not', () => {
    for (const { name } of TACTICS)
      for (const negated of [false, true]) {
        const attack = attackIn([[name, negated]]);
        const terms = sumOf(attack).map(({ words }) => words);
        const [first = '', last = ''] = [terms[0], terms.at(-1)];
        const change = /^([+−]) (\d+) /.exec(terms[1] ?? '');
        const added = change === null ? 0 : Number(change[2]) * (change[1] === '+' ? 1 : -1);
        expect(Number(first) + added, name).toBe(modifiedFactor(attack));
        expect(last).toBe(`= ${modifiedFactor(attack)} against Def ${defenceOf(attack)}`);
      }
  });
});

/** What one line, and two, of a phone's foot hold without a picture (F-4). */
const ROOM = { order: 46, result: 100, short: 76 } as const;

/** What a card of each kind can come to. */
const RESULTS = {
  modify: ['destroyed', 'survives', 'endsByRange'],
  lost: ['stops'],
  endTurn: ['endsTurn'],
  outOfAction: ['attackerOut', 'targetOut'],
  free: ['anotherAttack'],
  negate: ['negates'],
  recover: ['recovers'],
} as const;

describe('K-4: what comes of a card, in the foot', () => {
  test('the words of the drawing', () => {
    const view = viewIn(fight(['AP Round'], 'modifier', 'StgIIIf'), 'german');
    expect(outcomeOf(view, previewCard(view, id('AP Round')))).toEqual({
      order: 'Play AP Round: 9 + 3 = 12',
      result: '12 against 6: the M4 Sherman would be destroyed. They may still answer with a card.',
      short: '12 against 6: the M4 Sherman would be destroyed.',
    });
    expect(barOf(view, id('AP Round'))).toMatchObject({
      verb: { words: 'Play AP Round' },
      end: { words: 'Let it stand' },
      back: { words: 'Cancel' },
    });
  });

  test('all 92 cards fit, against all units', () => {
    const view = viewIn(fight(['AP Round'], 'modifier'), 'german');
    const names: readonly UnitId[] = NATIONS.flatMap((nation) => FORMATIONS[nation].map((unit) => unit.id));
    for (const unit of names) {
      const attack = {
        ...(view.open.attack as Attack),
        attacker: { id: '#1', unit },
        target: { id: '#2', unit, place: 'table' },
      } as Attack;
      const here: View = { ...view, open: { ...view.open, attack } };
      for (const { id: card, effect } of TACTICS)
        for (const result of RESULTS[effect.kind]) {
          const said = outcomeOf(here, { card, refusal: null, factor: 15, margin: 5, result });
          expect(said.order.length, said.order).toBeLessThanOrEqual(ROOM.order);
          expect(said.short.length, said.short).toBeLessThanOrEqual(ROOM.short);
          expect(said.result.length, said.result).toBeLessThanOrEqual(ROOM.result);
        }
    }
  });
});

describe('K-5: the hand', () => {
  test('each card says in few words what it does, and when it fits', () => {
    const phases = ['maneuver', 'target', 'lostAttack', 'negate', 'modifier', 'finish', 'free'] as const;
    for (const tactic of TACTICS)
      for (const phase of phases) {
        expect(effectInShort(tactic.effect).length, tactic.name).toBeLessThanOrEqual(16);
        expect(fitsWhen(tactic, phase), tactic.name).toMatch(/^[^.]{4,30}$/);
      }
  });

  test.each([
    ['AP Round', 'target', 'Gun +3, in the fight'],
    ['Radio', 'modifier', 'after the attack'],
    ['Rally', 'modifier', 'after a morale card'],
    ['Soft Ground', 'lostAttack', 'heavy tanks only'],
    ['Machine Gun', 'modifier', 'tanks, infantry only'],
  ] as const)('%s in %s: %s', (name, phase, words) => {
    const tactic = tacticNamed(name);
    expect(tactic && fitsWhen(tactic, phase)).toBe(words);
  });

  test('Next walks over the cards that can be played, and over no other', () => {
    const view = viewIn(fight(['AP Round', 'Radio', 'Rear Hit', 'Rally'], 'modifier'), 'german');
    expect(playable(view)).toHaveLength(2);
    expect(barOf(view, null)).toMatchObject({
      verb: null,
      next: { words: 'Next (2)' },
      end: { words: 'Let it stand' },
    });
    const none = viewIn(fight(['Radio', 'Rally'], 'modifier'), 'german');
    expect(barOf(none, null)).toMatchObject({ verb: null, next: null, end: { words: 'Let it stand' } });
  });

  test('an empty hand is no row at all', () => {
    expect(EMPTY_TABLE.hand).toBeNull();
  });
});

describe('K-6: who answers', () => {
  const view = viewIn(fight(['Buttoned Down', 'Soft Ground', 'Rally', 'Tracers'], 'lostAttack'), 'anglo');

  test('the head says who attacks whom, and the sum; one line, whatever they are called', () => {
    expect(askedOf(view.open, 'anglo')).toBe('Panther attacks your M4 Sherman: 12 against 6');
    expect(whenOf(view.open, 'anglo', true)).toBe('German turn 3');
    expect(askedOf(view.open, 'german')).toBeNull();
    for (const attacker of FORMATIONS.german)
      for (const target of [...FORMATIONS.american, ...FORMATIONS.british]) {
        const attack = {
          ...(view.open.attack as Attack),
          attacker: { id: '#1', unit: attacker.id },
          target: { id: '#2', unit: target.id, place: 'table' },
        };
        expect(askedOf({ ...view.open, attack } as Open, 'anglo')?.length).toBeLessThanOrEqual(46);
      }
  });

  test('the cheapest stop is chosen, where a card would be lost', () => {
    expect(bestStop(view)).toBe(id('Buttoned Down'));
    expect(barOf(view, bestStop(view))).toMatchObject({
      order: 'Play Buttoned Down: the attack stops',
      verb: { words: 'Stop them' },
      end: { words: 'Take the hit' },
    });
    const holds = viewIn(fight(['Buttoned Down'], 'lostAttack', 'PzIVh', 'M26 Pershing'), 'anglo');
    expect(bestStop({ ...holds, open: { ...holds.open } })).toBe(id('Buttoned Down'));
    const safe = viewIn(fight(['Buttoned Down'], 'lostAttack', 'StgIIIf', 'M26 Pershing'), 'anglo');
    const short = { ...(safe.open.attack as Attack), attacker: { id: '#1', unit: 'G12' as const } };
    expect(bestStop({ ...safe, open: { ...safe.open, attack: short } })).toBeNull();
  });

  test('"Always answer like this" is a sentence of the standing orders', () => {
    const rule = ruleLikeThis({ view }, id('Buttoned Down'));
    expect(rule && ruleInWords(rule)).toBe(
      'When a light or medium tank attacks and I would lose it, play Buttoned Down.',
    );
  });

  test('the attacker is told the same, byte by byte, whoever answered', () => {
    const state = stateIn(fight(['Buttoned Down'], 'lostAttack'));
    const seat = { side: 'anglo', player: 0 } as const;
    const rule = ruleLikeThis({ view }, id('Buttoned Down'));
    const orders = {
      rules: rule === null ? [] : [rule],
      default: 'pass',
      rally: { mode: 'ask', minAttackValue: 0 },
      plan: null,
    } as const;
    const standing = rules.standingAnswer(rules.view(state, seat), seat, orders);
    const byHand = { type: 'play', card: id('Buttoned Down') } as const;
    expect(standing).toEqual(byHand);
    const told = (command: Command) => {
      const events = expectOk(rules.decide(state, seat, command, fastChance(3)), 'an answer');
      const german = { side: 'german', player: 0 } as const;
      const after = events.reduce((one, event) => rules.evolve(one, event), state);
      return JSON.stringify([rules.view(after, german), events.map((event) => rules.notice(event, german))]);
    };
    expect(standing === null ? '' : told(standing as Command)).toBe(told(byHand));
  });
});

test('F-6: the end of a turn is asked about where another attack could be made', () => {
  const document = fight(['Radio'], 'modifier');
  const view = viewIn(document, 'german');
  const free: View = {
    ...view,
    open: {
      ...view.open,
      phase: 'free',
      awaited: 'german',
      attack: { ...(view.open.attack as Attack), result: 'survived' },
    },
  };
  expect(playable(free)).toEqual([id('Radio')]);
  expect(barOf(free, null, true).question).toMatchObject({
    words: 'You could still play Radio. End the turn anyway?',
    yes: 'End the turn',
  });
});
