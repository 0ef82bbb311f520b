/** CL-195: what a case may ask of the ledger that its log came to. */
import { csvOf } from '../exports/csv.ts';
import { trfOf } from '../exports/trf.ts';
import { bracketOf, type Slot, type Tie } from '../knockout/advancing.ts';
import { isActingFirst } from '../ladder/challenging.ts';
import { allLegs, type Group, inOrder, type Ledger } from '../log/ledger.ts';
import { shownSkill } from '../ratings/multi.ts';
import { edgeOf } from '../ratings/sides.ts';
import { multiRatings, type Rated, ratingsOf, sideRecord, tableRatings } from '../ratings/weeks.ts';
import { bergerTable } from '../round-robin/berger.ts';
import { nextSeason, promotionOf } from '../round-robin/promotion.ts';
import { legsOf, planOf } from '../settings/plan.ts';
import { seasonLength } from '../settings/windows.ts';
import { draftOf } from '../swiss/drafting.ts';
import { crossTable, progressTable } from '../tables/cross-table.ts';
import { printedTable } from '../tables/printing.ts';
import { tableOf } from '../tables/table.ts';
import { printedTeams } from '../teams/printing.ts';
import { TEAM_CRITERIA, teamTable } from '../teams/teams.ts';

export const ASKS = [
  'fixtures',
  'plan',
  'table',
  'crossTable',
  'progress',
  'pairing',
  'bracket',
  'seeds',
  'season',
  'promotion',
  'rungs',
  'ratings',
  'edge',
  'case',
  'trf',
  'csv',
] as const;
export type Ask = (typeof ASKS)[number];

/** The separate answers of each division: no event in another division changes them. */
const OF_GROUPS = {
  fixtures: fixturesOf,
  table: (ledger: Ledger, group: Group): unknown =>
    ledger.settings.format === 'team' ? teamsAnswer(ledger, group) : tableAnswer(ledger, group),
  crossTable,
} as const;
export type GroupAsk = keyof typeof OF_GROUPS;

const ANSWERS: Readonly<Record<Ask, (ledger: Ledger) => unknown>> = {
  fixtures: (ledger) => byGroup(ledger, OF_GROUPS.fixtures),
  plan: planAnswer,
  table: (ledger) => byGroup(ledger, OF_GROUPS.table),
  crossTable: (ledger) => byGroup(ledger, OF_GROUPS.crossTable),
  progress: (ledger) => byGroup(ledger, progressTable),
  pairing: (ledger) => (ledger.settings.format === 'swiss' ? byGroup(ledger, draftOf) : null),
  bracket: (ledger) => (ledger.settings.format === 'knockout' ? byGroup(ledger, bracketAnswer) : null),
  seeds: (ledger) => inOrder(ledger).map(({ number, id, name }) => ({ number, id, name })),
  season: (ledger) => (ledger.settings.format === 'league' ? seasonAnswer(ledger) : null),
  promotion: (ledger) => (ledger.settings.format === 'league' ? promotionOf(ledger) : null),
  rungs: rungsAnswer,
  ratings: ratingsAnswer,
  edge: (ledger) => {
    const record = sideRecord(ledger);
    return { ...record, edge: edgeOf(record.winsA, record.winsB, record.draws) };
  },
  case: casesOf,
  // The report knows players, not teams.
  trf: (ledger) => (ledger.settings.format === 'team' ? null : byGroup(ledger, trfOf)),
  csv: (ledger) => byGroup(ledger, csvAnswer),
};

export function answerTo(ask: Ask, ledger: Ledger): unknown {
  return ANSWERS[ask](ledger);
}

type OfGroup = { readonly tier: number; readonly number: number; readonly answer: unknown };

/**
 * CL-171: an answer made again for the divisions of these entries alone; the others' is as it was before. `known`: the answer of before.
 * Nobody to name, or another shape than before: it is made again whole.
 */
export function answerAgain(ask: GroupAsk, ledger: Ledger, known: unknown, entries: readonly string[]): unknown {
  const { groups } = ledger;
  const before = Array.isArray(known) && known.length === groups.length ? (known as readonly OfGroup[]) : null;
  if (groups.length < 2 || before === null || entries.length === 0) return answerTo(ask, ledger);
  const touched = new Set(entries.map((id) => ledger.groupOf.get(id)));
  return groups.map((group, index) => {
    const { tier, number } = group;
    const one = before[index];
    const stands = one?.tier === tier && one.number === number && !touched.has(group);
    return stands ? one : { tier, number, answer: OF_GROUPS[ask](ledger, group) };
  });
}

/** The answer of the only group on its own; of several groups, each with its tier and number. */
function byGroup(ledger: Ledger, answer: (ledger: Ledger, group: Group) => unknown): unknown {
  const [only, ...others] = ledger.groups;
  if (only !== undefined && others.length === 0) return answer(ledger, only);
  return ledger.groups.map((group) => ({ tier: group.tier, number: group.number, answer: answer(ledger, group) }));
}

