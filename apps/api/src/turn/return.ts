import { givenMore } from '../clock/anew.ts';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { pauseAt, pauseEndedAt } from '../clock/pause-state.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { readmitted } from '../clock/vacancies.ts';
import { endedVacation, vacationAt } from '../clock/vacations.ts';
import type { Turn } from './act.ts';
import { announcementsToOthers } from './arrangements.ts';
import type { Transition } from './change.ts';
import type { SeatChange } from './seat-statement.ts';

/** Returns a player who plays themselves: ends their stand-in, the vacancy of their seat, and their vacation. */
export function backAtTheTable({ match, seat, now }: Turn): Pick<Transition, 'clock' | 'seats' | 'announcements'> {
  const { clock } = match;
  const seats = seatBack(match, seat);
  const runs = clock && runningAgain(clock, now);
  const back = runs && seats.length > 0 ? clockBack(match.clockSpec, runs, seat.side, now) : runs;
  const away = back !== null && vacationAt(back, seat.side, now) !== null;
  const announcements = seats.length > 0 ? announcementsToOthers(match, seat.side, 'returned') : [];
  return { clock: away ? endedVacation(back, seat.side, now, false) : back, seats, announcements };
}

/** A pause that began because nobody was there is over when somebody plays, or takes their seat back. */
export function runningAgain(clock: RunningClock, now: Date): RunningClock {
  const pause = pauseAt(clock, now);
  return pause?.by === 'itself' ? pauseEndedAt(clock, pause, now) : clock;
}

/** The clock of a player who returns from a stand-in or to an open seat: with the time that they had left. */
export const clockBack = (spec: ClockSpec, clock: RunningClock, side: string, now: Date): RunningClock =>
  clock.lapsed[side] === undefined ? readmitted(spec, clock, side, now) : givenMore(spec, clock, side, now);

/** The seat as it is when its holder has come back; nothing where they had not been away. */
export function seatBack(
  { seats }: Turn['match'],
  { side, player }: { readonly side: string; readonly player: number },
): readonly SeatChange[] {
  const held = seats.find((one) => one.side === side && one.player === player);
  if (!held || (held.standIn === null && held.vacantSince === null)) return [];
  return [{ side, player, patch: { standIn: null, vacantSince: null } }];
}
