/** CL-193: tables are a copy of what the log of an event says; each night some are held against it. Nothing is corrected silently. */
import { canonicalJson, type Json } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { writeDivisions } from './division-store.ts';
import { openedEvent, tablesOf } from './opened-event.ts';
import { keptPromotion } from './response.ts';
import { eventById, holdRow, logOf, someEvents, type Transaction, updateEvent } from './store.ts';

/** Events checked per night; each gets its turn. */
const SAMPLE = 50;
const LIMITS = { timeout: 60_000, maxWait: 20_000 } as const;

/** Result of a nightly check of some events. */
type Looked = { readonly looked: number; readonly differing: readonly string[] };

const plain = (value: unknown): string => canonicalJson(JSON.parse(JSON.stringify(value)) as Json);

/**
 * Replays an event's log and compares the result with what is stored; null if there is no such event. @throws Error if
 * its log is invalid.
 */
async function heldAgainstLog(tx: Transaction, id: string) {
  const event = await eventById(tx as never, id);
  if (event === null) return null;
  const { ledger } = openedEvent(event, await logOf(tx as never, id));
  const tables = tablesOf(ledger);
  const promotion = keptPromotion(event.tables);
  const kept = promotion === null ? event.tables : { ...(event.tables as object), promotion };
  const holds = ledger.state === event.state && ledger.seq === event.seq && plain(tables) === plain(kept);
  return { event, tables, holds };
}

/** Whether an event is stored as its log says: it is noted where that is otherwise than it was. */
async function checked(context: Context, id: string): Promise<boolean> {
  const found = await context.db
    .$transaction((tx) => heldAgainstLog(tx, id), { ...LIMITS, isolationLevel: 'RepeatableRead' })
    .catch((error: unknown) => {
      context.log.error({ err: error, eventId: id }, 'rebuild: the log of an event does not hold');
      return { holds: false };
    });
  const differs = found !== null && !found.holds;
  await context.db.clubEvent.updateMany({ where: { id, differs: !differs }, data: { differs } });
  return !differs;
}

/** Looks at some events: a line of the log for each that is stored otherwise than its log says, a figure to watch, a badge on its page. */
export async function checkSomeEvents(context: Context): Promise<Looked> {
  const ids = await someEvents(context.db, SAMPLE);
  const differing: string[] = [];
  for (const id of ids) {
    if (await checked(context, id)) continue;
    differing.push(id);
    context.log.error({ eventId: id }, 'rebuild: an event is stored otherwise than its log says');
  }
  context.metrics.eventsDiffering.set(differing.length);
  return { looked: ids.length, differing };
}

/** Rewrites the tables of an event from its log. Returns whether they differed; null if there is no such event. */
export async function rewriteTables(context: Context, id: string): Promise<{ readonly differed: boolean } | null> {
  return context.db.$transaction(async (tx) => {
    const held = await holdRow(tx, id);
    const found = held && (await heldAgainstLog(tx, id));
    if (!found) return null;
    await updateEvent(tx, id, { tables: await writeDivisions(tx, id, found.tables), differs: false });
    return { differed: !found.holds };
  }, LIMITS);
}
