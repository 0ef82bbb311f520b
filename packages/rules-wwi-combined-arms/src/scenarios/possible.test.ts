/** Positions that no match can come to, one row for each way to say so, with the member and the rule that a refusal names. */
import { describe, expect, test } from 'vitest';
import { CONTRADICTIONS, type Contradiction } from '../catalogue/contradictions.ts';
import { REFUSALS } from '../catalogue/refusals.ts';
import { wwiCombinedArms as rules } from '../index.ts';
import { Trial } from '../testing/trial.ts';

const PLAIN = '4h3/8/8/4i3/4I3/8/8/4H3 S 1 1';
const ARMY = { units: { inf: 15, hq: 1 } };
const ARMIES = { south: ARMY, north: ARMY };
const UNIT = { id: 'S-inf-1' };
const HIT = { id: 'N-inf-1', damage: 2 };
const attack = (...units: readonly object[]) => ({ position: PLAIN, start: 'attack', units });
const move = (...units: readonly object[]) => ({ position: PLAIN, units });
const turns = (south: number, north: number) => ({
  ...move(),
  position: undefined,
  units: [
    { id: 'S-hq-1', square: 'e1' },
    { id: 'N-hq-1', square: 'e8' },
  ],
  side: 'south',
  turns: { south, north },
});
const retreat = (more: object, ...units: readonly object[]) => ({
  position: '4h3/8/8/4i3/4M3/8/8/4H3 S 1 1',
  start: 'retreat',
  retreating: 'N-inf-1',
  ...more,
  units: [{ id: 'S-mg-1', attacked: true }, { id: 'N-inf-1', damage: 3 }, ...units],
});
const NOT_PLACED = { start: 'place', units: [{ id: 'S-hq-1' }, { id: 'N-hq-1' }] };

type Row = readonly [what: string, document: unknown, fault: string, options?: object];
const IGNORED: readonly Row[] = [
  ['a position where armies are designed', { start: 'army', position: PLAIN }, 'POSITION_IGNORED null position'],
  [
    'units where armies are designed',
    { start: 'army', units: [{ id: 'S-hq-1', square: 'e1' }] },
    'POSITION_IGNORED null units',
  ],
  ['armies where armies are designed', { start: 'army', armies: ARMIES }, 'POSITION_IGNORED null armies'],
  ['a side where both design', { side: 'north' }, 'POSITION_IGNORED null side'],
  ['armies beside a position', { position: PLAIN, armies: ARMIES }, 'POSITION_IGNORED null armies'],
  ['a position beside armies', { start: 'place', position: PLAIN, armies: ARMIES }, 'POSITION_IGNORED null position'],
  ['turns before the first', { ...NOT_PLACED, turns: { south: 2, north: 2 } }, 'POSITION_IGNORED null turns'],
  [
    'turns without loss before the first',
    { ...NOT_PLACED, turnsWithoutLoss: 1 },
    'POSITION_IGNORED null turnsWithoutLoss',
  ],
  ['who retreats where nobody does', { ...move(), retreating: 'N-inf-1' }, 'POSITION_IGNORED null retreating'],
  ['a loss before the first attack', { ...move(), lossThisTurn: true }, 'POSITION_IGNORED null lossThisTurn'],
  ['a reinforcement after the moves', { ...attack(), reinforced: true }, 'POSITION_IGNORED null reinforced'],
];

