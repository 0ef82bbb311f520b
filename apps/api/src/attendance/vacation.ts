import type { Result } from '@fieldpost/engine';
import type { Vacation } from '../clock/running-clock-form.ts';
import { endedVacation, vacationLeft, withVacation } from '../clock/vacations.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { announcementsToOthers } from '../turn/arrangements.ts';
import { plainTransition, type Transition } from '../turn/change.ts';
import { type PlayerUpdate, refuse, updateAsPlayer } from './update.ts';

const DAY_MS = 86_400_000;
/** No vacation is taken farther ahead than this. */
const AHEAD_MS = 366 * DAY_MS;

/** ISO 8601 with an offset; `from` null: from now on. */
export type VacationInput = { readonly from: string | null; readonly days: number };

/** A moment that was now when it was chosen is now. None lies before: a vacation never gives back what has gone by. */
const beginning = (wanted: number, now: Date): number =>
  wanted < now.getTime() && wanted >= now.getTime() - 60_000 ? now.getTime() : wanted;

const overlaps = (one: Vacation, other: Vacation): boolean => one.from < other.to && other.from < one.to;

function taken(
  { match, clock, game, seat, now }: PlayerUpdate,
  { from, days }: VacationInput,
): Result<Transition, Fault> {
  const start = from === null ? now.getTime() : beginning(Date.parse(from), now);
  const length = days * DAY_MS;
  const whole = Number.isInteger(days) && days >= 1;
  if (!whole || Number.isNaN(start) || start < now.getTime() || start > now.getTime() + AHEAD_MS)
    return refuse(fault('VACATION_INVALID'));
  if (length > vacationLeft(match.clockSpec, clock, seat.side)) return refuse(fault('VACATION_SPENT'));
  const input: Vacation = {
    from: new Date(start).toISOString(),
    to: new Date(start + length).toISOString(),
    by: 'player',
  };
  if (clock.vacations[seat.side]?.some((one) => overlaps(one, input))) return refuse(fault('VACATION_INVALID'));
  const announcements = announcementsToOthers(match, seat.side, 'vacation');
  return {
    ok: true,
    value: { ...plainTransition(game, null), clock: withVacation(clock, seat.side, input), announcements },
  };
}

/** Takes some of the vacation that the match grants: one's clock stands. Faults: VACATION_INVALID, VACATION_SPENT. */
export const takeVacation = (context: Context, caller: Caller, matchId: string, input: VacationInput) =>
  updateAsPlayer(context, caller, matchId, (update) => taken(update, input));

/** Ends one's vacation, and takes back those to come: what was not used may be taken later. Fault: NOT_AWAY. */
export const endVacation = (context: Context, caller: Caller, matchId: string) =>
  updateAsPlayer(context, caller, matchId, ({ clock, game, seat, now }) => {
    const ended = endedVacation(clock, seat.side, now);
    if (ended === null) return refuse(fault('NOT_AWAY'));
    return { ok: true, value: { ...plainTransition(game, null), clock: ended } };
  });
