import type { ClockSpec } from '../clock/clock-spec.ts';
import { type Due, dues, type Reminder, remindersOf } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { DispatchRow } from '../notification/rules.ts';

/** A job of the queue; one with the same key replaces the one before. */
export type JobSpec = {
  readonly task: 'deadline' | 'reminder' | 'deliver' | 'attend';
  readonly payload: Readonly<Record<string, string | number>>;
  readonly key: string;
  readonly runAt: Date;
  readonly maxAttempts: number;
};

export const deadlineKey = (matchId: string): string => `deadline:${matchId}`;
const reminderKey = (matchId: string): string => `reminder:${matchId}`;
export const attendKey = (matchId: string): string => `attend:${matchId}`;

const clockKeys = (matchId: string): readonly string[] => [deadlineKey(matchId), reminderKey(matchId)];

function deadlineJob(matchId: string, due: Due): JobSpec {
  return { task: 'deadline', payload: { matchId }, key: deadlineKey(matchId), runAt: due.at, maxAttempts: 25 };
}

/** One at a time: the job of a reminder queues the next one. */
export const reminderJob = (matchId: string, { share, at }: Reminder): JobSpec => ({
  task: 'reminder',
  payload: { matchId, share: share / 100 },
  key: reminderKey(matchId),
  runAt: at,
  maxAttempts: 10,
});

/** Plays for computer players, stand-ins and conditional orders, or begins the match. */
const attendJob = (matchId: string, at: Date): JobSpec => ({
  task: 'attend',
  payload: { matchId },
  key: attendKey(matchId),
  runAt: at,
  maxAttempts: 25,
});

const deliverJob = (row: DispatchRow, now: Date): JobSpec => ({
  task: 'deliver',
  payload: { dispatchId: row.id },
  key: `deliver:${row.id}`,
  runAt: now,
  maxAttempts: 12,
});

const firstDue = (spec: ClockSpec, clock: RunningClock | null): Due | null => (clock && dues(spec, clock)[0]) || null;

const sameDue = (one: Due | null, other: Due | null): boolean =>
  one?.at.getTime() === other?.at.getTime() && one?.side === other?.side;

/** The clock's jobs after a change: new ones where the first deadline moved, none where it stayed. */
function clockJobs({ matchId, spec, before, after }: Changed, now: Date) {
  const due = firstDue(spec, after);
  if (sameDue(firstDue(spec, before), due)) return { jobs: [], spentJobs: [] };
  if (due === null || after === null) return { jobs: [], spentJobs: clockKeys(matchId) };
  const next = nextReminder(spec, after, now);
  const deadline = deadlineJob(matchId, due);
  if (next === null) return { jobs: [deadline], spentJobs: [reminderKey(matchId)] };
  return { jobs: [deadline, reminderJob(matchId, next)], spentJobs: [] };
}

/** The next reminder of a clock after `now`; null where none is left. */
export function nextReminder(spec: ClockSpec, clock: RunningClock, now: Date): Reminder | null {
  const due = firstDue(spec, clock);
  return (due && remindersOf(spec, clock, due).find(({ at }) => at > now)) ?? null;
}

/** What a change is, as far as jobs go. */
type Changed = {
  readonly matchId: string;
  readonly spec: ClockSpec;
  readonly before: RunningClock | null;
  readonly after: RunningClock | null;
  readonly dispatches: readonly DispatchRow[];
  /** Somebody is to be played for, who was not before. */
  readonly attend: boolean;
};

/** The jobs that a change calls for: the clock's where the first deadline moved, one for each dispatch, and the helper's. */
export function jobsOf(
  changed: Changed,
  now: Date,
): { readonly jobs: readonly JobSpec[]; readonly spentJobs: readonly string[] } {
  const { matchId, dispatches, attend } = changed;
  const clocks = clockJobs(changed, now);
  const delivered = dispatches.map((row) => deliverJob(row, now));
  const attended = attend ? [attendJob(matchId, now)] : [];
  return { jobs: [...clocks.jobs, ...delivered, ...attended], spentJobs: clocks.spentJobs };
}