const SECOND_WORDS: readonly Row[] = [
  ['a side against the id', move({ ...UNIT, side: 'north' }), 'UNIT_UNLIKE_ID CA-001 units[0].side'],
  ['a type against the id', move({ ...UNIT, type: 'tank' }), 'UNIT_UNLIKE_ID CA-001 units[0].type'],
  ['one unit twice', move(UNIT, { ...UNIT, moved: true }), 'UNIT_TWICE CA-020 units[1].id'],
  ['a side against the position', { position: PLAIN, side: 'north' }, 'SIDE_DIFFERS null side'],
  ['turns against the position', { position: PLAIN, turns: { south: 2, north: 2 } }, 'TURNS_DIFFER null turns'],
  [
    'twelve rows, campaign off',
    { position: '5h6/12/12/12/12/12/12/12/12/12/12/5H6', options: { campaign: 'off' } },
    'ROWS_DIFFER CA-067 options.campaign',
  ],
  ['eight rows, campaign on', { position: PLAIN, options: { campaign: 'on' } }, 'ROWS_DIFFER CA-067 position'],
  ['eight rows in a campaign', PLAIN, 'ROWS_DIFFER CA-067 position', { campaign: 'on' }],
  ['a run that begins with nought', '08/8/8/8/8/8/8/8', 'UNREADABLE null '],
  ['a run of none', '4h3/8/8/8/8/8/8/04H3', 'UNREADABLE null '],
  ['a run of four digits', '4h3/8/8/8/8/8/8/I0007', 'UNREADABLE null '],
  ['a turn as a power', '8/8/8/8/8/8/8/8 S 1e1 1', 'UNREADABLE null '],
  ['a turn in sixteens', '8/8/8/8/8/8/8/8 S 0x10 0x10', 'UNREADABLE null '],
  ['a turn that begins with nought', { position: '8/8/8/8/8/8/8/8 S 01 1' }, 'UNREADABLE null position'],
  ['the turn of one side alone', '8/8/8/8/8/8/8/8 S 1', 'UNREADABLE null '],
];

const COUNTERS: readonly Row[] = [
  ['one side two turns ahead', turns(3, 1), 'TURNS_APART CA-023 turns'],
  ['who plays is ahead', turns(2, 1), 'TURNS_APART CA-023 turns'],
  ['the other is two ahead', turns(1, 3), 'TURNS_APART CA-023 turns'],
  ['a turn past the limit', turns(21, 21), 'TURN_PAST_LIMIT CA-074 turns', { turnLimit: 20 }],
  ['more quiet turns than turns', { ...turns(3, 4), turnsWithoutLoss: 6 }, 'QUIET_PAST_TURNS CA-073 turnsWithoutLoss'],
  [
    'quiet turns that drew already',
    { ...turns(30, 30), turnsWithoutLoss: 40 },
    'QUIET_PAST_LIMIT CA-073 turnsWithoutLoss',
  ],
  [
    'reinforced where none was due',
    { ...turns(2, 2), reinforced: true },
    'NOT_REINFORCED CA-065 reinforced',
    { reinforcements: 'on' },
  ],
  ['reinforced without the option', { ...turns(3, 3), reinforced: true }, 'NOT_REINFORCED CA-065 reinforced'],
];

const UNITS: readonly Row[] = [
  ['no square', { units: [{ id: 'S-inf-1' }] }, 'UNIT_NOWHERE CA-020 units[0].square'],
  ['a square off the board', move({ ...UNIT, square: 'e9' }), 'OFF_BOARD null units[0].square'],
  ['a square taken', move({ ...UNIT, square: 'e5' }), 'OCCUPIED CA-020 units[0].square'],
  ['fallen with a square', move({ id: 'S-inf-2', fallen: true, square: 'a1' }), 'FALLEN_STANDS CA-059 units[0].square'],
  ['fallen with damage', attack({ id: 'N-inf-2', fallen: true, damage: 1 }), 'FALLEN_MARKED CA-059 units[0].damage'],
  [
    'fallen and retreated',
    attack({ id: 'N-inf-2', fallen: true, retreated: true }),
    'FALLEN_MARKED CA-059 units[0].retreated',
  ],
  [
    'fallen in an earlier turn, and hit in this',
    attack({ id: 'N-inf-2', fallen: true, damagedBy: ['S-inf-1'] }),
    'FALLEN_MARKED CA-059 units[0].damagedBy',
  ],
  [
    'fallen before the first turn',
    { ...NOT_PLACED, units: [...NOT_PLACED.units, { id: 'S-inf-1', fallen: true }] },
    'PLACING_FALLEN CA-021 units[2].fallen',
  ],
  [
    'moved before the first turn',
    { ...NOT_PLACED, units: [{ id: 'S-inf-1', moved: true }] },
    'PLACING_MARKED CA-021 units[0].moved',
  ],
  [
    'credits before the first turn',
    { ...NOT_PLACED, units: [{ id: 'S-inf-1', kills: 1 }] },
    'PLACING_MARKED CA-021 units[0].kills',
  ],
  ['nobody left to place', { start: 'place', position: '4h3/8/8/8/8/8/8/4H3' }, 'NOTHING_TO_PLACE CA-021 units'],
  ['a second Headquarters', move({ id: 'S-hq-2', square: 'a1' }), 'ARMY_LIMIT CA-003 units[0]'],
  ['a second Headquarters after the first fell', move({ id: 'S-hq-2', fallen: true }), 'ARMY_LIMIT CA-003 units[0]'],
  ['a third living Tank', 'TTT4h/8/8/8/8/8/8/4H3 S 1 1', 'ARMY_LIMIT CA-003 position'],
];

