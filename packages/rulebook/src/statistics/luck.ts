import type { Throw, ThrowKind } from './counting.ts';

/** The hits of a side beside the expected ones. */
export type Luck = {
  readonly side: string;
  /** The heading of its row: "Shots". */
  readonly title: string;
  readonly throws: number;
  readonly hits: number;
  /** In hundredths of a hit, so that the same match gives the same bytes everywhere. */
  readonly expected: number;
  /** How often a match brings as many hits or more (as few or fewer, where there are fewer than expected), in thousandths. */
  readonly frequency: number;
  /** All of it in a sentence or two. */
  readonly text: string;
};

/** Of the throws of one kind and side; null: there were none. */
export function luckOf(throws: readonly Throw[], { title, told }: ThrowKind, name: string): Luck | null {
  const [first] = throws;
  if (first === undefined) return null;
  const hits = throws.filter(({ hit }) => hit).length;
  const expected = throws.reduce((sum, { chance }) => sum + chance, 0);
  const chances = distributionOf(throws.map(({ chance }) => chance));
  const tail = hits >= expected ? chances.slice(hits) : chances.slice(0, hits + 1);
  const frequency = Math.min(1, sumOf(tail));
  const sentence = `${name}: ${hits} of ${throws.length} ${told}; ${expected.toFixed(1)} were expected.`;
  return {
    side: first.side,
    title,
    throws: throws.length,
    hits,
    expected: Math.round(100 * expected),
    frequency: Math.round(1000 * frequency),
    text: `${sentence} ${frequencyWords(frequency, hits >= expected)}`,
  };
}

/** How likely each number of hits is, from none to all: exact, throw by throw. */
export function distributionOf(chances: readonly number[]): readonly number[] {
  let known: number[] = [1];
  for (const chance of chances) {
    const next = new Array<number>(known.length + 1).fill(0);
    for (const [hits, share] of known.entries()) {
      next[hits] = (next[hits] ?? 0) + share * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + share * chance;
    }
    known = next;
  }
  return known;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Results that come this often are nothing out of the ordinary. */
const ORDINARY = 1 / 3;
const RAREST = 1000;

function frequencyWords(frequency: number, above: boolean): string {
  if (frequency >= ORDINARY) return 'That is ordinary luck.';
  const what = above ? 'As many or more' : 'As few or fewer';
  const matches = Math.round(1 / frequency);
  if (matches > RAREST) return `${what} come in fewer than 1 of 1,000 such matches.`;
  return `${what} come in about 1 of ${matches} such matches.`;
}
