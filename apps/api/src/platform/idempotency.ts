import { createHash } from 'node:crypto';
import { canonicalJson, type Json, type Result } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Fault, fault } from './errors/catalogue.ts';
import { FaultError } from './errors/plugin.ts';

/** The Idempotency-Key of a request that may be sent again; one that cannot be kept is refused, never passed over. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .describe('Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters');

/** The header of a route that makes something and heeds a key. */
export const idempotencyKeyHeader = z.looseObject({ 'idempotency-key': idempotencyKey });

/** A key, and the SHA-256 of what is asked under it. */
export type Keyed = { readonly key: string; readonly request: Uint8Array<ArrayBuffer> };

/** What is asked under a key; null: no key was sent. `asked` is whatever JSON can hold. */
export const keyed = (key: string | null | undefined, asked: readonly unknown[]): Keyed | null =>
  key == null
    ? null
    : {
        key,
        // By way of JSON, in which what was left out and what is undefined are one.
        request: new Uint8Array(
          createHash('sha256')
            .update(canonicalJson(JSON.parse(JSON.stringify(asked)) as Json))
            .digest(),
        ),
      };

/** Whether a statement was refused because there is such a row already. */
export const isDouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'P2002';

/** What was made, and whether it had been made before. */
export type Once<Made> = { readonly made: Made; readonly repeated: boolean };

/**
 * Does something once per key. `before` finds the result of the key's receipt, which `make` writes in its transaction.
 * If `make` is refused, the same request may have run concurrently, so it looks for the receipt again.
 * Faults: KEY_REUSED and those of `make`.
 */
export async function onceUnderKey<Made>(
  asked: Keyed | null,
  before: (key: string) => Promise<{ readonly request: Uint8Array; readonly made: Made } | null>,
  make: () => Promise<Result<Made, Fault>>,
): Promise<Result<Once<Made>, Fault>> {
  const known = async (): Promise<Result<Once<Made>, Fault> | null> => {
    const found = asked && (await before(asked.key));
    if (!found || asked === null) return null;
    return Buffer.from(found.request).equals(asked.request)
      ? { ok: true, value: { made: found.made, repeated: true } }
      : { ok: false, fault: fault('KEY_REUSED') };
  };
  const first = await known();
  if (first !== null) return first;
  const made = await make();
  return made.ok ? { ok: true, value: { made: made.value, repeated: false } } : ((await known()) ?? made);
}

/** Whether a route says of its headers that it heeds a key. */
const heedsKey = (schema: { readonly headers?: unknown } | undefined): boolean =>
  schema?.headers instanceof z.ZodObject && 'idempotency-key' in schema.headers.shape;

/**
 * Refuses a key on routes that would ignore it, because its sender relies on it. Reads are safe to repeat and accept
 * any key. Register before any route.
 */
export function refuseUnheededKeys(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.headers['idempotency-key'] === undefined || request.is404) return;
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || heedsKey(request.routeOptions.schema)) return;
    throw new FaultError(fault('KEY_NOT_TAKEN'));
  });
}
