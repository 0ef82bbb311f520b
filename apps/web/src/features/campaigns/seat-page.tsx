import { requirePerson } from '../session/require-person.ts';
import { TakeSeat } from './take-seat.tsx';

/**
 * The page behind an offer of a seat. It shows nothing of the campaign before acceptance, as it may be private
 * (LC-013).
 */
export async function SeatPage({ id, offer }: { readonly id: string; readonly offer: string }) {
  await requirePerson(`/campaigns/${id}/seat?offer=${encodeURIComponent(offer)}`);
  return (
    <section className="sheet stack column">
      <h1>You are invited to take a seat</h1>
      <p>
        A running campaign needs a player. You take over its soldiers as they are: wounds, medals and upgrades. All
        members are notified.
      </p>
      <TakeSeat id={id} offer={offer} />
    </section>
  );
}
