/** Reads the results of an event's matches from its public log. The last line about a match counts (CL-100). */
import type { ClubEvent, EventLeg, Grouped, LogLine, RoundOfFixtures } from './operations.ts';
import { divisionsOf, teamOf } from './words.ts';

/** `q` in quarters of a match, of `a` and of `b` as the fixture names them. */
export type LegResult = {
  readonly seq: number;
  readonly how: string;
  readonly q: readonly [number, number];
  /** CL-203: of a result from a table, why it stands. */
  readonly by?: string;
};

/** One match of a fixture: the entry with side A, the entry with side B. */
export type FixtureLeg = {
  readonly key: string;
  readonly a: string;
  readonly b: string;
  readonly result: LegResult | null;
  /** The match that was made for it; null: not yet, or never. */
  readonly made: EventLeg | null;
};
export type FixtureRound = {
  readonly round: number;
  readonly legs: readonly FixtureLeg[];
  readonly free: readonly string[];
};

type Named = { readonly round: number; readonly a: string; readonly b: string };
const sameTwo = (one: Named, a: unknown, b: unknown): boolean =>
  (one.a === a && one.b === b) || (one.a === b && one.b === a);

type OfLeg = Named & { readonly leg: number; readonly board: number | null };

/** A match as the log names it: of teams it names the teams, and the board. */
export const inLog = (event: Pick<ClubEvent, 'entries'>, made: OfLeg): OfLeg => ({
  round: made.round,
  leg: made.leg,
  board: made.board,
  a: teamOf(event, made.a),
  b: teamOf(event, made.b),
});

/** CL-076: the log since a round was last annulled: nothing that was said before is about its matches. */
function ofPairings(log: readonly LogLine[], round: number): readonly LogLine[] {
  return log.slice(1 + log.findLastIndex(({ act }) => act.kind === 'repair' && act.round === round));
}

/** CL-212: whether an import that a line came by was undone later. */
function isUndone(log: readonly LogLine[], { seq }: LogLine): boolean {
  const undone = log.flatMap(({ seq: at, act }) => (act.kind === 'undo-import' && at > seq ? [act.of] : []));
  if (undone.length === 0) return false;
  return log.some(
    (line) =>
      line.act.kind === 'import' &&
      undone.includes(line.seq) &&
      seq > line.seq &&
      seq <= line.seq + Number(line.act.makes),
  );
}

/** All that was said of a leg, in order. */
export const spokenOf = (log: readonly LogLine[], leg: OfLeg): readonly LogLine[] =>
  ofPairings(log, leg.round).filter((line) => {
    const { act } = line;
    const speaks = act.kind === 'result' || act.kind === 'decide';
    return (
      speaks &&
      act.round === leg.round &&
      act.leg === leg.leg &&
      (act.board ?? null) === leg.board &&
      sameTwo(leg, act.a, act.b) &&
      !isUndone(log, line)
    );
  });

/** CL-100: the line that a decision about a leg supersedes. */
export const saidOf = (log: readonly LogLine[], leg: OfLeg): number | null => spokenOf(log, leg).at(-1)?.seq ?? null;

/** The current result of a leg; null if it has none. */
export function resultOf(log: readonly LogLine[], leg: OfLeg): LegResult | null {
  const said = spokenOf(log, leg).at(-1);
  const q = said?.act.q;
  // CL-096: what is played again, or on, has no result for now.
  if (said === undefined || !Array.isArray(q) || said.act.how === 'replay' || said.act.how === 'play-on') return null;
  const [first, second] = [Number(q[0]), Number(q[1])];
  const turned = said.act.a !== leg.a;
  const stands = said.act.stands as { readonly by: string } | undefined;
  const own = stands === undefined ? {} : { by: stands.by };
  return {
    seq: said.seq,
    how: String(said.act.how ?? 'played'),
    q: turned ? [second, first] : [first, second],
    ...own,
  };
}

function legsOf(
  event: ClubEvent,
  log: readonly LogLine[],
  round: number,
  [a, b]: readonly [string, string],
): readonly FixtureLeg[] {
  const counts = event.legs.filter(({ state }) => state !== 'annulled');
  const made = counts.filter((leg) => {
    const named = inLog(event, leg);
    return leg.round === round && sameTwo({ round, a, b }, named.a, named.b);
  });
  const played = made.map((leg) => ({
    key: leg.matchId,
    a: leg.a,
    b: leg.b,
    made: leg,
    result: resultOf(log, inLog(event, leg)),
  }));
  if (played.length > 0) return played;
  return [{ key: `${a} ${b}`, a, b, made: null, result: resultOf(log, { round, a, b, leg: 1, board: null }) }];
}

type Part = { readonly answer?: readonly RoundOfFixtures[] };
const partsOf = (fixtures: Grouped<readonly RoundOfFixtures[]>): readonly RoundOfFixtures[] =>
  fixtures.flatMap((part) => ('pairs' in part ? [part as RoundOfFixtures] : ((part as Part).answer ?? [])));

