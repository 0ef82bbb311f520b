import { z } from 'zod';

/** The Idempotency-Key of a request that may be sent again; one that cannot be kept is refused, never passed over. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .describe('Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters');
