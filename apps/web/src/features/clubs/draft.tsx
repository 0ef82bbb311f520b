import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import { KeepApart, PairByHand, WithdrawAbsent } from './draft-acts.tsx';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  readonly timeZone: string;
  /** On the officers' desk: with what they may do about it. */
  readonly desk?: boolean;
};

const BYES: Readonly<Record<string, string>> = {
  U: 'bye (odd number)',
  H: 'half bye',
  Z: 'not paired',
};

/** CL-068: who is to meet whom next, until it opens. */
export function DraftSheet({ event, timeZone, desk = false }: Props) {
  const { draft, mine } = event;
  if (draft === null) return null;
  const names = namesOf(event);
  return (
    <section className="sheet stack" aria-labelledby="draft">
      <h2 id="draft">Draft of round {draft.round}</h2>
      <p>
        {draft.held === null ? 'Opens' : 'It cannot be paired yet. Due'} {momentIn(timeZone, draft.until)} unless
        something changes.
      </p>
      <ol className="plain-list">
        {draft.pairs.map(([a, b], index) => (
          <li key={a} className={`${styles.fixture} ${a === mine || b === mine ? styles.mineThere : ''}`}>
            <span>
              <span className="small soft typed">{index + 1}</span> {names(a)} – {names(b)}
            </span>
          </li>
        ))}
      </ol>
      {Object.entries(draft.byes).map(([id, code]) => (
        <p key={id} className="small soft">
          {names(id)}: {BYES[code] ?? code}.
        </p>
      ))}
      <ByHand event={event} />
      {desk ? <DraftActs event={event} /> : null}
    </section>
  );
}

/** CL-068: a pairing that was chosen by hand waits for another officer. */
function ByHand({ event }: { readonly event: ClubEvent }) {
  const chosen = event.draft?.byHand ?? null;
  if (chosen === null) return null;
  const names = namesOf(event);
  return (
    <div className="notice stack">
      <p>An officer paired this by hand. It opens when a second officer agrees, and stays marked.</p>
      <p>{chosen.pairs.map(([a, b]) => `${names(a)} – ${names(b)}`).join('; ')}.</p>
      <p>“{chosen.reason}”</p>
      {event.offices.length === 0 ? null : (
        <EventAct id={event.id} act={{ type: 'agree-override' }}>
          Agree
        </EventAct>
      )}
    </div>
  );
}

function DraftActs({ event }: { readonly event: ClubEvent }) {
  const { id, draft } = event;
  if (draft === null) return null;
  const names = namesOf(event);
  const playing = draft.pairs.flat().map((entry) => ({ id: entry, name: names(entry) }));
  const free = Object.keys(draft.byes).map((entry) => ({ id: entry, name: names(entry) }));
  return (
    <>
      <KeepApart id={id} pairs={draft.pairs.map(([a, b]) => ({ a, b, title: `${names(a)} – ${names(b)}` }))} />
      <WithdrawAbsent id={id} entries={[...playing, ...free]} />
      <PairByHand id={id} entries={playing} />
    </>
  );
}
