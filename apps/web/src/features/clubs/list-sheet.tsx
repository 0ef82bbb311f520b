import Link from 'next/link';
import styles from './clubs.module.css';
import { EnterButton } from './entering.tsx';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent, ListedMatch } from './operations.ts';
import { namesOf } from './words.ts';

type Names = (id: string) => string;

const sideWords = (side: readonly string[], names: Names): string => side.map(names).join(' and ');

/** Sides in the order of their places: "1. Ada, 2. Ben and Cleo". Equal places are a draw between them. */
function placedWords({ sides, places }: ListedMatch, names: Names): string {
  const placed = sides.map((side, index) => ({ place: places[index] ?? 0, words: sideWords(side, names) }));
  return placed
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, words }) => `${place}. ${words}`)
    .join(', ');
}

/** CL-129: the matches that were listed, the latest first; those that still run above them. */
export function ListSheet({ event }: { readonly event: ClubEvent }) {
  if (event.format !== 'list') return null;
  const listed = (event.tables.list ?? []).toReversed();
  const named = namesOf(event);
  const names: Names = (id) => named(id);
  return (
    <section className="sheet stack" aria-labelledby="list">
      <h2 id="list">Listed matches</h2>
      {listed.length + event.running.length === 0 ? <p className="empty">No matches yet.</p> : null}
      <ul className="plain-list">
        {event.running.map(({ matchId, sides }) => (
          <li key={matchId} className={styles.fixture}>
            <Link href={`/matches/${matchId}`}>{sides.map((side) => sideWords(side, names)).join(' – ')}</Link>
            <span className={styles.outcome}>in progress</span>
          </li>
        ))}
        {listed.map((one) => (
          <li key={one.seq} className={styles.fixture}>
            {one.matchId === null ? (
              placedWords(one, names)
            ) : (
              <Link href={`/matches/${one.matchId}`}>{placedWords(one, names)}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** CL-129: a match is rated when an officer lists it, but only if all its players are on the list. */
export function OnTheList({ event, signedIn }: { readonly event: ClubEvent; readonly signedIn: boolean }) {
  const { id, mine } = event;
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
      <h2 id="mine">{mine === null ? 'Enter' : 'You are entered'}</h2>
      <p className="small">
        Officers list matches of this game here, with any number of sides, if all players have entered. Matches are
        rated but not paired.
      </p>
      {mine === null ? (
        <EnterButton event={event} signedIn={signedIn}>
          Enter
        </EnterButton>
      ) : (
        <EventAct id={id} act={{ type: 'withdraw' }}>
          Withdraw
        </EventAct>
      )}
    </section>
  );
}
