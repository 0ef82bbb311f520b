/** CL-125 to CL-127: line-ups of teams, and their table. */
import { lotsOf } from '../chance/lots.ts';
import { type Group, inOrder, type Ledger } from '../log/ledger.ts';
import { type Card, cardsOf, type Meeting } from '../tables/cards.ts';

/**
 * CL-125: the line-up of a team: squad order, absent ones left out, all below moved up. Missing last boards are null: walkovers. A person
 * named twice plays only on their first board (CL-128).
 */
export function lineUp(
  squad: readonly string[],
  absent: ReadonlySet<string>,
  boards: number,
): readonly (string | null)[] {
  const here = [...new Set(squad)].filter((id) => !absent.has(id));
  return Array.from({ length: boards }, (_, index) => here[index] ?? null);
}

/** CL-125: when a line-up is locked: 24 hours before the round opens. Instants in ms. */
export function locksAt(opensAt: number): number {
  return opensAt - 24 * 3_600_000;
}

/** CL-127: what parts teams, in this order. */
export const TEAM_CRITERIA = ['match', 'board', 'direct', 'berlin', 'sb', 'lot'] as const;
export type TeamCriterion = (typeof TEAM_CRITERIA)[number];

/**
 * `match` and `direct` in match points (4, 2, 0), `sb` in their squares, `board` and `berlin` in quarters; the `lot` is drawn, the lower
 * first.
 */
export type TeamRow = Readonly<Record<TeamCriterion, number>> & {
  readonly rank: number;
  readonly id: string;
  /** The criterion that separates it from the row above. */
  readonly by: TeamCriterion | 'withdrawn' | null;
  readonly withdrawn: boolean;
  /** CL-084: its results do not count, neither for it nor for others. */
  readonly annulled: boolean;
  /** Boards that are not decided, or may still change (CL-106). */
  readonly open: number;
};

type Met = { readonly opponent: string; readonly own: number; readonly berlin: number; readonly match: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * CL-127: 4, 2 or 0 by the quarters of all boards; nothing while one is open. Berlin: the higher the board, the more its quarters weigh.
 */
function metIn({ opponent, legs }: Meeting, boards: number): Met {
  const [own, theirs] = [sum(legs.map(({ q }) => q ?? 0)), sum(legs.map((leg) => (leg.q === null ? 0 : leg.theirs)))];
  const berlin = sum(legs.map(({ q, board }) => (q ?? 0) * (boards + 1 - (board ?? 1))));
  const done = legs.every(({ q }) => q !== null);
  return { opponent, own, berlin, match: !done || own < theirs ? 0 : own === theirs ? 2 : 4 };
}

/** CL-127: match points, board points, DE on match points, Berlin, SB on match points, lot; who has left stands last (CL-084). */
export function teamTable(ledger: Ledger, group: Group): readonly TeamRow[] {
  const cards = cardsOf(ledger, group);
  const { boards } = ledger.settings;
  const met = new Map(
    cards.map(({ entry, meetings, annulled }) => [
      entry.id,
      annulled ? [] : meetings.map((meeting) => metIn(meeting, boards)),
    ]),
  );
  const ids = inOrder(ledger).map(({ id }) => id);
  const lots = lotsOf(ledger.seed, ids);
  const rows = cards.map((card) => rowOf(card, met, lots.get(card.entry.id) ?? 0));
  const equal = (row: TeamRow) => rows.filter(({ match, board }) => match === row.match && board === row.board);
  return inRanks(rows.map((row) => ({ ...row, direct: directPoints(met.get(row.id) ?? [], equal(row)) })));
}

function rowOf({ entry, meetings, annulled }: Card, all: ReadonlyMap<string, readonly Met[]>, lot: number): TeamRow {
  const own = all.get(entry.id) ?? [];
  const total = (team: string) => sum((all.get(team) ?? []).map(({ match }) => match));
  const open = meetings.flatMap(({ legs }) => legs).filter(({ how }) => how === 'running' || how === 'provisional');
  return {
    rank: 0,
    id: entry.id,
    // CL-088: a deduction touches nobody else, and no tie-break.
    match: total(entry.id) - entry.deducted,
    board: sum(own.map((meeting) => meeting.own)),
    direct: 0,
    berlin: sum(own.map(({ berlin }) => berlin)),
    sb: sum(own.map(({ match, opponent }) => match * total(opponent))),
    lot,
    by: null,
    withdrawn: entry.withdrawnAt !== null,
    annulled,
    open: open.length,
  };
}

function directPoints(own: readonly Met[], equal: readonly TeamRow[]): number {
  const ids = new Set(equal.map(({ id }) => id));
  return sum(own.filter(({ opponent }) => ids.has(opponent)).map(({ match }) => match));
}

/** The criterion that separates two teams. */
function separates(a: TeamRow, b: TeamRow): TeamCriterion | 'withdrawn' {
  if (a.withdrawn !== b.withdrawn) return 'withdrawn';
  return TEAM_CRITERIA.find((criterion) => a[criterion] !== b[criterion]) ?? 'lot';
}

function inRanks(rows: readonly TeamRow[]): readonly TeamRow[] {
  const compare = (a: TeamRow, b: TeamRow) => {
    const criterion = separates(a, b);
    if (criterion === 'withdrawn') return Number(a.withdrawn) - Number(b.withdrawn);
    return criterion === 'lot' ? a.lot - b.lot : b[criterion] - a[criterion];
  };
  const sorted = rows.toSorted(compare);
  return sorted.map((row, index) => {
    const above = sorted[index - 1];
    return { ...row, rank: index + 1, by: above ? separates(above, row) : null };
  });
}
