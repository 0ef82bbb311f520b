import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentPerson } from '../session/current-person.ts';
import styles from './clubs.module.css';
import { EventList } from './event-list.tsx';
import { CreateClub } from './found-club.tsx';
import { CLUBS, type Club } from './operations.ts';

const membersOf = ({ members }: Club): number => members.filter(({ state }) => state === 'member').length;

/** Lists the clubs that the player may see, with their events, and a form to create a club. */
export async function ClubsPage() {
  const [person, answer] = await Promise.all([currentPerson(), ask(CLUBS, {})]);
  const { clubs, events } = answer.ok ? answer.value : { clubs: [], events: [] };
  const now = events.filter(({ state }) => state === 'entries' || state === 'muster' || state === 'running');
  return (
    <div className="stack stack-wide">
      <header>
        <h1>Clubs</h1>
        <p className="soft">Leagues, Swiss tournaments, cups and ladders, played by post.</p>
      </header>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <section className="stack" aria-labelledby="clubs">
        <h2 id="clubs">The clubs</h2>
        {clubs.length === 0 ? <p className="empty">There are no clubs yet. Start the first one.</p> : null}
        <ul className={`plain-list ${styles.cards}`}>
          {clubs.map((club) => (
            <li key={club.slug} className="sheet stack">
              <Card club={club} />
            </li>
          ))}
        </ul>
      </section>
      {now.length === 0 ? null : (
        <section className="stack" aria-labelledby="events">
          <h2 id="events">Running or open for entries</h2>
          <EventList events={now} timeZone={person?.timeZone ?? 'UTC'} withClub />
        </section>
      )}
      {person === null ? (
        <p>
          <Link href="/sign-in?next=%2Fclubs">Sign in</Link> to start a club or enter an event.
        </p>
      ) : (
        <CreateClub zone={person.timeZone} />
      )}
    </div>
  );
}

function Card({ club }: { readonly club: Club }) {
  return (
    <>
      <h3 className={styles.cardTitle}>
        <Link href={`/clubs/${club.slug}`}>
          <bdi>{club.name}</bdi>
        </Link>
      </h3>
      <p className="small soft">
        {membersOf(club)} {membersOf(club) === 1 ? 'member' : 'members'}
        {club.member ? '; you are a member' : ''}
      </p>
    </>
  );
}
