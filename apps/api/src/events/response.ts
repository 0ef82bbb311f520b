/** An event as somebody may see it: what is public of it, and what is theirs (CL-005, CL-108). */
import type { Result } from '@fieldpost/engine';
import {
  exportOf,
  type Promotion,
  planOf,
  promotionOf,
  type Settings,
  type ShownReport,
  seasonLength,
  tierCount,
} from '@fieldpost/league';
import { mayReferee, rolesIn } from '../clubs/offices.ts';
import { findClub, maySee } from '../clubs/service.ts';
import { type ClubAsked, clubFor, type StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mapped, type Page, type Paged } from '../platform/paging.ts';
import { caseBody } from './cases/response.ts';
import { type UnmetSeen, unmetBy } from './condition-messages.ts';
import { type DivisionName, divided } from './division-store.ts';
import { draftIn } from './draft.ts';
import { runningOf } from './listing.ts';
import { namedTable } from './named.ts';
import { genesisOf, openedEvent, tablesOf } from './opened-event.ts';
import { type Signal, signalsOf } from './signals.ts';
import {
  eventById,
  hasEnded,
  isRequested,
  type ListedEvent,
  listEvents,
  logOf,
  type StoredEntry,
  type StoredEvent,
  turnsOf,
} from './store.ts';
import { substitutesBody } from './substitutes/response.ts';
import { entryName, isAsked, isThere, nameOf, rowOfReader, showsRow } from './teams/people.ts';
import { type BoardMissing, ofTeams } from './teams/response.ts';

export const MAX_EVENTS = 50;
export type SeenEvent = {
  readonly event: StoredEvent;
  readonly club: { readonly slug: string; readonly name: string };
  /** The reader's permissions by office. */
  readonly offices: readonly string[];
  /** The reader; null for strangers. */
  readonly reader: string | null;
  /** The reader's entry; null: they have none. */
  readonly mine: string | null;
  /** Players that have to move, by match: in the reader's own matches, and in all for officers (CL-014, CL-196). */
  readonly turns: ReadonlyMap<string, readonly string[]>;
  /** CL-192: to referees alone. */
  readonly signals: readonly Signal[];
  /** CL-173: who goes up and who down, by which rule: to officers as it would be now, to all once the season is over. */
  readonly promotion: Promotion | null;
  /** The only division that is shown, the first is 1; null: all. */
  readonly division: number | null;
  /** All divisions by their names; none: it has no divisions. */
  readonly divisions: readonly DivisionName[];
  /** CL-125: until when line-ups of the next round may be changed; null: of other formats, or no round is to come. */
  readonly locksAt: Date | null;
  /** CL-125: boards of rounds that have opened at which nobody sits for a team. */
  readonly missing: readonly BoardMissing[];
  /** CL-031: what keeps the reader from entering. */
  readonly unmet: readonly UnmetSeen[];
  /** CL-129: matches of a list that still run. */
  readonly running: Awaited<ReturnType<typeof runningOf>>;
};

type KeptPromotion = Omit<Promotion, 'playoffs'> & {
  readonly playoffs?: Promotion['playoffs'];
  readonly playOffs?: readonly { readonly upper: string; readonly lower: string }[];
};

/**
 * The stored promotion and relegation of an event; null if none. Older events named their play-offs differently, and
 * played none.
 */
export function keptPromotion(tables: unknown): Promotion | null {
  const { promotion = null } = (tables ?? {}) as { readonly promotion?: KeptPromotion | null };
  if (promotion === null) return null;
  const { playOffs = [], ...kept } = promotion;
  return { ...kept, playoffs: kept.playoffs ?? playOffs.map((pair) => ({ ...pair, q: null, winner: null })) };
}

async function promotionSeen(context: Context, event: StoredEvent, isOfficer: boolean): Promise<Promotion | null> {
  if (event.format !== 'league' || tierCount(event.settings as unknown as Settings) < 2) return null;
  if (event.state === 'running')
    return isOfficer ? promotionOf(openedEvent(event, await logOf(context.db, event.id)).ledger) : null;
  return keptPromotion(event.tables);
}

/** The club of an event, with its officers and the reader; null: it does not let them see the event. */
export async function clubThatShows(
  { db }: Context,
  asked: ClubAsked,
  userId: string | null,
): Promise<StoredClub | null> {
  const club = await clubFor(db, asked, userId);
  return club !== null && maySee(club, userId) ? club : null;
}

