import { begunAnew } from './anew.ts';
import type { ClockSpec } from './clock-spec.ts';
import type { RunningClock } from './running-clock-form.ts';
import { isWaited, readmitted, spentBy, withVacancy } from './vacancies.ts';

/**
 * Hands a side's seat to a new holder. A `new` holder begins with a whole bank, but only once in a turn. A turn has one
 * vacancy, even if several people open the seat. A former holder gets the time that they left: two people who take
 * turns in the seat gain nothing.
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
