/** CL-171: what happens in a match changes its own division alone: that part of an event is read (`part-store`) and written, and no other. */
import type { Group } from '@fieldpost/league';
import { OF_DIVISIONS } from './division-store.ts';
import type { OpenedEvent } from './opened-event.ts';

type Tables = { readonly amendment?: unknown; readonly promotion?: unknown } & {
  readonly [Name in (typeof OF_DIVISIONS)[number]]?: readonly unknown[];
};

/** A ledger with the log that it comes from, and the tables that were written of it; null: they are to be read. */
export type Kept = Pick<OpenedEvent, 'ledger' | 'log'> & { readonly tables: unknown };

/** The division in which an entry plays; null: what happens in its matches may change more than that. */
export function divisionOf({ ledger, tables }: Kept, entry: string): Group | null {
  const { amendment, promotion, ...known } = (tables ?? {}) as Tables;
  const isSeason = ledger.settings.format === 'league' && ledger.state === 'running' && ledger.groups.length > 1;
  const stands = OF_DIVISIONS.every((name) => known[name]?.length === ledger.groups.length);
  const isAll = Object.keys(known).length === OF_DIVISIONS.length;
  if (!isSeason || !stands || !isAll || amendment !== undefined || promotion !== null) return null;
  return ledger.groupOf.get(entry) ?? null;
}
