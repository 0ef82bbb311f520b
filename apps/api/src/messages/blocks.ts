import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { addBlock, type Blocked, blocksOf, dropBlock } from './block-store.ts';

/**
 * Blocks a person for the caller: their messages are not shown, announced or delivered. Their common matches continue.
 * Faults: NOT_FOUND, RECIPIENT_UNKNOWN (yourself).
 */
export async function block(context: Context, caller: Caller, userId: string): Promise<Result<null, Fault>> {
  if (userId === caller.userId) return { ok: false, fault: fault('RECIPIENT_UNKNOWN') };
  const done = await addBlock(context.db, caller.userId, userId, context.clock.now());
  return done ? { ok: true, value: null } : { ok: false, fault: fault('NOT_FOUND') };
}

/** Unblocks a person; messages they wrote in between become readable. */
export const unblock = (context: Context, caller: Caller, userId: string): Promise<void> =>
  dropBlock(context.db, caller.userId, userId);

/** The people the caller has blocked. */
export const blockedBy = (context: Context, caller: Caller): Promise<readonly Blocked[]> =>
  blocksOf(context.db, caller.userId);
