import Link from 'next/link';
import { ruleSetName } from '../../games/index.ts';
import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import type { EventLine } from './operations.ts';
import { formatName, stateName } from './words.ts';

type Props = { readonly events: readonly EventLine[]; readonly timeZone: string; readonly withClub: boolean };

/** Events, each with what it is and where it stands. */
export function EventList({ events, timeZone, withClub }: Props) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {events.map(({ id, name, club, ruleSet, format, state, startsAt, entries }) => (
        <li key={id} className="sheet stack">
          <h3 className={styles.cardTitle}>
            <Link href={`/events/${id}`}>{name}</Link>
          </h3>
          <p className="small">
            {formatName(format)}, {ruleSetName(ruleSet)}
            {withClub ? (
              <>
                , <bdi>{club.name}</bdi>
              </>
            ) : null}
          </p>
          <p className="small soft">
            {stateName(state)}; {entries} {entries === 1 ? 'entry' : 'entries'}
            {state === 'entries' || state === 'muster' ? `; begins ${momentIn(timeZone, startsAt)}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
