import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly timeZone: string };

/** Whether places of an event may change hands at all: a ladder is joined at its bottom. */
const mayBeSubstituted = ({ format, state }: ClubEvent): boolean =>
  format !== 'ladder' && (state === 'entries' || state === 'muster' || state === 'running');

/** CL-085: a place that is offered to the reader, with all that hangs on it. */
export function Offers({ event, timeZone }: Props) {
  const names = namesOf(event);
  const open = event.substitutes.offers.filter(({ mine, state }) => mine && state === 'open');
  return open.map(({ entry, dueAt }) => (
    <section key={entry} className={`sheet stack ${styles.next}`} aria-label="A place for you">
      <h2>A place for you</h2>
      <p>
        Will you take over for <b>{names(entry)}</b>? You take their points and remaining matches.
      </p>
      <div className="row">
        <EventAct id={event.id} act={{ type: 'accept', entry }} main>
          Take over
        </EventAct>
        <EventAct id={event.id} act={{ type: 'decline', entry }}>
          Decline
        </EventAct>
      </div>
      <p className="small soft">
        Until {momentIn(timeZone, dueAt)}; then the next player is asked. Declining has no cost.
      </p>
    </section>
  ));
}

/** Offers substitution to players without an entry, lets entrants ask for a substitute, and lists the open searches. */
export function Substitutes({ event, timeZone, signedIn }: Props & { readonly signedIn: boolean }) {
  const { id, substitutes, mine, state } = event;
  if (!mayBeSubstituted(event) || !signedIn) return null;
  const own = substitutes.sought.find(({ entry }) => entry === mine);
  return (
    <details className={`sheet stack ${styles.fold} ${styles.screen}`} open={substitutes.mine || own !== undefined}>
      <summary>Substitutes ({substitutes.count})</summary>
      <Sought event={event} timeZone={timeZone} />
      {mine === null ? (
        <StandBy id={id} standsBy={substitutes.mine} />
      ) : state === 'running' && own === undefined ? (
        <>
          <p>
            If you cannot continue, we ask substitutes one by one, closest rating first. You keep your place until
            someone takes it.
          </p>
          {substitutes.count === 0 ? (
            <p className="soft">No substitutes yet.</p>
          ) : (
            <EventAct id={id} act={{ type: 'substitute' }}>
              Find a substitute for me
            </EventAct>
          )}
        </>
      ) : null}
    </details>
  );
}

function StandBy({ id, standsBy }: { readonly id: string; readonly standsBy: boolean }) {
  return (
    <>
      <p>
        {standsBy
          ? 'You are a substitute: we may ask you to take over a place.'
          : 'Become a substitute: we ask when someone cannot continue, and you can decline.'}
      </p>
      <EventAct id={id} act={{ type: standsBy ? 'stop-substitute' : 'offer-substitute' }}>
        {standsBy ? 'Leave the list' : 'Become a substitute'}
      </EventAct>
    </>
  );
}

/** CL-005: entries that need a substitute, and when the next candidate is asked. */
export function Sought({ event, timeZone }: Props) {
  const names = namesOf(event);
  return event.substitutes.sought.map(({ entry, until }) => (
    <p key={entry} className="notice">
      Looking for a substitute for <b>{names(entry)}</b>; their matches are paused.
      {until === null ? '' : ` Substitutes can answer until ${momentIn(timeZone, until)}.`}
    </p>
  ));
}

const OFFER: Readonly<Record<string, string>> = {
  open: 'was asked',
  accepted: 'took over',
  declined: 'declined',
  lapsed: 'did not answer',
};

/** An officer's view of substitutions, with their acts. */
export function SubstitutesDesk({ event, timeZone }: Props) {
  const { substitutes, entries } = event;
  if (event.format === 'ladder' || event.state !== 'running') return null;
  const names = namesOf(event);
  const sought = new Set([...substitutes.sought, ...substitutes.offers].map(({ entry }) => entry));
  const others = entries.filter(({ id, bot, state }) => !bot && state !== 'lapsed' && !sought.has(id));
  return (
    <section className="sheet stack" aria-labelledby="substitutes">
      <h2 id="substitutes">Substitutes</h2>
      <p>
        {substitutes.list.length === 0
          ? 'No substitutes yet. Players outside the event can sign up on its page.'
          : `On the list: ${substitutes.list.map(({ name }) => name).join(', ')}.`}
      </p>
      <Sought event={event} timeZone={timeZone} />
      <ul className="plain-list">
        {substitutes.offers.map(({ entry, userId, name, state }) => (
          <li key={`${entry}-${userId}`}>
            {name || 'A player'} {OFFER[state]} <span className="soft">(place of {names(entry)})</span>
          </li>
        ))}
      </ul>
      {substitutes.list.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>Find a substitute</summary>
          <ul className="plain-list">
            {others.map(({ id }) => (
              <li key={id} className={styles.fixture}>
                <span>{names(id)}</span>
                <EventAct id={event.id} act={{ type: 'substitute', entry: id }}>
                  Find substitute
                </EventAct>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