/** An event, where its club lets the reader see it. Fault: NOT_FOUND. */
export async function seenEvent(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<SeenEvent, Fault>> {
  const event = await eventById(context.db, id);
  const userId = caller?.userId ?? null;
  const club = event && (await clubThatShows(context, { clubId: event.clubId }, userId));
  if (!event || !club) return { ok: false, fault: fault('NOT_FOUND') };
  const mine = rowOfReader(event, userId);
  const offices = rolesIn(club, userId);
  const told = event.legs.filter(({ a, b }) => offices.length > 0 || a === mine?.id || b === mine?.id);
  const turns = await turnsOf(context.db, userId, told);
  // Nobody is shown what touches their own matches (CL-011).
  const signals = mayReferee(club, userId) && mine === undefined ? await signalsOf(context.db, event) : [];
  const promotion = await promotionSeen(context, event, offices.length > 0);
  const own = { offices, reader: userId, mine: mine?.id ?? null };
  const divisions = divided(event.tables).divisions.map(({ tier, number }) => ({ tier, number }));
  const [teams, running] = [await ofTeams(context, event), await runningOf(context.db as never, event)];
  const unmet = await unmetBy(context, caller, club, { event, mine });
  const seen = { event, club, ...own, turns, signals, promotion, division: null, divisions, ...teams, unmet, running };
  return { ok: true, value: seen };
}

/** CL-172: the windows of a season and all its days, as the largest division plays it; null: of other formats. */
function lengthOf({ format, settings: frozen }: StoredEvent): ReturnType<typeof seasonLength> | null {
  const settings = frozen as unknown as Settings;
  return format === 'league' ? seasonLength(settings, planOf(settings, settings.limits.divisionSize)) : null;
}

/** CL-196: an event with its tables as its log gave them after the act `seq`. Fault: NOT_FOUND. */
export async function eventThen(
  context: Context,
  caller: Caller | null,
  id: string,
  seq: number | null,
): Promise<Result<SeenEvent, Fault>> {
  const seen = await seenEvent(context, caller, id);
  if (!seen.ok || seq === null || seq >= seen.value.event.seq) return seen;
  const { event } = seen.value;
  const log = (await logOf(context.db, id)).filter((row) => row.seq <= seq);
  const tables = tablesOf(openedEvent(event, log).ledger) as StoredEvent['tables'];
  return { ok: true, value: { ...seen.value, event: { ...event, tables } } };
}

/** Whether an entry plays a match of the event. */
const plays = ({ legs }: StoredEvent, entry: string | null, legId: string): boolean =>
  legs.some(({ id, a, b }) => id === legId && entry !== null && [a, b].includes(entry));

/** CL-108: the tables by the names that people read now. */
function shownTables(event: StoredEvent) {
  const names = new Map(event.entries.map((row) => [row.id, entryName(row)]));
  const tables = event.tables as Readonly<Record<string, unknown>>;
  const { reports: _reports, ...others } = tables;
  return 'table' in tables
    ? { ...others, table: namedTable(tables.table, (id) => names.get(id) ?? nameOf('')) }
    : others;
}

/** CL-204, CL-206: what was reported from tables, each with the leg that it is about. */
function reportsSeen({ tables, legs }: StoredEvent) {
  const { reports = [] } = tables as { readonly reports?: readonly ShownReport[] };
  return reports.flatMap(({ round, leg, board, a, b, ...said }) => {
    const row = legs.find(
      (one) =>
        one.round === round &&
        one.no === leg &&
        one.board === board &&
        one.a === a &&
        one.b === b &&
        one.state !== 'annulled',
    );
    return row === undefined ? [] : [{ matchId: row.id, ...said }];
  });
}

/** The response for an event, with its tables. */
export function eventBody(seen: SeenEvent) {
  const { event, club, offices, mine, turns, reader, signals, promotion, division, divisions } = seen;
  const holders = new Map(event.entries.map(({ id, userId }) => [id, userId]));
  // CL-036: only the applicant and officers see a request.
  const isTold = (row: StoredEntry) => !isRequested(row) || offices.length > 0 || row.userId === reader;
  const entries = event.entries.filter((row) => showsRow(event, row, reader) && isTold(row));
  const over = hasEnded(event.state);
  return {
    id: event.id,
    name: event.name,
    club: { slug: club.slug, name: club.name },
    ruleSet: event.ruleSet,
    edition: event.edition,
    scenario: event.scenario,
    format: event.format,
    state: event.state,
    settings: event.settings,
    clock: event.clockSpec,
    startsAt: event.startsAt.toISOString(),
    length: lengthOf(event),
    seq: event.seq,
    head: event.head,
    held: event.held,
    differs: event.differs,
    draft: draftIn(event),
    seed: over ? Buffer.from(event.seed).toString('hex') : null,
    entries: entries.map((row) => ({
      id: row.id,
      name: entryName(row),
      userId: row.user.id,
      bot: row.user.bot !== null,
      state: row.state,
      answerBy: row.answerBy?.toISOString() ?? null,
      // CL-125: of somebody in a team, or asked into it, the entry of the team.
      team: row.teamId,
      captain: row.teamName === null ? null : nameOf(row.user.name),
    })),
    signals,
    promotion,
    division,
    divisions,
    substitutes: substitutesBody(event, { offices, reader }),
    legs: event.legs.map(({ id, round, a, b, no, board, state, dueAt, extended }) => ({
      matchId: id,
      round,
      a,
      b,
      leg: no,
      board,
      state,
      dueAt: dueAt?.toISOString() ?? null,
      extended,
      waitsFor: [a, b].filter((entry) => (turns.get(id) ?? []).includes(holders.get(entry) ?? '')),
    })),
    appeals: event.appeals.map(({ legId, seq, entry, reason, at, dueAt }) => ({
      matchId: legId,
      seq,
      entry,
      reason,
      at: at.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
    cases: event.cases.map((one) => caseBody(one, { offices, reader, party: plays(event, mine, one.legId) })),
    tables: shownTables(event),
    reports: reportsSeen(event),
    offices,
    mine,
    // CL-125: the team that the reader leads, or that asks them.
    leads: entries.find((row) => row.userId === reader && row.teamName !== null && isThere(row))?.id ?? null,
    askedInto: entries.find((row) => row.userId === reader && isAsked(row))?.teamId ?? null,
    running: seen.running,
    locksAt: seen.locksAt?.toISOString() ?? null,
    missing: seen.missing,
    unmet: seen.unmet,
  };
}

export function listedBody({ id, name, club, ruleSet, scenario, format, state, startsAt, _count }: ListedEvent) {
  return {
    id,
    name,
    club: { slug: club.slug, name: club.name },
    ruleSet,
    scenario,
    format,
    state,
    startsAt: startsAt.toISOString(),
    entries: _count.entries,
  };
}

/** CL-165: events: of a club, of the reader (`mine`), or all that are public. Fault: NOT_FOUND (the club). */
export async function listedEvents(
  context: Context,
  caller: Caller | null,
  { club: slug, mine }: { readonly club: string | null; readonly mine: boolean },
  page: Page,
): Promise<Result<Paged<ReturnType<typeof listedBody>>, Fault>> {
  const club = slug === null ? null : await findClub(context, caller, slug);
  if (club !== null && !club.ok) return club;
  if (mine && caller === null) return { ok: true, value: { edges: [], next: null } };
  const userId = mine ? (caller?.userId ?? null) : null;
  const clubId = club === null ? null : club.value.id;
  return { ok: true, value: mapped(await listEvents(context.db, { clubId, userId }, page), listedBody) };
}

/** CL-193: the document by which `fieldpost event verify` proves an event. While it runs its seed is kept. Faults: NOT_FOUND, NOT_FINISHED. */
export async function eventExport(context: Context, caller: Caller | null, id: string) {
  const seen = await seenEvent(context, caller, id);
  if (!seen.ok) return seen;
  const { event } = seen.value;
  if (event.state !== 'finished' && event.state !== 'archived')
    return { ok: false as const, fault: fault('NOT_FINISHED') };
  const log = await logOf(context.db, id);
  const { ledger } = openedEvent(event, log);
  const rows = log.map(({ seq, at, event: act, prev, hash }) => ({ seq, at, event: act, prev, hash }));
  return { ok: true as const, value: exportOf(genesisOf(event), rows, ledger) };
}
