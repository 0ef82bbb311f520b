import Link from 'next/link';
import { remaining } from '../words/durations.ts';
import { momentIn } from '../words/moments.ts';
import { Away } from './away.tsx';
import { PartyForm } from './case-acts.tsx';
import styles from './clubs.module.css';
import { EnterButton, MayEnter } from './entering.tsx';
import { EventAct } from './event-acts.tsx';
import { isAnswered } from './ladder.tsx';
import { OnTheList } from './list-sheet.tsx';
import type { BracketRound, ClubEvent, EventEntry, EventLeg, LogLine } from './operations.ts';
import { fixturesOf } from './results.ts';
import { TableResult } from './table-result.tsx';
import { reportOf, sideIn, tableLateWords } from './table-words.ts';
import { TeamToCome } from './team-sheets.tsx';
import { cupRound, lateWords, lengthWords, namesOf, placeWords, roundTitle } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  readonly log: readonly LogLine[];
  readonly timeZone: string;
  readonly signedIn: boolean;
};

const OPEN: readonly EventLeg['state'][] = ['running', 'late'];
const duesOf = ({ dueAt }: EventLeg): number => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
/** My matches that run: those that wait for me first, and among them the one that ends first. */
function running({ legs, mine }: ClubEvent): readonly EventLeg[] {
  const own = legs.filter(({ a, b, state }) => OPEN.includes(state) && (a === mine || b === mine));
  const turn = ({ waitsFor }: EventLeg) => Number(!waitsFor.includes(mine ?? ''));
  return own.toSorted((one, other) => turn(one) - turn(other) || duesOf(one) - duesOf(other));
}

/** CL-196: what I am to do in this event, with one button. */
export function MyPart({ event, log, timeZone, signedIn }: Props) {
  const { state, mine } = event;
  const entry = event.entries.find(({ id }) => id === mine);
  if (state === 'running' && event.format === 'list') return <OnTheList event={event} signedIn={signedIn} />;
  if (state === 'running' && mine === null && event.format === 'ladder')
    return (
      <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
        <h2 id="mine">Take part</h2>
        <p>You can join the ladder at any time; you start at the bottom.</p>
        <EnterButton event={event} signedIn={signedIn}>
          Join ladder
        </EnterButton>
      </section>
    );
  if (state === 'running' && event.format === 'swiss' && (entry === undefined || isOutside(entry)))
    return roundOf(event) < 2 ? <JoinLate event={event} entry={entry} signedIn={signedIn} /> : null;
  if (state === 'running' && mine !== null) return <NextMatch event={event} log={log} timeZone={timeZone} />;
  if (state === 'entries' || state === 'muster')
    return (
      <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
        <h2 id="mine">{mine === null ? 'Take part' : 'Your entry'}</h2>
        <p>Starts {momentIn(timeZone, event.startsAt)}.</p>
        <BeforeStart event={event} entry={entry} signedIn={signedIn} timeZone={timeZone} />
      </section>
    );
  return null;
}

/** The last round that has opened. */
const roundOf = ({ legs }: ClubEvent): number => Math.max(0, ...legs.map(({ round }) => round));
const isOutside = ({ state }: EventEntry): boolean => state === 'lapsed' || state === 'requested';

type LateProps = Pick<Props, 'event' | 'signedIn'> & { readonly entry: EventEntry | undefined };

/** CL-036: a Swiss is joined late by a request, which an organiser grants. */
function JoinLate({ event, entry, signedIn }: LateProps) {
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
      <h2 id="mine">Late entry</h2>
      {entry?.state === 'requested' ? (
        <>
          <p>Request sent. An organiser can admit you until round 2 is paired.</p>
          <EventAct id={event.id} act={{ type: 'withdraw' }}>
            Withdraw request
          </EventAct>
        </>
      ) : (
        <>
          <p>The event has started. An organiser can admit you until round 2 is paired. Missed rounds score nothing.</p>
          <EnterButton event={event} signedIn={signedIn}>
            Request entry
          </EnterButton>
        </>
      )}
    </section>
  );
}

