import { z } from 'zod';

const DAY = 86_400;

/** How much time the sides of a match have. All in seconds; durations are absolute, daylight saving does not touch them. */
export const clockSpecSchema = z
  .object({
    /** What each side has at the start. */
    bankSeconds: z
      .number()
      .int()
      .min(60)
      .max(366 * DAY),
    /** Given back at each hand-over. */
    incrementSeconds: z
      .number()
      .int()
      .min(0)
      .max(60 * DAY),
    /** The most that a reserve may hold. */
    capSeconds: z
      .number()
      .int()
      .min(60)
      .max(366 * DAY),
    /** For each answer within the other side's turn. */
    reactionSeconds: z
      .number()
      .int()
      .min(30)
      .max(60 * DAY),
    /** When time has run out: an ordinary command is played for the side, or the side loses. */
    atEnd: z.enum(['default', 'forfeit']),
  })
  .refine((spec) => spec.bankSeconds <= spec.capSeconds, { error: 'the bank must not be above the cap' });

export type ClockSpec = z.output<typeof clockSpecSchema>;

/** Three days and a day per turn, twelve hours to react; the side's default order is played at the end. */
export const DEFAULT_CLOCK: ClockSpec = {
  bankSeconds: 3 * DAY,
  incrementSeconds: DAY,
  capSeconds: 5 * DAY,
  reactionSeconds: DAY / 2,
  atEnd: 'default',
};

/** Who is being waited for: since when (ISO 8601), and by which of the two clocks. */
export type Wait = { readonly side: string; readonly since: string; readonly kind: 'turn' | 'reaction' };

/** The clock of a match: what each side had in reserve (ms) when its present wait began, and the waits that run. */
export type RunningClock = {
  readonly reserves: Readonly<Record<string, number>>;
  readonly running: readonly Wait[];
};
