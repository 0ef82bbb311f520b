import Link from 'next/link';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

const WORDS: Readonly<Record<ClubEvent['signals'][number]['kind'], string>> = {
  webhook: 'have their letters sent to one webhook',
  mailbox: 'have one mailbox',
  'early-resignations': 'have ended three matches running by an early resignation',
  'decides-promotion': 'a walk-over or a resignation between them alone decides who goes up or down',
};

/** CL-192: what a referee may want to look at. It proves nothing, and nothing is done by it. */
export function Signals({ event }: { readonly event: ClubEvent }) {
  if (event.signals.length === 0) return null;
  const names = namesOf(event);
  return (
    <section className="sheet stack" aria-labelledby="signals">
      <h2 id="signals">Worth a look</h2>
      <p className="small soft">Referees alone read this. It proves nothing, and nothing is done by it.</p>
      <ul className="plain-list">
        {event.signals.map(({ kind, entries, matchId }) => (
          <li key={`${kind}-${entries.join()}`}>
            {entries.map(names).join(' and ')}: {WORDS[kind]}
            {matchId === null ? '.' : ' – '}
            {matchId === null ? null : <Link href={`/matches/${matchId}`}>their match</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