type BeforeProps = Pick<Props, 'event' | 'signedIn' | 'timeZone'> & { readonly entry: EventEntry | undefined };

function BeforeStart({ event, entry, signedIn, timeZone }: BeforeProps) {
  const { id, mine } = event;
  const { maxEntries } = event.settings;
  const full = maxEntries !== null && event.entries.filter((one) => HOLDS.includes(one.state)).length >= maxEntries;
  if (mine === null || entry === undefined || entry.state === 'lapsed')
    return (
      <>
        <p className="small">
          {event.settings.played === 'table'
            ? tableLateWords(event.settings.window.extension)
            : lateWords(event.settings)}
        </p>
        {event.length === null ? null : <p className="small">{lengthWords(event.length)}</p>}
        <EnterButton event={event} signedIn={signedIn}>
          {full ? 'Join waiting list' : 'Enter'}
        </EnterButton>
      </>
    );
  return (
    <div className="stack">
      <Entered event={event} entry={entry} timeZone={timeZone} />
      <EventAct id={id} act={{ type: 'withdraw' }}>
        Withdraw
      </EventAct>
    </div>
  );
}

/** States of entries that have a place before the start. */
const HOLDS: readonly EventEntry['state'][] = ['entered', 'confirmed', 'called'];

type EnteredProps = Pick<Props, 'event' | 'timeZone'> & { readonly entry: EventEntry };

/** CL-033, CL-034: the entrant's state before the start, with the one button that they need. */
export function Entered({ event, entry, timeZone }: EnteredProps) {
  const { id, state } = event;
  const waiting = event.entries.filter((one) => one.state === 'waiting');
  switch (entry.state) {
    case 'waiting':
      return (
        <p>
          The event is full. You are number {waiting.findIndex((one) => one.id === entry.id) + 1} on the waiting list;
          we tell you when a place opens.
        </p>
      );
    case 'called':
      return (
        <>
          <p>
            A place is open for you. It goes to the next player
            {entry.answerBy === null ? '' : ` unless you take it by ${momentIn(timeZone, entry.answerBy)}`}.
          </p>
          <MayEnter event={event}>
            <EventAct id={id} act={{ type: 'confirm' }} main>
              Take place
            </EventAct>
          </MayEnter>
        </>
      );
    case 'confirmed':
      return <p>You have checked in.</p>;
    default:
      return state === 'muster' ? (
        <>
          <p>Check-in is open. If you do not check in, you lose your place at the start.</p>
          <EventAct id={id} act={{ type: 'confirm' }} main>
            Check in
          </EventAct>
        </>
      ) : (
        <p>You have entered. Check-in opens before the start.</p>
      );
  }
}

/** The time left, in words; after the deadline, that it is over. */
function untilWords({ dueAt }: EventLeg, timeZone: string): string {
  if (dueAt === null) return '';
  const left = Date.parse(dueAt) - Date.now();
  const moment = momentIn(timeZone, dueAt);
  return left < 0 ? `Deadline passed ${moment}` : `Deadline ${moment}, ${remaining(left)} left`;
}

export function NextMatch({ event, log, timeZone }: Omit<Props, 'signedIn'>) {
  const [next, ...others] = running(event);
  if (event.settings.played === 'table') return <TableMatches event={event} log={log} timeZone={timeZone} />;
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="next">
      <h2 id="next">My next match</h2>
      <Challenges event={event} log={log} />
      {next === undefined ? <p>{waitsFor(event)}</p> : <NextCard event={event} leg={next} timeZone={timeZone} />}
      {others.length === 0 ? null : <Others event={event} legs={others} timeZone={timeZone} />}
      <ToCome event={event} log={log} />
      <Away id={event.id} format={event.format} nextRound={nextRound(event)} />
    </section>
  );
}

