import type { Json } from '@fieldpost/engine';
import { z } from 'zod';
import { idempotencyKey } from '../platform/idempotency.ts';
import type { Order } from '../turn/play.ts';

/** What requests must look like. All of it is parsed here; services trust it. */

export const matchPath = z.object({ id: z.string().min(1).max(64).describe('The id of the match') });

const count = z.coerce.number().int().min(0).max(1_000_000);

export const menuQuery = z.object({
  subject: z.string().max(100).optional().describe('A unit or card id: only its commands; empty: those of no unit'),
});
export const noticesQuery = z.object({ after: count.default(0).describe('Steps seen before') });
export const framesQuery = z.object({
  from: count.default(0).describe('The first frame: the position after this many steps'),
  count: z.coerce.number().int().min(1).max(200).default(50).describe('So many frames at most'),
});

export const windowsQuery = z.object({
  ruleSet: z.string().min(1).max(64).describe('The id of the game'),
  limit: z.coerce.number().int().min(1).max(200).default(60).describe('So many at most, the newest'),
});

const step = z.number().int().min(0).max(1_000_000);
const command = z.record(z.string(), z.unknown()).describe('A command of the game as data');
const line = z.string().min(1).max(10_000).describe('A command in the notation of the game');

export const commandBody = z
  .strictObject({
    expectedStep: step.describe('The step that you saw'),
    command: command.optional(),
    line: line.optional(),
  })
  .refine((body) => (body.command === undefined) !== (body.line === undefined), {
    error: 'send either command or line',
  });

export const ordersBody = z
  .strictObject({ command: command.optional(), line: line.optional() })
  .refine((body) => (body.command === undefined) !== (body.line === undefined), {
    error: 'send either command or line',
  });

export const undoBody = z.strictObject({ expectedStep: step.optional() }).nullish();
export const drawBody = z.strictObject({ action: z.enum(['offer', 'accept', 'decline']).default('offer') }).nullish();
export const seenBody = z.strictObject({ step });

export const keyHeader = z.object({
  'idempotency-key': idempotencyKey,
  prefer: z.string().max(200).optional().describe('return=minimal leaves the view out of the answer (RFC 7240)'),
});

/** The order in a parsed body. */
export const orderOf = (body: {
  readonly command?: Readonly<Record<string, unknown>> | undefined;
  readonly line?: string | undefined;
}): Order => (body.line === undefined ? { command: body.command as Json } : { line: body.line });
