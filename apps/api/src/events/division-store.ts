/** CL-171: each division of an event is one row: a result writes one of them, a page reads one. */
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';

/** The stored tables of each division. */
export const OF_DIVISIONS = ['table', 'crossTable', 'fixtures'] as const;
type Name = (typeof OF_DIVISIONS)[number];

/** A division by its name: its tier, and its number there, both from 1. */
export type DivisionName = { readonly tier: number; readonly number: number };
type Answer = DivisionName & { readonly answer: unknown };

/** A division with its entries and its tables; the first is 0. */
export type Division = DivisionName & {
  readonly nth: number;
  readonly entries: readonly string[];
  readonly tables: Readonly<Record<Name, Answer>>;
};

/** Tables of an event; of several divisions each of the three is a list. */
type Tables = { readonly [Ask in Name]?: unknown } & Readonly<Record<string, unknown>>;
type Divided = Tables & Readonly<Record<Name, readonly Answer[]>>;

function isDivided(tables: Tables): tables is Divided {
  return OF_DIVISIONS.every((name) => {
    const known = tables[name];
    const [first] = Array.isArray(known) ? (known as readonly unknown[]) : [];
    return typeof first === 'object' && first !== null && 'answer' in first;
  });
}

type Round = { readonly pairs: readonly (readonly string[])[]; readonly free: readonly string[] };

/** The entries of a division. Everyone plays in each round, so they are all in the first. */
function entriesOf({ answer }: Answer): readonly string[] {
  const [first] = answer as readonly Round[];
  return [...(first?.pairs.flat() ?? []), ...(first?.free ?? [])];
}

/** What is kept of each division, and what the event itself keeps beside that; of an event without divisions all of it. */
export function divided(tables: unknown): { readonly divisions: readonly Division[]; readonly own: unknown } {
  const whole = (tables ?? {}) as Tables;
  if (!isDivided(whole)) return { divisions: [], own: tables };
  const { table: _, crossTable: __, fixtures: ___, ...own } = whole;
  return { divisions: whole.table.map((_, index) => divisionIn(whole, index)), own };
}

/** @throws Error where one of the three has fewer divisions than another */
function divisionIn({ table, crossTable, fixtures }: Divided, index: number): Division {
  const [one, cross, rounds] = [table[index], crossTable[index], fixtures[index]];
  if (!one || !cross || !rounds) throw new Error(`division ${index} has no tables`);
  const { tier, number } = one;
  return {
    nth: index,
    tier,
    number,
    entries: entriesOf(rounds),
    tables: { table: one, crossTable: cross, fixtures: rounds },
  };
}

/** Tables in the shape that those of several divisions have. */
export function listed(own: Prisma.JsonValue, parts: readonly Division['tables'][]): Prisma.JsonValue {
  const lists = OF_DIVISIONS.map((name) => [name, parts.map((part) => part[name])] as const);
  return { ...(own as Prisma.JsonObject), ...Object.fromEntries(lists) } as Prisma.JsonValue;
}

/**
 * The tables of an event whole again. Those in its own column are newer than the rows: a process of the version before has written them,
 * or nobody has written any since.
 */
export function joined(
  own: Prisma.JsonValue,
  rows: readonly { readonly tables: Prisma.JsonValue }[],
): Prisma.JsonValue {
  if (rows.length === 0 || isDivided((own ?? {}) as Tables)) return own;
  return listed(
    own,
    rows.map(({ tables }) => tables as unknown as Division['tables']),
  );
}

type Stored = Pick<Db, '$executeRaw' | '$queryRaw'>;

/** Writes the tables of all divisions. Returns the part that the event itself stores. */
export async function writeDivisions(db: Stored, eventId: string, tables: unknown): Promise<Prisma.InputJsonValue> {
  const { divisions, own } = divided(tables);
  if (divisions.length > 0)
    await db.$executeRaw`insert into event_divisions (event_id, nth, tier, number, entries, tables)
      select ${eventId}, nth, tier, number, entries, tables
      from jsonb_to_recordset(${JSON.stringify(divisions)}::jsonb) as made(nth int, tier int, number int, entries text[], tables jsonb)
      on conflict (event_id, nth) do update set tier = excluded.tier, number = excluded.number, entries = excluded.entries,
        tables = excluded.tables`;
  return own as Prisma.InputJsonValue;
}

/** Of an event whose rows count: its own column holds none of what they do. */
const COUNTS = Prisma.sql`e.id = d.event_id and jsonb_typeof(e.tables->'table') is distinct from 'array'`;

/** Writes the tables of one division. False: it has no row that counts, and all are to be written. */
export async function writeDivision(db: Stored, eventId: string, index: number, tables: unknown): Promise<boolean> {
  const whole = (tables ?? {}) as Tables;
  if (!isDivided(whole)) return false;
  const one = divisionIn(whole, index);
  const changed = await db.$executeRaw`update event_divisions d set tables = ${JSON.stringify(one.tables)}::jsonb
    from club_events e where d.event_id = ${eventId} and d.nth = ${index}::int and ${COUNTS}`;
  return changed > 0;
}

/** The divisions of an event by their names; none: it has none whose rows count. */
export const namesOfDivisions = (db: Stored, eventId: string) =>
  db.$queryRaw<readonly DivisionName[]>`select d.tier, d.number from event_divisions d join club_events e on ${COUNTS}
    where d.event_id = ${eventId} order by d.nth`;

/** In which division of an event somebody plays, the first is 0; null: in none. */
export async function divisionOfPerson(db: Stored, eventId: string, userId: string): Promise<number | null> {
  const [row] = await db.$queryRaw<readonly { readonly nth: number }[]>`select d.nth from event_entries p
    join event_divisions d on d.event_id = p.event_id and p.id = any(d.entries)
    where p.event_id = ${eventId} and p.user_id = ${userId} and p.state <> 'withdrawn' order by d.nth limit 1`;
  return row?.nth ?? null;
}

/** One division, the first is 0; null: there is no row of it that counts. */
export async function readDivision(db: Stored, eventId: string, index: number): Promise<Division | null> {
  const [row] = await db.$queryRaw<readonly Division[]>`select d.nth, d.tier, d.number, d.entries, d.tables
    from event_divisions d join club_events e on ${COUNTS} where d.event_id = ${eventId} and d.nth = ${index}::int`;
  return row ?? null;
}
