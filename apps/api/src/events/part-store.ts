/** CL-171: an event with one of its divisions, in a single statement: a decision reads it while the event is held, and a page each time. */
import { Prisma } from '../generated/prisma/client.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import type { StoredEvent } from './store.ts';

/** A row as PostgreSQL writes it in JSON: its columns by their own names, instants and bytes as texts. */
type JsonRow = Readonly<Record<string, unknown>>;

const INSTANTS: ReadonlySet<string> = new Set([
  ...['startsAt', 'dueAt', 'createdAt', 'enteredAt', 'answerBy', 'removedAt', 'soughtAt', 'foundAt'],
  ...['openedAt', 'closedAt', 'at', 'since'],
]);
const BYTES: ReadonlySet<string> = new Set(['seed']);

const nameOf = (column: string): string => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function asRead(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (INSTANTS.has(name)) return new Date(value);
  // PostgreSQL writes bytes as \x and their hexadecimal digits.
  return BYTES.has(name) ? new Uint8Array(Buffer.from(value.slice(2), 'hex')) : value;
}

/** A row as the client would have read it. */
const rowOf = (row: JsonRow): JsonRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const name = nameOf(column);
      return [name, asRead(name, value)];
    }),
  );

type Lists = Readonly<Record<'entries' | 'legs' | 'appeals' | 'cases' | 'standBys' | 'offers', readonly JsonRow[]>>;
type Part = Lists & { readonly event: JsonRow };

const listOf = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`(select coalesce(jsonb_agg(${rows}), '[]'::jsonb)`;

const partOf = (id: string, entries: readonly string[], by: string | null): Prisma.Sql => Prisma.sql`
  select to_jsonb(e) as event,
    ${listOf(Prisma.sql`to_jsonb(p) || jsonb_build_object('user', jsonb_build_object('id', u.id, 'name', u.name, 'bot', u.bot))
      order by p.entered_at, p.id`)} from event_entries p join users u on u.id = p.user_id
      where p.event_id = e.id and (p.id = any(${[...entries]}::text[]) or p.user_id = ${by})) as entries,
    ${listOf(Prisma.sql`to_jsonb(l) order by l.round, l.id`)} from event_legs l
      where l.event_id = e.id and l.a = any(${[...entries]}::text[])) as legs,
    ${listOf(Prisma.sql`to_jsonb(o) order by o.at, o.leg_id`)} from event_appeals o where o.event_id = e.id) as appeals,
    ${listOf(Prisma.sql`to_jsonb(c) order by c.opened_at, c.leg_id`)} from event_cases c where c.event_id = e.id) as cases,
    ${listOf(Prisma.sql`to_jsonb(s) || jsonb_build_object('user', jsonb_build_object('name', u.name, 'emailVerified', u.email_verified))
      order by s.since, s.user_id`)} from event_stand_bys s join users u on u.id = s.user_id where s.event_id = e.id) as "standBys",
    ${listOf(Prisma.sql`to_jsonb(f) order by f.at, f.user_id`)} from event_offers f where f.event_id = e.id) as offers
  from club_events e where e.id = ${id}`;

/**
 * Loads an event with the entries and legs of one division, the caller's entries, and the event's own tables. They
 * equal those of `eventById`. @throws Error if there is no such event.
 */
export async function eventOfPart(
  tx: Pick<Db, '$queryRaw'>,
  id: string,
  { entries, by }: { readonly entries: readonly string[]; readonly by: string | null },
): Promise<StoredEvent> {
  const [row] = await rowsOf<Part>(tx, partOf(id, entries, by));
  if (row === undefined) throw new Error(`event ${id} is not there`);
  const { event, ...lists } = row;
  const named = Object.entries(lists).map(([name, rows]) => [name, rows.map(rowOf)]);
  return { ...rowOf(event), ...Object.fromEntries(named) } as StoredEvent;
}
