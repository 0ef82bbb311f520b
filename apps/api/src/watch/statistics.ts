/** So many matches must have ended before a share of them is said: of fewer it would look like knowledge and be chance. */
export const MIN_COUNTED = 10;
/** Maximum bins in the histogram of lengths. */
const MAX_BINS = 12;

/** Matches that are alike in what is counted: how many of a scenario ended so. */
export type Tally = {
  readonly scenario: string;
  /** The side that won alone; null: nobody did. */
  readonly winner: string | null;
  readonly reason: string;
  /** Null if narrating its log failed. */
  readonly turns: number | null;
  readonly count: number;
};

/** `share`: in thousandths of all; null where fewer than MIN_COUNTED have ended. */
type Counted = { readonly count: number; readonly share: number | null };

/** Matches of `from` to `to` turns, both included. */
type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** Lengths in turns of a side: a quarter of the matches was no longer than `quarter`, half no longer than `middle`. */
export type Lengths = {
  readonly shortest: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly longest: number;
  readonly spread: readonly Bin[];
};

/** What finished matches of a scenario, or of a game, came to. */
export type Figures = {
  readonly count: number;
  /** By side, each that could have won; null: nobody won alone. */
  readonly wins: readonly (Counted & { readonly side: string | null })[];
  /** Why they ended, the most usual first. */
  readonly ends: readonly (Counted & { readonly reason: string })[];
  /** Null if narrating failed for every log. */
  readonly lengths: Lengths | null;
};

const sumOf = (tallies: readonly Pick<Tally, 'count'>[]): number => tallies.reduce((sum, { count }) => sum + count, 0);

const countedOf = (count: number, all: number): Counted => ({
  count,
  share: all < MIN_COUNTED ? null : Math.round((1000 * count) / all),
});

/** The shortest length that `part` thousandths of the matches do not exceed. `sorted`: by length, shortest first. */
function lengthAt(sorted: readonly (readonly [turns: number, count: number])[], part: number): number {
  const wanted = (sorted.reduce((sum, [, count]) => sum + count, 0) * part) / 1000;
  let passed = 0;
  for (const [turns, count] of sorted) {
    passed += count;
    if (passed >= wanted) return turns;
  }
  return 0;
}

function spreadOf(sorted: readonly (readonly [turns: number, count: number])[]): readonly Bin[] {
  const [first, last] = [sorted[0]?.[0] ?? 0, sorted.at(-1)?.[0] ?? 0];
  const width = Math.ceil((last - first + 1) / MAX_BINS);
  const bins = Math.ceil((last - first + 1) / width);
  return Array.from({ length: bins }, (_, index) => {
    const from = first + index * width;
    const within = sorted.filter(([turns]) => turns >= from && turns < from + width);
    return { from, to: from + width - 1, count: within.reduce((sum, [, count]) => sum + count, 0) };
  });
}

function lengthsOf(tallies: readonly Tally[]): Lengths | null {
  const byTurns = new Map<number, number>();
  for (const { turns, count } of tallies) if (turns !== null) byTurns.set(turns, (byTurns.get(turns) ?? 0) + count);
  const sorted = [...byTurns].toSorted(([one], [other]) => one - other);
  if (sorted.length === 0) return null;
  return {
    shortest: sorted[0]?.[0] ?? 0,
    quarter: lengthAt(sorted, 250),
    middle: lengthAt(sorted, 500),
    threeQuarters: lengthAt(sorted, 750),
    longest: sorted.at(-1)?.[0] ?? 0,
    spread: spreadOf(sorted),
  };
}

/** What these matches come to. `sides`: those that could win, in the order of the game. */
export function figuresOf(tallies: readonly Tally[], sides: readonly string[]): Figures {
  const all = sumOf(tallies);
  const reasons = Map.groupBy(tallies, ({ reason }) => reason);
  const won = new Set(tallies.map(({ winner }) => winner));
  const named = [...sides, ...[...won].filter((side) => side !== null && !sides.includes(side)), null];
  return {
    count: all,
    wins: named.map((side) => ({ side, ...countedOf(sumOf(tallies.filter(({ winner }) => winner === side)), all) })),
    ends: [...reasons]
      .map(([reason, some]) => ({ reason, ...countedOf(sumOf(some), all) }))
      .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
    lengths: lengthsOf(tallies),
  };
}
