/** CL-171, CL-198: an event of which somebody looks at one division: a season of hundreds is not read whole for it. */
import type { Result } from '@fieldpost/engine';
import { maySee, rolesIn } from '../clubs/service.ts';
import { clubById } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { eventOfPart, tablesOfDivision } from './part.ts';
import { eventThen, type SeenEvent } from './seen.ts';
import { markOf, type StoredEvent, turnsOf } from './store.ts';

/** What is asked of an event: its tables after an act, one division (the first is 1); null: as they are, all of them. */
export type EventAsked = { readonly seq: number | null; readonly division: number | null };

/** One division of an event: its entries and the reader's own, its legs, cases, appeals and tables. */
async function divisionPart(context: Context, userId: string | null, id: string, division: number) {
  const found = await tablesOfDivision(context.db, id, division);
  if (found === null) return null;
  const event = await eventOfPart(context.db, id, { entries: found.entries, by: userId });
  const legs = new Set(event.legs.map((leg) => leg.id));
  const ofLegs = ({ legId }: { readonly legId: string }): boolean => legs.has(legId);
  const tables = found.tables as unknown as StoredEvent['tables'];
  return { ...event, tables, cases: event.cases.filter(ofLegs), appeals: event.appeals.filter(ofLegs) };
}

async function seenDivision(
  context: Context,
  caller: Caller | null,
  id: string,
  division: number,
): Promise<Result<SeenEvent, Fault>> {
  const mark = await markOf(context.db, id);
  const club = mark && (await clubById(context.db, mark.clubId));
  const userId = caller?.userId ?? null;
  if (!club || !maySee(club, userId)) return { ok: false, fault: fault('NOT_FOUND') };
  const event = await divisionPart(context, userId, id, division);
  if (event === null) return { ok: false, fault: fault('NOT_FOUND') };
  const mine = event.entries.find((entry) => entry.userId === userId && entry.state !== 'withdrawn')?.id ?? null;
  const offices = rolesIn(club, userId);
  const told = event.legs.filter(({ a, b }) => offices.length > 0 || a === mine || b === mine);
  const turns = await turnsOf(context.db, userId, told);
  // What is made of the whole season is asked with the whole event.
  const ofAll = { signals: [], promotion: null };
  return { ok: true, value: { event, club, offices, reader: userId, mine, turns, ...ofAll, division } };
}

/**
 * An event, or one division of it. Faults: NOT_FOUND (also: no such division), MALFORMED (a division is shown as it is now, not as it
 * was after an act).
 */
export async function eventAsked(
  context: Context,
  caller: Caller | null,
  id: string,
  { seq, division }: EventAsked,
): Promise<Result<SeenEvent, Fault>> {
  if (division === null) return eventThen(context, caller, id, seq);
  if (seq !== null) return { ok: false, fault: fault('MALFORMED', { details: { not: ['division', 'seq'] } }) };
  return seenDivision(context, caller, id, division);
}

/** CL-171: an act is answered with where the event stands then; `brief`: and with nothing else of it. */
export const eventMark = async ({ db }: Context, id: string) =>
  db.clubEvent.findUniqueOrThrow({ where: { id }, select: { id: true, seq: true, head: true, state: true } });
