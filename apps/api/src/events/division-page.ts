/** CL-171, CL-198: an event of which somebody looks at one division: a season of hundreds is not read whole for it. */
import type { Result } from '@fieldpost/engine';
import type { Promotion } from '@fieldpost/league';
import { rolesIn } from '../clubs/offices.ts';
import type { StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import {
  type Division,
  type DivisionName,
  divided,
  divisionOfPerson,
  listed,
  namesOfDivisions,
  readDivision,
} from './division-store.ts';
import { playOffPartners } from './opened-event.ts';
import { eventOfPart } from './part-store.ts';
import { clubThatShows, eventThen, keptPromotion, type SeenEvent } from './response.ts';
import { eventById, type LogPage, logAbout, logOf, markOf, type StoredEvent, turnsOf } from './store.ts';

/**
 * The part of an event to load: its tables after an act, or one division (the first is 1). 0: in a large season the
 * reader's division or the first, elsewhere everything. Null: everything, as it is now.
 */
export type EventAsked = { readonly seq: number | null; readonly division: number | null };

/** Maximum divisions that a page shows together by default. */
const TOGETHER = 8;
/** Rows of a log that one answer holds. */
export const MAX_ROWS = 5_000;

const gone = { ok: false, fault: fault('NOT_FOUND') } as const;

/** The division to show (the first is 0); null: all. `own`: the reader's division; null if they play in none. */
export function nthShown(division: number, count: number, own: number | null): number | null {
  if (division > 0) return division - 1;
  return count <= TOGETHER ? null : (own ?? 0);
}

/** In which division the reader plays, the first is 0; null: in none, or it is not asked for. */
const ownDivision = async ({ db }: Context, id: string, { userId, division }: Reader): Promise<number | null> =>
  userId === null || division > 0 ? null : divisionOfPerson(db, id, userId);

/** The reader, and the division that they request, as in `EventAsked`. */
type Reader = { readonly userId: string | null; readonly division: number };

/** An event with what belongs to one division, and the reader's own entry. */
function partOf(event: StoredEvent, { entries, tables }: Division, own: unknown, reader: string | null): StoredEvent {
  // CL-043: play-offs are with somebody of another division.
  const met = playOffPartners(event, entries);
  const legs = event.legs.filter(({ a, b }) => entries.includes(a) || entries.includes(b));
  const ids = new Set(legs.map(({ id }) => id));
  const ofLegs = ({ legId }: { readonly legId: string }): boolean => ids.has(legId);
  return {
    ...event,
    tables: listed(own as StoredEvent['tables'], [tables]),
    entries: event.entries.filter(({ id, userId }) => entries.includes(id) || met.includes(id) || userId === reader),
    legs,
    cases: event.cases.filter(ofLegs),
    appeals: event.appeals.filter(ofLegs),
  };
}

/** CL-173: who of a division goes up and who down, once the season is over. */
function promotionIn(own: unknown, { entries }: Division): Promotion | null {
  const promotion = keptPromotion(own);
  if (promotion === null) return null;
  const { moves, playoffs, tiers } = promotion;
  const here = (id: string): boolean => entries.includes(id);
  return {
    ...promotion,
    moves: moves.filter(({ id }) => here(id)),
    playoffs: playoffs.filter(({ upper, lower }) => here(upper) || here(lower)),
    tiers: tiers.map((ids) => ids.filter(here)),
  };
}

type Reading = {
  readonly id: string;
  readonly club: StoredClub;
  readonly userId: string | null;
  readonly divisions: readonly DivisionName[];
};

async function seenDivision(
  context: Context,
  { id, club, userId, divisions }: Reading,
  index: number,
): Promise<Result<SeenEvent, Fault>> {
  const found = await readDivision(context.db, id, index);
  if (found === null) return gone;
  const own = await eventOfPart(context.db, id, { entries: found.entries, by: userId });
  const met = playOffPartners(own, found.entries);
  const all = { entries: [...found.entries, ...met], by: userId };
  const whole = met.length === 0 ? own : await eventOfPart(context.db, id, all);
  const event = partOf(whole, found, whole.tables, userId);
  const mine = event.entries.find((entry) => entry.userId === userId && entry.state !== 'withdrawn')?.id ?? null;
  const offices = rolesIn(club, userId);
  const told = event.legs.filter(({ a, b }) => offices.length > 0 || a === mine || b === mine);
  const turns = await turnsOf(context.db, userId, told);
  const promotion = promotionIn(whole.tables, found);
  // Signals for referees concern the whole season, and are loaded with it.
  const seen = {
    event,
    club,
    offices,
    reader: userId,
    mine,
    turns,
    signals: [],
    promotion,
    locksAt: null,
    missing: [],
    unmet: [],
    running: [],
  };
  return { ok: true, value: { ...seen, division: index + 1, divisions } };
}

/** The same of an event that was read whole: as it was after an act, or where its divisions have no rows yet. */
function narrowed(seen: SeenEvent, division: number): Result<SeenEvent, Fault> {
  const { event, mine, reader, promotion } = seen;
  const parts = divided(event.tables);
  const own = parts.divisions.find(({ entries }) => mine !== null && entries.includes(mine));
  const index = nthShown(division, parts.divisions.length, own?.nth ?? null);
  if (index === null) return { ok: true, value: seen };
  const found = parts.divisions[index];
  if (found === undefined) return gone;
  const shown = {
    event: partOf(event, found, parts.own, reader),
    promotion: promotionIn({ promotion }, found),
    division: index + 1,
  };
  return { ok: true, value: { ...seen, signals: [], ...shown } };
}

/** An event, or one division of it. Fault: NOT_FOUND (also: no such division). */
export async function eventAsked(
  context: Context,
  caller: Caller | null,
  id: string,
  { seq, division }: EventAsked,
): Promise<Result<SeenEvent, Fault>> {
  if (division === null) return eventThen(context, caller, id, seq);
  const userId = caller?.userId ?? null;
  const divisions = seq === null ? await namesOfDivisions(context.db, id) : [];
  const own = await ownDivision(context, id, { userId, division });
  const index = divisions.length === 0 ? null : nthShown(division, divisions.length, own);
  if (index !== null) {
    const club = await clubThatShows(context, { eventId: id }, userId);
    return club ? seenDivision(context, { id, club, userId, divisions }, index) : gone;
  }
  const whole = await eventThen(context, caller, id, seq);
  return whole.ok ? narrowed(whole.value, division) : whole;
}

/** The entries of the requested division; null: all. Undefined if there is no such division. */
async function entriesAsked(
  context: Context,
  id: string,
  reader: Reader,
): Promise<readonly string[] | null | undefined> {
  const names = await namesOfDivisions(context.db, id);
  const parts = names.length > 0 ? [] : divided((await eventById(context.db, id))?.tables).divisions;
  const index = nthShown(reader.division, names.length + parts.length, await ownDivision(context, id, reader));
  if (index === null) return null;
  const found = names.length > 0 ? await readDivision(context.db, id, index) : parts[index];
  return found?.entries;
}

/** Which part of a log is asked for. */
type LogAsked = { readonly page?: LogPage; readonly division?: number | null };

/**
 * The public log: each act with its actor's office, instant and hash (CL-193); of one division what is about it, or about everybody.
 * Fault: NOT_FOUND.
 */
export async function eventLog(
  context: Context,
  caller: Caller | null,
  id: string,
  { page = { after: -1, limit: MAX_ROWS }, division = null }: LogAsked = {},
) {
  const userId = caller?.userId ?? null;
  const mark = await markOf(context.db, id);
  const club = mark && (await clubThatShows(context, { clubId: mark.clubId }, userId));
  if (!mark || !club) return gone;
  const entries = division === null ? null : await entriesAsked(context, id, { division, userId });
  if (entries === undefined) return gone;
  const rows = entries === null ? logOf(context.db, id, page) : logAbout(context.db, id, page, entries);
  const log = (await rows).map(({ seq, at, event, role, prev, hash }) => ({
    seq,
    at: new Date(at ?? 0).toISOString(),
    act: event,
    role,
    prev,
    hash,
  }));
  return { ok: true as const, value: { head: mark.head, log } };
}
