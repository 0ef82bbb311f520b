/** CL-060 to CL-063: the pairing of a Swiss round, unique and exact. */
import { type CostVector, compared, costOf, inGroups, PARTS, type Ranked, sumOf } from './cost.ts';
import { heaviestMatching } from './matching.ts';
import { ranked, type SwissPlayer } from './player.ts';

export type Pair = { readonly upper: Ranked; readonly lower: Ranked };
export type Pairing = {
  /** The entry with the allotted bye (U); null if their number is even. */
  readonly bye: string | null;
  /** In the order of the higher-ranked of each. */
  readonly pairs: readonly Pair[];
  readonly vector: CostVector;
  readonly held: 'CL_REPEAT_UNAVOIDABLE' | 'CL_NO_PAIRING' | null;
};

const NO_PAIRING: Pairing = { bye: null, pairs: [], vector: PARTS.map(() => 0), held: 'CL_NO_PAIRING' };

/**
 * CL-063: the pairing with the least cost vector of all who are to be paired (those with H or Z and the withdrawn left out); one with a
 * repeat is held until the organiser agrees.
 */
export function pairingOf(players: readonly SwissPlayer[], single: boolean): Pairing {
  const order = ranked(players);
  if (order.length === 0) return { ...NO_PAIRING, held: null };
  const bye = order.length % 2 === 1 ? allottedBye(order) : null;
  if (order.length % 2 === 1 && bye === null) return NO_PAIRING;
  const pairs = bestPairs(inGroups(order.filter((player) => player !== bye)), single);
  if (pairs === null) return NO_PAIRING;
  const vector = sumOf(pairs.map(({ upper, lower }) => costOf(upper, lower, single)));
  return { bye: bye?.id ?? null, pairs, vector, held: vector[0] === 0 ? null : 'CL_REPEAT_UNAVOIDABLE' };
}

function mayMeet(a: SwissPlayer, b: SwissPlayer): boolean {
  return !a.barred.has(b.id) && !b.barred.has(a.id);
}

/**
 * CL-062: candidates are those without an earlier U (all, if everyone has had one), by score ascending, then pairing number descending: the
 * first for whom the rest can be paired without a repeat; if none, the first with the fewest repeats. Null where blocks leave no pairing.
 */
function allottedBye(order: readonly SwissPlayer[]): SwissPlayer | null {
  const without = order.filter(({ hadU }) => !hadU);
  const candidates = (without.length > 0 ? without : order).toSorted(
    (a, b) => a.score - b.score || b.number - a.number,
  );
  let best: { readonly player: SwissPlayer; readonly repeats: number } | null = null;
  for (const player of candidates) {
    const repeats = fewestRepeats(order.filter((other) => other !== player));
    if (repeats === 0) return player;
    if (repeats !== null && (best === null || repeats < best.repeats)) best = { player, repeats };
  }
  return best?.player ?? null;
}

/** The least number of repeats with which all of them can be paired; null where they cannot. */
function fewestRepeats(players: readonly SwissPlayer[]): number | null {
  const most = players.length;
  const mates = heaviestMatching(players.length, 1, (u, v) => {
    const [a, b] = [players[u], players[v]];
    return a && b && mayMeet(a, b) ? [most - Number(a.met.has(b.id))] : null;
  });
  if (mates.includes(-1)) return null;
  return mates.filter((mate, u) => u < mate && players[u]?.met.has(players[mate]?.id ?? '')).length;
}

/** CL-067: sums stay exact in a column as long as they stay below this. */
const ROOM = 2 ** 40;
/** Ranks of opponents are digits of part 7: this many fit into a column, this many columns are solved at once. */
const DIGITS_IN_COLUMN = 4;
const DIGIT_COLUMNS = 4;

/**
 * CL-063 with its part 7: the opponents of the highest ranks are made least, some at a time; they are fixed with them, and the rest is
 * solved again.
 */
