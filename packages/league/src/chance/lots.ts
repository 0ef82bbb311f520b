import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const WORD = 0x1_0000_0000;
/** The seed of a case that names none: lots are drawn anyway, and the same each time. */
export const NO_SEED = '0'.repeat(64);

/** CL-003: what is published before the first draw, the SHA-256 of the seed. Both in hexadecimal digits. */
export function seedHashOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * CL-003: number `index` of a purpose, from 0 to `faces` - 1: HMAC-SHA-256(seed, "purpose:index:attempt"), its first four bytes big-endian;
 * values from the last whole multiple of `faces` on are thrown again with the next attempt.
 */
export function drawn(seed: string, purpose: string, index: number, faces: number): number {
  return drawnWith(hmac.create(sha256, hexToBytes(seed)), purpose, index, faces);
}

type Keyed = ReturnType<typeof hmac.create>;

/** The same of a key that is laid in once for many draws. */
function drawnWith(keyed: Keyed, purpose: string, index: number, faces: number): number {
  const limit = WORD - (WORD % faces);
  for (let attempt = 0; ; attempt++) {
    const digest = keyed
      .clone()
      .update(utf8ToBytes(`${purpose}:${index}:${attempt}`))
      .digest();
    const word = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (word < limit) return word % faces;
  }
}

/** CL-003: lots of the entries, given in order of pairing number: repeatedly one of those left. The first one drawn has lot 1. */
export function lotsOf(seed: string, ids: readonly string[], purpose = 'lot'): ReadonlyMap<string, number> {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const left = [...ids];
  const lots = new Map<string, number>();
  for (let index = 0; left.length > 0; index++)
    for (const id of left.splice(drawnWith(keyed, purpose, index, left.length), 1)) lots.set(id, index + 1);
  return lots;
}

/** CL-065: the side that the higher-ranked of board 1 has in the first round, drawn once for the event. */
export function firstSideOf(seed: string): 'A' | 'B' {
  return drawn(seed, 'firstSide', 0, 2) === 0 ? 'A' : 'B';
}
