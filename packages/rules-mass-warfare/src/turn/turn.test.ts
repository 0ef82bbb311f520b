/** Initiative, windows, ends and leaving (MW-040, MW-160 to MW-173). */

import { describe, expect, test } from 'vitest';
import { massWarfare as rules } from '../index.ts';
import type { Side } from '../state.ts';
import { type Row, tableOf } from '../testing/rows.ts';
import type { Trial } from '../testing/trial.ts';
import { awaitedIn } from './places.ts';
import { conqueror, placesAt } from './ranking.ts';

const INF = { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' };
const places = (trial: Trial) => trial.war.outcome?.places.map(({ side, place }) => `${side} ${place}`);

const ROWS: readonly Row[] = [
  {
    rule: 'MW-040',
    what: 'high goes first, ties are thrown again among themselves',
    given: { units: INF },
    opening: [4, 4, 2, 2, 1, 5],
    play: [],
    see: (trial) => [trial.war.order, trial.awaited],
    is: [['s2', 's1'], 's2 march'],
  },
  {
    rule: 'MW-171',
    what: 'a step opens only for who has a choice in it, and ends with their pass alone',
    given: { step: 10, units: INF },
    play: [
      'march s1-inf-1 > 1,0',
      { line: 'march s1-inf-1 > 0,0', refused: 'ALREADY_MOVED' },
      { line: 's2: march s2-inf-1 > -3,4', refused: 'NOT_YOUR_WINDOW' },
      { line: 'base s1-inf-1 = fact', refused: 'NOT_YOUR_WINDOW' },
      'pass',
    ],
    see: (trial) => trial.awaited,
    is: 's2 march',
  },
  {
    rule: 'MW-160',
    what: 'who controls every city after step 18 wins at once',
    given: {
      step: 12,
      terrain: { '0,0': 'C1' },
      control: { s1: ['-40,-1'] },
      units: { 's1-inf-1': '0,0', 's2-tank-1': '-4,4' },
    },
    play: ['pass'],
    see: (trial) => [trial.war.outcome?.reason, places(trial), trial.awaited],
    is: ['cities', ['s1 1', 's2 2'], 'cities'],
  },
  {
    rule: 'MW-161',
    what: 'no city and nothing that could claim one: out, with all that is theirs; the last one standing wins',
    given: {
      step: 12,
      terrain: { '0,0': 'A1', '1,0': 'C1' },
      control: { s1: ['-40,-1'] },
      units: { 's1-inf-1': '0,0', 's2-tank-1': '-4,4', 's2-trn-1': '3,0', 's2-tank-2': 's2-trn-1' },
      bases: { '2,2': 'fact' },
    },
    play: ['pass'],
    see: (trial) => [
      trial.war.outcome?.reason,
      places(trial),
      trial.war.armies.s2,
      trial.owner('-39,-1'),
      trial.metal('s2'),
      Object.values(trial.war.bases),
    ],
    is: ['last-standing', ['s1 1', 's2 2'], [], 0, 0, ['fact']],
  },
  {
    rule: 'MW-161',
    what: 'carried Infantry counts as having',
    given: {
      step: 12,
      terrain: { '0,0': 'A1', '1,0': 'C1' },
      control: { s1: ['-40,-1'] },
      units: { 's1-inf-1': '0,0', 's2-trn-1': '3,0', 's2-mech-1': 's2-trn-1' },
    },
    play: [['pass', 6, 1]],
    see: (trial) => [trial.war.outcome, trial.war.turn],
    is: [null, 2],
  },
  {
    rule: 'MW-164',
    what: 'ten quiet turns end the war',
    given: { step: 10, units: { 's1-tank-1': '0,0' } },
    play: [...Array.from({ length: 9 }, () => ['pass', 6, 1] as const), 'pass'],
    see: (trial) => [trial.war.outcome?.reason, trial.war.turn],
    is: ['stagnation', 10],
  },
  {
    rule: 'MW-164',
    what: 'an attack, a claim, a unit or a base begins the count anew',
    given: { step: 10, terrain: { '1,0': 'A1' }, units: { 's1-inf-1': '0,0', 's1-tank-1': '0,2' } },
    play: ['march s1-inf-1 > 1,0', ['pass', 6, 1]],
    see: (trial) => [trial.war.quiet, trial.war.turn],
    is: [0, 2],
  },
  {
    rule: 'MW-163',
    what: 'at the turn limit the population decides, then cities, hexes, units, metal with oil',
    given: {
      step: 10,
      turn: 10,
      options: { turnLimit: 10 },
      terrain: { '0,0': 'C1' },
      control: { s1: ['0,0'] },
      units: { 's1-tank-1': '2,0', 's2-tank-1': '-4,4' },
    },
    play: ['pass', 's2: pass'],
    see: (trial) => [trial.war.outcome?.reason, trial.war.outcome?.places],
    is: [
      'turn-limit',
      [
        { side: 's1', place: 1, score: 7 },
        { side: 's2', place: 2, score: 6 },
      ],
    ],
  },
  {
    rule: 'MW-163',
    what: 'a tie on all five is a draw',
    given: { step: 10, turn: 10, options: { turnLimit: 10 }, units: { 's1-tank-1': '2,0', 's2-tank-1': '-4,4' } },
    play: ['pass', 's2: pass'],
    see: places,
    is: ['s1 1', 's2 1'],
  },
  {
    rule: 'MW-162',
    what: 'who resigns leaves at once: with one active player left it is over',
    given: { step: 10, units: INF },
    play: ['s2: leave resignation'],
    see: (trial) => [trial.war.outcome?.reason, places(trial), trial.at('s2-inf-1'), trial.owner('-40,-1')],
    is: ['resignation', ['s1 1', 's2 2'], null, 0],
  },
  {
    rule: 'MW-173',
    what: 'what is done in a window is one visit; the next window is another',
    given: {
      step: 7,
      bases: { '0,0': 'airf', '1,2': 'airf' },
      control: { s1: ['0,0', '1,2'] },
      units: { 's1-ftr-1': '0,0', 's1-war-1': '3,0' },
      orders: { s1: { transfers: 'ask' } },
    },
    play: ['transfer s1-ftr-1 > 1,2', 'pass', 'sail s1-war-1 > 3,1'],
    see: (trial) => trial.all('opened').map((event) => [event.step, event.fresh, rules.reveals(event)]),
    is: [[8, false, false]],
  },
];

tableOf(ROWS);

const THREE = { map: 'three-crowns' };

/** Dice that go 1, 2, 3 and so on: ties end. */
function cycling() {
  let thrown = 0;
  const take = (): never => {
    throw new Error('no cards');
  };
  return { draw: () => 1 + (thrown++ % 6), take };
}

const open = (document: object, options: object = {}) => {
  const scenario = rules.parse.scenario({ order: ['s1', 's2', 's3'], ...document });
  const chosen = rules.parse.options(options);
  if (!scenario.ok || !chosen.ok) throw new Error(JSON.stringify([scenario, chosen]));
  const setup = { scenario: scenario.value, options: chosen.value, carryOver: null };
  const dice = cycling();
  const state = rules.setUp(setup, dice);
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return { setup, state: state.value };
};

describe('MW-169: a share of the people conquers', () => {
  const held = (control: object, conquestShare: number) =>
    conqueror(open({ ...THREE, control, step: 10 }, { conquestShare }).state.war);
  const zone: Readonly<Record<Side, readonly number[][]>> = {
    s1: [
      [-1, -6],
      [0, -6],
      [1, -6],
      [-2, -4],
    ],
    s2: [
      [-6, 5],
      [-6, 6],
      [-4, 6],
      [-6, 7],
    ],
    s3: [
      [7, -1],
      [6, 0],
      [6, -2],
      [5, 1],
    ],
    s4: [],
  };

  test('of 63 people: 30 are 47 per cent', () => {
    const control = { s1: [...zone.s1, ...zone.s2] };
    expect(held(control, 47)).toBe('s1');
    expect(held(control, 48)).toBeNull();
    expect(held(control, 100)).toBeNull();
  });

  test('the greater share wins, and a tie decides nothing', () => {
    const more = { s1: [...zone.s1, ...zone.s2], s3: zone.s3 };
    expect(held(more, 40)).toBe('s1');
    expect(held({ s1: zone.s1, s2: zone.s2 }, 40)).toBeNull();
  });
});

describe('MW-162, MW-168: one of three leaves', () => {
  const seat = (side: Side) => ({ side, player: 0 });
  const dice = cycling();
  const leave = (state: ReturnType<typeof open>['state'], side: Side) => {
    const left = rules.decide(state, seat(side), { type: 'leave', why: 'resignation' }, dice);
    if (!left.ok) throw new Error(left.fault.code);
    return left.value.reduce(rules.evolve, state);
  };

  test('the match plays on, and steps that were owed are skipped', () => {
    const { state } = open({ ...THREE, step: 10 });
    const after = leave(state, 's1');
    expect(rules.pending(after, 'spectator')).toMatchObject({ side: 's2', window: 'march' });
    expect(rules.sidesIn(after)).toEqual(['s2', 's3']);
    expect(after.war.armies.s1).toEqual([]);
    expect(after.war.control).not.toContain(1);
    expect(after.war.players.s1).toMatchObject({ metal: 0, oil: 0, left: { why: 'resigned', turn: 1, step: 10 } });
    const end = leave(after, 's2');
    expect(end.war.outcome).toMatchObject({
      reason: 'resignation',
      places: [
        { side: 's1', place: 2 },
        { side: 's2', place: 2 },
        { side: 's3', place: 1 },
      ],
    });
  });

  test('MW-168: who left later has the better place; MW-165: who is still in shares a draw', () => {
    const { state } = open({ ...THREE, step: 10 });
    const early = leave(state, 's3');
    const later = { ...early, war: { ...early.war, turn: 4 } };
    const places = placesAt(later.war, { by: 'agreement' }).map(({ side, place }) => `${side} ${place}`);
    expect(places).toEqual(['s1 1', 's2 1', 's3 3']);
    expect(leave(later, 's1').war.outcome?.places.map(({ side, place }) => `${side} ${place}`)).toEqual([
      's1 2',
      's2 1',
      's3 3',
    ]);
  });

  test('MW-162: in a secret window nobody’s plans are disturbed; it is cleared when the window closes', () => {
    const { state } = open({ ...THREE, step: 10 }, { pace: 'sealed' });
    expect(rules.pending(state, 'spectator')).toMatchObject({ kind: 'orders', from: ['s1', 's2', 's3'] });
    const after = leave(state, 's2');
    expect(after.war.armies.s2).toHaveLength(5);
    expect(rules.pending(after, 'spectator')).toMatchObject({ kind: 'orders', from: ['s1', 's3'] });
    const both = (['s1', 's3'] as const).reduce((now, side) => {
      const ready = rules.decide(now, seat(side), { type: 'ready' }, dice);
      if (!ready.ok) throw new Error(ready.fault.code);
      return ready.value.reduce(rules.evolve, now);
    }, after);
    expect(both.war.armies.s2).toEqual([]);
    expect(both.war.control).not.toContain(2);
  });

  test('MW-161, MW-167: eliminated in the same step they share the first place', () => {
    const empty = { control: {}, bases: [], units: [{ id: 's1-tank-1', hex: [2, -4] }] };
    const { state } = open({ ...THREE, ...empty, step: 10 });
    let end = state;
    for (let side = awaitedIn(end.war)?.side; end.war.outcome === null; side = awaitedIn(end.war)?.side) {
      const passed = rules.decide(end, seat(side ?? 's1'), { type: 'pass', dropped: [] }, dice);
      if (!passed.ok) throw new Error(passed.fault.code);
      end = passed.value.reduce(rules.evolve, end);
    }
    expect(end.war.outcome).toMatchObject({
      reason: 'last-standing',
      places: [{ place: 1 }, { place: 1 }, { place: 1 }],
    });
  });

  test('MW-161: bases and fire stay where a player is put out', () => {
    const empty = {
      control: { s1: [[0, -6]], s2: [[-6, 6]], s3: [[5, 0]] },
      bases: [{ hex: [5, 0], base: 'fact' }],
      fire: [{ hex: [5, 0], counters: 3 }],
      units: [
        { id: 's1-inf-1', hex: [0, -6] },
        { id: 's2-inf-1', hex: [-6, 6] },
        { id: 's3-tank-1', hex: [6, 0] },
      ],
    };
    const { state } = open({ ...THREE, ...empty, step: 18 });
    expect(state.war.players.s3?.left).toMatchObject({ why: 'eliminated' });
    const at = state.war.bases;
    expect(Object.values(at)).toEqual(['fact']);
    expect(rules.sidesIn(state)).toEqual(['s1', 's2']);
  });
});

test('MW-170: a match has the seats of its map', () => {
  expect(rules.sidesOf(open(THREE).setup)).toEqual(['s1', 's2', 's3']);
  expect(rules.scenarios.map(({ id, sides }) => `${id} ${sides.length}`)).toEqual([
    'first-game 2',
    'twin-rivers 2',
    'ford 2',
    'three-crowns 3',
    'four-corners 4',
    'twin-rivers-decision 2',
    'three-crowns-decision 3',
    'four-corners-decision 4',
  ]);
});

test('MW-011: five Infantry each are placed beside own cities, not on them', () => {
  const { state } = open({ map: 'ford', order: null }, { freePlacement: 'on' });
  expect(rules.pending(state, 'spectator')).toMatchObject({ side: 's1', window: 'placement' });
  let now = state;
  const dice = cycling();
  const give = (side: Side, at: readonly [number, number]) => {
    const placed = rules.decide(now, { side, player: 0 }, { type: 'place', at }, dice);
    if (!placed.ok) return placed.fault.code;
    now = placed.value.reduce(rules.evolve, now);
    return null;
  };
  expect([give('s2', [4, -1]), give('s1', [-4, 0]), give('s1', [4, 0]), give('s1', [-8, 3])]).toEqual([
    'NOT_YOUR_WINDOW',
    'ILLEGAL_TARGET',
    'NOT_OWNER',
    'NOT_OWNER',
  ]);
  for (let count = 0; rules.pending(now, 'spectator').kind === 'choice' && now.war.step === 0; count++) {
    expect(count).toBeLessThan(10);
    const side = count < 5 ? 's1' : 's2';
    const [first] = rules.legalCommands(rules.view(now, { side, player: 0 }), { side, player: 0 });
    if (first?.type !== 'place') throw new Error('nothing to place');
    expect(give(side, [first.at[0], first.at[1]])).toBeNull();
  }
  expect([now.war.armies.s1?.length, now.war.armies.s2?.length, now.war.step]).toEqual([5, 5, 10]);
});

test('MW-011: a hex beside an own city, but not controlled, is open to nobody', () => {
  const home = [[-4, 0]] as const;
  const { state } = open({ map: 'ford', order: null, control: { s1: home, s2: [] } }, { freePlacement: 'on' });
  const seat = { side: 's1', player: 0 } as const;
  expect(rules.legalCommands(rules.view(state, seat), seat)).toEqual([]);
});

test('MW-162: who has left long ago is not cleared again with every window', () => {
  const dice = cycling();
  let { state } = open({ ...THREE, step: 10 }, { pace: 'sealed' });
  const cleared: string[] = [];
  const give = (side: Side, command: Parameters<typeof rules.decide>[2]) => {
    const decided = rules.decide(state, { side, player: 0 }, command, dice);
    if (!decided.ok) throw new Error(decided.fault.code);
    for (const event of decided.value) if (event.type === 'cleared') cleared.push(event.side);
    state = decided.value.reduce(rules.evolve, state);
  };
  give('s2', { type: 'leave', why: 'resignation' });
  for (let window = 0; window < 3; window += 1)
    for (const side of ['s1', 's3'] as const) {
      const pending = rules.pending(state, 'spectator');
      if (pending.kind === 'orders') give(side, { type: 'ready' });
      else if (pending.kind === 'choice') give(pending.side, { type: 'pass', dropped: [] });
    }
  expect(cleared).toEqual(['s2']);
});

test('MW-165: whose time is up where nobody ends the match has the place behind all others', () => {
  const { state } = open({ ...THREE, step: 10 });
  const places = placesAt(state.war, { by: 'timeout', side: 's2' });
  expect(places.map(({ side, place }) => `${side} ${place}`)).toEqual(['s1 1', 's2 3', 's3 1']);
});
