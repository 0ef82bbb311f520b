/**
 * Recomputes draws with the browser's own cryptography, independent of the server's code: HMAC-SHA-256 with the key
 * "seed and salts", over "match:draw:attempt". It sends no request, so it works offline too.
 */
import type { DrawData } from '@fieldpost/client';

export type Secret = {
  readonly matchId: string;
  readonly commitment: string;
  /** Hexadecimal digits. */
  readonly seed: string;
  /** In the order in which they enter the key. */
  readonly salts: readonly string[];
};

type Thrown = Pick<DrawData, 'index' | 'faces' | 'result'>;

export type Verdict = {
  /** The seed is the one that was committed to. */
  readonly committed: boolean;
  /** Numbers of the draws that seed and salts do not give, or that leave a gap. */
  readonly wrong: readonly number[];
  readonly checked: number;
};

const WORD = 0x1_0000_0000;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function rollOf(key: CryptoKey, matchId: string, { index, faces }: Thrown): Promise<number> {
  const limit = WORD - (WORD % faces);
  for (let attempt = 0; ; attempt++) {
    const text = new TextEncoder().encode(`${matchId}:${index}:${attempt}`);
    const word = new DataView(await crypto.subtle.sign('HMAC', key, text)).getUint32(0);
    if (word < limit) return (word % faces) + 1;
  }
}

/** Checks the commitment and every draw. Null: this browser does not compute here (a page without https has no cryptography). */
export async function verifyDice(secret: Secret, draws: readonly Thrown[]): Promise<Verdict | null> {
  // The types promise `subtle`, but a page over plain http lacks it.
  if ((crypto.subtle as SubtleCrypto | undefined) === undefined) return null;
  const seed = bytesOf(secret.seed);
  const committed = hexOf(await crypto.subtle.digest('SHA-256', seed)) === secret.commitment;
  const raw = Uint8Array.from([...seed, ...secret.salts.flatMap((salt) => [...bytesOf(salt)])]);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const wrong: number[] = [];
  for (const [at, draw] of draws.entries())
    if (draw.index !== at || (await rollOf(key, secret.matchId, draw)) !== draw.result) wrong.push(draw.index);
  return { committed, wrong, checked: draws.length };
}
