/** CL-022: who was removed from the club for cause leaves their team between rounds; a team that has lost its captain is led by its first board. */
import type { LogEvent } from '@fieldpost/league';
import type { Wish } from '../change.ts';
import { byHouse } from '../legs.ts';
import type { OpenedEvent } from '../opened-event.ts';
import { setCaptain, setEntryState } from '../store.ts';
import { squadOf } from './people.ts';

/** What is to be done about people of teams; null: nothing. Where nobody else is left the team goes with its captain. */
export function peopleGone({ ledger, event }: OpenedEvent): Wish | null {
  const removed = event.entries.filter(({ removedAt, teamId, state }) => {
    return removedAt !== null && teamId !== null && state === 'confirmed';
  });
  const ids = new Set(removed.map(({ id }) => id));
  const heirs = event.entries.flatMap((team) => {
    const heir = squadOf(event, team.id).find(({ id }) => !ids.has(id));
    const led = team.teamName !== null && team.removedAt !== null && ledger.entries.get(team.id)?.withdrawnAt === null;
    return led && heir !== undefined ? [{ id: team.id, userId: heir.userId }] : [];
  });
  if (removed.length === 0 && heirs.length === 0) return null;
  const acts = [...new Set(removed.map(({ teamId }) => teamId ?? ''))].flatMap((entry): LogEvent[] => {
    const own = ledger.entries.get(entry);
    if (own === undefined) return [];
    const squad = (own.squad ?? []).filter((id) => !ids.has(id));
    return [{ kind: 'squad', entry, squad, absent: [...own.absent].filter((id) => !ids.has(id)) }];
  });
  return {
    acts: acts.map(byHouse),
    also: async (tx) => {
      await setEntryState(tx, [...ids], 'withdrawn');
      for (const { id, userId } of heirs) await setCaptain(tx, id, userId);
    },
  };
}
