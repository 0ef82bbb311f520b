/** CL-125 to CL-128: teams. */
import { lotsOf } from '../chance/lots.ts';
import { type Encounter, type Group, inOrder, type Ledger } from '../log/ledger.ts';

/**
 * CL-125: the line-up of a team: squad order, absent ones left out, all below moved up. Missing last boards are null: walk-overs. Whoever
 * is named twice plays on their first board alone (CL-128).
 */
export function lineUp(
  squad: readonly string[],
  absent: ReadonlySet<string>,
  boards: number,
): readonly (string | null)[] {
  const here = [...new Set(squad)].filter((id) => !absent.has(id));
  return Array.from({ length: boards }, (_, nth) => here[nth] ?? null);
}

/** CL-125: when a line-up is locked: 24 hours before the round opens. */
export function locksAt(opensAt: number): number {
  return opensAt - 24 * 3_600_000;
}

export type TeamRow = {
  readonly rank: number;
  readonly id: string;
  /** CL-127: 4, 2 or 0 of each match. */
  readonly match: number;
  /** Quarters on all boards. */
  readonly board: number;
  readonly direct: number;
  readonly berlin: number;
  readonly sb: number;
  readonly lot: number;
  /** What separates it from the row above. */
  readonly by: 'match' | 'board' | 'direct' | 'berlin' | 'sb' | 'lot' | null;
};

type Meeting = {
  readonly opponent: string;
  readonly own: number;
  readonly theirs: number;
  readonly berlin: number;
  readonly done: boolean;
};

function meetingOf({ a, b, legs }: Encounter, id: string, boards: number): Meeting {
  let [own, theirs, berlin] = [0, 0, 0];
  for (const leg of legs) {
    if (leg.result === null) continue;
    const side = leg.a === id ? 0 : 1;
    own += leg.result.q[side];
    theirs += leg.result.q[1 - side] ?? 0;
    // CL-127: Berlin: the higher the board, the more its quarters weigh.
    berlin += leg.result.q[side] * (boards + 1 - (leg.board ?? 1));
  }
  return { opponent: a === id ? b : a, own, theirs, berlin, done: legs.every(({ result }) => result !== null) };
}

/** CL-127: match points by the quarters on all boards: 4, 2 or 0. */
function matchPoints({ own, theirs, done }: Meeting): number {
  if (!done) return 0;
  return own > theirs ? 4 : own === theirs ? 2 : 0;
}

/** CL-127: match points, board points, DE on match points, Berlin, SB on match points, lot. */
export function teamTable(ledger: Ledger, group: Group): readonly TeamRow[] {
  const meetings = new Map(
    group.entries.map((id) => [
      id,
      (group.meetings.get(id) ?? []).map((one) => meetingOf(one, id, ledger.settings.boards)),
    ]),
  );
  const lots = lotsOf(
    ledger.seed,
    inOrder(ledger).map(({ id }) => id),
  );
  const rows = group.entries.map((id) => rowOf(id, meetings, lots));
  const equal = (row: TeamRow) => rows.filter(({ match, board }) => match === row.match && board === row.board);
  const withDirect = rows.map((row) => ({ ...row, direct: directPoints(meetings.get(row.id) ?? [], equal(row)) }));
  return inRanks(withDirect);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function rowOf(id: string, all: ReadonlyMap<string, readonly Meeting[]>, lots: ReadonlyMap<string, number>): TeamRow {
  const own = all.get(id) ?? [];
  const total = (team: string) => sum((all.get(team) ?? []).map(matchPoints));
  return {
    rank: 0,
    id,
    match: total(id),
    board: sum(own.map((meeting) => meeting.own)),
    direct: 0,
    berlin: sum(own.map(({ berlin }) => berlin)),
    sb: sum(own.map((meeting) => matchPoints(meeting) * total(meeting.opponent))),
    lot: lots.get(id) ?? 0,
    by: null,
  };
}

function directPoints(meetings: readonly Meeting[], equal: readonly TeamRow[]): number {
  const ids = new Set(equal.map(({ id }) => id));
  return sum(meetings.filter(({ opponent }) => ids.has(opponent)).map(matchPoints));
}

const CRITERIA = ['match', 'board', 'direct', 'berlin', 'sb'] as const;

function inRanks(rows: readonly TeamRow[]): readonly TeamRow[] {
  const separates = (a: TeamRow, b: TeamRow) => CRITERIA.find((criterion) => a[criterion] !== b[criterion]) ?? 'lot';
  const compare = (a: TeamRow, b: TeamRow) => {
    const criterion = separates(a, b);
    return criterion === 'lot' ? a.lot - b.lot : b[criterion] - a[criterion];
  };
  const sorted = rows.toSorted(compare);
  return sorted.map((row, nth) => {
    const above = sorted[nth - 1];
    return { ...row, rank: nth + 1, by: above ? separates(above, row) : null };
  });
}
