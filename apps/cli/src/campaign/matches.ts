import {
  type AnyCampaign,
  type FinishedRecord,
  type GameTypes,
  type Json,
  type MatchFile,
  parseMatchFile,
  verify,
} from '@fieldpost/engine';

/** A battle of a campaign as its match file tells it. `report` null: the file does not hold, or the match has not ended. */
export type FoughtFile = { readonly match: string; readonly record: string; readonly report: Json | null };

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

/** Looks reports up by match among enclosed files, each played once and only when it is asked for. */
export function enclosedReports(campaign: AnyCampaign, files: readonly unknown[]) {
  const named = files.map((raw) => [(raw as { matchId?: unknown } | null)?.matchId, raw] as const);
  const byMatch = new Map(named);
  return (match: string, record: string | null): Json | undefined => {
    const raw = byMatch.get(match);
    if (raw === undefined) return undefined;
    const played = reportOfFile(campaign, raw);
    return played?.record === record ? played.report : null;
  };
}
