/** CL-171: ledgers that this process brought about last: a change reads what has joined the log since, and not all of it. */
import { apply, playedAt } from '@fieldpost/league';
import type { Context } from '../context.ts';
import { divisionOf, type Kept } from './division-scope.ts';
import { entriesTouched, type OpenedEvent, openedEvent, tablesOf } from './opened-event.ts';
import { eventOfPart } from './part-store.ts';
import { eventById, type HeldRow, logOf, type SignedRow, type StoredEvent, type Transaction } from './store.ts';

/** How many events a process keeps at hand, and how many rows their logs have together. */
const MAX_EVENTS = 200;
const MAX_ROWS = 100_000;

/**
 * A ledger is changed by what joins it, so who changes an event takes its ledger out, and puts it back when all of it is committed: after
 * a refusal, or where the process broke off, it is made from the log again. The log is the truth: any number of processes may write.
 */
export class KeptLedgers {
  readonly #byId = new Map<string, Kept>();
  #rows = 0;

  take(id: string): Kept | null {
    const found = this.#byId.get(id);
    if (found === undefined) return null;
    this.#byId.delete(id);
    this.#rows -= found.log.length;
    return found;
  }

  /** Of two that were put the one that knows more stays. */
  put(id: string, kept: Kept): void {
    const other = this.take(id);
    const best = other !== null && other.log.length > kept.log.length ? other : kept;
    this.#byId.set(id, best);
    this.#rows += best.log.length;
    for (const oldest of this.#byId.keys()) {
      if (this.#byId.size <= MAX_EVENTS && this.#rows <= MAX_ROWS) return;
      this.take(oldest);
    }
  }

  clear(): void {
    this.#byId.clear();
    this.#rows = 0;
  }
}

const all = new WeakMap<Context['database'], KeptLedgers>();

function keptBy({ database }: Context): KeptLedgers {
  const known = all.get(database);
  if (known) return known;
  const made = new KeptLedgers();
  all.set(database, made);
  // After a reconnect the database may be another one, without this process's last writes.
  database.onBroken(() => made.clear());
  return made;
}

/** Lets a ledger take what has joined the log since; null: it is not of this log. */
function caughtUp({ ledger, log, tables }: Kept, { seq, head }: HeldRow, since: readonly SignedRow[]): Kept | null {
  const known = log.at(-1);
  const begins = since[0]?.prev ?? head;
  if (known === undefined || known.hash !== begins) return null;
  for (const { at, event } of since) if (apply(ledger, { at, event }) !== null) return null;
  const grown = since.length === 0 ? log : [...log, ...since];
  if (ledger.seq !== seq || grown.at(-1)?.hash !== head) return null;
  const touched = entriesTouched(since.map(({ event }) => event));
  const again = tables !== null && touched.length > 0 ? tablesOf(ledger, { tables, touched }) : null;
  return { ledger, log: grown, tables: since.length === 0 ? tables : again };
}

/** The ledger that is kept of an event that is held, with all that has joined its log since; null: none is. */
async function keptNow(context: Context, tx: Transaction, row: HeldRow): Promise<Kept | null> {
  const kept = keptBy(context).take(row.id);
  if (kept === null || kept.ledger.seq > row.seq) return null;
  const after = kept.ledger.seq;
  const since = after === row.seq ? [] : await logOf(tx, row.id, { after, limit: row.seq - after });
  return caughtUp(kept, row, since);
}

/** The match (its leg) that an act is about, and who asks; null: the system. */
export type About = { readonly leg: string; readonly by: string | null };

/**
 * An event that is held, as its log has it; where one match alone is asked about, with the entries and legs of one division alone. The ledger is
 * the caller's own until they keep it.
 */
export async function openedNow(
  context: Context,
  tx: Transaction,
  row: HeldRow,
  about: About | null,
): Promise<OpenedEvent> {
  const kept = await keptNow(context, tx, row);
  // CL-043: play-offs are between divisions. CL-204: reports are kept of all divisions together.
  const whole = kept !== null && playedAt(kept.ledger.settings) !== 'online';
  const divided = kept !== null && !whole && kept.ledger.playOffs.length === 0;
  const part = !divided || row.a === null ? null : divisionOf(kept, row.a);
  if (kept !== null && part !== null) {
    const event = await eventOfPart(tx, row.id, { entries: part.entries, by: about?.by ?? null });
    return {
      event: { ...event, tables: kept.tables as StoredEvent['tables'] },
      ledger: kept.ledger,
      log: kept.log,
      part,
    };
  }
  const event = await eventById(tx as never, row.id);
  if (event === null) throw new Error(`event ${row.id} is held and not there`);
  return kept === null ? openedEvent(event, await logOf(tx, row.id)) : { event, ledger: kept.ledger, log: kept.log };
}

/**
 * Caches a ledger after its commit. The tables of formats without divisions are read again: the ledger itself keeps
 * changing them.
 */
export const keepLedger = (context: Context, { event, ledger, log }: OpenedEvent): void =>
  keptBy(context).put(event.id, { ledger, log, tables: event.format === 'league' ? event.tables : null });
