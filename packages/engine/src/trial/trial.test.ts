import { describe, expect, test } from 'vitest';
import { fastChance } from '../chance/fast.ts';
import { scriptedChance } from '../chance/scripted.ts';
import type { AnyRuleSet, Seat } from '../contract.ts';
import { exampleGame } from '../example-game/index.ts';
import type { Game } from '../match/game.ts';
import { openMatch, setupOf } from '../match/open.ts';
import { play } from '../match/play.ts';
import { owing } from '../match/views.ts';
import { expectOk } from '../result.ts';
import { everyBranch } from './branches.ts';
import { byHand } from './by-hand.ts';
import {
  branchTo,
  childrenOf,
  gameAt,
  grow,
  isTree,
  likelihoodOf,
  prune,
  TRIAL_BOUNDS,
  type TrialNode,
} from './tree.ts';

const rules = byHand(exampleGame as unknown as AnyRuleSet);
const SETUP = expectOk(setupOf(rules, { scenario: 'two-flags' }), 'set-up');

/** A match in which both sides have buried their flags, and the side to move has aimed. */
function aimed(): { readonly game: Game; readonly seat: Seat<string>; readonly other: string } {
  const chance = fastChance(4);
  let { game } = expectOk(openMatch(rules, SETUP, chance), 'opening');
  for (const side of ['red', 'blue'])
    for (const command of [{ type: 'bury', field: 2 }, { type: 'ready' }])
      game = expectOk(play(rules, game, { side, player: 0 }, command, chance), 'burial').game;
  const seat = { side: owing(rules, game)[0] ?? 'red', player: 0 };
  const other = seat.side === 'red' ? 'blue' : 'red';
  game = expectOk(play(rules, game, seat, { type: 'aim', at: other, field: 1 }, chance), 'aim').game;
  return { game, seat, other };
}

const node = (id: number, after: number, more: Partial<TrialNode> = {}): TrialNode => ({
  id,
  after,
  side: 'red',
  player: 0,
  line: `line ${id}`,
  draws: [],
  how: 'none',
  weight: 1,
  name: '',
  note: '',
  ...more,
});

describe('everyBranch', () => {
  const { game, seat } = aimed();
  const fire = (chance: Parameters<typeof play>[4]) => {
    const played = play(rules, game, seat, { type: 'fire', card: 'none' }, chance);
    return played.ok ? played.value.game : null;
  };

  test('finds each result of a die, with the draws that play it again', () => {
    const all = everyBranch(fire, 64);
    expect(all?.map(({ draws }) => draws)).toEqual([[1], [2], [3], [4], [5], [6]]);
    expect(all?.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    for (const { value, draws } of all ?? []) expect(fire(scriptedChance(draws))).toEqual(value);
  });

  test('gives null where there are more results than asked for', () => {
    expect(everyBranch(fire, 5)).toBeNull();
    expect(everyBranch(fire, 6)).toHaveLength(6);
  });

  test('finds nothing where the command is refused', () => {
    expect(everyBranch(() => null, 8)).toEqual([]);
  });
});

describe('a trial', () => {
  test('makes the position of a node from its orders and draws', () => {
    const { game, seat, other } = aimed();
    const tree = [
      node(1, 0, { side: seat.side, line: rules.write({ type: 'fire', card: 'none' }, null), draws: [3] }),
      node(2, 1, { side: other, line: rules.write({ type: 'hold' }, null) }),
    ];
    const at = expectOk(gameAt(rules, game, tree, 1), 'the shot');
    expect(at.state).toMatchObject({ phase: 'smoke', shot: 3 });
    expect(owing(rules, at)).toEqual([other]);
    expect(gameAt(rules, game, tree, 0)).toEqual({ ok: true, value: game });
  });

  test.each([[[]], [[7]], [[3, 3]]])('refuses an order with draws %j that are not its own', (draws) => {
    const { game, seat } = aimed();
    const line = rules.write({ type: 'fire', card: 'none' }, null);
    const tried = gameAt(rules, game, [node(1, 0, { side: seat.side, line, draws })], 1);
    expect(tried).toMatchObject({ ok: false, fault: { code: 'DRAWS_DIFFER' } });
  });

  test('asks each window by hand, but for those with one answer', () => {
    const { game, seat, other } = aimed();
    const filed = { ...game, orders: { [other]: { smoke: 'never' } } };
    const shot = (by: AnyRuleSet) =>
      expectOk(play(by, filed, seat, { type: 'fire', card: 'none' }, scriptedChance([3])), 'the shot').game;
    const answered = shot(exampleGame as unknown as AnyRuleSet);
    expect(answered.state).toMatchObject({ phase: 'turn' });
    const camps = (state: unknown) => (state as { camps: readonly { side: string; hand: { smoke: number } }[] }).camps;
    const smokes = camps(filed.state).find(({ side }) => side === other)?.hand.smoke ?? 0;
    expect(shot(rules).state).toMatchObject({ phase: smokes > 0 ? 'smoke' : 'turn' });
  });
});

describe('the tree of a trial', () => {
  const TREE = [node(1, 0, { weight: 0.5 }), node(2, 1, { weight: 0.4 }), node(3, 0), node(4, 2)];

  test('knows ways, children and chances', () => {
    expect(branchTo(TREE, 4).map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(childrenOf(TREE, 0).map(({ id }) => id)).toEqual([1, 3]);
    expect(likelihoodOf(TREE, 4)).toBeCloseTo(0.2, 9);
    expect(branchTo(TREE, 0)).toEqual([]);
  });

  test('goes to an order that was tried already', () => {
    const { id: _, name: __, note: ___, ...same } = node(2, 1);
    expect(grow(TREE, same)).toEqual({ ok: true, value: { nodes: TREE, id: 2 } });
    expect(grow(TREE, { ...same, draws: [1] })).toMatchObject({ ok: true, value: { id: 5 } });
  });

  test('loses a node with all that follow it', () => {
    expect(prune(TREE, 1).map(({ id }) => id)).toEqual([3]);
  });

  test('has bounds', () => {
    const next = { ...node(0, 0, { line: 'new' }) };
    const wide = Array.from({ length: TRIAL_BOUNDS.children }, (_, at) => node(at + 1, 0));
    const deep = Array.from({ length: TRIAL_BOUNDS.depth }, (_, at) => node(at + 1, at));
    const full = Array.from({ length: TRIAL_BOUNDS.nodes }, (_, at) => node(at + 1, Math.floor(at / 8)));
    expect(grow(wide, next)).toMatchObject({ fault: { code: 'TOO_MANY_BRANCHES' } });
    expect(grow(deep, { ...next, after: TRIAL_BOUNDS.depth })).toMatchObject({ fault: { code: 'TOO_DEEP' } });
    expect(grow(full, { ...next, after: 150 })).toMatchObject({ fault: { code: 'TOO_MANY_NODES' } });
    expect([wide, deep, full, TREE].map(isTree)).toEqual([true, true, true, true]);
    expect(isTree([...wide, node(9, 0)])).toBe(false);
    expect(isTree([...deep, node(99, TRIAL_BOUNDS.depth)])).toBe(false);
    expect(isTree([...full, node(201, 150)])).toBe(false);
  });

  test.each([
    ['two nodes with one id', [node(1, 0), node(1, 0)]],
    ['a node that follows nothing', [node(1, 7)]],
    ['a node before the one it follows', [node(2, 1), node(1, 0)]],
    ['a node that is the root', [node(0, 0)]],
  ])('is none with %s', (_, nodes) => {
    expect(isTree(nodes)).toBe(false);
  });
});
