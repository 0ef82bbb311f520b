import type { Context } from '../context.ts';
import { dropOldGuests } from '../identity/auth/guest-store.ts';
import {
  dropOldCaused,
  dropOldNotifications,
  dropOldReceipts,
  dropOldResponseTimes,
  dropOldTrials,
} from './forget-store.ts';

const DAY = 86_400_000;
/** Days that a trial is kept after its match has ended, counted from its last change. The page of trials says so. */
const TRIAL_DAYS = 90;
/** So long a worker may have been away without anything being overlooked. */
const LOOKED_AT_DAYS = 3;

/** How many rows went. */
export type Forgotten = {
  readonly receipts: number;
  readonly notifications: number;
  readonly responseTimes: number;
  /** People who played without an account, with their matches. */
  readonly guests: number;
  readonly trials: number;
};

/** Each hour: drops what nobody asks for any more, as the settings say. It may be broken off at any moment and begun again. */
export async function forget(context: Context): Promise<Forgotten> {
  await context.clock.sure();
  const { receiptDays, notificationDays, responseTimeDays, guestDays } = context.settings.retention;
  const daysAgo = (days: number): Date => new Date(context.clock.now().getTime() - days * DAY);
  const forgotten = {
    receipts: await dropOldReceipts(context, daysAgo(receiptDays)),
    notifications: await dropOldNotifications(context, daysAgo(notificationDays)),
    responseTimes: await dropOldResponseTimes(
      context,
      daysAgo(responseTimeDays + LOOKED_AT_DAYS),
      daysAgo(responseTimeDays),
    ),
    trials: await dropOldTrials(context, daysAgo(TRIAL_DAYS)),
    guests: await dropOldGuests(context.db, daysAgo(guestDays)),
  };
  await dropOldCaused(context);
  context.log.info(forgotten, 'forget: what was old has gone');
  return forgotten;
}
