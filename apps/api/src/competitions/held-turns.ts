/** CL-133: who has had how many turns in a match of an entry that changed hands. */
import type { HeldTurns } from '@fieldpost/league';
import type { OpenedEvent, PlacedLeg } from './opened-event.ts';
import { type Transaction, turnsByPerson } from './store.ts';

/** The turns of each holder, in the order in which they held the entries; null: neither entry has changed hands. */
export async function heldTurns(
  tx: Transaction,
  { ledger, event }: OpenedEvent,
  { leg }: PlacedLeg,
  matchId: string,
): Promise<HeldTurns | null> {
  const entries = [leg.a, leg.b].map((id) => event.entries.find((one) => one.id === id));
  const changed = [leg.a, leg.b].some((id) => (ledger.entries.get(id)?.holders.length ?? 0) > 1);
  if (!changed) return null;
  const turns = await turnsByPerson(tx, matchId);
  const [a = [], b = []] = entries.map((entry) => {
    const leaver = event.offers.find(({ entryId, state }) => entryId === entry?.id && state === 'accepted')?.leaverId;
    const holders = leaver == null ? [entry?.userId] : [leaver, entry?.userId];
    return holders.map((userId) => turns.get(userId ?? '') ?? 0);
  });
  return { a, b };
}