const DEEDS: readonly Row[] = [
  ['a Headquarters that moved', move({ id: 'S-hq-1', moved: true }), 'HEADQUARTERS_MOVED CA-032 units[0].moved'],
  ['the enemy moved', move({ id: 'N-inf-1', moved: true }), 'ENEMY_MOVED CA-030 units[0].moved'],
  ['the enemy attacked', attack({ id: 'N-inf-1', attacked: true }), 'ENEMY_ATTACKED CA-040 units[0].attacked'],
  ['an attack before the end of the moves', move({ ...UNIT, attacked: true }), 'MOVES_MARKED CA-040 units[0].attacked'],
  ['damage before the end of the moves', move(HIT), 'MOVES_MARKED CA-040 units[0].damage'],
  ['damage on who plays', attack({ ...UNIT, damage: 1 }), 'OWN_SUFFERED CA-044 units[0].damage'],
  ['a retreat of who plays', attack({ ...UNIT, retreated: true }), 'OWN_SUFFERED CA-044 units[0].retreated'],
  [
    'deeds before it is known who is first',
    { units: [{ ...UNIT, square: 'a1', moved: true }] },
    'SIDE_UNKNOWN CA-022 units[0].moved',
  ],
  ['damage by nobody known', attack({ ...HIT, damagedBy: ['S-tank-1'] }), 'UNKNOWN_UNIT CA-064 units[0].damagedBy[0]'],
  ['damage by the own side', attack({ ...HIT, damagedBy: ['N-hq-1'] }), 'CREDIT_UNFIT CA-064 units[0].damagedBy[0]'],
  [
    'damage twice by one',
    attack({ ...HIT, damagedBy: ['S-inf-1', 'S-inf-1'] }),
    'CREDIT_UNFIT CA-064 units[0].damagedBy[1]',
  ],
  [
    'one who hit two',
    attack({ ...HIT, damagedBy: ['S-inf-1'] }, { id: 'N-hq-1', damage: 1, damagedBy: ['S-inf-1'] }),
    'ATTACKED_TWICE CA-040 units[1].damagedBy[0]',
  ],
  ['damage up to the Defense', attack({ ...HIT, damage: 3 }), 'ENDURANCE_PASSED CA-050 units[0].damage'],
];

const RETREATS: readonly Row[] = [
  ['nobody', retreat({ retreating: null }), 'ENDURANCE_PASSED CA-050 units[1].damage'],
  ['an unknown unit', { position: PLAIN, start: 'retreat', retreating: 'N-tank-9' }, 'UNKNOWN_UNIT CA-050 retreating'],
  [
    'a unit whose Defense holds',
    { position: PLAIN, start: 'retreat', retreating: 'N-inf-1' },
    'ENDURANCE_PASSED CA-050 position.damage',
  ],
];

const opening = (document: unknown, options: object = {}) => {
  try {
    return new Trial(document, options).state.phase;
  } catch (error) {
    return (error as Error).message;
  }
};

