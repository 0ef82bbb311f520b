/** Odds of attacks on one target, one after another (MW-101): what is left of it after each. */
import { bonusOf } from '../combat/sums.ts';
import type { AttackOrder, FireOrder, Target } from '../commands.ts';
import { carryOut } from '../judging/orders.ts';
import { unitOf } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import { type Fate, fateNow, firesAfter, followedBy, withFire } from './fates.ts';
import type { Likely } from './throws.ts';

export type Shot = AttackOrder | FireOrder;

/** The fate of their common target after each of the orders, in their order. Empty orders: none. */
export function volleyOdds(war: War, side: Side, orders: readonly Shot[]): readonly Fate[] {
  const [first] = orders;
  if (first === undefined) return [];
  let fate = fateNow(war, first.target);
  return orders.map((order) => {
    fate = followedBy(fate, (fire) => shotOn(war, side, order, fire));
    return fate;
  });
}

/** Cached results: an attack depends only on the two units, their fires, and the target's place. */
const played = new Map<string, readonly Likely<number | null>[]>();
const MAX_KEPT = 500;

function shotOn(war: War, side: Side, order: Shot, fire: number): readonly Likely<number | null>[] {
  const seen = withFire(war, order.target, fire);
  const key = keyOf(seen, order, fire);
  const known = played.get(key);
  if (known !== undefined) return known;
  const step = order.type === 'attack' ? 12 : unitOf(war, order.unit)?.type === 'art' ? 11 : 9;
  const ends = firesAfter(seen, order.target, (play) => carryOut(play, side, order, step));
  if (played.size >= MAX_KEPT) played.clear();
  played.set(key, ends);
  return ends;
}

function keyOf(war: War, { type, unit, target }: Shot, fire: number): string {
  const by = unitOf(war, unit);
  return [type, by?.type, by?.fire, described(war, target), fire].join(' ');
}

function described(war: War, target: Target): string {
  const unit = typeof target === 'string' ? unitOf(war, target) : null;
  if (unit === null) return 'ground';
  const { terrain, fort } = bonusOf(war, unit);
  return `${unit.type} ${terrain + fort}`;
}
