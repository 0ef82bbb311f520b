/** Tables of the hand-written limit: values by type byte, and squares in range as two halves of 32 bits. */
import { OPENING } from './opening.ts';

/** Type bytes: index + 1; the owner is bit 4. */
export const LETTERS = 'ISMTAHFR';
export const HEADQUARTERS = 6;
export const MOVE = new Uint8Array([0, 2, 2, 1, 2, 1, 0, 1, 3]);
export const RANGE = new Uint8Array([0, 1, 2, 2, 2, 4, 1, 1, 1]);
export const DEFENSE = new Uint8Array([0, 3, 2, 3, 3, 2, 4, 3, 3]);

const [INF, MG, TANK, FLAME] = [1, 3, 4, 7] as const;
/** DAMAGE[attacker * 16 + target] */
export const DAMAGE = new Uint8Array(9 * 16).fill(1);
DAMAGE[MG * 16 + INF] = 2;
DAMAGE[MG * 16 + FLAME] = 2;
for (let target = 1; target <= 8; target++) DAMAGE[FLAME * 16 + target] = 2;
DAMAGE[TANK * 16 + MG] = 2;

/** Squares within distance d of s, without s: [s * 5 + d], low and high half of the board. */
export const RANGE_LO = new Int32Array(64 * 5);
export const RANGE_HI = new Int32Array(64 * 5);
for (let s = 0; s < 64; s++) {
  for (let d = 1; d <= 4; d++) {
    let lo = 0;
    let hi = 0;
    for (let t = 0; t < 64; t++) {
      const away = Math.max(Math.abs((s & 7) - (t & 7)), Math.abs((s >> 3) - (t >> 3)));
      if (t === s || away > d) continue;
      if (t < 32) lo |= 1 << t;
      else hi |= 1 << (t - 32);
    }
    RANGE_LO[s * 5 + d] = lo;
    RANGE_HI[s * 5 + d] = hi;
  }
}

/** The opening: a board of 64 bytes and the masks of both owners. */
export function opening(): { board: Uint8Array; masks: [number, number, number, number] } {
  const board = new Uint8Array(64);
  const masks: [number, number, number, number] = [0, 0, 0, 0];
  OPENING.split('/').forEach((row, i) => {
    let file = 0;
    for (const letter of row) {
      if (letter >= '1' && letter <= '8') {
        file += Number(letter);
        continue;
      }
      const square = (7 - i) * 8 + file++;
      const owner = letter === letter.toUpperCase() ? 0 : 1;
      board[square] = (LETTERS.indexOf(letter.toUpperCase()) + 1) | (owner << 4);
      masks[owner * 2 + (square >> 5)] = (masks[owner * 2 + (square >> 5)] ?? 0) | (1 << (square & 31));
    }
  });
  return { board, masks };
}
