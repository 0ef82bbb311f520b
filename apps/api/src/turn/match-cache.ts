import type { Context } from '../context.ts';
import { type Freshness, loadMatch, type ReceiptKey, readFreshness } from '../match-store/store.ts';
import type { StoredMatch, StoredReceipt, StoredSeat } from '../match-store/stored.ts';
import { type Revision, sameRevision } from '../platform/revision.ts';
import type { Transition } from './change.ts';
import type { SeatChange } from './seat-statement.ts';
import type { Change } from './turn-statement.ts';

/** How many matches a process keeps at hand, and how much of them: characters of their states, as they are stored. */
const MAX_MATCHES = 300;
const MAX_CHARACTERS = 6_000_000;

/** What a match weighs: its state and set-up are nearly all of it. Looked at once, as it comes in: it hardly grows. */
const weightOf = ({ state, sealedState, setup }: StoredMatch): number =>
  JSON.stringify([state, sealedState, setup]).length;

/**
 * Matches that this process read or wrote last. A turn still asks the database for the revision: only a match of that very
 * revision is taken from here, so any number of processes may write. It saves reading states that have not changed. All are
 * forgotten when a connection breaks: what comes back may be another database, which has lost what this process wrote.
 */
export class MatchCache {
  readonly #byId = new Map<string, { readonly match: StoredMatch; readonly weight: number }>();
  #weight = 0;

  get(id: string, fresh: Revision): StoredMatch | null {
    const match = this.last(id);
    return match && sameRevision(match, fresh) ? match : null;
  }

  last(id: string): StoredMatch | null {
    return this.#byId.get(id)?.match ?? null;
  }

  put(match: StoredMatch): void {
    const weight = this.#byId.get(match.id)?.weight ?? weightOf(match);
    this.#forget(match.id);
    this.#byId.set(match.id, { match, weight });
    this.#weight += weight;
    for (const oldest of this.#byId.keys()) {
      if (this.#byId.size <= MAX_MATCHES && this.#weight <= MAX_CHARACTERS) return;
      this.#forget(oldest);
    }
  }

  #forget(id: string): void {
    this.#weight -= this.#byId.get(id)?.weight ?? 0;
    this.#byId.delete(id);
  }

  clear(): void {
    this.#byId.clear();
    this.#weight = 0;
  }

  get size(): number {
    return this.#byId.size;
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
    ...match,
    ...live,
    seats,
    revision: match.revision + 1,
    stamp,
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
