import type { ClockSpec } from '../clock/clock-spec.ts';
import { type Due, dues, remindersOf } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { NotificationRow } from '../notification-rules/rules.ts';

/** A job of the queue; one with the same key replaces the one before. */
export type JobSpec = {
  readonly task: 'deadline' | 'reminder' | 'deliver' | 'autoplay' | 'match-ended';
  readonly payload: Readonly<Record<string, string | number>>;
  readonly key: string;
  readonly runAt: Date;
  readonly maxAttempts: number;
};

const deadlineKey = (matchId: string): string => `deadline:${matchId}`;
const reminderKey = (matchId: string): string => `reminder:${matchId}`;
export const autoplayKey = (matchId: string): string => `autoplay:${matchId}`;

export function deadlineJob(matchId: string, at: Date): JobSpec {
  return { task: 'deadline', payload: { matchId }, key: deadlineKey(matchId), runAt: at, maxAttempts: 25 };
}

/** One at a time: the job of a reminder queues the next one. */
export const reminderJob = (matchId: string, at: Date): JobSpec => ({
  task: 'reminder',
  payload: { matchId },
  key: reminderKey(matchId),
  runAt: at,
  maxAttempts: 10,
});

/** Plays for computer players, stand-ins and conditional orders, or begins the match. */
const autoplayJob = (matchId: string, at: Date): JobSpec => ({
  task: 'autoplay',
  payload: { matchId },
  key: autoplayKey(matchId),
  runAt: at,
  maxAttempts: 25,
});

/** Notifies the match's owner (an event or campaign) of its end. */
const matchEndedJob = (matchId: string, at: Date): JobSpec => ({
  task: 'match-ended',
  payload: { matchId },
  key: `match-ended:${matchId}`,
  runAt: at,
  maxAttempts: 25,
});

const deliverJob = (row: NotificationRow, now: Date): JobSpec => ({
  task: 'deliver',
  payload: { notificationId: row.id },
  key: `deliver:${row.id}`,
  runAt: now,
  maxAttempts: 12,
});

const firstDue = (spec: ClockSpec, clock: RunningClock | null): Due | null => (clock && dues(spec, clock)[0]) || null;

const sameDue = (one: Due | null, other: Due | null): boolean =>
  one?.at.getTime() === other?.at.getTime() && one?.side === other?.side;

type Jobs = { readonly jobs: readonly JobSpec[]; readonly spentJobs: readonly string[] };
const NO_JOBS: Jobs = { jobs: [], spentJobs: [] };

/** A new job where what it waits for has moved, none where it stayed. */
const moved = (stays: boolean, job: JobSpec | null, key: string): Jobs =>
  stays ? NO_JOBS : job === null ? { jobs: [], spentJobs: [key] } : { jobs: [job], spentJobs: [] };

/** The clock's jobs after a change: one for the first deadline of all sides, one for the first reminder. */
function clockJobs({ matchId, spec, before, after }: Changed, now: Date): Jobs {
  if (before === after) return NO_JOBS;
  const due = firstDue(spec, after);
  const next = after && reminderFrom(spec, after, now);
  const was = before && reminderFrom(spec, before, now);
  const deadline = moved(
    sameDue(firstDue(spec, before), due),
    due && deadlineJob(matchId, due.at),
    deadlineKey(matchId),
  );
  const reminder = moved(
    next !== null && was?.getTime() === next.getTime(),
    next && reminderJob(matchId, next),
    reminderKey(matchId),
  );
  return {
    jobs: [...deadline.jobs, ...reminder.jobs],
    spentJobs: [...deadline.spentJobs, ...reminder.spentJobs],
  };
}

/**
 * Reminders due in the last hour (ms) may not have been sent. They are queued again: a repeated one is sent only once.
 */
const LATE_MS = 3_600_000;

/** The next reminder of a clock that has just been changed; null: none is left. */
export const reminderFrom = (spec: ClockSpec, clock: RunningClock, now: Date): Date | null =>
  nextReminder(spec, clock, new Date(now.getTime() - LATE_MS));

/** When a clock has something to tell next after `now`: a share of any side's wait, or that an agreed pause is over; null: nothing. */
export function nextReminder(spec: ClockSpec, clock: RunningClock, now: Date): Date | null {
  const shares = dues(spec, clock).flatMap((due) => remindersOf(spec, clock, due).map(({ at }) => at.getTime()));
  const ends = clock.pauses.flatMap(({ by, to }) => (by !== 'operator' && to !== null ? [Date.parse(to)] : []));
  const next = Math.min(...[...shares, ...ends].filter((at) => at > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** What a change is, as far as jobs go. */
type Changed = {
  readonly matchId: string;
  readonly spec: ClockSpec;
  readonly before: RunningClock | null;
  readonly after: RunningClock | null;
  readonly notifications: readonly NotificationRow[];
  /** Somebody is to be played for, who was not before. */
  readonly autoplay: boolean;
  /** The match ends, and an event or campaign waits for that. */
  readonly followed: boolean;
};

/** The jobs that a change calls for: the clock's where the first deadline moved, one for each notification, the helper's, and its follower's. */
export function jobsOf(
  changed: Changed,
  now: Date,
): { readonly jobs: readonly JobSpec[]; readonly spentJobs: readonly string[] } {
  const { matchId, notifications, autoplay, followed } = changed;
  const clocks = clockJobs(changed, now);
  const delivered = notifications.map((row) => deliverJob(row, now));
  const autoplayed = autoplay ? [autoplayJob(matchId, now)] : [];
  const told = followed ? [matchEndedJob(matchId, now)] : [];
  return { jobs: [...clocks.jobs, ...delivered, ...autoplayed, ...told], spentJobs: clocks.spentJobs };
}
