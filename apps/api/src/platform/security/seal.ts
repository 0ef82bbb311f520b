import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Keys, secretsOf } from './keys.ts';

const NONCE = 12;
const TAG = 16;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'fieldpost', 'sealed texts', 32));

/** A text that the database keeps for us and cannot read: AES-256-GCM by a key made of our secret, in base64url. */
export function seal({ secret }: Keys, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

function opened(secret: string, sealed: Buffer): string | null {
  const plain = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, NONCE), { authTagLength: TAG });
  try {
    plain.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([plain.update(sealed.subarray(NONCE + TAG)), plain.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The text that was sealed, by the secret of now or of before; null: neither sealed it. */
export function unseal(keys: Keys, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return null;
  for (const secret of secretsOf(keys)) {
    const text = opened(secret, bytes);
    if (text !== null) return text;
  }
  return null;
}
