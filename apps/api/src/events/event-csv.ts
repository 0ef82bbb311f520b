/** CL-153: what a club takes into its own spreadsheets. */
import { csvOf, encountersOf, playersOf, printedDeduction, TEAM_CRITERIA } from '@fieldpost/league';
import type { DownloadContext } from './downloads.ts';
import { legIdOf } from './opened-event.ts';
import { isAsked } from './teams/people.ts';

type TableRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly printedRank: string };
type Division = { readonly tier: number; readonly number: number; readonly answer: readonly TableRow[] };

function divisionsOf({ seen }: DownloadContext): readonly Division[] {
  const { table = [] } = seen.event.tables as { readonly table?: readonly (TableRow | Division)[] };
  const whole = table.filter((row): row is TableRow => 'printedRank' in row);
  if (whole.length > 0) return [{ tier: 1, number: 1, answer: whole }];
  return table as readonly Division[];
}

const cell = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

/** CL-153: the standings, every value that orders them, division by division; the rungs of a ladder. */
export function tableCsv(context: DownloadContext): string {
  const { seen, opened, name } = context;
  if (seen.event.format === 'ladder')
    return csvOf(
      ['rung', 'name'],
      opened.ledger.ladder.rungs.map((id, index) => [index + 1, name(id)]),
    );
  const ofTeams = seen.event.format === 'team';
  const tiebreaks = ofTeams ? TEAM_CRITERIA : opened.ledger.settings.tiebreaks;
  const rows = divisionsOf(context).flatMap(({ tier, number, answer }) =>
    answer.map((row) => [tier, number, row.printedRank, name(row.id), ...tiebreaks.map((code) => cell(row[code]))]),
  );
  return csvOf(['tier', 'division', 'rank', 'name', ...tiebreaks], rows);
}

/** CL-153: every match of the schedule, with side A first, and its result. */
export function fixturesCsv({ seen, opened, name }: DownloadContext): string {
  const dues = new Map(seen.event.legs.map(({ id, dueAt }) => [id, dueAt]));
  const ofTeams = seen.event.format === 'team';
  const encounters = encountersOf(opened.ledger);
  const legs = encounters.flatMap((encounter) => encounter.legs.map((leg) => ({ encounter, leg })));
  const rows = legs
    .toSorted((one, other) => one.encounter.round - other.encounter.round)
    .map((placed) => {
      const { encounter, leg } = placed;
      const { a, b, no, result } = leg;
      return [
        encounter.round,
        no,
        name(a),
        name(b),
        dues.get(legIdOf(seen.event.id, placed))?.toISOString() ?? '',
        result === null ? null : result.q[0] / 4,
        result === null ? null : result.q[1] / 4,
        result?.how ?? '',
        ...(ofTeams ? [leg.board, ...(leg.players === null ? ['', ''] : playersOf(leg).map(name))] : []),
      ];
    });
  const head = ['round', 'leg', 'side A', 'side B', 'due', 'score A', 'score B', 'how'];
  return csvOf(ofTeams ? [...head, 'board', 'player A', 'player B'] : head, rows);
}

type CrossRow = { readonly id: string; readonly rank: number; readonly cells: readonly (string | null)[] };
type CrossPart = { readonly tier: number; readonly number: number; readonly answer: readonly CrossRow[] };

/** CL-150, CL-153: the cross table, with rows and columns by rank: the side and result of each match. */
export function crossTableCsv({ seen, name }: DownloadContext): string {
  const { crossTable = [] } = seen.event.tables as { readonly crossTable?: readonly (CrossRow | CrossPart)[] };
  const whole = crossTable.filter((row): row is CrossRow => 'cells' in row);
  const parts = whole.length > 0 ? [{ tier: 1, number: 1, answer: whole }] : (crossTable as readonly CrossPart[]);
  const widest = Math.max(0, ...parts.map(({ answer }) => answer.length));
  const columns = Array.from({ length: widest }, (_, index) => index + 1);
  const rows = parts.flatMap(({ tier, number, answer }) =>
    answer.map(({ id, cells }, index) => [
      tier,
      number,
      index + 1,
      name(id),
      ...columns.map((at) => cells[at - 1] ?? ''),
    ]),
  );
  return csvOf(['tier', 'division', 'row', 'name', ...columns.map(String)], rows);
}

/** CL-153: who has entered, with the pairing number of those who play. */
export function entriesCsv({ seen, opened, name }: DownloadContext): string {
  const ofTeams = seen.event.format === 'team';
  const shown = seen.event.entries.filter((row) => !isAsked(row));
  const rows = shown.map(({ id, state, user, enteredAt, teamId }) => {
    const number = opened.ledger.entries.get(id)?.number ?? 0;
    const own = [
      number === 0 ? null : number,
      name(id),
      state,
      user.bot === null ? 'no' : 'yes',
      enteredAt.toISOString(),
    ];
    return ofTeams ? [...own, name(teamId)] : own;
  });
  const head = ['number', 'name', 'state', 'computer player', 'entered'];
  return csvOf(ofTeams ? [...head, 'team'] : head, rows);
}

/** CL-088, CL-100, CL-153: what officers decided and deducted, with reasons, and what each decision took the place of. */
export function decisionsCsv({ opened, name }: DownloadContext): string {
  const { settings } = opened.ledger;
  const rows = opened.log.flatMap(({ seq, at, role, event }) => {
    const when = new Date(at ?? 0).toISOString();
    if (event.kind === 'deduct') {
      const { entry, q, reason } = event;
      const taken = -printedDeduction(settings, q);
      return [[seq, when, null, null, name(entry), '', taken, null, 'deduction', role, reason, null]];
    }
    if (event.kind !== 'decide') return [];
    const { round, a, b, leg, board, how, q, reason, supersedes } = event;
    const said = [seq, when, round, leg, name(a), name(b), q[0] / 4, q[1] / 4, how, role, reason, supersedes];
    return [board === null ? said : [...said, board]];
  });
  const head = ['seq', 'at', 'round', 'leg', 'side A', 'side B', 'score A', 'score B', 'how', 'by', 'reason'];
  const ofTeams = opened.ledger.settings.format === 'team';
  return csvOf([...head, 'supersedes', ...(ofTeams ? ['board'] : [])], rows);
}
