/** CL-022: who was removed from the club for cause leaves their team between rounds; a team that has lost its captain, who was removed or has deleted their account, is led by its first board. */
import type { LogEvent } from '@fieldpost/league';
import { queueNotifications } from '../../notification-rules/store.ts';
import type { Proposal } from '../change.ts';
import { systemAct } from '../leg-names.ts';
import { ledNotice } from '../notification-texts/teams.ts';
import type { OpenedEvent } from '../opened-event.ts';
import { setCaptain, setEntryState } from '../store.ts';
import { squadOf } from './people.ts';

/** What is to be done about people of teams; null: nothing. Where nobody else is left the team goes with its captain. */
export function peopleGone({ ledger, event }: OpenedEvent): Proposal | null {
  const removed = event.entries.filter(({ removedAt, teamId, state }) => {
    return removedAt !== null && teamId !== null && state === 'confirmed';
  });
  const ids = new Set(removed.map(({ id }) => id));
  const heirs = event.entries.flatMap((team) => {
    // A player who deleted their account stays at their board, but cannot lead (CL-024).
    const heir = squadOf(event, team.id).find(({ id, userId }) => !ids.has(id) && userId !== team.userId);
    const led = team.teamName !== null && team.removedAt !== null && ledger.entries.get(team.id)?.withdrawnAt === null;
    return led && heir !== undefined ? [{ team, heir }] : [];
  });
  if (removed.length === 0 && heirs.length === 0) return null;
  const acts = [...new Set(removed.map(({ teamId }) => teamId ?? ''))].flatMap((entry): LogEvent[] => {
    const own = ledger.entries.get(entry);
    if (own === undefined) return [];
    const squad = (own.squad ?? []).filter((id) => !ids.has(id));
    return [{ kind: 'squad', entry, squad, absent: [...own.absent].filter((id) => !ids.has(id)) }];
  });
  const led = heirs.map(({ team, heir }): LogEvent => ({ kind: 'captain', entry: team.id, player: heir.id }));
  return {
    acts: [...led, ...acts].map(systemAct),
    also: async (tx, now) => {
      await setEntryState(tx, [...ids], 'withdrawn');
      for (const { team, heir } of heirs) {
        await setCaptain(tx, team, heir.userId);
        await queueNotifications({ db: tx }, [ledNotice(event, team, heir.userId, now)]);
      }
    },
  };
}
