import type { ClockSpec } from './clock-spec.ts';
import { topUp } from './running-clock.ts';
import type { RunningClock, Wait } from './running-clock-form.ts';

const without = <Value>(table: Readonly<Record<string, Value>> = {}, side: string): Readonly<Record<string, Value>> => {
  const { [side]: _gone, ...others } = table;
  return others;
};

const freshAt = ({ side, kind }: Wait, now: Date): Wait => ({ side, kind, since: now.toISOString() });

/** Restarts a side's current wait at `now`; `reserveMs`: its new reserve, or null to keep the present one. */
export const begunAnew = (clock: RunningClock, side: string, reserveMs: number | null, now: Date): RunningClock => ({
  ...clock,
  reserves: reserveMs === null ? clock.reserves : { ...clock.reserves, [side]: reserveMs },
  running: clock.running.map((wait) => (wait.side === side ? freshAt(wait, now) : wait)),
  lapsed: without(clock.lapsed, side),
  vacancies: without(clock.vacancies, side),
});

/** Gives a side out of time the time of one more turn. A reaction has its own time and does not change the reserve. */
export function givenMore(spec: ClockSpec, clock: RunningClock, side: string, now: Date): RunningClock {
  const turn = clock.running.some((wait) => wait.side === side && wait.kind === 'turn');
  return begunAnew(clock, side, turn ? topUp(spec, 0) : null, now);
}

/**
 * The clock of a side for which a default has been played. Without an increment its next turn has a bank's worth of time: with none,
 * default would follow default in one moment. A reaction and a fixed deadline have times of their own. Null: as it is.
 */
export function bankedAgain(spec: ClockSpec, clock: RunningClock, side: string, now: Date): RunningClock | null {
  const turn = clock.running.some((wait) => wait.side === side && wait.kind === 'turn');
  if (!turn || spec.fixed !== null || spec.incrementSeconds > 0) return null;
  return begunAnew(clock, side, spec.bankSeconds * 1000, now);
}
