/** Seats of running matches go to another person within the transaction of what the matches belong to (CL-085). */
import { hasHeld, hoursOfPlayer } from '../availability/store.ts';
import { goingOn } from '../availability/update.ts';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatches } from '../match-store/store.ts';
import type { Db } from '../platform/database.ts';
import { announceArrangement } from '../turn/announce.ts';
import { changeOf } from '../turn/change.ts';
import { type Change, writeChangeIn } from '../turn/turn-statement.ts';
import { handedOver } from './vacant-seats.ts';

type Transaction = Prisma.TransactionClient;
export type Handing = {
  readonly matchIds: readonly string[];
  readonly leaverId: string;
  readonly successorId: string;
};
/** A seat that changed hands, to be announced once that is committed. */
type Handed = { readonly loaded: LoadedMatch; readonly change: Change };

/** Matches that have not begun: only the seat changes. */
const openSeatsTo = (tx: Transaction, { matchIds, leaverId, successorId }: Handing) =>
  tx.$executeRaw`with m as (update matches set revision = revision + 1, stamp = gen_random_uuid()
      where id = any(${[...matchIds]}::text[]) and status = 'open' returning id)
    update match_seats s set user_id = ${successorId}, salt = null from m where s.match_id = m.id and s.user_id = ${leaverId}`;

async function handSeat(
  tx: Transaction,
  loaded: LoadedMatch,
  { leaverId, successorId }: Handing,
  now: Date,
): Promise<Handed | null> {
  const running = goingOn(loaded);
  const seat = loaded.match.seats.find(({ userId }) => userId === leaverId);
  if (!running.ok || seat === undefined) return null;
  const db = tx as unknown as Db;
  const [hours, held] = await Promise.all([
    hoursOfPlayer(db, successorId),
    hasHeld(db, loaded.match.id, seat.side, successorId),
  ]);
  const successor = { caller: { userId: successorId }, hours, isNew: !held };
  const change = changeOf(loaded, handedOver(running.value, seat, successor, now), null, now);
  if (!(await writeChangeIn(tx, change)))
    throw new Error(`match ${loaded.match.id} changed while its seat was handed on`);
  return { loaded, change };
}

/**
 * Hands every seat that a person holds in matches which are not over to another; what the leaver may not do any more ends with the
 * transaction. Answers what tells the pages of it, to be called when it is committed.
 */
export async function handSeats(tx: Transaction, handing: Handing, now: Date): Promise<(context: Context) => void> {
  const { matchIds } = handing;
  await tx.$queryRaw`select id from matches where id = any(${[...matchIds]}::text[]) order by id for update`;
  await openSeatsTo(tx, handing);
  const handed: Handed[] = [];
  for (const match of await loadMatches(tx as unknown as Db, matchIds)) {
    const one = match.status === 'playing' ? await handSeat(tx, loadedMatch(match), handing, now) : null;
    if (one !== null) handed.push(one);
  }
  return (context) => {
    for (const { loaded, change } of handed) announceArrangement(context, loaded, change);
  };
}
