import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { attend } from '../attendance/autoplay.ts';
import type { Context } from '../context.ts';
import { closeMuster } from '../lobby/ready-check.ts';
import { deliver } from '../notifications/deliver.ts';
import { deliverDigest } from '../notifications/digest.ts';
import { systemClock } from '../platform/clock.ts';
import { expireMatch } from '../turn/expire.ts';
import { attendKey, deadlineKey } from '../turn/turn-jobs.ts';
import { remind } from './reminders.ts';
import { sweep } from './sweep.ts';

const deliverPayload = z.object({ dispatchId: z.string() });
const digestPayload = z.object({ userId: z.string(), at: z.coerce.date() });
const deadlinePayload = z.object({ matchId: z.string() });
const reminderPayload = z.object({ matchId: z.string(), share: z.number() });

const SOON_MS = 1_000;
const notBefore = (at: Date): Date => new Date(Math.max(at.getTime(), systemClock.now().getTime() + SOON_MS));

/** What the job queue can be asked to do. Each may be run twice without harm: a worker can die after it, before it says so. */
export function tasksOf(context: Context): TaskList {
  return {
    /** `{dispatchId}`: decides who else carries what the page shows, or carries it by one way. */
    deliver: async (payload, { job }) => {
      await deliver(context, deliverPayload.parse(payload).dispatchId, job.attempts >= job.max_attempts);
    },
    /** `{userId, at}`: one mail for all that waits for a person's digest of that hour. */
    digest: async (payload, { job }) => {
      const { userId, at } = digestPayload.parse(payload);
      await deliverDigest(context, userId, at, job.attempts >= job.max_attempts);
    },
    /** `{matchId}`: plays for, or ends the match for, a side whose time is up; nothing where time is left. */
    deadline: async (payload, { addJob }) => {
      const { matchId } = deadlinePayload.parse(payload);
      await closeMuster(context, matchId);
      const { expired, next } = await expireMatch(context, matchId);
      // Our clock may be behind that of the database: a job that came early comes again.
      const early = expired.length === 0 && next !== null;
      if (early) await addJob('deadline', { matchId }, { jobKey: deadlineKey(matchId), runAt: notBefore(next) });
    },
    /** `{matchId, share}`: reminds the side whose wait has used that share of its time. */
    reminder: async (payload) => {
      const { matchId, share } = reminderPayload.parse(payload);
      await remind(context, matchId, share);
    },
    /** `{matchId}`: begins it, or plays for whoever is played for. */
    attend: async (payload, { addJob }) => {
      const { matchId } = deadlinePayload.parse(payload);
      if (await attend(context, matchId)) await addJob('attend', { matchId }, { jobKey: attendKey(matchId) });
    },
    /** Each minute: what a lost job left behind. */
    sweep: async () => {
      await sweep(context);
    },
  };
}
