import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { deliver } from '../dispatches/deliver.ts';
import { expireMatch } from '../matches/expire.ts';
import { deadlineKey } from '../matches/turn-jobs.ts';
import { systemClock } from '../plugins/clock.ts';
import { remind } from './reminders.ts';
import { sweep } from './sweep.ts';

const deliverPayload = z.object({ dispatchId: z.string() });
const deadlinePayload = z.object({ matchId: z.string() });
const reminderPayload = z.object({ matchId: z.string(), share: z.number() });

const SOON_MS = 1_000;
const notBefore = (at: Date): Date => new Date(Math.max(at.getTime(), systemClock.now().getTime() + SOON_MS));

/** What the job queue can be asked to do. Each may be run twice without harm: a worker can die after it, before it says so. */
export function tasksOf(context: Context): TaskList {
  return {
    /** `{dispatchId}`: sends one mail. */
    deliver: async (payload, { job }) => {
      await deliver(context, deliverPayload.parse(payload).dispatchId, job.attempts >= job.max_attempts);
    },
    /** `{matchId}`: plays for, or ends the match for, a side whose time is up; nothing where time is left. */
    deadline: async (payload, { addJob }) => {
      const { matchId } = deadlinePayload.parse(payload);
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
    /** Each minute: what a lost job left behind. */
    sweep: async () => {
      await sweep(context);
    },
  };
}
