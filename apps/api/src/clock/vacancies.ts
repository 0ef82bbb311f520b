import { type Calendar, calendarOf, momentAfter, runningTime } from './calendar.ts';
import type { ClockSpec } from './clock-spec.ts';
import type { RunningClock, Vacancy } from './running-clock-form.ts';

/** How long the seat of an awaited side may be open in one turn, in ms of running time, however often it is opened. */
export const VACANCY_MS = 5 * 86_400_000;

/** When a vacancy ends, in ms; null if its clock never runs again. */
export const vacancyEnd = (calendar: Calendar, { at, spent }: Vacancy): number | null =>
  momentAfter(calendar, Date.parse(at), Math.max(0, VACANCY_MS - spent));

/** Whether the match waits for a side that has not answered yet. */
export const isWaited = ({ running, answered }: RunningClock, side: string): boolean =>
  answered[side] === undefined && running.some((wait) => wait.side === side);

export const withVacancy = (clock: RunningClock, side: string, vacancy: Vacancy): RunningClock => ({
  ...clock,
  vacancies: { ...clock.vacancies, [side]: vacancy },
});

/** Opens a side's seat: its clock stops, and the vacancy's clock runs. `up`: the side had run out of time. */
export function vacated(clock: RunningClock, side: string, up: boolean, now: Date): RunningClock {
  if (!isWaited(clock, side)) return clock;
  const before = clock.vacancies?.[side];
  if (before?.up) return withVacancy(clock, side, { ...before, open: true });
  return withVacancy(clock, side, { spent: 0, ...before, at: now.toISOString(), open: true, up });
}

/** How much of its vacancy a side has used in this turn by now, in ms. */
export function spentBy(spec: ClockSpec, clock: RunningClock, side: string, now: Date): number {
  const vacancy = clock.vacancies?.[side];
  if (!vacancy?.open && !vacancy?.up) return vacancy?.spent ?? 0;
  const ran = runningTime(calendarOf(spec, clock, side), Date.parse(vacancy.at), now.getTime());
  return Math.min(VACANCY_MS, vacancy.spent + ran);
}

/**
 * A player who opened their own seat gets their remaining time back on return. A player who had run out of time gets
 * none: the match waits until the vacancy ends.
 */
export function readmitted(spec: ClockSpec, clock: RunningClock, side: string, now: Date): RunningClock {
  const vacancy = clock.vacancies?.[side];
  if (!vacancy?.open) return clock;
  if (vacancy.up) return withVacancy(clock, side, { ...vacancy, open: false });
  const stood = spentBy(spec, clock, side, now) - vacancy.spent;
  const running = clock.running.map((wait) =>
    wait.side === side ? { ...wait, stood: (wait.stood ?? 0) + stood } : wait,
  );
  return withVacancy({ ...clock, running }, side, { ...vacancy, open: false, spent: vacancy.spent + stood });
}

/** Whether a side has no vacancy left in its present turn. */
export const vacancySpent = (clock: RunningClock, side: string): boolean => {
  const vacancy = clock.vacancies?.[side];
  return vacancy !== undefined && (vacancy.up || vacancy.spent >= VACANCY_MS);
};
