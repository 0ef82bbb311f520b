import process from 'node:process';

/**
 * The places at which tests kill a process, on the way of a turn from its receipt to the delivery of its mail.
 * `FIELDPOST_CRASH_AT=<point>` arms one of them; production refuses to start so.
 */
export const CRASH_POINTS = [
  'event.before-commit',
  'event.committed',
  'round.closed', // what was due in an event is written, the round after it among it; no match of that is made
  'round.batch', // a portion of a round's matches is made
  'round.opened', // the last portion of them
  'result.before-commit', // the result of a match stands in the log of its event, nothing committed
  'rating.week', // a week's ratings are written, nothing committed
  'turn.received', // parsed, nothing read yet
  'turn.resolved', // played in memory, nothing written
  'turn.before-commit',
  'turn.committed',
  'turn.before-answer',
  'deliver.started',
  'deliver.routed', // by which ways it goes is written, its letter is left
  'deliver.composed',
  'deliver.before-send',
  'deliver.sent', // the mail server has it, we have not written so
  'deliver.marked',
  'autoplay.before-commit', // a command for a computer player or by a conditional order is judged, nothing written
  'autoplay.committed',
  'campaign.judged', // an act is judged, nothing written
  'campaign.before-commit',
  'campaign.committed',
  'muster.before-match',
  'muster.match-made', // the match stands in the transaction of its entry
  'aftermath.reported', // a battle's report is made, nothing written
  'aftermath.before-commit',
  'aftermath.committed',
  'correct.before-commit',
  'pack.before-commit', // a record stands in the place of a match's steps, nothing committed
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

const armed = process.env.NODE_ENV === 'production' ? undefined : process.env.FIELDPOST_CRASH_AT;

/** Why this process must not start, in one sentence; null where all is well. */
export function crashPointRefusal(env: Readonly<Record<string, string | undefined>>): string | null {
  const asked = env.FIELDPOST_CRASH_AT;
  if (!asked) return null;
  if (env.NODE_ENV === 'production') return 'FIELDPOST_CRASH_AT is for tests and must not be set in production.';
  if (CRASH_POINTS.some((point) => point === asked)) return null;
  return `FIELDPOST_CRASH_AT must be one of ${CRASH_POINTS.join(', ')}.`;
}

/** Ends the process at once, as a power cut would, where this point is armed; otherwise nothing. */
export function crashPoint(point: CrashPoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL');
}
