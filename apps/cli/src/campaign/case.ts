import type { AnyCampaign } from '@fieldpost/engine';
import { nameOf } from '@fieldpost/rulebook';
import { allCampaigns, campaignOf } from '@fieldpost/rulebook/campaigns';
import { z } from 'zod';
import { VerbFault } from '../answer.ts';

/** A campaign to be tried out without a server (LC-120). `state` or `ledger`, not both. */
const caseSchema = z.strictObject({
  campaign: z.string(),
  id: z.string().min(1).max(64).default('try'),
  options: z.unknown().optional(),
  state: z.unknown().optional(),
  ledger: z.array(z.unknown()).optional(),
  acts: z.array(z.unknown()).default([]),
  viewer: z.string().optional(),
});
export type CampaignCase = z.infer<typeof caseSchema>;

/** Members that every act of a case may have besides the act itself (LC-121, LC-036). */
export const orderSchema = z.looseObject({
  by: z.string().default('system'),
  at: z.string().default('1970-01-01T00:00:00.000Z'),
  expectedSeq: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  dryRun: z.boolean().default(false),
});

/** Reads a case from a text. Throws NOT_JSON or MALFORMED with where it fails. */
export function campaignCaseOf(text: string): CampaignCase {
  const read = caseSchema.safeParse(jsonOf(text));
  if (!read.success) throw new VerbFault('MALFORMED', z.prettifyError(read.error));
  if (read.data.state !== undefined && read.data.ledger !== undefined)
    throw new VerbFault('MALFORMED', 'a case has a state or a ledger, not both');
  return read.data;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new VerbFault('NOT_JSON', error instanceof Error ? error.message : 'the input is not JSON');
  }
}

/** The campaign of a name such as "aww-legacy@1". Throws UNKNOWN_CAMPAIGN. */
export function campaignNamed(name: string): AnyCampaign {
  const campaign = campaignOf(name);
  if (campaign) return campaign;
  const known = allCampaigns().map(({ ref }) => nameOf(ref));
  throw new VerbFault('UNKNOWN_CAMPAIGN', `no campaign is named ${name}`, { known });
}
