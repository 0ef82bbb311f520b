/** Texts about results of a real table (CL-201 to CL-206). */
import { momentIn } from '../words/moments.ts';
import type { ClubEvent, EventLeg, EventReport } from './operations.ts';

export const reportOf = ({ reports }: Pick<ClubEvent, 'reports'>, matchId: string): EventReport | null =>
  reports.find((one) => one.matchId === matchId) ?? null;

/** Whether some of its matches may be played at a table. */
export const hasTables = ({ settings }: Pick<ClubEvent, 'settings'>): boolean =>
  settings.played === 'table' || settings.played === 'either';

const OUTCOMES = ['lost', 'half lost', 'drew', 'half won', 'won'] as const;

/** How it ended for one side: "won 62:48". */
export function outcomeFor({ q, score }: Pick<EventReport, 'q' | 'score'>, side: 'a' | 'b'): string {
  const own = side === 'a' ? q : 4 - q;
  const points = score === null ? '' : ` ${side === 'a' ? score.join(':') : score.toReversed().join(':')}`;
  return `${OUTCOMES[own] ?? ''}${points}`;
}

/** The fate of an unanswered report (CL-202). */
export function untilObjection({ dueAt }: EventReport, other: string, timeZone: string, silence: string): string {
  if (dueAt === null) return '';
  const when = momentIn(timeZone, dueAt);
  return silence === 'case'
    ? `Without an answer from ${other}, a referee decides from ${when}.`
    : `It stands ${when} unless ${other} disputes it.`;
}

/** An entry's side in a match; null: neither. */
export const sideIn = ({ a, b }: Pick<EventLeg, 'a' | 'b'>, entry: string | null): 'a' | 'b' | null =>
  entry === null ? null : a === entry ? 'a' : b === entry ? 'b' : null;

/** CL-201: what a side sends: its own result, points where both are given. Null: half a score. */
export function saidBy(side: 'a' | 'b', { won, own, theirs }: Answer): { q: number } | { score: number[] } | null {
  if (own === '' && theirs === '') return won === null ? null : { q: side === 'a' ? won : 4 - won };
  if (own === '' || theirs === '') return null;
  const points = [Number(own), Number(theirs)];
  return { score: side === 'a' ? points : points.toReversed() };
}

/** The answers of a form: quarters for oneself, and points, "" where none are given. */
export type Answer = { readonly won: number | null; readonly own: string; readonly theirs: string };
export const NO_ANSWER: Answer = { won: null, own: '', theirs: '' };

/** CL-204: what happens where nobody reports, with the days that are given then. */
export const tableLateWords = (extension: number): string =>
  `Meet at a table and report the result here before the deadline. Without a report within ${extension} more days, both sides lose.`;
