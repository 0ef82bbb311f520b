import { pairKey } from '../log/ledger.ts';
import { type Refusal, refusal, refusalWith } from '../refusal.ts';
import { DAY, isOnLeave, type LadderBook, rungOf } from './book.ts';

const REMATCH_DAYS = 14;
const DECLINE_DAYS = 30;

/** CL-111: the highest rung that may be challenged from rung r; the lowest is r - 1. From 6 it is 3, from 51 it is 40. */
export function reachOf(rung: number): number {
  return Math.max(1, rung - Math.max(3, Math.ceil(rung / 5)));
}

/** CL-112: maximum open challenges, made and received. A player at their limit of open matches may receive one. */
const CHALLENGES = { out: 2, in: 2, inAtLimit: 1 } as const;

/** CL-111, CL-112, CL-116, CL-119: why a may not challenge b now; null where they may. `barred`: one of the two has blocked the other. */
export function refusesChallenge(book: LadderBook, a: string, b: string, at: number, barred: boolean): Refusal | null {
  const [own, theirs] = [rungOf(book, a), rungOf(book, b)];
  if (own === 0 || theirs === 0 || theirs >= own || theirs < reachOf(own)) return refusal('CL_OUT_OF_REACH');
  if (barred) return refusal('CL_BLOCKED');
  if (isOnLeave(book, a, at) || isOnLeave(book, b, at)) return refusal('CL_ON_LEAVE');
  if ((book.protectedUntil.get(b) ?? 0) > at) return refusal('CL_PROTECTED');
  const out = book.challenges.filter((one) => one.a === a).length;
  const into = book.challenges.filter((one) => one.b === b).length;
  if (hasRecent(book, a, b, at)) return refusal('CL_RECENT_REMATCH');
  return out >= CHALLENGES.out || into >= CHALLENGES.in ? refusal('CL_TOO_MANY_CHALLENGES') : null;
}

/** CL-112: one running challenge for each pair, and none within 14 days of their last result. */
function hasRecent({ challenges, lastMet }: LadderBook, a: string, b: string, at: number): boolean {
  if (challenges.some((one) => pairKey(one.a, one.b) === pairKey(a, b))) return true;
  const last = lastMet.get(pairKey(a, b));
  return last !== undefined && at - last < REMATCH_DAYS * DAY;
}

/** CL-113: whether declining now costs nothing: once in 30 days; a second time it is a walkover for the challenger. */
export function mayDecline({ declines }: LadderBook, id: string, at: number): boolean {
  return !(declines.get(id) ?? []).some((before) => at - before < DECLINE_DAYS * DAY);
}

/** CL-113: the challenger may take an unanswered challenge back after a day; it is answered in five. */
export const ANSWER = { days: 5, takenBackAfter: DAY } as const;

const LEAVE = { days: 28, year: 365, least: 3 } as const;

const days = (length: number): number => Math.floor((length / DAY) * 100) / 100;

/** CL-119: up to 28 days in 365, in parts of at least 3 days. Refused with the days that were asked for, and those that are left. */
export function refusesLeave({ leaves }: LadderBook, id: string, from: number, to: number): Refusal | null {
  const since = to - LEAVE.year * DAY;
  const taken = (leaves.get(id) ?? []).reduce((sum, one) => sum + Math.max(0, one.to - Math.max(since, one.from)), 0);
  const left = Math.max(0, LEAVE.days * DAY - taken);
  if (to - from >= LEAVE.least * DAY && to - from <= left) return null;
  return refusalWith('CL_LEAVE_INVALID', { asked: days(to - from), left: days(left) });
}

/** CL-119: whether rung 2 is shown as acting first: who is first has been on leave for over 14 days. */
export function isActingFirst({ rungs, leaves }: LadderBook, at: number): boolean {
  const [first] = rungs;
  const running = first === undefined ? [] : (leaves.get(first) ?? []);
  return running.some(({ from, to }) => from <= at && at < to && at - from > 14 * DAY);
}
