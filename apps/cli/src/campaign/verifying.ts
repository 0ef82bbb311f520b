import type { AnyCampaign } from '@fieldpost/engine';
import { VerbFault } from '../answer.ts';
import { campaignNamed, jsonOf } from './case.ts';
import { enclosedReports } from './matches.ts';
import { verdictOn } from './trying.ts';

/** LC-125: "Files above 64 MB are refused before parsing". */
const MOST_BYTES = 64 * 1024 * 1024;
const CAMPAIGN_FILE = 'fieldpost-campaign-file@1';

/** LC-084: what holds of an export or a bare ledger. Throws TOO_LARGE, NOT_JSON, NOT_A_LEDGER, UNKNOWN_CAMPAIGN. */
export function verdictOnText(text: string) {
  if (Buffer.byteLength(text) > MOST_BYTES) throw new VerbFault('TOO_LARGE', 'a campaign file has 64 MB at most');
  const { ledger, matches } = partsOf(jsonOf(text));
  const campaign = campaignOf(ledger);
  const enclosed = matches === null ? undefined : enclosedReports(campaign, matches);
  const checks = matches === null ? 'all but the reports' : 'all, reports included';
  return { ...verdictOn(campaign, ledger, enclosed), checks, matches: matches?.length ?? 0 };
}

type Parts = { readonly ledger: readonly unknown[]; readonly matches: readonly unknown[] | null };

function partsOf(raw: unknown): Parts {
  if (Array.isArray(raw)) return { ledger: raw, matches: null };
  const { format, ledger, matches } = (raw ?? {}) as { format?: unknown; ledger?: unknown; matches?: unknown };
  if (!Array.isArray(ledger)) throw new VerbFault('NOT_A_LEDGER', 'expected entries, or a document with a ledger');
  return { ledger, matches: format === CAMPAIGN_FILE && Array.isArray(matches) ? matches : null };
}

/** The campaign that the first entry names. */
function campaignOf([first]: readonly unknown[]): AnyCampaign {
  const rules = (first as { body?: { rules?: unknown } } | null | undefined)?.body?.rules;
  return campaignNamed(typeof rules === 'string' ? rules : '');
}
