import type { Result } from '@fieldpost/engine';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { RunningClock, Vacation } from '../clock/running-clock-form.ts';
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

/** The vacation that a side may still take of its grant, and what it has taken. */
type Granted = {
  readonly spec: Pick<ClockSpec, 'vacationDays'>;
  readonly taken: Pick<RunningClock, 'vacations'>;
  readonly side: string;
};

/** The vacation that is asked for, in whole days and none twice. Faults: VACATION_INVALID, VACATION_USED_UP. */
export function vacationFrom(
  { spec, taken: clock, side }: Granted,
  { from, days }: VacationInput,
  now: Date,
): Result<Vacation, Fault> {
  const start = from === null ? now.getTime() : beginning(Date.parse(from), now);
  const length = days * DAY_MS;
  const whole = Number.isInteger(days) && days >= 1;
  if (!whole || Number.isNaN(start) || start < now.getTime() || start > now.getTime() + AHEAD_MS)
    return refuse(fault('VACATION_INVALID'));
  if (length > vacationLeft(spec, clock, side)) return refuse(fault('VACATION_USED_UP'));
  const input: Vacation = {
    from: new Date(start).toISOString(),
    to: new Date(start + length).toISOString(),
    by: 'player',
  };
  const twice = clock.vacations[side]?.some((one) => overlaps(one, input)) ?? false;
  return twice ? refuse(fault('VACATION_INVALID')) : { ok: true, value: input };
}

function taken({ match, clock, game, seat, now }: PlayerUpdate, asked: VacationInput): Result<Transition, Fault> {
  const found = vacationFrom({ spec: match.clockSpec, taken: clock, side: seat.side }, asked, now);
  if (!found.ok) return found;
  const announcements = announcementsToOthers(match, seat.side, 'vacation');
  return {
    ok: true,
    value: { ...plainTransition(game, null), clock: withVacation(clock, seat.side, found.value), announcements },
  };
}

/**
 * Takes some of the vacation that the match grants, which stops your clock. Faults: VACATION_INVALID, VACATION_USED_UP.
 */
export const takeVacation = (context: Context, caller: Caller, matchId: string, input: VacationInput) =>
  updateAsPlayer(context, caller, matchId, (update) => taken(update, input));

/** Ends your vacation, and cancels later ones: unused days can be taken again. Fault: NOT_ON_VACATION. */
export const endVacation = (context: Context, caller: Caller, matchId: string) =>
  updateAsPlayer(context, caller, matchId, ({ clock, game, seat, now }) => {
    const ended = endedVacation(clock, seat.side, now);
    if (ended === null) return refuse(fault('NOT_ON_VACATION'));
    return { ok: true, value: { ...plainTransition(game, null), clock: ended } };
  });
