import type { Hex } from './hex.ts';

const KEY = /^(-?\d{1,4}),(-?\d{1,4})$/;

/** The hex that a key names, or null for any other text. */
export function fromKey(key: string): Hex | null {
  const parts = KEY.exec(key);
  return parts === null ? null : [Number(parts[1]), Number(parts[2])];
}
