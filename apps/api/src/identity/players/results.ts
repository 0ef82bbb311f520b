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

export type FinishedMatch = {
  readonly ruleSet: string;
  readonly scenario: string;
  /** Whether anybody could look on. */
  readonly listed: boolean;
  readonly sides: readonly string[];
  /** What each side came with, in words. */
  readonly armies: Readonly<Record<string, string>>;
  readonly ending: Ending<string> | null;
};

/** What a match was for one side. Equal first places are a draw; only the last has lost, who comes in between has played. */
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
const onlySide = ({ sides }: FinishedMatch): string | null => (sides.length === 1 ? (sides[0] ?? null) : null);

/** The most frequent; of equals the first. */
function usual(words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return words.find((word) => counts.get(word) === most) ?? null;
}

function resultsIn(ruleSet: string, matches: readonly FinishedMatch[]): Results {
  const open = matches.filter(({ listed }) => listed);
  const results = matches.map((match) => {
    const side = onlySide(match);
    return side === null || match.ending === null ? null : resultOf(side, match.ending);
  });
  const count = (wanted: ReturnType<typeof resultOf>): number => results.filter((one) => one === wanted).length;
  return {
    ruleSet,
    played: matches.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    usualScenario: usual(open.map(({ scenario }) => scenario)) ?? '',
    usualSide: usual(open.flatMap((match) => onlySide(match) ?? [])),
    usualArmy: usual(open.flatMap((match) => match.armies[onlySide(match) ?? ''] ?? [])),
  };
}

/** Counts results per rule set, the most played first. `matches`: the latest first. */
export function resultsOf(matches: readonly FinishedMatch[]): readonly Results[] {
  const byGame = Map.groupBy(matches, ({ ruleSet }) => ruleSet);
  const all = [...byGame].map(([ruleSet, some]) => resultsIn(ruleSet, some));
  return all.sort((one, other) => other.played - one.played || one.ruleSet.localeCompare(other.ruleSet));
}
