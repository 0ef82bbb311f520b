/** CL-050: the fixtures of a round robin, by places 1..n of a division. */

/** A pairing: `a` has side A in the first leg. */
export type Encounter<Who> = { readonly a: Who; readonly b: Who };

/**
 * CL-050: the Berger table of n entries: the rounds in order, in each the encounter with n first, the others by their lower number. With an
 * odd n there is a dummy n+1, and who meets it is free. CL-051: sides are equal for odd n, within 1 for even n.
 */
export function bergerTable(n: number): Rounds {
  const known = made.get(n) ?? bergerRounds(n);
  made.set(n, known);
  return known;
}

type Rounds = readonly (readonly Encounter<number>[])[];

/** A league has many divisions of few sizes. */
const made = new Map<number, Rounds>();

function bergerRounds(n: number): Rounds {
  const even = n % 2 === 0 ? n : n + 1;
  const rounds = Array.from({ length: even - 1 }, (_, index) => bergerRound(even, index + 1));
  return rounds.map((round) => round.filter(({ a, b }) => a <= n && b <= n));
}

function bergerRound(n: number, round: number): readonly Encounter<number>[] {
  const modulus = n - 1;
  const sum = (round + 1) % modulus;
  const numbers = Array.from({ length: modulus }, (_, index) => index + 1);
  const meetsLast = numbers.filter((k) => (2 * k) % modulus === sum);
  const others = numbers.flatMap((i) =>
    numbers
      .filter((j) => i < j && (i + j) % modulus === sum)
      .map((j) => ((i + j) % 2 === 1 ? { a: i, b: j } : { a: j, b: i })),
  );
  return [...meetsLast.map((k) => (k <= n / 2 ? { a: k, b: n } : { a: n, b: k })), ...others];
}

/**
 * CL-052: the same rounds again with sides swapped; the first of the second half follows the last of the first after the last two rounds of
 * the first half are exchanged, so that nobody meets the same entry twice in a row or has one side three times in a row.
 */
export function doubleTable(n: number): readonly (readonly Encounter<number>[])[] {
  const once = bergerTable(n);
  const swapped = once.map((round) => round.map(({ a, b }) => ({ a: b, b: a })));
  const last = once.length - 1;
  const [before, end] = [once[last - 1], once[last]];
  const first = before && end ? [...once.slice(0, last - 1), end, before] : once;
  return [...first, ...swapped];
}

/**
 * CL-053: the order of places in which the first pair of one team or club meets in round 1. Entries come by pairing number; the pair gets
 * the places 1 and n where n is even, 2 and n where n is odd, by exchanging them with their holders.
 */
export function keptApart<Who>(entries: readonly Who[], groupOf: (who: Who) => string | null): readonly Who[] {
  const pair = firstPairOf(entries, groupOf);
  if (pair === null) return entries;
  const places = [...entries];
  const goals = [places.length % 2 === 0 ? 0 : 1, places.length - 1];
  for (const [index, who] of pair.entries()) exchange(places, places.indexOf(who), goals[index] ?? 0);
  return places;
}

function firstPairOf<Who>(entries: readonly Who[], groupOf: (who: Who) => string | null): readonly [Who, Who] | null {
  for (const [index, a] of entries.entries()) {
    const group = groupOf(a);
    const b = group === null ? undefined : entries.slice(index + 1).find((other) => groupOf(other) === group);
    if (b !== undefined) return [a, b];
  }
  return null;
}

function exchange<Who>(places: Who[], from: number, to: number): void {
  const [one, other] = [places[from], places[to]];
  if (one === undefined || other === undefined) return;
  places[from] = other;
  places[to] = one;
}

/** CL-053: members of one block beyond the first pair: shown to the organiser as a warning. */
export function blocksLeft<Who>(entries: readonly Who[], groupOf: (who: Who) => string | null): number {
  const counts = new Map<string, number>();
  for (const group of entries.map(groupOf)) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  const pairs = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  return Math.max(0, pairs - 1);
}