/** The fixtures of all divisions, round by round, each match with its result. */
export function fixturesOf(event: ClubEvent, log: readonly LogLine[]): readonly FixtureRound[] {
  const parts = partsOf(event.tables.fixtures ?? []);
  const rounds = [...new Set(parts.map(({ round }) => round))].toSorted((one, other) => one - other);
  const { playoffs } = event.tables;
  const shown = (pairs: readonly (readonly [string, string])[]) =>
    pairs.filter((pair) => pair.every((id) => event.entries.some((entry) => entry.id === id)));
  const last = playoffs === undefined ? [] : [{ round: playoffs.round, pairs: shown(playoffs.pairs) }];
  const played = last.flatMap(({ round, pairs }) =>
    pairs.length === 0 ? [] : [{ round, legs: pairs.flatMap((pair) => legsOf(event, log, round, pair)), free: [] }],
  );
  const season = rounds.map((round) => {
    const here = parts.filter((part) => part.round === round);
    const legs = here.flatMap(({ pairs }) => pairs.flatMap((pair) => legsOf(event, log, round, pair)));
    return { round, legs, free: here.flatMap(({ free }) => free) };
  });
  return [...season, ...played];
}

/** One board of a match of teams: who plays it, with their teams; nobody: it is missing, or the round has not opened. */
export type BoardOf = FixtureLeg & { readonly board: number; readonly leg: number };
/** CL-126: a match of two teams, board by board, and how it stands: points of the first and of the second. */
export type TeamMatch = {
  readonly a: string;
  readonly b: string;
  readonly boards: readonly BoardOf[];
  readonly score: readonly [number, number];
};

/** The boards that a match of teams has, as the log and the matches that were made tell of them. */
function boardsOf(
  event: ClubEvent,
  log: readonly LogLine[],
  round: number,
  [a, b]: readonly [string, string],
): readonly BoardOf[] {
  const { boards, sideMode } = event.settings;
  const made = event.legs.filter((leg) => leg.state !== 'annulled' && leg.round === round);
  return Array.from({ length: boards }, (_, index) => index + 1).flatMap((board) =>
    (sideMode === 'pair' ? [1, 2] : [1]).map((leg): BoardOf => {
      const there = made.find((one) => {
        const named = inLog(event, one);
        return one.board === board && one.leg === leg && sameTwo({ round, a, b }, named.a, named.b);
      });
      // CL-126: the team named first has side A on odd boards, in the second of a pair the other.
      const [one, other] = (board + leg) % 2 === 0 ? [a, b] : [b, a];
      const result = resultOf(log, { round, board, leg, a: one, b: other });
      const lone = event.missing.find((gap) => gap.round === round && gap.board === board && gap.leg === leg);
      const at =
        there ?? (lone && sameTwo({ round, a, b }, teamOf(event, lone.a), teamOf(event, lone.b)) ? lone : null);
      const players = { a: at?.a ?? one, b: at?.b ?? other };
      return { key: `${a} ${b} ${board} ${leg}`, ...players, made: there ?? null, result, board, leg };
    }),
  );
}

/** The matches of teams of each round. */
export function teamRoundsOf(event: ClubEvent, log: readonly LogLine[]) {
  return partsOf(event.tables.fixtures ?? []).map(({ round, pairs, free }) => ({
    round,
    free,
    matches: pairs.map(([a, b]): TeamMatch => {
      const boards = boardsOf(event, log, round, [a, b]);
      const own = (team: string) =>
        boards.reduce((sum, one) => {
          const [first, second] = one.result?.q ?? [0, 0];
          return sum + (teamOf(event, one.a) === team ? first : second) / 4;
        }, 0);
      return { a, b, boards, score: [own(a), own(b)] };
    }),
  }));
}

/** The winner of a finished event: first of its only table, or of its cup. Null for a tie or an unfinished event. */
export function winnerOf(event: ClubEvent): string | null {
  const { state, tables, format } = event;
  if (state !== 'finished' && state !== 'archived') return null;
  const last = tables.bracket?.at(-1)?.ties[0]?.verdict;
  if (format === 'knockout') return typeof last === 'object' ? (last?.winner ?? null) : null;
  const parts = divisionsOf(event, 'table');
  const [first] = parts.length === 1 ? (parts[0]?.answer ?? []) : [];
  return first?.printedRank === '1' ? first.id : null;
}

const SCORES = ['0', '¼', '½', '¾', '1'] as const;
const HOW: Readonly<Record<string, string>> = {
  walkover: 'walkover',
  double: 'both no-show',
  withdrawn: 'withdrawn',
  provisional: 'provisional: still in progress',
  adjudicated: 'decided by a referee',
};

/** CL-206: a result that people said is marked as that everywhere. */
const REPORTED: Readonly<Record<string, string>> = {
  both: 'reported from a table, confirmed by both',
  silence: 'reported from a table, not disputed',
  officer: 'reported from a table by an officer',
};

/** A result as people write it: "1 : 0", and its reason if nobody played it. */
export function resultWords({ q, how, by: whose }: LegResult): string {
  const score = q.map((one) => SCORES[one] ?? String(one / 4)).join(' : ');
  const by = how === 'reported' ? REPORTED[whose ?? 'both'] : HOW[how];
  return by === undefined ? score : `${score}, ${by}`;
}
