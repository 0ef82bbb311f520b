import { height } from './height.ts';
import type { Hex } from './hex.ts';

/** The centre of a hex on a drawing, for corners `size` away from it; the origin at (0, 0), y downwards. */
export function centre(at: Hex, size: number): { readonly x: number; readonly y: number } {
  return { x: 1.5 * at[0] * size, y: Math.sqrt(3) * height(at) * size };
}
