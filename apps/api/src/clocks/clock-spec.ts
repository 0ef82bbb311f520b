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

/** Which of the two clocks counts a wait: the reserve, or the fixed time of a reaction. */
export type ClockKind = 'turn' | 'reaction';

/** Someone is being waited for since a moment (ISO 8601). */
export type Wait = { readonly side: string; readonly since: string; readonly kind: ClockKind };

/**
 * The clock of a match. The server alone sees it whole: `answered` would betray who is done in a secret window;
 * `publicClock` leaves it out.
 */
export type RunningClock = {
  /** What each side had in reserve (ms) when its present wait began. */
  readonly reserves: Readonly<Record<string, number>>;
  readonly running: readonly Wait[];
  /** Sides whose turn stands still while another reacts. */
  readonly paused: readonly string[];
  /** In a secret window: when a side gave its answer (ISO 8601). Its clock stands, though the others see it run. */
  readonly answered: Readonly<Record<string, string>>;
};
