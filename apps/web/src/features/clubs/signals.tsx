import Link from 'next/link';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

const WORDS: Readonly<Record<ClubEvent['signals'][number]['kind'], string>> = {
  webhook: 'use the same webhook for notifications',
  mailbox: 'use the same mailbox',
  'early-resignations': 'ended 3 matches in a row by early resignation',
  'decides-promotion': 'a walkover or resignation between them decides promotion or relegation',
};

/** CL-192: what a referee may want to look at. It proves nothing, and nothing is done by it. */
export function Signals({ event }: { readonly event: ClubEvent }) {
  if (event.signals.length === 0) return null;
  const names = namesOf(event);
  return (
    <section className="sheet stack" aria-labelledby="signals">
      <h2 id="signals">Possible collusion</h2>
      <p className="small soft">Only referees see this. It is no proof and has no effect.</p>
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
