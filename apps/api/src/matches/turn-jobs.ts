import type { ClockSpec, RunningClock } from '../clocks/clock-spec.ts';
import { type Due, dues, REMINDER_SHARES, remindersOf } from '../clocks/running-clock.ts';
import type { DispatchRow } from '../dispatches/handover.ts';

/** A job of the queue; one with the same key replaces the one before. */
export type JobSpec = {
  readonly task: 'deadline' | 'reminder' | 'deliver';
  readonly payload: Readonly<Record<string, string | number>>;
  readonly key: string;
  readonly runAt: Date;
  readonly maxAttempts: number;
};

export const deadlineKey = (matchId: string): string => `deadline:${matchId}`;
export const reminderKey = (matchId: string, share: number): string => `reminder:${matchId}:${share}`;

const clockKeys = (matchId: string): readonly string[] => [
  deadlineKey(matchId),
  ...REMINDER_SHARES.map((share) => reminderKey(matchId, share)),
];

export function deadlineJob(matchId: string, due: Due): JobSpec {
  return { task: 'deadline', payload: { matchId }, key: deadlineKey(matchId), runAt: due.at, maxAttempts: 25 };
}

function clockJobs(matchId: string, due: Due): readonly JobSpec[] {
  const reminders = remindersOf(due).map(({ share, at }): JobSpec => {
    const payload = { matchId, share: share / 100 };
    return { task: 'reminder', payload, key: reminderKey(matchId, share), runAt: at, maxAttempts: 10 };
  });
  return [deadlineJob(matchId, due), ...reminders];
}

const deliverJob = (row: DispatchRow, now: Date): JobSpec => ({
  task: 'deliver',
  payload: { dispatchId: row.id },
  key: `deliver:${row.id}`,
  runAt: now,
  maxAttempts: 12,
});

const firstDue = (spec: ClockSpec, clock: RunningClock | null): Due | null => (clock && dues(spec, clock)[0]) || null;

/** The jobs that a change calls for: the clock's where the first deadline moved, and one for each dispatch. */
export function jobsOf(
  matchId: string,
  spec: ClockSpec,
  clocks: { readonly before: RunningClock | null; readonly after: RunningClock | null },
  dispatches: readonly DispatchRow[],
  now: Date,
): { readonly jobs: readonly JobSpec[]; readonly spentJobs: readonly string[] } {
  const delivered = dispatches.map((row) => deliverJob(row, now));
  const [before, after] = [firstDue(spec, clocks.before), firstDue(spec, clocks.after)];
  const same = before?.at.getTime() === after?.at.getTime() && before?.side === after?.side;
  if (same) return { jobs: delivered, spentJobs: [] };
  if (after === null) return { jobs: delivered, spentJobs: clockKeys(matchId) };
  return { jobs: [...clockJobs(matchId, after), ...delivered], spentJobs: [] };
}
