import { z } from 'zod';

/** Requirements for joining a match. Null: no requirement. */
export const joinRequirementsSchema = z.object({
  /** At least this reliability, in percent. */
  reliability: z.number().int().min(0).max(100).nullable().default(null),
  /** Half of their turns answered within this many hours. */
  responseHours: z.number().int().min(1).max(720).nullable().default(null),
  /** Whether they may join who has not played enough turns to be measured. */
  newcomers: z.boolean().default(true),
});
export type JoinRequirements = z.output<typeof joinRequirementsSchema>;
