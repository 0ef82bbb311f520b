import { requirePerson } from '../session/require-person.ts';
import { TakeSeat } from './take-seat.tsx';

/** Where an offer of a seat leads. Of the war nothing is told before it is taken: it may be a private one (LC-013). */
export async function SeatPage({ id, offer }: { readonly id: string; readonly offer: string }) {
  await requirePerson(`/campaigns/${id}/seat?offer=${encodeURIComponent(offer)}`);
  return (
    <section className="sheet stack column">
      <h1>You are asked to take a seat</h1>
      <p>
        A campaign is under way, and one of its seats needs somebody. Its soldiers come to you as they are: their
        wounds, their medals and what they have learned. Everybody in the war is told that somebody new has come.
      </p>
      <TakeSeat id={id} offer={offer} />
    </section>
  );
}
