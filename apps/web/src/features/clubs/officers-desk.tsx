import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { requirePerson } from '../session/require-person.ts';
import { remaining } from '../words/durations.ts';
import { momentIn } from '../words/moments.ts';
import { AmendForm } from './amend-form.tsx';
import { AmendmentSheet } from './amendment.tsx';
import { Cases } from './cases.tsx';
import styles from './clubs.module.css';
import { Decided, MAX_SHOWN, Others } from './decided.tsx';
import { DivisionChooser } from './division-chooser.tsx';
import { DraftSheet } from './draft.tsx';
import { EventAct } from './event-acts.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { importsIn } from './imports.ts';
import { LegLink } from './leg-link.tsx';
import { ListMatch } from './list-match.tsx';
import { CancelEvent, EnterBot, Ruling } from './officers-acts.tsx';
import { type ClubEvent, EVENT, EVENT_LOG, type EventLeg, type LogLine } from './operations.ts';
import { PromotionSheet } from './promotion.tsx';
import { mayBeAgain, seatsAt } from './put-right.ts';
import { ReasonAct } from './reason-act.tsx';
import { RepairRound } from './repair-round.tsx';
import { inLog, saidOf } from './results.ts';
import { Signals } from './signals.tsx';
import { SubstitutesDesk } from './substitutes.tsx';
import {
  lateWords,
  type Names,
  NO_SUBSTITUTES,
  namesOf,
  pausedFor,
  placeWords,
  startWaits,
  stateSentence,
} from './words.ts';

type DeskProps = {
  readonly id: string;
  /** The only division that is shown, the first is 1; null: all. */
  readonly division: number | null;
};

function DeskHead({ id, event }: { readonly id: string; readonly event: Pick<ClubEvent, 'name' | 'state'> }) {
  return (
    <header>
      <p className="caption">
        <Link href={`/events/${id}`}>
          <bdi>{event.name}</bdi>
        </Link>
      </p>
      <h1>Manage event</h1>
      <p className="soft">{stateSentence(event.state)}</p>
    </header>
  );
}

/** CL-196: what is late and why, what waits for an officer, and what they may do about it. */
export async function OfficersDesk({ id, division }: DeskProps) {
  const person = await requirePerson(`/events/${id}/desk`);
  const asked = [ask(EVENT, { id, seq: null, division }), ask(EVENT_LOG, { id, division })] as const;
  const [answer, logged] = await Promise.all(asked);
  const event = answer.ok ? answer.value.event : null;
  if (event === null || event.offices.length === 0) notFound();
  const log = logged.ok ? logged.value.eventLog.log : [];
  return (
    <div className="stack">
      <DeskHead id={id} event={event} />
      {event.divisions.length < 2 ? null : (
        <DivisionChooser event={event} path={`/events/${id}/desk`} all="All divisions" />
      )}
      {event.state === 'running' ? null : <Steering event={event} />}
      <Requests event={event} />
      <AmendmentSheet event={event} timeZone={person.timeZone} />
      <DraftSheet event={event} timeZone={person.timeZone} desk />
      {event.held === null ? null : <Held event={event} />}
      <RepairRound event={event} log={log} />
      <Cases event={event} timeZone={person.timeZone} officer />
      {event.format === 'list' ? (
        <ListMatch id={event.id} />
      ) : (
        <Open event={event} log={log} timeZone={person.timeZone} />
      )}
      <Signals event={event} />
      {NO_SUBSTITUTES.includes(event.format) ? null : <SubstitutesDesk event={event} timeZone={person.timeZone} />}
      <ImportSheet event={event} imports={importsIn(log)} />
      <PromotionSheet event={event} />
      <Decided event={event} log={log} />
      {event.state === 'running' ? <Steering event={event} paused={pausedFor(log) !== null} /> : null}
    </div>
  );
}

