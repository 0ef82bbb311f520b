import type { Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { autoplay } from '../availability/autoplay.ts';
import { advance } from '../campaigns/advance.ts';
import { beginFull } from '../campaigns/opening.ts';
import { rebuildSome } from '../campaigns/rebuilding.ts';
import type { Context } from '../context.ts';
import { deliverWithLetter } from '../delivery/deliver.ts';
import { deliverDigest } from '../delivery/digest.ts';
import { advanceEvent } from '../events/advance.ts';
import { workOnCase } from '../events/cases/working.ts';
import { checkSomeEvents } from '../events/log-response.ts';
import { setEventClocks } from '../events/pausing.ts';
import { reckonWorth } from '../events/substitutes/worth.ts';
import { accountLetterPayload, sendAccountLetter } from '../identity/account-letters.ts';
import { retrySecretLetter, secretLetterPayload } from '../identity/auth/letters.ts';
import { closeReadyCheck } from '../lobby/ready-check.ts';
import { rateBattles } from '../ratings/battles.ts';
import { workOutHint } from '../study/work-out-hint.ts';
import { expireMatch } from '../turn/expire.ts';
import { stopMatch } from '../turn/stopping.ts';
import { autoplayKey } from '../turn/turn-jobs.ts';
import { reckon } from '../watch/reckon.ts';
import { tellFollower } from './followers.ts';
import { forget } from './forget.ts';
import { remind } from './reminders.ts';
import { lookAgain } from './store.ts';
import { sweep } from './sweep.ts';
import { tidy } from './tidy.ts';

/** `dispatchId` is what a job calls it that an older Fieldpost has queued. */
const deliverPayload = z.union([
  z.object({ notificationId: z.string() }),
  z.object({ dispatchId: z.string() }).transform(({ dispatchId }) => ({ notificationId: dispatchId })),
]);
const digestPayload = z.object({ userId: z.string(), at: z.coerce.date() });
const deadlinePayload = z.object({ matchId: z.string() });
const stopPayload = z.object({ matchId: z.string(), winner: z.string().nullable().default(null) });
const casePayload = z.object({ legId: z.string(), nth: z.number() });
const campaignPayload = z.object({ campaignId: z.string() });
const hintPayload = z.object({ matchId: z.string(), side: z.string(), player: z.number(), position: z.string() });
const reminderPayload = z.object({ matchId: z.string() });

/** Delay in ms before a job continues what its last run left: no job restarts at once. */
const BREATH_MS = 1_000;

/** `{matchId}`: starts the match, or plays for its bots and absent players. */
const playsBy =
  (context: Context): Task =>
  async (payload, { addJob }) => {
    const { matchId } = deadlinePayload.parse(payload);
    if (!(await autoplay(context, matchId))) return;
    const runAt = new Date(context.clock.now().getTime() + BREATH_MS);
    await addJob('autoplay', { matchId }, { jobKey: autoplayKey(matchId), runAt });
  };

/** `{matchId, side, player, position}`: thinks out the hint that a seat has asked for. */
const hintsBy =
  (context: Context): Task =>
  async (payload, { addJob, job }) => {
    const { matchId, side, player, position } = hintPayload.parse(payload);
    if (await workOutHint(context, { matchId, seat: { side, player }, position })) return;
    const runAt = new Date(context.clock.now().getTime() + BREATH_MS);
    await addJob(
      'hint',
      { matchId, side, player, position },
      { ...(job.key === null ? {} : { jobKey: job.key }), runAt },
    );
  };

/** Notifications to people, on every channel. */
const toPeople = (context: Context): TaskList => ({
  /** `{notificationId}`: decides by which other channels it goes, and sends its letter; or sends it by one. */
  deliver: async (payload, { job }) => {
    await deliverWithLetter(context, deliverPayload.parse(payload).notificationId, job.attempts >= job.max_attempts);
  },
  /** `{userId, at}`: one mail for all that waits for a person's digest of that hour. */
  digest: async (payload, { job }) => {
    const { userId, at } = digestPayload.parse(payload);
    await deliverDigest(context, userId, at, job.attempts >= job.max_attempts);
  },
  /** A letter to somebody about what was done to their account; its payload has all that it says. */
  'account-letter': async (payload) => {
    await sendAccountLetter(context, accountLetterPayload.parse(payload));
  },
  /** A letter with a link that opens something, which was not taken at once; its payload is sealed. */
  'secret-letter': async (payload) => {
    await retrySecretLetter(context, secretLetterPayload.parse(payload));
  },
});

/** Tasks of a match: deadlines, and its end. */
const ofMatches = (context: Context): TaskList => ({
  /** `{matchId}`: plays for, or ends the match for, a side whose time is up; nothing where time is left. */
  deadline: async (payload) => {
    const { matchId } = deadlinePayload.parse(payload);
    await closeReadyCheck(context, matchId);
    const { expired, next } = await expireMatch(context, matchId);
    if (expired.length === 0 && next !== null) await lookAgain(context, matchId, next);
  },
  /** `{matchId}`: reminds the sides whose waits have used their shares, and tells that a pause is over. */
  reminder: async (payload) => {
    await remind(context, reminderPayload.parse(payload).matchId);
  },
  autoplay: playsBy(context),
  hint: hintsBy(context),
  /** The name of a job queued by an older Fieldpost. */
  attend: playsBy(context),
  /** `{matchId}`: notifies the follower of this match's end. */
  'match-ended': async (payload) => {
    await tellFollower(context, deadlinePayload.parse(payload).matchId);
  },
  /** `{matchId, winner}`: ends a match that what it belongs to waits for no longer; without a winner as a draw. */
  'match-stop': async (payload) => {
    const { matchId, winner } = stopPayload.parse(payload);
    await stopMatch(context, matchId, winner);
  },
});

/** The same in campaigns and events of clubs. */
const ofCampaignsAndEvents = (context: Context): TaskList => ({
  /** `{campaignId}`: plays for computer players, carries out plans, ends waits, reminds; brings its battles into the ratings. */
  campaign: async (payload) => {
    const { campaignId } = campaignPayload.parse(payload);
    await advance(context, campaignId);
    await rateBattles(context, campaignId);
  },
  /** `{eventId}`: what time brings about in an event: rounds, matches in portions, no-shows, the end. */
  'event-advance': async (payload) => {
    await advanceEvent(context, z.object({ eventId: z.string() }).parse(payload).eventId);
  },
  /** `{eventId}`: the clocks of all its matches stand, or run, as the event does. */
  'event-clocks': async (payload) => {
    await setEventClocks(context, z.object({ eventId: z.string() }).parse(payload).eventId);
  },
  /** `{eventId, matchId}`: what a match was worth when its seat was left. */
  'event-worth': async (payload) => {
    const { eventId, matchId } = z.object({ eventId: z.string(), matchId: z.string() }).parse(payload);
    await reckonWorth(context, eventId, matchId);
  },
  /** `{legId, nth}`: stops or resumes the clocks of a match that needs a decision, and evaluates it. */
  'event-case': async (payload) => {
    const { legId, nth: index } = casePayload.parse(payload);
    await workOnCase(context, legId, index);
  },
});

/** Periodic tasks. */
const ofTheHouse = (context: Context): TaskList => ({
  /** Each minute: what a lost job left behind. */
  sweep: async () => {
    await sweep(context);
  },
  /** Each hour: drops what is old. */
  forget: async () => {
    await forget(context);
  },
  /** Every two minutes: what ended matches come to. */
  reckon: async () => {
    await context.clock.sure();
    await reckon(context);
  },
  /** Each night: begins campaigns that are full, and looks whether campaigns and events are stored as their ledgers and logs say. */
  rebuild: async () => {
    await beginFull(context);
    await rebuildSome(context);
    await checkSomeEvents(context);
  },
  /** Every five minutes: makes small what is over. */
  tidy: async () => {
    await tidy(context);
  },
});

/** All tasks of the job queue. Each may safely run twice: a worker can die after a job, before it reports the end. */
export const tasksOf = (context: Context): TaskList => ({
  ...toPeople(context),
  ...ofMatches(context),
  ...ofCampaignsAndEvents(context),
  ...ofTheHouse(context),
});
