import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ComponentProps } from 'react';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { currentPerson } from '../session/current-person.ts';
import { AmendmentSheet } from './amendment.tsx';
import { Bracket } from './bracket.tsx';
import { Cases } from './cases.tsx';
import styles from './clubs.module.css';
import { CrossTables } from './cross-table.tsx';
import { DivisionChooser } from './division-chooser.tsx';
import { Downloads } from './downloads.tsx';
import { DraftSheet } from './draft.tsx';
import { EventLog } from './event-log.tsx';
import { Fixtures } from './fixtures.tsx';
import { Ladder } from './ladder.tsx';
import { ListSheet } from './list-sheet.tsx';
import { MyPart } from './my-part.tsx';
import { type ClubEvent, EVENT, EVENT_LOG, type EventEntry } from './operations.ts';
import { PromotionSheet } from './promotion.tsx';
import { winnerOf } from './results.ts';
import { RoundSlider } from './round-slider.tsx';
import { stopsOf } from './rounds-then.ts';
import { MyNeighbours, Standings } from './standings.tsx';
import { Offers, Substitutes } from './substitutes.tsx';
import { TeamPart } from './team-part.tsx';
import { Squads, TeamFixtures } from './team-sheets.tsx';
import { divisionsOf, formatName, NO_SUBSTITUTES, namesOf, pausedFor, stateSentence } from './words.ts';

type EventPageProps = {
  readonly id: string;
  /** The act after which its tables are shown; null: as they are. */
  readonly seq: number | null;
  /** Of a season of many divisions the one that is shown; 0: the reader's own. */
  readonly division: number;
};

/** CL-196: my next match, my row with its neighbours, then the tables. */
export async function EventPage({ id, seq, division }: EventPageProps) {
  const asked = [currentPerson(), ask(EVENT, { id, seq, division }), ask(EVENT_LOG, { id, division })] as const;
  const [person, answer, logged] = await Promise.all(asked);
  const event = answer.ok ? answer.value.event : null;
  if (event === null) notFound();
  const log = logged.ok ? logged.value.eventLog.log : [];
  const then = seq === null ? log : log.filter((line) => line.seq <= seq);
  const stops = stopsOf(event, log);
  const timeZone = person?.timeZone ?? 'UTC';
  return (
    <div className="stack">
      <Head event={event} />
      <Paused reason={pausedFor(log)} />
      <Differing event={event} />
      <Offers event={event} timeZone={timeZone} />
      {seq === null ? <AmendmentSheet event={event} timeZone={timeZone} /> : null}
      <OwnPart event={event} log={log} timeZone={timeZone} reader={person?.id ?? null} />
      <DraftSheet event={event} timeZone={timeZone} />
      <Cases event={event} timeZone={timeZone} />
      {event.state === 'running' ? null : <PromotionSheet event={event} />}
      {stops.length === 0 ? null : <RoundSlider stops={stops} seq={seq} division={event.division} />}
      {event.division === null ? null : <DivisionChooser event={event} path={`/events/${id}`} seq={seq} />}
      <Ladder event={event} log={log} />
      <Bracket event={event} log={then} />
      <Tables event={event} />
      <TeamFixtures event={event} log={then} timeZone={timeZone} />
      <ListSheet event={event} />
      <Fixtures event={event} log={then} timeZone={timeZone} />
      <Entries event={event} />
      {NO_SUBSTITUTES.includes(event.format) ? null : (
        <Substitutes event={event} timeZone={timeZone} signedIn={person !== null} />
      )}
      {event.state === 'running' || event.state === 'finished' ? <Downloads event={event} /> : null}
      <EventLog event={event} log={log} timeZone={timeZone} />
    </div>
  );
}

type OwnPartProps = Omit<ComponentProps<typeof MyPart>, 'signedIn'> & {
  /** The account of the reader; null: a stranger. */
  readonly reader: string | null;
};

/** The reader's own part: their next match and their row; on another division's page a link to theirs. */
function OwnPart({ reader, ...part }: OwnPartProps) {
  const { event } = part;
  if (isElsewhere(event))
    return (
      <p>
        <Link href={`/events/${event.id}`}>My division and next match</Link>
      </p>
    );
  return (
    <div className={`${styles.facts} ${styles.ownPart}`}>
      {event.format === 'team' ? (
        <TeamPart {...part} reader={reader} />
      ) : (
        <MyPart {...part} signedIn={reader !== null} />
      )}
      {event.format === 'knockout' ? null : <MyNeighbours event={event} />}
    </div>
  );
}

/** Said above tables that are stored otherwise than their log says. */
function Differing({ event }: { readonly event: ClubEvent }) {
  if (!event.differs) return null;
  return (
    <p className="notice" role="status">
      These tables do not match the public log. The log is right. The operator has been notified and will rebuild the
      tables (CL-193).
    </p>
  );
}

/** Whether the reader plays in another division than the one that is shown. */
function isElsewhere(event: ClubEvent): boolean {
  const { division, mine } = event;
  if (division === null || mine === null) return false;
  return divisionsOf(event, 'table').every(({ answer }) => answer.every(({ id }) => id !== mine));
}

/** Table and cross-table, side by side where there is room. */
function Tables({ event }: { readonly event: ClubEvent }) {
  if (event.format === 'knockout' || event.tables.table === undefined) return null;
  return (
    <div className={styles.tables}>
      <div className="stack">
        <Standings event={event} />
      </div>
      <div className="stack">
        <CrossTables event={event} />
      </div>
    </div>
  );
}

function Head({ event }: { readonly event: ClubEvent }) {
  const { id, name, club, ruleSet, format, state, offices } = event;
  const winner = winnerOf(event);
  return (
    <header className="page-head">
      <div>
        <p className="caption">
          <Link href={`/clubs/${club.slug}`}>
            <bdi>{club.name}</bdi>
          </Link>
        </p>
        <h1>{name}</h1>
        <p className="soft">
          {formatName(format)}, {ruleSetName(ruleSet)}. {stateSentence(state)}
        </p>
        {winner === null ? null : (
          <p>
            <b>{namesOf(event)(winner)}</b> won.
          </p>
        )}
      </div>
      {offices.length === 0 ? null : (
        <Link className="button" href={`/events/${id}/desk`}>
          Manage event
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
      The event is paused, and so are the clocks of its matches: “{reason}”. All deadlines move by the length of the
      pause.
    </p>
  );
}

const GONE: readonly EventEntry['state'][] = ['lapsed', 'waiting', 'called', 'requested'];

function Entries({ event }: { readonly event: ClubEvent }) {
  if (event.format === 'team') return <Squads event={event} />;
  const shown = event.entries.filter(({ state }) => !GONE.includes(state));
  const waiting = event.entries.filter(({ state }) => state === 'waiting' || state === 'called');
  const names = namesOf(event);
  return (
    <details className={`sheet stack ${styles.fold}`} open={event.state === 'entries' || event.state === 'muster'}>
      <summary>Entries ({shown.length})</summary>
      {shown.length === 0 ? <p>No entries yet.</p> : null}
      <ul className="plain-list">
        {shown.map(({ id, userId, bot, state }) => (
          <li key={id}>
            {bot ? names(id) : <Link href={`/users/${userId}`}>{names(id)}</Link>}
            <span className="small soft">
              {bot ? ' (computer)' : ''} {state === 'withdrawn' ? 'withdrawn' : ''}
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