describe.each<readonly [string, readonly Row[]]>([
  ['a part that would be ignored', IGNORED],
  ['two statements that disagree', SECOND_WORDS],
  ['counters that cannot have come about', COUNTERS],
  ['units', UNITS],
  ['what units did and suffered', DEEDS],
  ['who retreats', RETREATS],
])('%s', (_what, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_, [, document, fault, options]) => {
    expect(opening(document, options)).toBe(fault);
    const code = fault.split(' ')[0] as keyof typeof REFUSALS;
    expect(REFUSALS[code]).toMatch(/^[A-Z].*\.$/);
  });
});

test('each kind has a sentence and a rule of its own', () => {
  const sentences = Object.values(CONTRADICTIONS).map(([, sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const code of Object.keys(CONTRADICTIONS)) expect(REFUSALS[code as Contradiction]).toMatch(/^[A-Z].*\.$/);
});

test('a unit that must retreat has not retreated before (CA-058), and has somewhere to go (CA-056)', () => {
  const before = { ...retreat({}), units: [{ id: 'N-inf-1', damage: 3, retreated: true }] };
  expect(opening(before)).toBe('SECOND_RETREAT CA-058 retreating');
  const corner = { position: 'iI6/1I6/8/8/8/8/8/4H3 S 1 1', start: 'retreat', retreating: 'N-inf-1' };
  expect(opening({ ...corner, units: [{ id: 'N-inf-1', damage: 3 }] })).toBe('NO_RETREAT CA-056 retreating');
  const own = { position: PLAIN, start: 'retreat', retreating: 'S-inf-1' };
  expect(opening(own)).toMatch(/^(ENDURANCE_PASSED|OWN_RETREAT) CA-050/);
});

test.each([
  ['the same side and turns said twice', { position: PLAIN, side: 'south', turns: { south: 1, north: 1 } }],
  ['side and type with the id', move({ ...UNIT, side: 'south', type: 'inf' })],
  ['twelve rows', '5h6/12/12/12/12/12/12/12/12/12/12/5H6 S 1 1'],
  ['one who hit one', attack({ ...UNIT, attacked: true }, { ...HIT, damagedBy: ['S-inf-1'] })],
  ['a reinforcement taken when it was due', { ...turns(3, 3), reinforced: true }],
])('%s is a position', (_what, document) => {
  expect(opening(document, { reinforcements: 'on', experienced: 'on' })).toMatch(/^(move|attack)$/);
});

test('a document that was read is read as itself', () => {
  for (const raw of [
    PLAIN,
    {},
    attack(HIT),
    retreat({}),
    { armies: ARMIES },
    '5h6/12/12/12/12/12/12/12/12/12/12/5H6',
  ]) {
    const read = rules.parse.scenario(raw);
    if (!read.ok) throw new Error(read.fault.code);
    expect(rules.parse.scenario(read.value)).toEqual(read);
  }
});

test('CA-023 of equal turn numbers who plays began, else the other', () => {
  expect(new Trial('4h3/8/8/8/8/8/8/4H3 N 2 2').state.first).toBe('north');
  expect(new Trial('4h3/8/8/8/8/8/8/4H3 N 3 2').state.first).toBe('south');
});

test('units written down without an id are numbered, each type by itself', () => {
  const square = (side: string, type: string, at: string) => ({ side, type, square: at });
  const { state } = new Trial({
    units: [
      ...[square('south', 'inf', 'a2'), square('south', 'inf', 'b2'), square('south', 'mg', 'c2')],
      ...[square('north', 'inf', 'a7'), { id: 'S-inf-4', square: 'd2' }, square('south', 'inf', 'e2')],
      ...[square('south', 'hq', 'e1'), square('north', 'hq', 'e8')],
    ],
  });
  const standing = Object.fromEntries(state.units.map(({ id, at }) => [at, id]));
  expect([standing.a2, standing.b2, standing.c2, standing.a7, standing.d2, standing.e2]).toEqual([
    ...['S-inf-1', 'S-inf-2', 'S-mg-1', 'N-inf-1', 'S-inf-4', 'S-inf-3'],
  ]);
});

test('a unit without an id beside a position is numbered after those that stand', () => {
  const { state } = new Trial(move({ side: 'south', type: 'inf', square: 'a2' }));
  expect(state.units.find(({ at }) => at === 'a2')?.id).toBe('S-inf-2');
});
