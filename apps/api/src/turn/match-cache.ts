import type { Context } from '../context.ts';
import { type Freshness, loadMatch, type ReceiptKey, readFreshness } from '../match/store.ts';
import type { StoredMatch, StoredReceipt, StoredSeat } from '../match/stored.ts';
import { type Revision, sameRevision } from '../platform/revision.ts';
import type { Transition } from './change.ts';
import type { SeatChange } from './seat-statement.ts';
import type { Change } from './turn-statement.ts';

/** How many matches a process keeps at hand. */
const MOST = 300;

/**
 * Matches that this process read or wrote last. A turn still asks the database for the revision: only a match of that very
 * revision is taken from here, so any number of processes may write. It saves reading states that have not changed. All are
 * forgotten when a connection breaks: what comes back may be another database, which has lost what this process wrote.
 */
class MatchCache {
  readonly #byId = new Map<string, StoredMatch>();

  get(id: string, fresh: Revision): StoredMatch | null {
    const match = this.#byId.get(id);
    return match && sameRevision(match, fresh) ? match : null;
  }

  last(id: string): StoredMatch | null {
    return this.#byId.get(id) ?? null;
  }

  put(match: StoredMatch): void {
    this.#byId.delete(match.id);
    this.#byId.set(match.id, match);
    if (this.#byId.size <= MOST) return;
    const [oldest] = this.#byId.keys();
    if (oldest !== undefined) this.#byId.delete(oldest);
  }

  clear(): void {
    this.#byId.clear();
  }
}

const caches = new WeakMap<Context['database'], MatchCache>();

function cacheOf({ database }: Context): MatchCache {
  const known = caches.get(database);
  if (known) return known;
  const made = new MatchCache();
  caches.set(database, made);
  database.onBroken(() => made.clear());
  return made;
}

/** A match as this process knew it last, whatever became of it since: to be written by its revision only. */
export const lastCached = (context: Context, id: string): StoredMatch | null => cacheOf(context).last(id);

export type ReadForTurn = { readonly match: StoredMatch; readonly receipt: StoredReceipt | null };

/** What a turn starts from: the match as it is stored now, and the receipt of the request's key where there is one. */
export async function readForTurn(context: Context, id: string, key: ReceiptKey | null): Promise<ReadForTurn | null> {
  for (;;) {
    const fresh = await readFreshness(context.database, id, key);
    if (!fresh) return null;
    const match = cacheOf(context).get(id, fresh) ?? (await loadMatch(context.db, id));
    // A match that moved on between the two reads may have a receipt by now: both must speak of one revision.
    if (match && sameRevision(match, fresh)) return keepRead(context, match, fresh);
  }
}

function keepRead(context: Context, match: StoredMatch, { listed, receipt }: Freshness): ReadForTurn {
  cacheOf(context).put(match);
  return { match: { ...match, listed }, receipt };
}

const changeFor = (changes: Change['seats'], { side, player }: StoredSeat): SeatChange['patch'] =>
  changes.find((one) => one.side === side && one.player === player)?.patch ?? {};

/** Keeps a match as a committed change has left it, under the stamp that it was given. */
export function cacheMatch(
  context: Context,
  match: StoredMatch,
  { game }: Transition,
  { row, seats: changes }: Change,
  stamp: Revision['stamp'],
): void {
  const { snapshot, remindAt: _remindAt, actAt: _actAt, ...live } = row;
  const seats = match.seats.map((seat) => ({ ...seat, ...changeFor(changes, seat) }));
  cacheOf(context).put({
    ...{ ...match, ...live, seats, revision: match.revision + 1, stamp },
    pending: row.pending as StoredMatch['pending'],
    clock: row.clock as StoredMatch['clock'],
    ending: row.ending as StoredMatch['ending'],
    state: game.state,
    stateStep: snapshot ? snapshot.step : match.stateStep,
    sealedState: game.sealedState,
    openBy: game.openBy,
    drafts: game.drafts,
  });
}