/** CL-107: places that promotion and relegation hang on, or the way into a play-off. */
function bordersOf({ settings, groups }: Ledger, { entries }: Group): readonly number[] {
  const p = Math.min(settings.promotion.down, Math.floor(entries.length / 3));
  const moves = settings.format === 'league' && groups.some(({ tier }) => tier > 1);
  return [...(moves ? [p, entries.length - p] : []), ...(settings.playoffTop > 0 ? [settings.playoffTop] : [])];
}

function tableAnswer(ledger: Ledger, group: Group) {
  return printedTable(ledger, tableOf(ledger, group, bordersOf(ledger, group)));
}

/** CL-127: the table of teams. */
export function teamsAnswer(ledger: Ledger, group: Group) {
  return printedTeams(ledger, teamTable(ledger, group));
}

/** Rounds with their pairs, side A first, and who is free. */
function fixturesOf(_: Ledger, { entries, encounters, rounds }: Group) {
  const last = encounters.reduce((most, { round }) => Math.max(most, round), rounds);
  return Array.from({ length: last }, (_round, index) => {
    const pairs = encounters.filter(({ round }) => round === index + 1).map(({ a, b }) => [a, b] as const);
    const playing = pairs.flat();
    return { round: index + 1, pairs, free: entries.filter((id) => !playing.includes(id)) };
  });
}

/** CL-042, CL-172: waves, what is open at once, windows, and the length of the season. */
function planAnswer({ settings, groups }: Ledger) {
  const largest =
    groups.reduce((most, { entries }) => Math.max(most, entries.length), 0) || settings.limits.divisionSize;
  const waves = planOf(settings, largest);
  const legs = legsOf(settings);
  return { waves, legs, openAtOnce: Math.max(...waves) * legs, ...seasonLength(settings, waves) };
}

function slotName(slot: Slot): string | null {
  return slot.kind === 'entry' ? slot.id : slot.kind === 'open' ? '?' : null;
}

function bracketAnswer(ledger: Ledger, group: Group) {
  const tie = ({ number, a, b, verdict }: Tie) => ({ number, a: slotName(a), b: slotName(b), verdict });
  return bracketOf(ledger, group).map((ties, index) => ({ round: index + 1, ties: ties.map(tie) }));
}

/** CL-044: the divisions of the next season, with their fixtures by place. */
function seasonAnswer(ledger: Ledger) {
  const divisions = nextSeason(promotionOf(ledger), ledger.settings);
  return divisions.map((division) => ({ ...division, rounds: bergerTable(division.entries.length).length }));
}

function rungsAnswer({ ladder, at }: Ledger) {
  const { rungs } = ladder;
  return { rungs, actingFirst: isActingFirst(ladder, at ?? 0) ? (rungs[1] ?? null) : null };
}

/** CL-130, CL-137, CL-138: the pools; with results of the running week as if it closed now (CL-140). */
function ratingsAnswer(ledger: Ledger) {
  const rated = printedRatings(ratingsOf(ledger, true));
  const table = printedRatings(tableRatings(ledger));
  const multi = [...multiRatings(ledger)].map(([id, skill]) => ({ id, ...skill, shown: shownSkill(skill) }));
  if (multi.length === 0 && table.length === 0) return rated;
  return { two: rated, ...(multi.length === 0 ? {} : { multi }), ...(table.length === 0 ? {} : { table }) };
}

const printedRatings = (ratings: ReadonlyMap<string, Rated>) =>
  [...ratings].map(([id, { rating, rated: count, provisional }]) => {
    const [r, rd, sigma] = rating;
    return { id, rating: r, rd, sigma, rated: count, provisional };
  });

/** CL-100: every leg of which a referee spoke, with what stands now. */
function casesOf(ledger: Ledger) {
  return allLegs(ledger)
    .filter(({ said, first, result }) => said !== null && (said !== first || result?.how === 'adjudicated'))
    .map(({ a, b, no, result, said }) => ({ a, b, leg: no, current: said, result }));
}

function csvAnswer(ledger: Ledger, group: Group): string {
  if (ledger.settings.format === 'team') {
    const cells = teamsAnswer(ledger, group).map((row) => [
      row.printedRank,
      row.name,
      ...TEAM_CRITERIA.map((code) => row[code]),
    ]);
    return csvOf(['rank', 'name', ...TEAM_CRITERIA], cells);
  }
  const { tiebreaks } = ledger.settings;
  const rows = printedTable(ledger, tableOf(ledger, group, bordersOf(ledger, group)));
  const cells = rows.map((row) => [row.printedRank, row.name, ...tiebreaks.map((code) => row[code] ?? null)]);
  return csvOf(['rank', 'name', ...tiebreaks], cells);
}