function bestPairs(players: readonly Ranked[], single: boolean): readonly Pair[] | null {
  const columns = packed(players, single);
  const fixed: Pair[] = [];
  for (let left = players; left.length > 0; ) {
    const solved = solve(left, columns);
    if (solved === null) return null;
    const firm = new Set(left.slice(0, DIGITS_IN_COLUMN * DIGIT_COLUMNS));
    const pairs = solved.filter(({ upper }) => firm.has(upper));
    fixed.push(...pairs);
    const done = new Set(pairs.flatMap(({ upper, lower }) => [upper, lower]));
    left = left.filter((player) => !done.has(player));
  }
  return fixed.toSorted((a, b) => a.upper.rank - b.upper.rank);
}

type Columns = { readonly count: number; readonly weight: (a: Ranked, b: Ranked) => number[] };

/** CL-067: parts of the cost in as few columns as keep their sums exact; the first column rewards each pair, so that all are paired. */
function packed(players: readonly Ranked[], single: boolean): Columns {
  const costs = new Map<Ranked, Map<Ranked, CostVector>>();
  const greatest = PARTS.map(() => 0);
  players.forEach((a, index) => {
    const row = new Map<Ranked, CostVector>();
    for (const b of players.slice(index + 1)) {
      const cost = costOf(a, b, single);
      row.set(b, cost);
      cost.forEach((value, part) => {
        greatest[part] = Math.max(greatest[part] ?? 0, value);
      });
    }
    costs.set(a, row);
  });
  const radices = greatest.map((most) => most * players.length + 1);
  const plan = columnsOf(radices);
  const weight = (a: Ranked, b: Ranked) => {
    const cost = costs.get(a)?.get(b) ?? [];
    const sums = plan.map((parts) => -parts.reduce((sum, part) => sum * (radices[part] ?? 1) + (cost[part] ?? 0), 0));
    return sums.map((sum, column) => (column === 0 ? sum + ROOM : sum));
  };
  return { count: plan.length, weight };
}

/** Groups the parts that share a column. */
function columnsOf(radices: readonly number[]): readonly (readonly number[])[] {
  const columns: number[][] = [];
  let width = Number.POSITIVE_INFINITY;
  radices.forEach((radix, part) => {
    width *= radix;
    const column = columns.at(-1);
    if (column && width < ROOM) column.push(part);
    else {
      columns.push([part]);
      width = radix;
    }
  });
  return columns;
}

function solve(left: readonly Ranked[], { count, weight }: Columns): readonly Pair[] | null {
  const span = left.length + 1;
  const digits = (u: number, v: number) =>
    Array.from({ length: DIGIT_COLUMNS }, (_, column) => -digitsOf(u, v, column * DIGITS_IN_COLUMN, span));
  const mates = heaviestMatching(left.length, count + DIGIT_COLUMNS, (u, v) => {
    const [a, b] = [left[Math.min(u, v)], left[Math.max(u, v)]];
    return a && b && mayMeet(a.player, b.player) ? [...weight(a, b), ...digits(u, v)] : null;
  });
  if (mates.includes(-1)) return null;
  return mates.flatMap((mate, u) => {
    const [upper, lower] = [left[u], left[mate]];
    return upper && lower && u < mate ? [{ upper, lower }] : [];
  });
}

/** A pair's contribution to one column of part 7: for each of the two with a digit there, the place of its opponent. */
function digitsOf(u: number, v: number, from: number, span: number): number {
  const digit = (who: number, opponent: number) => {
    const place = from + DIGITS_IN_COLUMN - 1 - who;
    return who >= from && place >= 0 ? opponent * span ** place : 0;
  };
  return digit(u, v) + digit(v, u);
}

/** Whether a pairing is better than another: by its vector, then by part 7. For explanations ("why not X") and for proofs. */
export function isBetter(a: readonly Pair[], b: readonly Pair[], single: boolean): boolean {
  const vectorOf = (pairs: readonly Pair[]) => sumOf(pairs.map(({ upper, lower }) => costOf(upper, lower, single)));
  return (compared(vectorOf(a), vectorOf(b)) || compared(opponentsOf(a), opponentsOf(b))) < 0;
}

/** CL-063, part 7: the ranks of the opponents, read from the highest rank down. */
function opponentsOf(pairs: readonly Pair[]): readonly number[] {
  const ends = pairs.flatMap(({ upper, lower }) => [
    { of: upper.rank, opponent: lower.rank },
    { of: lower.rank, opponent: upper.rank },
  ]);
  return ends.sort((a, b) => a.of - b.of).map(({ opponent }) => opponent);
}
