/** CL-171: what happens in a match changes its own division alone: that part of an event is read and written, and no other. */
import type { Group } from '@fieldpost/league';
import type { Db } from '../platform/database.ts';
import { OF_DIVISIONS } from './division-store.ts';
import { legIdOf, type OpenedEvent, openLegs } from './opened-event.ts';
import { type StoredEvent, WHOLE } from './store.ts';

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

/** An event with the entries and legs of one division, and the entries of who asks; of tables with what the event itself keeps. */
export async function eventOfPart(
  tx: Pick<Db, 'clubEvent'>,
  id: string,
  { entries, by }: { readonly entries: readonly string[]; readonly by: string | null },
): Promise<StoredEvent> {
  const ids = [...entries];
  const whose = by === null ? { id: { in: ids } } : { OR: [{ id: { in: ids } }, { userId: by }] };
  const legs = { ...WHOLE.legs, where: { a: { in: ids } } };
  const include = { ...WHOLE, entries: { ...WHOLE.entries, where: whose }, legs };
  return tx.clubEvent.findUniqueOrThrow({ where: { id }, include });
}
