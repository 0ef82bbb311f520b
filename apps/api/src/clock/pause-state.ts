import type { Pause, RunningClock } from './running-clock-form.ts';

/** The pause that is on. */
export const pauseAt = (clock: RunningClock, now: Date): Pause | null =>
  clock.pauses.find(({ from, to }) => from <= now.toISOString() && (to === null || now.toISOString() < to)) ?? null;
