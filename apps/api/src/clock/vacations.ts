import type { ClockSpec } from './clock-spec.ts';
import type { RunningClock, Vacation } from './running-clock-form.ts';

const DAY_MS = 86_400_000;

/** A vacation counts as long as it lasts, and one day at least: clocks are not to be stopped by the hour. */
const countedMs = ({ from, to }: Vacation): number => Math.max(DAY_MS, Date.parse(to) - Date.parse(from));

const of = (clock: RunningClock, side: string): readonly Vacation[] => clock.vacations[side] ?? [];

/** Vacation that a side may still take, in ms. */
export const vacationLeft = (spec: ClockSpec, clock: RunningClock, side: string): number =>
  Math.max(0, spec.vacationDays * DAY_MS - of(clock, side).reduce((sum, one) => sum + countedMs(one), 0));

/** The vacation that a side is on. */
export const vacationAt = (clock: RunningClock, side: string, now: Date): Vacation | null =>
  of(clock, side).find(({ from, to }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)) ?? null;

export const withVacation = (clock: RunningClock, side: string, vacation: Vacation): RunningClock => ({
  ...clock,
  vacations: { ...clock.vacations, [side]: [...of(clock, side), vacation] },
});

/** A side whose time was up at `end` is on vacation since then, where the match allows it and some is left; null where not. */
export function startedByItself(spec: ClockSpec, clock: RunningClock, side: string, end: Date): RunningClock | null {
  const left = vacationLeft(spec, clock, side);
  if (!spec.vacationByItself || left < DAY_MS) return null;
  const to = new Date(end.getTime() + left).toISOString();
  return withVacation(clock, side, { from: end.toISOString(), to, by: 'itself' });
}

/** Ends the vacation that a side is on, and takes back those to come where `all`; null where there is none. */
export function endedVacation(clock: RunningClock, side: string, now: Date, all = true): RunningClock | null {
  const at = now.toISOString();
  const kept = of(clock, side).flatMap((one): Vacation[] => {
    if (one.to <= at) return [one];
    if (one.from >= at) return all ? [] : [one];
    return [{ ...one, to: at }];
  });
  const changed =
    kept.length !== of(clock, side).length || kept.some((one, nth) => one.to !== of(clock, side)[nth]?.to);
  return changed ? { ...clock, vacations: { ...clock.vacations, [side]: kept } } : null;
}