/** CL-204: at a table there is nothing to play here: each match is reported. Those that wait for my answer come first. */
function TableMatches({ event, log, timeZone }: Omit<Props, 'signedIn'>) {
  const asks = (leg: EventLeg) => {
    const report = reportOf(event, leg.matchId);
    return Number(report?.state !== 'pending' || report.by === sideIn(leg, event.mine));
  };
  const [next, ...others] = running(event).toSorted((one, other) => asks(one) - asks(other));
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="next">
      <h2 id="next">My next match</h2>
      <Challenges event={event} log={log} />
      {next === undefined ? <p>{waitsFor(event)}</p> : <TableCard event={event} leg={next} timeZone={timeZone} />}
      {others.map((leg) => (
        <details key={leg.matchId} className={styles.fold}>
          <summary>Match against {opponentOf(event, leg)}</summary>
          <TableCard event={event} leg={leg} timeZone={timeZone} />
        </details>
      ))}
      <ToCome event={event} log={log} />
      <Away id={event.id} format={event.format} nextRound={nextRound(event)} />
    </section>
  );
}

function TableCard({ event, leg, timeZone }: CardProps) {
  return (
    <>
      <p className={styles.opponent}>
        <span className="soft small">against</span> {opponentOf(event, leg)}
      </p>
      <TableResult event={event} leg={leg} timeZone={timeZone} />
      <p className="small">
        {leg.board === null ? roundName(event, leg.round) : placeWords(event, leg, '. ')}
        {untilWords(leg, timeZone)}.
      </p>
      <p className="small soft">{tableLateWords(event.settings.window.extension)}</p>
      <ClaimForm event={event} leg={leg} />
    </>
  );
}

/** CL-090: something is wrong, and a referee looks at it. */
function ClaimForm({ event, leg }: Omit<CardProps, 'timeZone'>) {
  if (event.cases.some(({ matchId, state }) => matchId === leg.matchId && state === 'open')) return null;
  return (
    <PartyForm
      id={event.id}
      act={{ type: 'open-case', leg: leg.matchId }}
      member="reason"
      title="Report a problem with this match"
      label="What should a referee check?"
      hint="10 to 1,000 characters. Your opponent and the referees can read it; the clocks keep running."
      least={10}
      most={1_000}
    />
  );
}

/** The round that is paired next. */
const nextRound = ({ legs }: ClubEvent): number => Math.max(0, ...legs.map(({ round }) => round)) + 1;

type CardProps = { readonly event: ClubEvent; readonly leg: EventLeg; readonly timeZone: string };
const opponentOf = (event: ClubEvent, { a, b }: Pick<EventLeg, 'a' | 'b'>): string =>
  namesOf(event)(a === event.mine ? b : a);

/** The round of a match, as a sentence; a ladder has none. */
function roundName({ format, tables }: ClubEvent, round: number): string {
  if (format === 'ladder') return '';
  return format === 'knockout' && tables.bracket
    ? `${cupRound(tables.bracket, round - 1)}. `
    : `${roundTitle({ tables }, round)}. `;
}

/** The reader's next opponent, the deadline, whose turn it is, and one button. */
function NextCard({ event, leg, timeZone }: CardProps) {
  const myTurn = leg.waitsFor.includes(event.mine ?? '');
  return (
    <>
      <p className={styles.opponent}>
        <span className="soft small">against</span> {opponentOf(event, leg)}
      </p>
      <p>
        {myTurn ? <span className="stamp stamp-go">Your turn</span> : <span className="soft small">their turn</span>}
      </p>
      <p className={styles.acts}>
        <Link className={myTurn ? 'button button-main' : 'button'} href={`/matches/${leg.matchId}`}>
          {myTurn ? 'Play your turn' : 'View match'}
        </Link>
      </p>
      <p className="small">
        {leg.board === null ? roundName(event, leg.round) : placeWords(event, leg, '. ')}
        {untilWords(leg, timeZone)}.
      </p>
      <p className="small soft">{lateWords(event.settings)}</p>
      {event.settings.played === 'either' ? (
        <details className={styles.fold}>
          <summary>Report a result from a table</summary>
          <TableResult event={event} leg={leg} timeZone={timeZone} />
        </details>
      ) : null}
      <ClaimForm event={event} leg={leg} />
    </>
  );
}

