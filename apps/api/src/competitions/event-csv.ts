/** CL-153: what a club takes into its own spreadsheets. */
import { csvOf } from '@fieldpost/league';
import type { Papered } from './papers.ts';

type TableRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly printedRank: string };
type Division = { readonly tier: number; readonly number: number; readonly answer: readonly TableRow[] };

function divisionsOf({ seen }: Papered): readonly Division[] {
  const { table = [] } = seen.event.tables as { readonly table?: readonly (TableRow | Division)[] };
  const whole = table.filter((row): row is TableRow => 'printedRank' in row);
  if (whole.length > 0) return [{ tier: 1, number: 1, answer: whole }];
  return table as readonly Division[];
}

const cell = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

/** CL-153: the standings, every value that orders them, division by division; the rungs of a ladder. */
export function tableCsv(papered: Papered): string {
  const { seen, opened, name } = papered;
  if (seen.event.format === 'ladder')
    return csvOf(
      ['rung', 'name'],
      opened.ledger.ladder.rungs.map((id, nth) => [nth + 1, name(id)]),
    );
  const { tiebreaks } = opened.ledger.settings;
  const rows = divisionsOf(papered).flatMap(({ tier, number, answer }) =>
    answer.map((row) => [tier, number, row.printedRank, name(row.id), ...tiebreaks.map((code) => cell(row[code]))]),
  );
  return csvOf(['tier', 'division', 'rank', 'name', ...tiebreaks], rows);
}

/** CL-153: every match of the schedule, with side A first and what came of it. */
export function fixturesCsv({ seen, opened, name }: Papered): string {
  const counting = seen.event.legs.filter(({ state }) => state !== 'annulled');
  const dues = new Map(counting.map((leg) => [`${leg.round} ${leg.a} ${leg.b} ${leg.no}`, leg.dueAt]));
  const encounters = opened.ledger.groups.flatMap((group) => group.encounters);
  const legs = encounters.flatMap(({ round, legs: played }) => played.map((leg) => ({ ...leg, round })));
  const rows = legs
    .toSorted((one, other) => one.round - other.round)
    .map(({ round, a, b, no, result }) => [
      round,
      no,
      name(a),
      name(b),
      dues.get(`${round} ${a} ${b} ${no}`)?.toISOString() ?? '',
      result === null ? null : result.q[0] / 4,
      result === null ? null : result.q[1] / 4,
      result?.how ?? '',
    ]);
  return csvOf(['round', 'leg', 'side A', 'side B', 'due', 'score A', 'score B', 'how'], rows);
}

type CrossRow = { readonly id: string; readonly rank: number; readonly cells: readonly (string | null)[] };
type CrossPart = { readonly tier: number; readonly number: number; readonly answer: readonly CrossRow[] };

/** CL-150, CL-153: who met whom, rows by rank, a column for each rank: the side and what came of it, of each match. */
export function crossTableCsv({ seen, name }: Papered): string {
  const { crossTable = [] } = seen.event.tables as { readonly crossTable?: readonly (CrossRow | CrossPart)[] };
  const whole = crossTable.filter((row): row is CrossRow => 'cells' in row);
  const parts = whole.length > 0 ? [{ tier: 1, number: 1, answer: whole }] : (crossTable as readonly CrossPart[]);
  const widest = Math.max(0, ...parts.map(({ answer }) => answer.length));
  const columns = Array.from({ length: widest }, (_, nth) => nth + 1);
  const rows = parts.flatMap(({ tier, number, answer }) =>
    answer.map(({ id, cells }, nth) => [tier, number, nth + 1, name(id), ...columns.map((at) => cells[at - 1] ?? '')]),
  );
  return csvOf(['tier', 'division', 'row', 'name', ...columns.map(String)], rows);
}

/** CL-153: who has entered, with the pairing number of those who play. */
export function entriesCsv({ seen, opened, name }: Papered): string {
  const rows = seen.event.entries.map(({ id, state, user, enteredAt }) => {
    const number = opened.ledger.entries.get(id)?.number ?? 0;
    return [number === 0 ? null : number, name(id), state, user.bot === null ? 'no' : 'yes', enteredAt.toISOString()];
  });
  return csvOf(['number', 'name', 'state', 'computer player', 'entered'], rows);
}

/** CL-100, CL-153: what officers decided, with reasons, and what each decision took the place of. */
export function decisionsCsv({ opened, name }: Papered): string {
  const rows = opened.log.flatMap(({ seq, at, role, event }) => {
    if (event.kind !== 'decide') return [];
    const { round, a, b, leg, how, q, reason, supersedes } = event;
    const when = new Date(at ?? 0).toISOString();
    return [[seq, when, round, leg, name(a), name(b), q[0] / 4, q[1] / 4, how, role, reason, supersedes]];
  });
  const head = ['seq', 'at', 'round', 'leg', 'side A', 'side B', 'score A', 'score B', 'how', 'by', 'reason'];
  return csvOf([...head, 'supersedes'], rows);
}
