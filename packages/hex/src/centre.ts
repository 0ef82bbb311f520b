import { height } from './height.ts';
import type { Hex } from './hex.ts';
import type { Top } from './top.ts';

const LONG = Math.sqrt(3);

/** The centre of a hex on a drawing, for corners `size` away from it; the origin at (0, 0), y downwards. */
export function centre(at: Hex, size: number, top: Top = 'flat'): { readonly x: number; readonly y: number } {
  const [q, r] = at;
  return top === 'flat'
    ? { x: 1.5 * q * size, y: LONG * height(at) * size }
    : { x: LONG * (q + r / 2) * size, y: 1.5 * r * size };
}
