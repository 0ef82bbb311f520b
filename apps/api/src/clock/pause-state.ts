import type { Pause, RunningClock } from './running-clock-form.ts';

/** The pause that is on. */
export const pauseAt = (clock: RunningClock, now: Date): Pause | null =>
  clock.pauses.find(({ from, to }) => from <= now.toISOString() && (to === null || now.toISOString() < to)) ?? null;

/** The clock with a pause that begins, which settles the request for it. */
export const withPause = (clock: RunningClock, pause: Pause): RunningClock => ({
  ...clock,
  pauses: [...clock.pauses, pause],
  pauseOffer: null,
});

/** The pause that is on ends at a moment. */
export const pauseEndedAt = (clock: RunningClock, pause: Pause, to: Date): RunningClock => ({
  ...clock,
  pauses: clock.pauses.map((one) => (one === pause ? { ...one, to: to.toISOString() } : one)),
});
