/** CL-034, CL-125: a team that says it is there has somebody for each board; one that goes before the start lets its people go. */
import type { LogEvent } from '@fieldpost/league';
import type { Fault } from '../../platform/errors/catalogue.ts';
import type { OpenedEvent } from '../opened-event.ts';
import { dropEntry, type StoredEntry, setEntryState, type Transaction } from '../store.ts';
import { refused } from './forming.ts';
import { isAsked, placesOf, squadOf } from './people.ts';

/** Why a team may not say that it is there; null: it may, or it is no team. */
export function refusesTeam({ event, ledger }: OpenedEvent, row: StoredEntry | undefined): Fault | null {
  if (row === undefined || row.teamName === null) return null;
  const { boards } = ledger.settings;
  const people = squadOf(event, row.id).length;
  return people >= boards
    ? null
    : refused(`A team here has ${boards} boards, and ${people} of its people have said yes: ask more of them.`);
}

/** CL-161: the squad of a team that takes a place it was called to (CL-033). */
export function squadOnEntering({ event }: OpenedEvent, row: StoredEntry | undefined): readonly LogEvent[] {
  if (row === undefined || row.teamName === null) return [];
  return [{ kind: 'squad', entry: row.id, squad: squadOf(event, row.id).map(({ id }) => id), absent: [] }];
}

/** Frees the members of a team that left before the start: they may enter again. */
export async function freePeople(tx: Transaction, { event }: OpenedEvent, teamId: string): Promise<void> {
  const places = placesOf(event, teamId);
  for (const { id } of places.filter(isAsked)) await dropEntry(tx, id);
  await setEntryState(
    tx,
    places.flatMap((row) => (isAsked(row) ? [] : [row.id])),
    'withdrawn',
  );
}
