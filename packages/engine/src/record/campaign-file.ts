/** LC-084, LC-125: what a campaign file proves: its ledger walked, its matches played again, its hashes compared. */
import type { AnyCampaign, CampaignTypes, LedgerEntry, LedgerVerdict } from '../campaign.ts';
import type { FinishedRecord, GameTypes, Json } from '../contract.ts';
import { type MatchFile, parseMatchFile } from './match-file.ts';
import { verify } from './verify.ts';

/** The parts of a file that are proved, as they came from outside. `matches` null: a bare ledger, of which all but the reports is proved. */
export type CampaignParts = {
  readonly ledger: readonly unknown[];
  readonly matches: readonly unknown[] | null;
  readonly hashes: unknown;
};

/**
 * Battles of all lines: how many reports a match of the file proved, how many were typed in at a table, and of how many the match is not in
 * the file; and how many corrections an officer typed.
 */
export type CampaignChecks = {
  readonly battles: number;
  readonly proved: number;
  readonly tabled: number;
  readonly missing: number;
  readonly corrected: number;
};

export type CampaignProof =
  | (Extract<LedgerVerdict<CampaignTypes>, { readonly ok: true }> & { readonly checks: CampaignChecks })
  | Extract<LedgerVerdict<CampaignTypes>, { readonly ok: false }>;

/** A battle of a campaign as its match file tells it. `report` null: the file does not hold, or the match has not ended. */
type FoughtFile = { readonly match: string; readonly record: string; readonly report: Json | null };

/** LC-060: the report of a match file, the match played again; null: this is no match file. */
export function reportOfFile(campaign: AnyCampaign, raw: unknown): FoughtFile | null {
  const parsed = parseMatchFile(JSON.stringify(raw ?? null));
  if (!parsed.ok) return null;
  const file: MatchFile = parsed.value;
  const { record } = file;
  const holds = record.ending !== null && verify(campaign.battles, file).ok;
  const report = holds ? campaign.battles.battleReport(record as FinishedRecord<GameTypes>) : null;
  return { match: file.matchId, record: file.hashes.record, report };
}

const namedIn = (raw: unknown): unknown => (raw as { readonly matchId?: unknown } | null | undefined)?.matchId;

/** Looks reports up by match among enclosed files; each is played when it is asked for. */
function enclosedReports(campaign: AnyCampaign, files: readonly unknown[]) {
  const byMatch = new Map(files.map((raw) => [namedIn(raw), raw]));
  return (match: string, record: string | null): Json | undefined => {
    const raw = byMatch.get(match);
    if (raw === undefined) return undefined;
    const played = reportOfFile(campaign, raw);
    return played?.record === record ? played.report : null;
  };
}

/** The hash that the last entry says it has; null: there is none. */
function lastHash(ledger: readonly unknown[]): unknown {
  return (ledger.at(-1) as { readonly hash?: unknown } | null | undefined)?.hash ?? null;
}

const hashesOf = (raw: unknown): { readonly head?: unknown; readonly state?: unknown } =>
  typeof raw === 'object' && raw !== null ? raw : {};

/** LC-084: no match is enclosed twice, or belongs to no entry. */
function hasStrays(campaign: AnyCampaign, entries: readonly LedgerEntry[], files: readonly unknown[]): boolean {
  const known = new Set<unknown>(entries.map((entry) => campaign.battleIn(entry)?.match));
  const names = files.map(namedIn);
  return new Set(names).size < names.length || names.some((name) => name === undefined || !known.has(name));
}

function checksOf(campaign: AnyCampaign, entries: readonly LedgerEntry[], files: readonly unknown[]): CampaignChecks {
  const enclosed = new Set(files.map(namedIn));
  const fought = entries.filter(({ kind }) => kind === 'fought');
  const tabled = entries.filter(({ kind }) => kind === 'tabled').length;
  const proved = fought.filter((entry) => enclosed.has(campaign.battleIn(entry)?.match)).length;
  const typed = ({ kind, body }: LedgerEntry) => kind === 'corrected' && (body as { report?: unknown }).report !== null;
  const corrected = entries.filter(typed).length;
  return { battles: fought.length + tabled, proved, tabled, missing: fought.length - proved, corrected };
}

/**
 * Proves a file, or a bare ledger. Fails with the first entry that does not hold, or with BAD_HASHES at the last where the file's own hashes or
 * its list of matches are not those of its ledger. A match that is not enclosed is no fault: `checks` counts it.
 */
export function proveCampaign(campaign: AnyCampaign, { ledger, matches, hashes }: CampaignParts): CampaignProof {
  const verdict = campaign.verify(ledger, matches === null ? undefined : enclosedReports(campaign, matches));
  const { head, state } = hashesOf(hashes);
  const wrong = {
    ok: false,
    entries: ledger.length,
    seq: Math.max(0, ledger.length - 1),
    reason: 'BAD_HASHES',
  } as const;
  const cut = matches !== null && head !== lastHash(ledger);
  // A ledger whose end was cut off is walked to its end, where something is owed.
  if (!verdict.ok) return cut && verdict.seq >= ledger.length ? wrong : verdict;
  const entries = ledger as readonly LedgerEntry[];
  const files = matches ?? [];
  const stands = matches === null || (!cut && state === campaign.look(verdict.course).stateHash);
  if (!stands || hasStrays(campaign, entries, files)) return wrong;
  return { ...verdict, checks: checksOf(campaign, entries, files) };
}

/** Describes the proof in words; `bare`: of a ledger without its matches. */
export function provedWords({ battles, proved, tabled, missing, corrected }: CampaignChecks, bare: boolean): string {
  if (bare) return 'all but the reports';
  const typed = tabled + corrected;
  if (missing === 0 && typed === 0) return 'all, reports included';
  const gone = missing === 0 ? [] : [`${missing} ${missing === 1 ? 'match' : 'matches'} missing`];
  return [`${proved} of ${battles} battles proved`, ...(typed === 0 ? [] : [`${typed} typed in`]), ...gone].join(', ');
}
