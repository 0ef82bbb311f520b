import type { ClockSpec } from '@fieldpost/client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type ClockPreset = { readonly id: string; readonly title: string; readonly spec: Reserve };

/** The reserve of each side, in seconds. */
export type Reserve = Pick<ClockSpec, 'bankSeconds' | 'incrementSeconds' | 'capSeconds' | 'reactionSeconds'>;

const preset = (
  id: string,
  title: string,
  ...[bank, increment, cap, reaction]: readonly [number, number, number, number]
): ClockPreset => ({
  id,
  title,
  spec: { bankSeconds: bank, incrementSeconds: increment, capSeconds: cap, reactionSeconds: reaction },
});

/** Clocks that suit most people, from slow to quick. */
export const CLOCK_PRESETS: readonly ClockPreset[] = [
  preset('slow', 'Slow', 7 * DAY, 2 * DAY, 14 * DAY, DAY),
  preset('post', 'By post', 3 * DAY, 12 * HOUR, 5 * DAY, 12 * HOUR),
  preset('brisk', 'Fast', DAY, 8 * HOUR, 2 * DAY, 6 * HOUR),
  preset('sitting', 'Live', 45 * MINUTE, 2 * MINUTE, HOUR, 3 * MINUTE),
];

/** Whether nobody need sit at the board to keep time: turns end at fixed moments, or may take hours. */
export const isByPost = ({ fixed, bankSeconds, incrementSeconds }: ClockSpec): boolean =>
  fixed !== null || bankSeconds >= 6 * HOUR || incrementSeconds >= HOUR;

export const USUAL_PRESET = 'post';

/** Units for the fields of a custom clock. */
export const CLOCK_UNITS = [
  { id: 'minutes', seconds: MINUTE },
  { id: 'hours', seconds: HOUR },
  { id: 'days', seconds: DAY },
] as const;

/** The largest unit in which a time is a whole number: 7,200 s is 2 hours. */
export function inUnits(seconds: number): { readonly count: number; readonly unit: string } {
  const unit = CLOCK_UNITS.toReversed().find((each) => seconds >= each.seconds && seconds % each.seconds === 0);
  return unit ? { count: seconds / unit.seconds, unit: unit.id } : { count: seconds / MINUTE, unit: 'minutes' };
}

export const inSeconds = (count: number, unit: string): number =>
  Math.round(count * (CLOCK_UNITS.find((each) => each.id === unit)?.seconds ?? MINUTE));
