import { z } from 'zod';
import { VerbFault } from '../answer.ts';
import { jsonOf } from '../json.ts';

/** A case to be judged: see docs/rule-set-guide.md. Members that are not known here are left alone. */
const caseSchema = z.object({
  rules: z.string(),
  setup: z.object({
    scenario: z.unknown(),
    options: z.unknown().optional(),
    /** By side or 'side/player': the standing orders that stand from the beginning. */
    standingOrders: z.record(z.string(), z.unknown()).optional(),
    carryOver: z.unknown().optional(),
  }),
  /** The rolls that will be thrown, in order; without them any throw is refused. */
  dice: z.array(z.number()).optional(),
  commands: z.array(z.unknown()).default([]),
  /** A side, 'side/player' or 'spectator': for whom view, pending and menu are printed. */
  viewer: z.string().optional(),
});
export type Case = z.infer<typeof caseSchema>;

/** One command of a case. An unknown command is refused in its place, and the run continues. */
export const entrySchema = z.object({
  side: z.string(),
  player: z.number().int().nonnegative().default(0),
  command: z.unknown().optional(),
  line: z.string().optional(),
});

/** Reads a case from a text. Throws NOT_JSON or MALFORMED with where it fails. */
export function caseOf(text: string): Case {
  const read = caseSchema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new VerbFault('MALFORMED', z.prettifyError(read.error));
}
