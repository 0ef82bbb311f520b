import Link from 'next/link';
import type { WatchedMatch } from '../watch/operations.ts';
import { WatchedList } from '../watch/watched-list.tsx';

type Props = { readonly id: string; readonly matches: readonly WatchedMatch[]; readonly timeZone: string };

/** The last matches of somebody that anybody may look at, and the way to all of them. */
export function History({ id, matches, timeZone }: Props) {
  if (matches.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">Matches</h2>
      <WatchedList matches={matches} timeZone={timeZone} />
      <p>
        <Link className="button" href={`/watch?of=${encodeURIComponent(id)}`}>
          All their matches
        </Link>
      </p>
    </section>
  );
}
