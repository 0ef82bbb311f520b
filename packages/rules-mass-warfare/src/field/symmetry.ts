/** The symmetries of a map (THE-RULES "Map generation", step 1): how the ground of one seat becomes that of another. */
import type { Hex } from '@fieldpost/hex';

export type Turn = (hex: Hex) => Hex;

const same: Turn = (hex) => hex;
const opposite: Turn = ([q, r]) => [0 - q, 0 - r];
const third: Turn = ([q, r]) => [r, 0 - q - r];
const mirror: Turn = ([q, r]) => [0 - q - r, r];
const flip: Turn = ([q, r]) => [q + r, 0 - r];

const TURNS: Readonly<Record<number, readonly Turn[]>> = {
  2: [same, opposite],
  3: [same, third, (hex) => third(third(hex))],
  4: [same, mirror, flip, (hex) => flip(mirror(hex))],
};

/** One for each seat, in number order: what carries the ground of seat 1 there. */
export function turnsFor(players: number): readonly Turn[] {
  return TURNS[players] ?? [same];
}
