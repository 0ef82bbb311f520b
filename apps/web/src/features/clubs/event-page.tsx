import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { currentPerson } from '../session/current-person.ts';
import { Bracket } from './bracket.tsx';
import { Cases } from './cases.tsx';
import styles from './clubs.module.css';
import { CrossTables } from './cross-table.tsx';
import { DraftSheet } from './draft.tsx';
import { EventLog } from './event-log.tsx';
import { Fixtures } from './fixtures.tsx';
import { Ladder } from './ladder.tsx';
import { MyPart } from './my-part.tsx';
import { type ClubEvent, EVENT, EVENT_LOG, type EventEntry } from './operations.ts';
import { Papers } from './papers.tsx';
import { MyNeighbours, Standings } from './standings.tsx';
import { Offers, Substitutes } from './substitutes.tsx';
import { formatName, namesOf, pausedFor, stateSentence } from './words.ts';

/** CL-196: my next match, my row with its neighbours, then the tables. */
export async function EventPage({ id }: { readonly id: string }) {
  const [person, answer, logged] = await Promise.all([currentPerson(), ask(EVENT, { id }), ask(EVENT_LOG, { id })]);
  const event = answer.ok ? answer.value.event : null;
  if (event === null) notFound();
  const log = logged.ok ? logged.value.eventLog.log : [];
  const timeZone = person?.timeZone ?? 'UTC';
  return (
    <div className="stack">
      <Head event={event} />
      <Paused reason={pausedFor(log)} />
      <Offers event={event} timeZone={timeZone} />
      <div className={styles.facts}>
        <MyPart event={event} log={log} timeZone={timeZone} signedIn={person !== null} />
        {event.format === 'knockout' ? null : <MyNeighbours event={event} />}
      </div>
      <DraftSheet event={event} timeZone={timeZone} />
      <Cases event={event} timeZone={timeZone} />
      <Ladder event={event} log={log} />
      <Bracket event={event} log={log} />
      {event.format === 'knockout' || event.tables.table === undefined ? null : (
        <div className={styles.tables}>
          <div className="stack">
            <Standings event={event} />
          </div>
          <div className="stack">
            <CrossTables event={event} />
          </div>
        </div>
      )}
      <Fixtures event={event} log={log} timeZone={timeZone} />
      <Entries event={event} />
      <Substitutes event={event} timeZone={timeZone} signedIn={person !== null} />
      {event.state === 'running' || event.state === 'finished' ? <Papers event={event} /> : null}
      <EventLog event={event} log={log} timeZone={timeZone} />
    </div>
  );
}

function Head({ event }: { readonly event: ClubEvent }) {
  const { id, name, club, ruleSet, format, state, offices } = event;
  return (
    <header className="page-head">
      <div>
        <p className="caption">
          <Link href={`/clubs/${club.slug}`}>{club.name}</Link>
        </p>
        <h1>{name}</h1>
        <p className="soft">
          {formatName(format)}, {ruleSetName(ruleSet)}. {stateSentence(state)}
        </p>
      </div>
      {offices.length === 0 ? null : (
        <Link className="button" href={`/events/${id}/desk`}>
          Officer’s desk
        </Link>
      )}
    </header>
  );
}

/** CL-078, CL-005: why nothing runs out at the moment. */
function Paused({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null;
  return (
    <p className="notice" role="status">
      The whole event stands still, and the clocks of its matches with it: “{reason}” What is due is due later by as
      long.
    </p>
  );
}

const GONE: readonly EventEntry['state'][] = ['lapsed', 'waiting', 'called'];

function Entries({ event }: { readonly event: ClubEvent }) {
  const shown = event.entries.filter(({ state }) => !GONE.includes(state));
  const waiting = event.entries.filter(({ state }) => state === 'waiting' || state === 'called');
  const names = namesOf(event);
  return (
    <details className={`sheet stack ${styles.fold}`} open={event.state === 'entries' || event.state === 'muster'}>
      <summary>Entries ({shown.length})</summary>
      {shown.length === 0 ? <p>Nobody has entered yet.</p> : null}
      <ul className="plain-list">
        {shown.map(({ id, userId, bot, state }) => (
          <li key={id}>
            {bot ? names(id) : <Link href={`/users/${userId}`}>{names(id)}</Link>}
            <span className="small soft">
              {bot ? ' (computer player)' : ''} {state === 'withdrawn' ? 'withdrawn' : ''}
            </span>
          </li>
        ))}
      </ul>
      {waiting.length === 0 ? null : (
        <p className="small soft">On the waiting list: {waiting.map(({ id }) => names(id)).join(', ')}.</p>
      )}
    </details>
  );
}