type OthersProps = { readonly event: ClubEvent; readonly legs: readonly EventLeg[]; readonly timeZone: string };

function Others({ event, legs, timeZone }: OthersProps) {
  return (
    <div>
      <h3 className={styles.small}>Other running matches</h3>
      <ul className="plain-list">
        {legs.map((leg) => (
          <li key={leg.matchId} className={styles.fixture}>
            <Link href={`/matches/${leg.matchId}`}>{opponentOf(event, leg)}</Link>
            <span className="small">
              {leg.waitsFor.includes(event.mine ?? '') ? <b>your turn; </b> : ''}
              {leg.dueAt === null ? '' : `until ${momentIn(timeZone, leg.dueAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The reader's later opponents, as far as they are known. */
function ToCome({ event, log }: Pick<Props, 'event' | 'log'>) {
  if (event.format === 'team') return <TeamToCome event={event} />;
  const later = fixturesOf(event, log).flatMap(({ round, legs }) =>
    legs
      .filter(({ a, b, made, result }) => made === null && result === null && [a, b].includes(event.mine ?? ''))
      .map((leg) => `${opponentOf(event, leg)} in round ${round}`),
  );
  if (later.length === 0) return null;
  return <p className="small">After that: {later.join(', ')}.</p>;
}

/** CL-005: who waits sees for whom. */
function waitsFor({ legs, held, draft, tables, mine, division }: ClubEvent): string {
  if (draft !== null) return `Round ${draft.round} is drafted below and opens soon.`;
  if (held !== null) return 'The next round cannot be paired yet; an organiser has been notified.';
  if (isOut(tables.bracket ?? [], mine)) return 'You are out of the cup. Follow the bracket below.';
  if (tables.rungs !== undefined) return 'No match at the moment. Challenge a player above you.';
  const open = legs.filter(({ state }) => state === 'running').length;
  if (tables.playoffs !== undefined) return 'You have no match now. The season ends with its play-offs.';
  if (open === 0) return 'The next round is opening.';
  const matches = `${open} ${open === 1 ? 'match' : 'matches'}`;
  if (division !== null)
    return `You have no match now. ${matches} ${open === 1 ? 'is' : 'are'} still open in your division.`;
  return `You have no match now. The next round waits for ${matches}.`;
}

/** CL-066: whether a tie of mine went to another. */
const isOut = (bracket: readonly BracketRound[], mine: string | null): boolean =>
  bracket
    .flatMap(({ ties }) => ties)
    .some(({ a, b, verdict }) => {
      const decided = verdict !== null && verdict !== 'decider' && (a === mine || b === mine);
      return decided && verdict.winner !== mine;
    });

/** CL-113: challenges that wait for my answer. */
function Challenges({ event, log }: Pick<Props, 'event' | 'log'>) {
  const names = namesOf(event);
  const waiting = log.filter(
    ({ act, seq }) => act.kind === 'challenge' && act.b === event.mine && !isAnswered(log, act, seq),
  );
  return waiting.map(({ act, seq }) => (
    <div key={seq} className="notice stack">
      <p>{names(String(act.a))} challenges you. If you do not answer within 5 days, you lose by walkover.</p>
      <div className="row">
        <EventAct id={event.id} act={{ type: 'answer', a: String(act.a), accept: true }} main>
          Accept challenge
        </EventAct>
        <EventAct id={event.id} act={{ type: 'answer', a: String(act.a), accept: false }}>
          Decline
        </EventAct>
      </div>
    </div>
  ));
}
