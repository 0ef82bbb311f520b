import { createECDH } from 'node:crypto';

/** The public key that belongs to a private key of P-256, both in base64url: what browsers subscribe with (RFC 8292, 3.2). */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}
