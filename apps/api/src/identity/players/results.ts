import type { Ending } from '@fieldpost/engine';

/** How somebody's finished matches of one rule set went. Matches against themselves count as played only. */
export type Results = {
  readonly ruleSet: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** What they played most where anybody could look on: a scenario by its id ('' = none), and a side; of equals that of the later match. Null: sides were held together. */
  readonly usualScenario: string;
  readonly usualSide: string | null;
  /** What they came with most, in words; null: all come with the same, or nobody could look on. */
  readonly usualArmy: string | null;
};

/** Finished matches that are alike. */
export type FinishedMatches = {
  readonly ruleSet: string;
  readonly scenario: string;
  /** Whether anybody could look on. */
  readonly listed: boolean;
  readonly sides: readonly string[];
  /**
   * The army of their one side, in words; null if all have the same, it is not computed yet, or they held several
   * sides.
   */
  readonly army: string | null;
  /** Their side's result, if computed. */
  readonly result: SeatResult | null;
  /** Where it is not. */
  readonly ending: Ending<string> | null;
  readonly count: number;
};

/** The result of a match for a side; `played`: none of the others. */
export type SeatResult = 'won' | 'drawn' | 'lost' | 'played';

/**
 * The result of a match for one side. Shared first places are a draw; only the last side has lost, sides in between
 * have played.
 */
export function resultOf(side: string, ending: Ending<string>): 'won' | 'drawn' | 'lost' | null {
  const { places } = ending.outcome;
  const own = places.find((one) => one.side === side);
  if (own === undefined) return null;
  const best = Math.min(...places.map((one) => one.place));
  const shared = places.filter((one) => one.place === own.place).length > 1;
  if (own.place === best) return shared ? 'drawn' : 'won';
  return shared || places.some((one) => one.place > own.place) ? null : 'lost';
}

/** The one side that they held; null: several at once. */
const onlySide = ({ sides }: FinishedMatches): string | null => (sides.length === 1 ? (sides[0] ?? null) : null);

type Counted = { readonly word: string; readonly count: number };

/** The most frequent; of equals the first. */
function usual(words: readonly Counted[]): string | null {
  const counts = new Map<string, number>();
  for (const { word, count } of words) counts.set(word, (counts.get(word) ?? 0) + count);
  const most = Math.max(...counts.values());
  return words.find(({ word }) => counts.get(word) === most)?.word ?? null;
}

const total = (matches: readonly FinishedMatches[]): number => matches.reduce((sum, { count }) => sum + count, 0);

function resultsIn(ruleSet: string, matches: readonly FinishedMatches[]): Results {
  const open = matches.filter(({ listed }) => listed);
  const byResult = Map.groupBy(matches, (one) => {
    const side = onlySide(one);
    if (side === null) return 'played';
    return one.result ?? (one.ending && resultOf(side, one.ending)) ?? 'played';
  });
  const count = (wanted: SeatResult): number => total(byResult.get(wanted) ?? []);
  const sided = (one: FinishedMatches): readonly Counted[] => {
    const side = onlySide(one);
    return side === null ? [] : [{ word: side, count: one.count }];
  };
  return {
    ruleSet,
    played: total(matches),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    usualScenario: usual(open.map(({ scenario, count }) => ({ word: scenario, count }))) ?? '',
    usualSide: usual(open.flatMap(sided)),
    usualArmy: usual(open.flatMap(({ army, count }) => (army === null ? [] : [{ word: army, count }]))),
  };
}

/** Counts results per rule set, the most played first. `matches`: the latest first. */
export function resultsOf(matches: readonly FinishedMatches[]): readonly Results[] {
  const byGame = Map.groupBy(matches, ({ ruleSet }) => ruleSet);
  const all = [...byGame].map(([ruleSet, some]) => resultsIn(ruleSet, some));
  return all.sort((one, other) => other.played - one.played || one.ruleSet.localeCompare(other.ruleSet));
}
