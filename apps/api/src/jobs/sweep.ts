import { autoplay } from '../availability/autoplay.ts';
import { advance } from '../campaigns/advance.ts';
import { dueCampaigns } from '../campaigns/store.ts';
import type { Context } from '../context.ts';
import { dropOldMails } from '../delivery/email-replies/store.ts';
import { dropGoneWebhooks } from '../delivery/webhooks/store.ts';
import { sweepEvents } from '../events/advance.ts';
import { closeReadyCheck } from '../lobby/ready-check.ts';
import { requeueStranded } from '../notification-rules/store.ts';
import { closeRatingWeeks } from '../ratings/closing.ts';
import { expireMatch } from '../turn/expire.ts';
import { tellFollower } from './followers.ts';
import { remind } from './reminders.ts';
import { type DueColumn, dueMatches, endsUntold } from './store.ts';

const MATCHES_AT_ONCE = 500;
/** Letters can be answered for sixty days. */
const MAIL_DAYS = 70;
/** So long its owner can see that the address of a webhook is gone, and switch it on again. */
export const GONE_WEBHOOK_DAYS = 7;
const DAY = 86_400_000;

/** Result of a sweep. */
export type Swept = {
  /** Matches that were to be begun, or in which somebody was to be played for. */
  readonly autoplayed: number;
  readonly expired: number;
  /** Reminders that were overdue. */
  readonly reminded: number;
  /** Ends of matches reported late to their followers, and campaigns in which something was due. */
  readonly followed: number;
  readonly requeued: number;
};

type Work = (context: Context, matchId: string) => Promise<unknown>;

/** A match whose time is up; one that has not begun, whose ready check is over. */
const expire: Work = async (context, matchId) => {
  await closeReadyCheck(context, matchId);
  await expireMatch(context, matchId);
};

/**
 * Handles each match separately: one that fails must not block the others. A match whose job is just running may be
 * among them: the second attempt finds nothing to do.
 */
async function workOff(context: Context, column: DueColumn, work: Work): Promise<number> {
  let done = 0;
  for (const { id, status } of await dueMatches(context, column, context.clock.now(), MATCHES_AT_ONCE)) {
    if (status === 'finished') continue;
    try {
      await work(context, id);
      done += 1;
    } catch (error) {
      context.log.error({ err: error, matchId: id }, `sweep: a match could not be worked off (${column})`);
    }
  }
  return done;
}

/** So long the job of the end itself has before it counts as lost. */
const UNTOLD_MS = 30_000;

/** Notifies the followers of finished matches that have not been notified. */
async function followEnds(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - UNTOLD_MS);
  const untold = await endsUntold(context, before, MATCHES_AT_ONCE);
  for (const matchId of untold)
    await tellFollower(context, matchId).catch((error: unknown) => {
      context.log.error({ err: error, matchId }, 'sweep: could not announce the end of a match');
    });
  return untold.length;
}

/** LC-152: campaigns in which something has been due for a while. */
async function goOnWithCampaigns(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - UNTOLD_MS);
  const due = await dueCampaigns(context.db, before, MATCHES_AT_ONCE);
  for (const campaignId of due)
    await advance(context, campaignId).catch((error: unknown) => {
      context.log.error({ err: error, campaignId }, 'sweep: a campaign could not go on');
    });
  return due.length;
}

/** Finds what lost jobs left behind: whose time is up, who is to be played for or reminded, notifications; and forgets what is old. */
export async function sweep(context: Context): Promise<Swept> {
  await context.clock.sure();
  const autoplayed = await workOff(context, 'act_at', autoplay);
  const expired = await workOff(context, 'deadline', expire);
  const reminded = await workOff(context, 'remind_at', remind);
  const followed = (await followEnds(context)) + (await goOnWithCampaigns(context));
  await sweepEvents(context);
  await closeRatingWeeks(context);
  const requeued = await requeueStranded(context);
  const daysAgo = (days: number): Date => new Date(context.clock.now().getTime() - days * DAY);
  await dropOldMails(context, daysAgo(MAIL_DAYS));
  await dropGoneWebhooks(context, daysAgo(GONE_WEBHOOK_DAYS));
  const swept = { autoplayed, expired, reminded, followed, requeued };
  if (autoplayed + expired + reminded + followed + requeued > 0)
    context.log.warn(swept, 'sweep found work that had been lost');
  return swept;
}