/** CL-036: who asks to come into a Swiss that has begun. */
function Requests({ event }: { readonly event: ClubEvent }) {
  const asking = event.entries.filter(({ state }) => state === 'requested');
  const names = namesOf(event);
  if (asking.length === 0) return null;
  return (
    <section className="sheet stack" aria-labelledby="requests">
      <h2 id="requests">Entry requests</h2>
      <p>You can admit them until round 2 is paired.</p>
      <ul className="plain-list">
        {asking.map(({ id, userId }) => (
          <li key={id}>
            <Link href={`/users/${userId}`}>{names(id)}</Link>{' '}
            <EventAct id={event.id} act={{ type: 'late', entry: id }} main>
              Admit
            </EventAct>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An organiser's acts before the start, and the act that cancels the event. */
function Steering({ event, paused = false }: { readonly event: ClubEvent; readonly paused?: boolean }) {
  const { id, state, settings, entries } = event;
  const over = state === 'finished' || state === 'archived' || state === 'cancelled';
  if (over) return null;
  const there = entries.filter((one) => one.state === 'confirmed' && one.team === null).length;
  return (
    <section className="sheet stack" aria-labelledby="steer">
      <h2 id="steer">The event</h2>
      {state === 'draft' ? (
        <EventAct id={id} act={{ type: 'open' }} main>
          Open entries
        </EventAct>
      ) : null}
      {state === 'entries' ? (
        <EventAct id={id} act={{ type: 'muster' }} main>
          Open check-in now
        </EventAct>
      ) : null}
      {state === 'muster' ? (
        <>
          <p>{there} checked in.</p>
          <StartNow event={event} there={there} />
        </>
      ) : null}
      {settings.entry.bots !== 'no' && (state === 'entries' || state === 'muster') ? <EnterBot id={id} /> : null}
      {state === 'running' ? <StandStill id={id} paused={paused} /> : null}
      <AmendForm event={event} />
      <CancelEvent id={id} ends={state === 'running' ? (ENDLESS[event.format] ?? null) : null} />
    </section>
  );
}

/** CL-034: ends check-in early once all have answered; until then it says what it waits for. */
function StartNow({ event, there }: { readonly event: ClubEvent; readonly there: number }) {
  const waits = startWaits(event, there);
  if (waits !== null) return <p>{waits}</p>;
  return (
    <EventAct id={event.id} act={{ type: 'start' }} main>
      Start event now
    </EventAct>
  );
}

/** Formats without a last round: an organiser ends them. */
const ENDLESS: Readonly<Record<string, string>> = { ladder: 'the ladder', list: 'the list' };

/** CL-078: an outage, an emergency. */
function StandStill({ id, paused }: { readonly id: string; readonly paused: boolean }) {
  if (!paused) return <ReasonAct id={id} act={{ type: 'pause' }} title="Pause the whole event" button="Pause event" />;
  return (
    <div className="stack">
      <p>The event is paused: clocks, deadlines, cases and offers.</p>
      <EventAct id={id} act={{ type: 'resume' }} main>
        Resume event
      </EventAct>
    </div>
  );
}

/** CL-063: the round that waits for an organiser. */
function Held({ event }: { readonly event: ClubEvent }) {
  // CL-043: the season that it follows is still played.
  if (event.held === 'CL_SEASON_RUNS')
    return <p className="notice">It starts when the season before it has ended, play-offs included.</p>;
  return (
    <section className="sheet stack" aria-labelledby="held">
      <h2 id="held">A round is blocked</h2>
      <p>
        {event.held === 'CL_REPEAT_UNAVOIDABLE'
          ? 'It can only be paired if two players meet again.'
          : 'No pairing keeps all separated players apart.'}
      </p>
      {event.held === 'CL_REPEAT_UNAVOIDABLE' ? (
        <EventAct id={event.id} act={{ type: 'agree-repeat' }} main>
          Allow a repeat pairing
        </EventAct>
      ) : null}
    </section>
  );
}

type OpenProps = { readonly event: ClubEvent; readonly log: readonly LogLine[]; readonly timeZone: string };

function Open({ event, log, timeZone }: OpenProps) {
  const open = event.legs.filter(({ state }) => state === 'running' || state === 'late');
  const order = open.toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''));
  return (
    <section className="stack" aria-labelledby="open">
      <h2 id="open">Running matches, earliest deadline first</h2>
      {order.length === 0 ? <p className="empty">No running matches. Nothing to do.</p> : null}
      <p className="small soft">{lateWords(event.settings)}</p>
      {order.slice(0, MAX_SHOWN).map((leg) => (
        <LegCard
          key={leg.matchId}
          event={event}
          leg={leg}
          timeZone={timeZone}
          log={log}
          supersedes={saidOf(log, inLog(event, leg))}
        />
      ))}
      <Others count={order.length - MAX_SHOWN} />
    </section>
  );
}

type LegProps = {
  readonly event: ClubEvent;
  readonly leg: EventLeg;
  readonly log: readonly LogLine[];
  readonly timeZone: string;
  readonly supersedes: number | null;
};

/** Days before its time ends in which a match is worth an officer's look. */
const SOON_MS = 3 * 86_400_000;

function LegCard({ event, log, leg, timeZone, supersedes }: LegProps) {
  const names = namesOf(event);
  const left = leg.dueAt === null ? null : Date.parse(leg.dueAt) - Date.now();
  const late = left !== null && left < 0;
  const soon = left !== null && !late && left < SOON_MS;
  return (
    <article className={`sheet stack ${styles.case} ${late ? styles.late : soon ? styles.soon : ''}`}>
      <h3 className={styles.cardTitle}>
        <LegLink event={event} id={leg.matchId}>
          {names(leg.a)} – {names(leg.b)}
        </LegLink>{' '}
        {late ? <span className="stamp">Late</span> : null}
      </h3>
      <p>
        {placeWords(event, leg, '. ')}
        {dueWords(leg, left, timeZone)} {leg.extended > 0 ? 'Extended. ' : ''}
        <span className="soft">{whoseTurn(leg, names)}</span>
      </p>
      <details className={styles.fold}>
        <summary>Extend or decide</summary>
        <Ruling
          id={event.id}
          leg={leg.matchId}
          a={names(leg.a)}
          b={names(leg.b)}
          days={leg.extended > 0 ? 0 : event.settings.window.extension}
          supersedes={supersedes}
          again={mayBeAgain(event, log, leg)}
          {...seatsAt(event, leg)}
          caseOpen={event.cases.some(({ matchId, state }) => matchId === leg.matchId && state === 'open')}
        />
      </details>
    </article>
  );
}

function dueWords({ dueAt }: EventLeg, left: number | null, timeZone: string): string {
  if (dueAt === null || left === null) return 'No deadline.';
  const moment = momentIn(timeZone, dueAt);
  return left < 0 ? `Deadline passed ${moment}.` : `Deadline ${moment}, ${remaining(left)} left.`;
}

/** Why it is not over: for whom it waits. */
function whoseTurn({ waitsFor }: EventLeg, names: Names): string {
  return waitsFor.length === 0 ? 'Waiting for nobody.' : `Waiting for ${waitsFor.map(names).join(' and ')}.`;
}
