import type { Ending } from '@fieldpost/engine';

/** How somebody's finished matches of one rule set went. Matches against themselves count as played only. */
export type Results = {
  readonly ruleSet: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

export type FinishedMatch = {
  readonly ruleSet: string;
  readonly sides: readonly string[];
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

const NONE = { played: 0, won: 0, drawn: 0, lost: 0 };

/** Counts results per rule set, the most played first. */
export function resultsOf(matches: readonly FinishedMatch[]): readonly Results[] {
  const all = new Map<string, Results>();
  for (const { ruleSet, sides, ending } of matches) {
    const before = all.get(ruleSet) ?? { ruleSet, ...NONE };
    const [side, ...more] = sides;
    const result = side === undefined || more.length > 0 || ending === null ? null : resultOf(side, ending);
    const counted = result === null ? {} : { [result]: before[result] + 1 };
    all.set(ruleSet, { ...before, played: before.played + 1, ...counted });
  }
  return [...all.values()].sort((one, other) => other.played - one.played || one.ruleSet.localeCompare(other.ruleSet));
}
