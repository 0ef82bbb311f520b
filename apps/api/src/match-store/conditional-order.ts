import { z } from 'zod';

const words = z.string().trim().min(1).max(200);
const field = z.union([z.string().max(200), z.number(), z.boolean()]);

/** Something in the seat's log, or missing from it: words of a line or a sentence, or fields of a notice. */
const orderConditionSchema = z.strictObject({
  condition: z.union([
    z.object({ words }),
    z.object({
      notice: z.record(z.string().max(60), field).refine((fields) => Object.keys(fields).length > 0),
    }),
  ]),
  /** The players whose steps count. */
  by: z.enum(['others', 'own', 'anyone']).default('others'),
  /** False: the condition holds where nothing of the kind has happened. */
  happened: z.boolean().default(true),
});
export type OrderCondition = z.output<typeof orderConditionSchema>;

/** What a player files: if all of `conditions` hold when their turn comes, `lines` are played, until one is refused or one of `stop` holds. */
export const conditionalOrderSchema = z.strictObject({
  /** `turn`: as soon as their turn comes. `timeUp`: when their time has run out, where the match plays by standing orders. */
  when: z.enum(['turn', 'timeUp']).default('turn'),
  conditions: z.array(orderConditionSchema).max(8).default([]),
  lines: z.array(words).min(1).max(40),
  /** Any of these ends the order before its next line. */
  stop: z.array(orderConditionSchema).max(8).default([]),
});
export type ConditionalOrderInput = z.output<typeof conditionalOrderSchema>;

/** The most that one seat may have filed. */
export const MAX_CONDITIONAL_ORDERS = 12;

/**
 * One of a seat's conditional orders. `armed`: it waits for the seat's next turn; `playing`: some lines are played; `done`: all
 * are; `passed`: its conditions did not hold; `stopped`: see `end`.
 */
export type ConditionalOrder = ConditionalOrderInput & {
  readonly id: string;
  /** ISO 8601; a turn that had begun then is not its own. */
  readonly filedAt: string;
  /** The step that the seat knew when it filed the order: conditions apply to later steps. */
  readonly filedStep: number;
  readonly state: 'armed' | 'playing' | 'done' | 'passed' | 'stopped';
  /** Lines played. */
  readonly played: number;
  /** The seat's step count when its first line was played. */
  readonly firedStep: number | null;
  /** Why it stopped: a code of a refusal, or STOP_CONDITION, or TURN_OVER, with its sentence and the line. */
  readonly end: { readonly code: string; readonly message: string; readonly line: string | null } | null;
};

export const isOpen = ({ state }: ConditionalOrder): boolean => state === 'armed' || state === 'playing';
