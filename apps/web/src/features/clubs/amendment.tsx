import { momentIn } from '../words/moments.ts';
import { changeWords, toldChanges } from './amendable.ts';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent } from './operations.ts';

/** CL-005, CL-046: what everybody is asked to change, by when, and how many have not answered. */
export function AmendmentSheet({ event, timeZone }: { readonly event: ClubEvent; readonly timeZone: string }) {
  const asked = event.tables.amendment;
  if (asked === undefined) return null;
  const { changes, reason, until, waitsFor, seq } = asked;
  const over = until !== null && until <= Date.now();
  const own = event.format === 'team' ? event.leads : event.mine;
  const mine = own !== null && waitsFor.includes(own) && !over;
  return (
    <section className="sheet stack" aria-labelledby="amendment">
      <h2 id="amendment">An officer proposes a change of settings</h2>
      <ul>
        {toldChanges(changes).map((change) => (
          <li key={change.path}>{changeWords(change)}</li>
        ))}
      </ul>
      <p>“{reason}”</p>
      <p>
        {over
          ? 'Not everyone agreed in time: the settings stay.'
          : `The change applies if every entry agrees${until === null ? '' : ` by ${momentIn(timeZone, new Date(until).toISOString())}`}. ${waitsFor.length === 1 ? '1 has' : `${waitsFor.length} have`} not answered yet.`}
      </p>
      {mine ? (
        <div className="row">
          <EventAct id={event.id} act={{ type: 'consent', to: seq, accept: true }} main>
            I agree
          </EventAct>
          <EventAct id={event.id} act={{ type: 'consent', to: seq, accept: false }}>
            I disagree
          </EventAct>
        </div>
      ) : null}
    </section>
  );
}
