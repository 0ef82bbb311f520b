import { createHmac } from 'node:crypto';
import { type Keys, secretsOf } from '../../platform/security/keys.ts';

/** How long requests are signed with the secrets before as well, after a new one was made: time to change it on the other side. */
export const OVERLAP_MS = 24 * 3_600_000;

type Signed = { readonly id: string; readonly generation: number };

/**
 * The secret of a webhook, as its owner sees it: "whsec_" and 32 bytes in base64. It derives from the server's secret,
 * so the database alone reveals none.
 */
export function secretOf(houseSecret: string, { id, generation }: Signed): string {
  const key = createHmac('sha256', houseSecret).update(`webhook:${id}:${generation}`).digest('base64');
  return `whsec_${key}`;
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64');

/** HMAC-SHA256 over id, time and body, as Standard Webhooks has it, so that receivers find libraries: "v1,<base64>". */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** The headers by which a receiver knows a request for ours: `webhook-id` stays the same when it is sent again. */
export function signedHeaders(
  keys: Keys,
  hook: Signed & { readonly overlapUntil: Date | null; readonly overlapFrom: number | null },
  message: { readonly id: string; readonly body: string },
  now: Date,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(now.getTime() / 1000);
  const overlaps = hook.overlapUntil !== null && now < hook.overlapUntil;
  const oldest = overlaps ? (hook.overlapFrom ?? hook.generation - 1) : hook.generation;
  const generations = Array.from({ length: hook.generation - oldest + 1 }, (_, back) => hook.generation - back);
  const signatures = secretsOf(keys).flatMap((secret) =>
    generations.map((generation) =>
      signatureOf(secretOf(secret, { id: hook.id, generation }), message.id, seconds, message.body),
    ),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
