/** CL-133: who has had how many turns in a match of an entry that changed hands, and what it was worth for who left it. */
import type { HeldTurns } from '@fieldpost/league';
import type { OpenedEvent, PlacedLeg } from './opened-event.ts';
import { type Transaction, turnsByPerson } from './store.ts';
import { handOversWithoutWorth, worthsOf } from './substitutes/store.ts';

/** What playouts came to, as a hand-over has it. */
type Worth = { readonly e: number; readonly playouts: number };

/** So long it is waited for what a match was worth, and not longer: whoever cannot reckon it must not keep a decision from being made. */
const RECKONED_MS = 3_600_000;

/** Who has held an entry, in their order. */
function holdersOf({ event }: OpenedEvent, entryId: string): readonly string[] {
  const holder = event.entries.find(({ id }) => id === entryId)?.userId ?? '';
  const leaver = event.offers.find((one) => one.entryId === entryId && one.state === 'accepted')?.leaverId;
  return leaver == null ? [holder] : [leaver, holder];
}

/** CL-133: whether what a match was worth for one who has left it is still being reckoned. */
export async function isReckoned(
  tx: Transaction,
  { held, matchId, now }: { readonly held: HeldTurns | null; readonly matchId: string; readonly now: Date },
): Promise<boolean> {
  if (held === null) return true;
  const played = [held.a, held.b].some(([before = 0, ...after]) => after.length > 0 && before > 0);
  const since = now.getTime() - RECKONED_MS;
  const open = played ? await handOversWithoutWorth(tx as never, matchId) : [];
  return open.every(({ at }) => at.getTime() < since);
}

/** The turns of each holder, in the order in which they held the entries; null: neither entry has changed hands. */
export async function heldTurns(
  tx: Transaction,
  opened: OpenedEvent,
  { leg }: PlacedLeg,
  matchId: string,
): Promise<HeldTurns | null> {
  const changed = [leg.a, leg.b].some((id) => (opened.ledger.entries.get(id)?.holders.length ?? 0) > 1);
  if (!changed) return null;
  const [turns, worths] = await Promise.all([turnsByPerson(tx, matchId), worthsOf(tx, matchId)]);
  const of = (entryId: string) => {
    const holders = holdersOf(opened, entryId);
    const left = holders.length > 1 ? worths.find(({ leaverId }) => leaverId === holders[0])?.worth : null;
    const worth = left as Worth | null | undefined;
    return { turns: holders.map((userId) => turns.get(userId) ?? 0), worth };
  };
  const [a, b] = [of(leg.a), of(leg.b)];
  const left = {
    ...(a.worth ? { a: [a.worth.e, 2 * a.worth.playouts] as const } : {}),
    ...(b.worth ? { b: [b.worth.e, 2 * b.worth.playouts] as const } : {}),
  };
  return { a: a.turns, b: b.turns, ...(Object.keys(left).length === 0 ? {} : { left }) };
}
