import {
  type AnyCampaign,
  type CampaignTypes,
  type Json,
  type LedgerEntry,
  type Refusal,
  type Result,
  reportOfFile,
} from '@fieldpost/engine';
import { VerbFault } from '../answer.ts';
import { type CampaignCase, campaignCaseOf, campaignNamed, orderSchema } from './case.ts';

type Course = CampaignTypes['course'];
/** The result of one act of a case. */
export type CampaignRuling =
  | { readonly ok: true; readonly entries: readonly LedgerEntry[]; readonly classes?: readonly Json[] }
  | ({ readonly ok: false } & Refusal);

/** A case after all its acts. */
export type CampaignTable = {
  readonly campaign: AnyCampaign;
  readonly course: Course;
  readonly ledger: readonly LedgerEntry[];
  readonly results: readonly CampaignRuling[];
  /** True if the ledger starts at the beginning: one that continues from a given state cannot be verified. */
  readonly whole: boolean;
};

const BEGINNING = '1970-01-01T00:00:00.000Z';

/** LC-120: judges a case, given as text, without any server. */
export function judgeCampaign(text: string) {
  const asked = campaignCaseOf(text);
  const { campaign, course, ledger, results, whole } = playCampaign(asked);
  const { head, state, stateHash } = campaign.look(course);
  const viewer = viewerIn(campaign, asked.viewer);
  const sides = viewer === 'guest' ? campaign.sides : [viewer];
  const legal = Object.fromEntries(sides.map((side) => [side, campaign.legal(course, side)]));
  const view = campaign.view(course, viewer);
  return { results, state, stateHash, view, legal, ledger, head, verify: whole ? verdictOn(campaign, ledger) : null };
}

/** LC-120: "A refused act changes nothing and the run goes on". */
export function playCampaign(asked: CampaignCase): CampaignTable {
  const campaign = campaignNamed(asked.campaign);
  const begun = begin(campaign, asked);
  const ledger = [...begun.entries];
  let { course } = begun;
  const results = asked.acts.map((raw): CampaignRuling => {
    const played = playOrder(campaign, course, raw);
    if (!played.ok) return { ok: false, ...played.fault };
    course = played.value.course;
    ledger.push(...played.value.entries);
    return { ok: true, entries: played.value.entries, ...played.value.more };
  });
  return { campaign, course, ledger, results, whole: asked.state === undefined };
}

function viewerIn(campaign: AnyCampaign, named = 'guest'): string {
  if (named === 'guest' || campaign.sides.includes(named)) return named;
  throw new VerbFault('UNKNOWN_VIEWER', `${named} is no Empire and not 'guest'`);
}

function begin(campaign: AnyCampaign, asked: CampaignCase): { course: Course; entries: readonly LedgerEntry[] } {
  if (asked.ledger !== undefined) return continued(campaign, asked.ledger);
  const options = orThrow(campaign.parse.options(asked.options ?? {}), 'the options are not valid');
  if (asked.state === undefined) return campaign.open(asked.id, options, BEGINNING);
  const state = orThrow(campaign.parse.state(asked.state, options), 'the state is not possible');
  return campaign.standing(asked.id, options, BEGINNING, state);
}

function continued(campaign: AnyCampaign, entries: readonly unknown[]) {
  const verdict = campaign.verify(entries);
  if (verdict.ok) return { course: verdict.course, entries: entries as readonly LedgerEntry[] };
  const { seq, reason } = verdict;
  throw new VerbFault('CAMPAIGN_UNVERIFIED', `entry ${seq} does not hold`, { seq, reason });
}

function orThrow<Value>(result: Result<Value, Refusal>, message: string): Value {
  if (result.ok) return result.value;
  throw new VerbFault(result.fault.code, message, { rule: result.fault.rule });
}

type PlayedOrder = {
  readonly course: Course;
  readonly entries: readonly LedgerEntry[];
  readonly more: { readonly classes?: readonly Json[] };
};

function playOrder(campaign: AnyCampaign, course: Course, raw: unknown): Result<PlayedOrder, Refusal> {
  const order = orderSchema.safeParse(raw);
  if (!order.success) return refused('MALFORMED');
  const { by, at, expectedSeq, dryRun, ...rest } = order.data;
  const act = rest.type === 'match' ? fromMatch(campaign, course, rest.file) : campaign.parse.act(rest);
  if (!act.ok) return act;
  if (expectedSeq !== undefined && expectedSeq !== campaign.look(course).seq) return refused('STALE');
  const classes = dryRun ? campaign.classes(course, act.value) : null;
  if (classes !== null) return { ok: true, value: { course, entries: [], more: { classes } } };
  const played = campaign.play(course, by, act.value, at);
  return played.ok ? { ok: true, value: { ...played.value, more: {} } } : played;
}

function refused(code: string): Result<never, Refusal> {
  return { ok: false, fault: { code, rule: 'LC-036' } };
}

/** LC-121: `{type: "match", file}` for a real battle: its report is made from its record. */
function fromMatch(campaign: AnyCampaign, course: Course, file: unknown): Result<CampaignTypes['act'], Refusal> {
  const played = reportOfFile(campaign, file);
  if (played === null || played.match !== campaign.look(course).battle?.match)
    return { ok: false, fault: { code: 'MALFORMED', rule: 'LC-121' } };
  return campaign.parse.act({ type: 'report', report: played.report, record: played.record });
}

/** The answer of `verify` about a ledger (LC-084). */
export function verdictOn(
  campaign: AnyCampaign,
  entries: readonly unknown[],
  reportOf?: Parameters<AnyCampaign['verify']>[1],
) {
  const verdict = campaign.verify(entries, reportOf);
  if (!verdict.ok) return { ok: false, entries: verdict.entries, seq: verdict.seq, reason: verdict.reason } as const;
  const { head, stateHash } = campaign.look(verdict.course);
  return { ok: true, entries: verdict.entries, head, state: stateHash } as const;
}
