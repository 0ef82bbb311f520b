/** CL-171: ledgers that this process brought about last: a change reads what has joined the log since, and not all of it. */
import { apply, type Ledger } from '@fieldpost/league';
import type { Context } from '../context.ts';
import { type OpenedEvent, openedEvent } from './opened-event.ts';
import { logOf, type SignedRow, type StoredEvent, type Transaction } from './store.ts';

type Kept = { readonly ledger: Ledger; readonly log: readonly SignedRow[] };

/** How many events a process keeps at hand, and how many rows their logs have together. */
const MOST = 200;
const MOST_ROWS = 100_000;

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
      if (this.#byId.size <= MOST && this.#rows <= MOST_ROWS) return;
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
  // What comes back may be another database, which has lost what this process wrote.
  database.onBroken(() => made.clear());
  return made;
}

/** Lets a ledger take what has joined the log since; null: it is not of this log. */
function caughtUp({ ledger, log }: Kept, { seq, head }: StoredEvent, since: readonly SignedRow[]): Kept | null {
  const known = log.at(-1);
  const begins = since[0]?.prev ?? head;
  if (known === undefined || known.hash !== begins) return null;
  for (const { at, event } of since) if (apply(ledger, { at, event }) !== null) return null;
  const grown = since.length === 0 ? log : [...log, ...since];
  return ledger.seq === seq && grown.at(-1)?.hash === head ? { ledger, log: grown } : null;
}

/** An event that is held, as its log has it. The ledger is the caller's own until they keep it. */
export async function openedNow(context: Context, tx: Transaction, event: StoredEvent): Promise<OpenedEvent> {
  const kept = keptBy(context).take(event.id);
  if (kept !== null && kept.ledger.seq <= event.seq) {
    const after = kept.ledger.seq;
    const since = after === event.seq ? [] : await logOf(tx, event.id, { after, limit: event.seq - after });
    const found = caughtUp(kept, event, since);
    if (found !== null) return { event, ...found };
  }
  return openedEvent(event, await logOf(tx, event.id));
}

/** Keeps a ledger when all that joined it is committed. */
export const keepLedger = (context: Context, { event, ledger, log }: OpenedEvent): void =>
  keptBy(context).put(event.id, { ledger, log });
