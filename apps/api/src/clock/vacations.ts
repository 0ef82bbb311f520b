import type { ClockSpec } from './clock-spec.ts';
import type { RunningClock, Vacation } from './running-clock-form.ts';

const DAY_MS = 86_400_000;

/**
 * Length of vacations in ms. Each counts at least one day, so that nobody stops a clock by the hour. Adjacent or
 * overlapping ones count as one, so that no day counts twice.
 */
function countedMs(vacations: readonly Vacation[]): number {
  let sum = 0;
  let until = Number.NEGATIVE_INFINITY;
  let length = 0;
  for (const one of vacations.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const [from, to] = [Date.parse(one.from), Date.parse(one.to)];
    if (from > until) {
      sum += Math.max(length, length && DAY_MS);
      length = to - from;
    } else length += Math.max(0, to - until);
    until = Math.max(until, to);
  }
  return sum + Math.max(length, length && DAY_MS);
}

/** Whatever has vacations by side: the clock of a match, a campaign. */
type Away = Pick<RunningClock, 'vacations'>;

const of = (clock: Away, side: string): readonly Vacation[] => clock.vacations[side] ?? [];

/** Vacation that a side may still take, in ms. */
export const vacationLeft = (spec: Pick<ClockSpec, 'vacationDays'>, clock: Away, side: string): number =>
  Math.max(0, spec.vacationDays * DAY_MS - countedMs(of(clock, side)));

/** The vacation that a side is on. */
export const vacationAt = (clock: Away, side: string, now: Date): Vacation | null =>
  of(clock, side).find(({ from, to }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)) ?? null;

export const withVacation = <Clock extends Away>(clock: Clock, side: string, vacation: Vacation): Clock => ({
  ...clock,
  vacations: { ...clock.vacations, [side]: [...of(clock, side), vacation] },
});

/**
 * A side whose time was up at `end` is on vacation since then, where the match allows it and some is left, up to the vacation
 * that was planned next; null where not.
 */
export function startedByItself(spec: ClockSpec, clock: RunningClock, side: string, end: Date): RunningClock | null {
  const left = vacationLeft(spec, clock, side);
  if (!spec.vacationByItself || left < DAY_MS) return null;
  const planned = of(clock, side).flatMap(({ from }) => (Date.parse(from) > end.getTime() ? [Date.parse(from)] : []));
  const to = new Date(Math.min(end.getTime() + left, ...planned)).toISOString();
  return withVacation(clock, side, { from: end.toISOString(), to, by: 'itself' });
}

/** Ends the vacation that a side is on, and takes back those to come where `all`; null where there is none. */
export function endedVacation<Clock extends Away>(clock: Clock, side: string, now: Date, all = true): Clock | null {
  const at = now.toISOString();
  const kept = of(clock, side).flatMap((one): Vacation[] => {
    if (one.to <= at) return [one];
    if (one.from >= at) return all ? [] : [one];
    return [{ ...one, to: at }];
  });
  const changed =
    kept.length !== of(clock, side).length || kept.some((one, index) => one.to !== of(clock, side)[index]?.to);
  return changed ? { ...clock, vacations: { ...clock.vacations, [side]: kept } } : null;
}
