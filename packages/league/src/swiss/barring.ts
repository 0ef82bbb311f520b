/** CL-023: pairs that blocks keep apart. The public log holds their hash alone; the service keeps what was hashed. */
import { hashOf } from '../hashing.ts';
import type { Entry } from '../log/ledger.ts';

export type Pair = readonly [string, string];

/** The SHA-256 of the pairs, each ascending and all sorted, with 64 hexadecimal digits of salt: what a round of a Swiss says of them. */
export function barredHash(pairs: readonly Pair[], salt: string): string {
  const ascending = pairs.map((pair) => pair.toSorted()).toSorted((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
  return hashOf({ pairs: ascending, salt });
}

/** For some pairs, the opponents that each must not meet, beside those that the log itself excludes. */
export function barredFrom(
  { id }: Pick<Entry, 'id'>,
  known: ReadonlySet<string> | undefined,
  pairs: readonly Pair[],
): ReadonlySet<string> {
  const others = pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  return new Set([...(known ?? []), ...others]);
}
