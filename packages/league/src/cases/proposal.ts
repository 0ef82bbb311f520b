/** CL-090 to CL-098: what is proposed where a match does not end on its own. */
import type { Quarter, Side } from '../scores.ts';
import type { Settings } from '../settings/settings.ts';

type Policy = Pick<Settings['adjudication'], 'bounds' | 'playouts' | 'slowShare'>;

/** CL-181: the bounds in 2N, each rounded to the nearest integer, once. */
export function boundsOf({ bounds, playouts }: Policy): readonly number[] {
  return bounds.map((bound) => Math.round(bound * 2 * playouts));
}

/** CL-094: one side held the match for most of the window, and it still waits for that side. */
export function slowerSide(
  { slowShare }: Policy,
  share: Readonly<Record<Side, number>>,
  waitsFor: Side | null,
): Side | null {
  const slow = (['A', 'B'] as const).find((side) => share[side] >= slowShare);
  return slow !== undefined && slow === waitsFor ? slow : null;
}

/** CL-094: the slower side's evaluation is capped at half: slow play cannot win. `e` of 2N is side A's. */
export function cappedEvaluation(e: number, playouts: number, slower: Side | null): number {
  if (slower === 'A') return Math.min(e, playouts);
  return slower === 'B' ? Math.max(e, playouts) : e;
}

/**
 * CL-095: quarters for sides A and B by the evaluation e of 2N. Without half-wins 3-1 and 1-3 are draws, but a knock-out keeps them.
 */
export function proposalOf(
  e: number,
  settings: Pick<Settings, 'adjudication' | 'halfWins' | 'format'>,
): readonly [Quarter, Quarter] {
  const [loss = 0, halfLoss = 0, draw = 0, win = 0] = boundsOf(settings.adjudication);
  const q = e >= win ? 4 : e >= draw ? 3 : e > halfLoss ? 2 : e > loss ? 1 : 0;
  const joined = !settings.halfWins && settings.format !== 'knockout' && (q === 3 || q === 1) ? 2 : q;
  return [joined, (4 - joined) as Quarter];
}

/** CL-098: what becomes the decision on its own: the proposal; without an evaluation a draw, in a knock-out the better seed's win. */
export function automaticDecision(
  e: number | null,
  settings: Pick<Settings, 'adjudication' | 'halfWins' | 'format'>,
  betterSeed: Side,
): readonly [Quarter, Quarter] {
  if (e !== null) return proposalOf(e, settings);
  if (settings.format !== 'knockout') return [2, 2];
  return betterSeed === 'A' ? [4, 0] : [0, 4];
}
