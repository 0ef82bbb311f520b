import { begunAnew } from './anew.ts';
import type { ClockSpec } from './clock-spec.ts';
import type { RunningClock } from './running-clock-form.ts';
import { isWaited, readmitted, spentBy, withVacancy } from './vacancies.ts';

/**
 * The seat of a side has a new holder. Whoever is `new` to it begins with a whole bank, but no turn has two of them, and the vacancy of
 * a turn is one, whoever opens the seat. Whoever has held it before finds the time that was left, as if they had never been away: two
 * people who take it from each other by turns gain nothing.
 */
export function handedTo(
  spec: ClockSpec,
  clock: RunningClock,
  { side, isNew }: { readonly side: string; readonly isNew: boolean },
  now: Date,
): RunningClock {
  if (!isNew || clock.vacancies?.[side]?.banked) return readmitted(spec, clock, side, now);
  const fresh = begunAnew(clock, side, spec.bankSeconds * 1000, now);
  if (!isWaited(clock, side)) return fresh;
  const spent = spentBy(spec, clock, side, now);
  return withVacancy(fresh, side, { at: now.toISOString(), spent, open: false, up: false, banked: true });
}
