/** CL-133: who has had how many turns in a match of an entry that changed hands, and what it was worth for who left it. */
import { type HeldTurns, holdersOf } from '@fieldpost/league';
import type { OpenedEvent, PlacedLeg } from './opened-event.ts';
import { type Transaction, turnsByPerson } from './store.ts';
import { handOversWithoutWorth, worthsOf } from './substitutes/store.ts';

/** Result of the playouts, as stored in a hand-over. */
type Worth = { readonly e: number; readonly playouts: number };

const SIDES = [0, 1] as const;

/** Maximum wait for an evaluation, in ms. After that, decisions go ahead without one. */
const RECKONED_MS = 3_600_000;

/** The players of a leg for `a` (0) or `b` (1), in order: at a team's board, all who sat there (CL-128). */
function peopleOf({ event }: OpenedEvent, { a, b, players }: PlacedLeg['leg'], side: 0 | 1): readonly string[] {
  if (players !== null) return players[side].map(({ id }) => event.entries.find((row) => row.id === id)?.userId ?? '');
  const entryId = side === 0 ? a : b;
  const holder = event.entries.find(({ id }) => id === entryId)?.userId ?? '';
  const leaver = event.offers.find((one) => one.entryId === entryId && one.state === 'accepted')?.leaverId;
  return leaver == null ? [holder] : [leaver, holder];
}

/** CL-133: true if the match's value for a player who left it is still being evaluated. */
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
  const changed = SIDES.some((side) => holdersOf(opened.ledger, leg, side).length > 1);
  if (!changed) return null;
  const [turns, worths] = await Promise.all([turnsByPerson(tx, matchId), worthsOf(tx, matchId)]);
  const of = (side: 0 | 1) => {
    const holders = peopleOf(opened, leg, side);
    const left = holders.length > 1 ? worths.find(({ leaverId }) => leaverId === holders[0])?.worth : null;
    const worth = left as Worth | null | undefined;
    return { turns: holders.map((userId) => turns.get(userId) ?? 0), worth };
  };
  const [a, b] = [of(0), of(1)];
  const left = {
    ...(a.worth ? { a: [a.worth.e, 2 * a.worth.playouts] as const } : {}),
    ...(b.worth ? { b: [b.worth.e, 2 * b.worth.playouts] as const } : {}),
  };
  return { a: a.turns, b: b.turns, ...(Object.keys(left).length === 0 ? {} : { left }) };
}
