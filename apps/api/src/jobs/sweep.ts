import type { Context } from '../context.ts';
import { requeueStranded } from '../dispatches/store.ts';
import { startFullMatches } from '../lobby/service.ts';
import { expireMatch } from '../matches/expire.ts';
import { overdueMatches } from '../matches/store.ts';
import { dropOldReceipts } from './store.ts';

const MATCHES_AT_ONCE = 500;
const RECEIPT_DAYS = 7;
const DAY = 86_400_000;

/** What a sweep found. */
export type Swept = {
  /** Matches that wait for nobody and had not begun. */
  readonly started: number;
  readonly expired: number;
  readonly requeued: number;
  readonly receipts: number;
};

/** Each match by itself: one that cannot be judged must not keep the others waiting. */
async function expireOverdue(context: Context): Promise<number> {
  let expired = 0;
  for (const matchId of await overdueMatches(context.db, context.clock.now(), MATCHES_AT_ONCE)) {
    try {
      await expireMatch(context, matchId);
      expired += 1;
    } catch (error) {
      context.log.error({ err: error, matchId }, 'sweep: a match could not be expired');
    }
  }
  return expired;
}

/** Finds what was left behind: full matches that have not begun, matches whose time is up, dispatches without a job; and forgets old receipts. */
export async function sweep(context: Context): Promise<Swept> {
  const started = await startFullMatches(context);
  const expired = await expireOverdue(context);
  const requeued = await requeueStranded(context);
  const before = new Date(context.clock.now().getTime() - RECEIPT_DAYS * DAY);
  const receipts = await dropOldReceipts(context, before);
  const swept = { started, expired, requeued, receipts };
  if (started + expired + requeued > 0) context.log.warn(swept, 'sweep found work that had been lost');
  return swept;
}
