import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type RecordedChance, recorded } from './recorded.ts';

/** The secrets behind the dice of one match. */
export type DiceSecret = {
  readonly matchId: string;
  /** 32 bytes from a cryptographic source, kept until the match has ended. */
  readonly seed: Uint8Array;
  /** The players' salts, as hexadecimal digits, in the order of the rule set's seats; seats without a salt are missing. */
  readonly salts: readonly string[];
};

/** The public commitment before the first draw: the SHA-256 of the seed, in hexadecimal digits. */
export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

const WORD = 0x1_0000_0000;

/**
 * Draw `index` of a match: HMAC-SHA-256(key = seed and salts one after another, message = "matchId:index:attempt"), first
 * four bytes as a big-endian number; numbers beyond the last whole multiple of `faces` are thrown again with the next attempt.
 */
export function fairRoll(secret: DiceSecret, faces: number, index: number): number {
  const key = concatBytes(secret.seed, ...secret.salts.map(hexToBytes));
  const limit = WORD - (WORD % faces);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(sha256, key, utf8ToBytes(`${secret.matchId}:${index}:${attempt}`));
    const word = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (word < limit) return (word % faces) + 1;
  }
}

/** The fair dice of a match. `made` is the number of draws that its log already holds. */
export function seededChance(secret: DiceSecret, made: number): RecordedChance {
  return recorded((faces, index) => fairRoll(secret, faces, index), made);
}
