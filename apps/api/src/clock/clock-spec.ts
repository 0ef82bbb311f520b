import { z } from 'zod';
import { timeZoneOf } from './time-zone.ts';

const DAY = 86_400;
/** Monday is 1, Sunday 7 (ISO 8601). */
const weekday = z.number().int().min(1).max(7);

/**
 * Policies for a side that runs out of time. `default`: an ordinary order is played for it. `standing`: its conditional
 * orders are played as far as possible, then ordinary ones. `bot`: a computer player stands in until the player
 * returns. `replacement`: its seat opens for another player. `claim`: nothing, until the other side claims the match.
 * `forfeit`: it loses.
 */
export const TIME_OUT_POLICIES = ['default', 'standing', 'bot', 'replacement', 'claim', 'forfeit'] as const;
export type TimeOutPolicy = (typeof TIME_OUT_POLICIES)[number];

/** Turns end at fixed moments instead of by a reserve. */
const fixedSchema = z.object({
  /** Time of day in the zone of the match, "19:00". */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** On these days: all seven for a daily deadline, one for a weekly one. */
  weekdays: z.array(weekday).min(1).max(7),
  /** A side that gets the turn later than this before a deadline has until the next one. */
  noticeSeconds: z.number().int().min(0).max(DAY),
});
export type FixedDeadline = z.output<typeof fixedSchema>;

/** The most hours a night may have: what one player may sleep longer than the other is bounded by it. */
const MAX_SLEEP_HOURS = 10;
/** The most vacation a side may be granted. */
const MAX_VACATION_DAYS = 60;

const lengths = {
  /** The reserve of each side at the start. */
  bankSeconds: z
    .number()
    .int()
    .min(60)
    .max(366 * DAY),
  /** Given back at the end of each turn. */
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
  /** For each answer within another side's turn. */
  reactionSeconds: z
    .number()
    .int()
    .min(30)
    .max(60 * DAY),
};

const rests = {
  /** IANA zone of the match: fixed deadlines and days of rest are read in it. */
  timeZone: z
    .string()
    .default('UTC')
    .refine((name) => timeZoneOf(name) !== null, { error: 'is no time zone' }),
  /** Days of the week on which no clock runs. */
  restDays: z.array(weekday).max(4).default([]),
  /** Dates on which no clock runs, "2026-12-25". */
  holidays: z.array(z.iso.date()).max(60).default([]),
  /** Hours per night in which a player's clock is paused, from the hour that they choose. */
  sleepHours: z.number().int().min(0).max(MAX_SLEEP_HOURS).default(0),
  /** Days of vacation that each side may take in the course of the match. */
  vacationDays: z.number().int().min(0).max(MAX_VACATION_DAYS).default(0),
  /** A side that runs out of time goes on vacation instead, as long as it has any left. */
  vacationByItself: z.boolean().default(false),
};

/** How much time the sides of a match have, and when their clocks are paused. */
export const clockSpecSchema = z
  .strictObject({
    ...lengths,
    /** Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
    fixed: fixedSchema.nullable().default(null),
    ...rests,
    /** Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
    readyCheckHours: z.number().int().min(0).max(168).default(0),
    atEnd: z.enum(TIME_OUT_POLICIES),
  })
  .refine((spec) => spec.bankSeconds <= spec.capSeconds, { error: 'the bank must not be above the cap' })
  .refine((spec) => spec.fixed === null || spec.fixed.weekdays.some((day) => !spec.restDays.includes(day)), {
    error: 'no deadline falls on a day that is not one of rest',
  });

export type ClockSpec = z.output<typeof clockSpecSchema>;

/** No rest, no vacation, no ready check: clocks that always run. */
export const ALWAYS_RUNNING = {
  fixed: null,
  timeZone: 'UTC',
  restDays: [],
  holidays: [],
  sleepHours: 0,
  vacationDays: 0,
  vacationByItself: false,
  readyCheckHours: 0,
} as const satisfies Partial<ClockSpec>;

/** Whether nobody need sit at the board to keep time: turns end at fixed moments, or may take hours. */
export const isByPost = ({ fixed, bankSeconds, incrementSeconds }: ClockSpec): boolean =>
  fixed !== null || bankSeconds >= DAY / 4 || incrementSeconds >= DAY / 24;

/** Three days and a day per turn, twelve hours to react; the side's default order is played at the end. */
export const DEFAULT_CLOCK: ClockSpec = {
  bankSeconds: 3 * DAY,
  incrementSeconds: DAY,
  capSeconds: 5 * DAY,
  reactionSeconds: DAY / 2,
  ...ALWAYS_RUNNING,
  restDays: [],
  holidays: [],
  atEnd: 'default',
};
