import type { Ending } from '@fieldpost/engine';

/**
 * CL-102, MAR: by how much the side named first was ahead at an end by the rules, in thousandths of what the stronger one had, from -1000
 * to 1000. 0 where nothing was counted, and of every other end: who resigns, runs out of time or agrees to a draw has no margin.
 */
export function marginOf(ending: Ending<string> | null, [a, b]: readonly string[]): number {
  if (ending?.by !== 'rules') return 0;
  const { places } = ending.outcome;
  const scoreOf = (side: string | undefined): number => places.find((one) => one.side === side)?.score ?? 0;
  const [own, theirs] = [Math.max(0, scoreOf(a)), Math.max(0, scoreOf(b))];
  const most = Math.max(own, theirs);
  // A whole number, and no negative zero: it joins a log whose bytes are compared.
  return most === 0 ? 0 : Math.round((1_000 * (own - theirs)) / most) + 0;
}
