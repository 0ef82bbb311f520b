/** CL-171: what happens in a match changes its own division alone: that part of an event is read and written, and no other. */
import type { Group } from '@fieldpost/league';
import type { Db } from '../platform/database.ts';
import { legIdOf, type OpenedEvent, openLegs } from './opened-event.ts';
import { type StoredEvent, type Transaction, WHOLE } from './store.ts';

/** What a league keeps for each of its divisions. */
const OF_DIVISIONS = ['table', 'crossTable', 'fixtures'] as const;

type Tables = { readonly amendment?: unknown; readonly promotion?: unknown } & {
  readonly [Name in (typeof OF_DIVISIONS)[number]]?: readonly unknown[];
};

/** A ledger with the log that it comes from, and the tables that were written of it; null: they are to be read. */
export type Kept = Pick<OpenedEvent, 'ledger' | 'log'> & { readonly tables: unknown };

/** The division in which a match is played; null: what happens in it may change more than that. */
export function divisionOf({ ledger, log, tables }: Kept, eventId: string, leg: string): Group | null {
  const { amendment, promotion, ...known } = (tables ?? {}) as Tables;
  const isSeason = ledger.settings.format === 'league' && ledger.state === 'running' && ledger.groups.length > 1;
  const stands = OF_DIVISIONS.every((name) => known[name]?.length === ledger.groups.length);
  const isAll = Object.keys(known).length === OF_DIVISIONS.length;
  if (!isSeason || !stands || !isAll || amendment !== undefined || promotion !== null) return null;
  const placed = openLegs({ ledger, log }).find((one) => legIdOf(eventId, one) === leg);
  return (placed && ledger.groupOf.get(placed.leg.a)) ?? null;
}

/** An event with the entries and legs of one division, and the entries of who asks; its tables are left where they are. */
export async function eventOfPart(
  tx: Pick<Db, 'clubEvent'>,
  id: string,
  { entries, by }: { readonly entries: readonly string[]; readonly by: string | null },
): Promise<Omit<StoredEvent, 'tables'>> {
  const ids = [...entries];
  const whose = by === null ? { id: { in: ids } } : { OR: [{ id: { in: ids } }, { userId: by }] };
  const legs = { ...WHOLE.legs, where: { a: { in: ids } } };
  const include = { ...WHOLE, entries: { ...WHOLE.entries, where: whose }, legs };
  return tx.clubEvent.findUniqueOrThrow({ where: { id }, omit: { tables: true }, include });
}

/** What is kept of one division, the first is 1, and how many there are; null: there is no such division. */
export async function tablesOfDivision(
  db: Pick<Db, '$queryRaw'>,
  id: string,
  division: number,
): Promise<OneDivision | null> {
  const at = String(division - 1);
  const [row] = await db.$queryRaw<readonly Part[]>`select jsonb_array_length(tables->'table') as divisions,
      tables#>array['table', ${at}] as table, tables#>array['crossTable', ${at}] as "crossTable",
      tables#>array['fixtures', ${at}] as fixtures
    from club_events where id = ${id} and jsonb_typeof(tables#>array['table', ${at}]->'answer') = 'array'`;
  if (row === undefined) return null;
  const { divisions, table, crossTable, fixtures } = row;
  const [first] = fixtures.answer;
  const entries = [...(first?.pairs.flat() ?? []), ...(first?.free ?? [])];
  return { divisions, entries, tables: { table: [table], crossTable: [crossTable], fixtures: [fixtures] } };
}

type Round = { readonly pairs: readonly (readonly string[])[]; readonly free: readonly string[] };
type Part = {
  readonly divisions: number;
  readonly table: unknown;
  readonly crossTable: unknown;
  readonly fixtures: { readonly answer: readonly Round[] };
};
type OneDivision = {
  readonly divisions: number;
  /** Whoever plays in it. */
  readonly entries: readonly string[];
  /** In the shape that tables of several divisions have. */
  readonly tables: Readonly<Record<(typeof OF_DIVISIONS)[number], readonly unknown[]>>;
};

/** Writes the tables of the division alone. */
export async function updateDivision(
  tx: Transaction,
  { event, ledger, part }: OpenedEvent,
  tables: unknown,
): Promise<void> {
  const nth = ledger.groups.indexOf(part as Group);
  const [table, crossTable, fixtures] = OF_DIVISIONS.map((name) => JSON.stringify((tables as Tables)[name]?.[nth]));
  const at = String(nth);
  // Each of the three is put together once: to change all of them one within the other takes half as long again.
  await tx.$executeRaw`update club_events set tables = jsonb_build_object('promotion', tables->'promotion',
      'table', jsonb_set(tables->'table', array[${at}], ${table}::jsonb, false),
      'crossTable', jsonb_set(tables->'crossTable', array[${at}], ${crossTable}::jsonb, false),
      'fixtures', jsonb_set(tables->'fixtures', array[${at}], ${fixtures}::jsonb, false))
    where id = ${event.id}`;
}
