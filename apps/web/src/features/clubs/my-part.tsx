import Link from 'next/link';
import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import { EventDeed } from './event-deeds.tsx';
import type { ClubEvent, EventLeg, LogLine } from './operations.ts';
import { lateWords, namesOf } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  readonly log: readonly LogLine[];
  readonly timeZone: string;
  readonly signedIn: boolean;
};

const duesOf = ({ dueAt }: EventLeg): number => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
/** My matches that run, the one that ends first before all others. */
function running({ legs, mine }: ClubEvent): readonly EventLeg[] {
  const own = legs.filter(({ a, b, state }) => state === 'running' && (a === mine || b === mine));
  return own.toSorted((one, other) => duesOf(one) - duesOf(other));
}

/** CL-196: what I am to do in this event, with one button. */
export function MyPart({ event, log, timeZone, signedIn }: Props) {
  const { state, mine } = event;
  const entry = event.entries.find(({ id }) => id === mine);
  if (state === 'running' && mine !== null) return <NextMatch event={event} log={log} timeZone={timeZone} />;
  if (state === 'entries' || state === 'muster')
    return (
      <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
        <h2 id="mine">{mine === null ? 'Take part' : 'Your entry'}</h2>
        <p>It begins {momentIn(timeZone, event.startsAt)}.</p>
        <BeforeStart event={event} confirmed={entry?.state === 'confirmed'} signedIn={signedIn} />
      </section>
    );
  return null;
}

type BeforeProps = { readonly event: ClubEvent; readonly confirmed: boolean; readonly signedIn: boolean };

function BeforeStart({ event, confirmed, signedIn }: BeforeProps) {
  const { id, mine, state } = event;
  if (!signedIn)
    return (
      <p>
        <Link href={`/sign-in?next=${encodeURIComponent(`/events/${id}`)}`}>Sign in</Link> to enter.
      </p>
    );
  if (mine === null)
    return (
      <>
        <p className="small">{lateWords(event.settings)}</p>
        <EventDeed id={id} act={{ type: 'enter' }} main>
          Enter
        </EventDeed>
      </>
    );
  return (
    <div className="stack">
      {state === 'muster' && !confirmed ? (
        <>
          <p>The muster is open: whoever does not say that they are there loses their place at the start.</p>
          <EventDeed id={id} act={{ type: 'confirm' }} main>
            I am here and can play
          </EventDeed>
        </>
      ) : (
        <p>
          {confirmed ? 'You have said that you are there.' : 'You have entered. The muster comes before the start.'}
        </p>
      )}
      <EventDeed id={id} act={{ type: 'withdraw' }}>
        Withdraw
      </EventDeed>
    </div>
  );
}

function NextMatch({ event, log, timeZone }: Omit<Props, 'signedIn'>) {
  const [next, ...others] = running(event);
  const names = namesOf(event);
  const opponent = ({ a, b }: EventLeg) => names(a === event.mine ? b : a);
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="next">
      <h2 id="next">My next match</h2>
      <Challenges event={event} log={log} />
      {next === undefined ? (
        <p>{waitsFor(event)}</p>
      ) : (
        <>
          <p className="lead">
            {opponent(next)}
            {next.dueAt === null ? '' : `, until ${momentIn(timeZone, next.dueAt)}`}
          </p>
          <p className={styles.acts}>
            <Link className="button button-main" href={`/matches/${next.matchId}`}>
              Open the match
            </Link>
          </p>
          <p className="small soft">{lateWords(event.settings)}</p>
        </>
      )}
      {others.length === 0 ? null : (
        <ul>
          {others.map((leg) => (
            <li key={leg.matchId}>
              <Link href={`/matches/${leg.matchId}`}>{opponent(leg)}</Link>
              {leg.dueAt === null ? '' : `, until ${momentIn(timeZone, leg.dueAt)}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** CL-005: who waits sees for whom. */
function waitsFor({ legs, held, tables }: ClubEvent): string {
  if (held !== null) return 'The next round cannot be paired yet; an organiser has been told.';
  if (tables.rungs !== undefined) return 'You have no match. Challenge somebody above you.';
  const open = legs.filter(({ state }) => state === 'running').length;
  if (open === 0) return 'The next round is being opened.';
  return `You have no match now. The next round waits for ${open} ${open === 1 ? 'match' : 'matches'}.`;
}

/** CL-113: challenges that wait for my answer. */
function Challenges({ event, log }: Pick<Props, 'event' | 'log'>) {
  const names = namesOf(event);
  const waiting = log.filter(({ act, seq }) => {
    if (act.kind !== 'challenge' || act.b !== event.mine) return false;
    const about = log.filter((later) => later.seq > seq && [later.act.a, later.act.b].includes(act.a as string));
    return !about.some((later) => later.act.kind === 'answer' || later.act.kind === 'result');
  });
  return waiting.map(({ act, seq }) => (
    <div key={seq} className="notice stack">
      <p>{names(String(act.a))} challenges you. No answer within five days is a walk-over.</p>
      <p className="row">
        <EventDeed id={event.id} act={{ type: 'answer', a: String(act.a), accept: true }} main>
          Take it up
        </EventDeed>
        <EventDeed id={event.id} act={{ type: 'answer', a: String(act.a), accept: false }}>
          Decline
        </EventDeed>
      </p>
    </div>
  ));
}
