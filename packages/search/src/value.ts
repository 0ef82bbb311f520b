/**
 * How good a position is for a side. Everything here is sums and products of doubles, which every processor makes alike: `Math.exp` may
 * differ in its last digit from one to another, and a plan must not.
 */
import type { Game, Json } from '@fieldpost/engine';
import type { Thinker } from './thinker.ts';

/** The lead of the winner, in logits: more than any position is worth. */
const WON = 20;
/** A position that is not over is never worth less or more than this and one less this. */
const DOUBT = 0.05;

/** e to the x, for x from -40 to 40; beyond, the value at the bound. Relative error below 1e-10. */
export function exponential(x: number): number {
  // e^x = (e^(x/65536))^65536, by Taylor's series and sixteen squarings
  const small = Math.min(40, Math.max(-40, x)) / 65_536;
  let value = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + (small / 4) * (1 + small / 5))));
  for (let times = 0; times < 16; times++) value *= value;
  return value;
}

/** The sum of weights times features of a side, with its bias: in logits. */
function weightOf({ guide, weights }: Thinker, state: Json, side: string): number {
  const measured = guide.measure(state, side);
  const { each } = weights;
  let sum = weights.bias[side] ?? 0;
  for (let at = 0; at < each.length; at++) sum += (each[at] as number) * (measured[at] as number);
  return sum;
}

/** The share of the first place in a match that has ended: 1, a part where several are first, or 0. */
function shareOf(game: Game, side: string): number | null {
  if (game.ending === null) return null;
  const first = game.ending.outcome.places.filter(({ place }) => place === 1);
  return first.some((one) => one.side === side) ? 1 / first.length : 0;
}

/** How far a side is before the best of the others, in logits: for comparing positions, without an exponential. */
export function leadOf(thinker: Thinker, game: Game, side: string): number {
  const share = shareOf(game, side);
  if (share !== null) return share === 1 ? WON : share > 0 ? 0 : -WON;
  let best = Number.NEGATIVE_INFINITY;
  for (const other of thinker.rules.sidesIn(game.state))
    if (other !== side) best = Math.max(best, weightOf(thinker, game.state, other));
  return Math.min(WON - 1, Math.max(1 - WON, weightOf(thinker, game.state, side) - best));
}

/** The chance of a side to be first, from 0 to 1; a first place that is shared counts its part. Those of all sides add up to 1. */
export function chanceToWin(thinker: Thinker, game: Game, side: string): number {
  const share = shareOf(game, side);
  if (share !== null) return share;
  const sides = thinker.rules.sidesIn(game.state);
  if (!sides.includes(side)) return 0;
  const weights = sides.map((one) => weightOf(thinker, game.state, one));
  const most = Math.max(...weights);
  const parts = weights.map((weight) => exponential(weight - most));
  const own = (parts[sides.indexOf(side)] as number) / parts.reduce((sum, part) => sum + part, 0);
  return DOUBT / sides.length + (1 - DOUBT) * own;
}
