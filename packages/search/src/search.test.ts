import {
  type AnyRuleSet,
  canonicalJson,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  type GameTypes,
  LEVEL_NAMES,
  type Level,
  openMatch,
  ordersOf,
  owing,
  play,
  type Seat,
  type Setup,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { exampleGame } from '@fieldpost/engine/example-game';
import { describe, expect, test } from 'vitest';
import { forks } from './fork.ts';
import { type Plan, planOf } from './plan.ts';
import { reasonsFor } from './reasons.ts';
import { thinkerFor } from './thinker.ts';
import { chanceToWin, exponential, leadOf } from './value.ts';

const rules = exampleGame as unknown as AnyRuleSet;
const guide = rules.guidance.search;
if (guide === null) throw new Error('the example game has lost its guidance');
const SETUP = expectOk(setupOf(rules, { scenario: 'two-flags' }), 'set-up') as Setup<GameTypes>;
const RED: Seat<string> = { side: 'red', player: 0 };
const ALL = LEVEL_NAMES;

/** A match in which both sides have buried their flags, and the side to move. */
function afterBurial(seed: number): { readonly game: Game; readonly seat: Seat<string> } {
  const chance = fastChance(seed);
  let { game } = expectOk(openMatch(rules, SETUP, chance), 'opening');
  for (const side of ['red', 'blue'])
    for (const command of [{ type: 'bury', field: 2 }, { type: 'ready' }])
      game = expectOk(play(rules, game, { side, player: 0 }, command, chance), 'burial').game;
  return { game, seat: { side: owing(rules, game)[0] ?? 'red', player: 0 } };
}

function asked(game: Game, seat: Seat<string>, level: Level, seed: number): Plan | null {
  const view = viewOf(rules, game, seat);
  return planOf(rules, {
    setup: SETUP,
    view,
    seat,
    orders: ordersOf(rules, game, seat),
    heard: null,
    level,
    seed,
    nodes: 800,
  });
}

const thinker = (nodes = 500) => thinkerFor(rules, guide, SETUP, { seat: RED, seed: 5, nodes });

describe('values', () => {
  test('the exponential is that of mathematics', () => {
    for (let x = -40; x <= 40; x += 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 10);
  });

  test('chances of all sides add up to 1, and follow the lead', () => {
    const { game } = afterBurial(3);
    const [red, blue] = ['red', 'blue'].map((side) => chanceToWin(thinker(), game, side)) as [number, number];
    expect(red + blue).toBeCloseTo(1, 9);
    expect(leadOf(thinker(), game, 'red') > 0).toBe(red > blue);
  });
});

describe('chance is forked', () => {
  test('every result of a die, each as likely', () => {
    const { game, seat } = afterBurial(4);
    const at = seat.side === 'red' ? 'blue' : 'red';
    const aimed = expectOk(play(rules, game, seat, { type: 'aim', at, field: 1 }, fastChance(1)), 'aim').game;
    const { exact, outcomes } = forks(thinker(), aimed, seat, { type: 'fire', card: 'none' }, { most: 64, seed: 1 });
    expect(exact).toBe(true);
    expect(outcomes.map(({ weight }) => weight)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
    const shots = outcomes.map((one) => (one.game.state as { readonly shot: number }).shot);
    expect(shots).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('cards by name and count, and samples where there are too many', () => {
    const { game, seat } = afterBurial(5);
    const scout = { ...seat, player: 1 };
    const drawn = forks(thinker(), game, scout, { type: 'draw' }, { most: 64, seed: 1 });
    expect(drawn.outcomes.map(({ weight }) => weight)).toEqual([1 / 2, 1 / 2]);
    const few = forks(thinker(), game, scout, { type: 'draw' }, { most: 1, seed: 1 });
    expect([few.exact, few.outcomes.length]).toEqual([false, 1]);
  });

  test('nothing comes of what is refused', () => {
    const { game, seat } = afterBurial(5);
    expect(forks(thinker(), game, seat, { type: 'smoke' }, { most: 9, seed: 1 }).outcomes).toEqual([]);
  });
});

describe.each(ALL)('%s', (level) => {
  test('gives the same plan for the same question', () => {
    const { game, seat } = afterBurial(6);
    const plans = [7, 7, 8].map((seed) => canonicalJson(JSON.parse(JSON.stringify(asked(game, seat, level, seed)))));
    expect(plans[0]).toBe(plans[1]);
  });

  test('gives lines that are legal one after another, within its nodes', () => {
    const { game: begun, seat } = afterBurial(9);
    const plan = asked(begun, seat, level, 3);
    let game = begun;
    for (const line of plan?.lines ?? []) {
      const command = expectOk(rules.read(line, viewOf(rules, game, seat), seat), line);
      game = expectOk(play(rules, game, seat, command, fastChance(2)), line).game;
    }
    expect(plan?.lines.length).toBeGreaterThan(0);
    expect(plan?.nodes).toBeLessThan(3 * 800);
    expect(plan?.expects).toBeGreaterThanOrEqual(0);
    expect(plan?.expects).toBeLessThanOrEqual(1000);
  });

  test('plays a whole match', () => {
    const next = fastNumbers(12);
    const chance = fastChance(12);
    let { game } = expectOk(openMatch(rules, SETUP, chance), 'opening');
    for (let count = 0; game.ending === null && count < 500; count++) {
      const seat = { side: owing(rules, game)[0] ?? 'red', player: 0 };
      const [line = ''] = asked(game, seat, level, next())?.lines ?? [];
      const command = expectOk(rules.read(line, viewOf(rules, game, seat), seat), line);
      game = expectOk(play(rules, game, seat, command, chance), line).game;
    }
    expect(game.ending).not.toBeNull();
  });
});

test('nobody thinks where nobody has told how', () => {
  const { game, seat } = afterBurial(1);
  const untold = { ...rules, guidance: { ...rules.guidance, search: null } };
  const view = viewOf(rules, game, seat);
  const orders = ordersOf(rules, game, seat);
  expect(
    planOf(untold, { setup: SETUP, view, seat, orders, heard: null, level: 'general', seed: 1, nodes: 100 }),
  ).toBeNull();
});

describe('reasons', () => {
  const other: Seat<string> = { side: 'blue', player: 0 };
  const begun = () => afterBurial(9).game;
  /** The same with other strength of one camp. */
  const strong = (game: Game, side: string, strength: number): Game => {
    const { camps, ...state } = game.state as { readonly camps: readonly { readonly side: string }[] };
    const changed = camps.map((camp) => (camp.side === side ? { ...camp, strength } : camp));
    return { ...game, state: { ...state, camps: changed } as Game['state'] };
  };
  const worded = (before: Game, after: Game) => reasonsFor(thinker(), before, after).map(({ words }) => words);

  test('tell what rises for the seat, and what falls for others, but nothing that became worse', () => {
    const [before, low] = [strong(strong(begun(), 'red', 3), 'blue', 3), 1];
    expect(worded(before, strong(before, RED.side, 5))).toEqual(['has more strength']);
    expect(worded(before, strong(before, other.side, low))).toEqual(['leaves them less strength']);
    expect(worded(before, strong(before, RED.side, low))).toEqual([]);
    expect(worded(before, before)).toEqual([]);
  });

  test('of a plan are of its turn, and of its first order', () => {
    const { game, seat } = afterBurial(9);
    const plan = asked(game, seat, 'general', 3);
    expect(plan?.commands.length).toBe(plan?.lines.length);
    for (const { change } of [...(plan?.reasons ?? []), ...(plan?.firstReasons ?? [])])
      expect(change).toBeGreaterThan(0);
  });
});
