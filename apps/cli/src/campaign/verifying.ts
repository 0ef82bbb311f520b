import { type AnyCampaign, type CampaignParts, proveCampaign, provedWords } from '@fieldpost/engine';
import { VerbFault } from '../answer.ts';
import { campaignNamed, jsonOf } from './case.ts';

/** LC-125: "Files above 64 MB are refused before parsing". */
const MAX_BYTES = 64 * 1024 * 1024;
const CAMPAIGN_FILE = 'fieldpost-campaign-file@1';

/** LC-084: what holds of an export or a bare ledger. Throws TOO_LARGE, NOT_JSON, NOT_A_LEDGER, UNKNOWN_CAMPAIGN. */
export function verdictOnText(text: string) {
  if (Buffer.byteLength(text) > MAX_BYTES) throw new VerbFault('TOO_LARGE', 'a campaign file has 64 MB at most');
  const parts = partsOf(jsonOf(text));
  const campaign = campaignOf(parts.ledger);
  const proof = proveCampaign(campaign, parts);
  if (!proof.ok) return { ok: false, entries: proof.entries, seq: proof.seq, reason: proof.reason } as const;
  const { head, stateHash } = campaign.look(proof.course);
  const { entries, checks } = proof;
  const proved = provedWords(checks, parts.matches === null);
  return { ok: true, entries, head, state: stateHash, checks, proved } as const;
}

function partsOf(raw: unknown): CampaignParts {
  if (Array.isArray(raw)) return { ledger: raw, matches: null, hashes: null };
  const { format, ledger, matches, hashes } = (raw ?? {}) as { [key: string]: unknown };
  if (!Array.isArray(ledger)) throw new VerbFault('NOT_A_LEDGER', 'expected entries, or a document with a ledger');
  return { ledger, matches: format === CAMPAIGN_FILE && Array.isArray(matches) ? matches : null, hashes };
}

/** The campaign that the first entry names. */
function campaignOf([first]: readonly unknown[]): AnyCampaign {
  const rules = (first as { body?: { rules?: unknown } } | null | undefined)?.body?.rules;
  return campaignNamed(typeof rules === 'string' ? rules : '');
}
