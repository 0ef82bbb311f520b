/** CL-022, CL-024, CL-125: who leads a team whose captain has gone. */
import { opened, settingsOf } from '@fieldpost/league';
import { expect, test } from 'vitest';
import { appended, type OpenedEvent } from '../opened-event.ts';
import type { StoredEntry, StoredEvent } from '../store.ts';
import { peopleGone } from './removing.ts';

const GONE = new Date('2026-07-01T12:00:00Z');
type Row = Partial<StoredEntry> & { readonly id: string; readonly userId: string };
const row = (one: Row): StoredEntry =>
  ({ removedAt: null, teamId: null, teamName: null, state: 'confirmed', place: null, ...one }) as StoredEntry;
const board = (place: number, userId: string, removedAt: Date | null = null): StoredEntry =>
  row({ id: `t1-${userId}`, userId, teamId: 't1', place, removedAt });

/** Two teams; the first is led by Ann, who has gone, and has these people. */
function teams(...people: readonly StoredEntry[]): OpenedEvent {
  const settings = settingsOf({ format: 'team', boards: 2, sideMode: 'single' });
  if (!settings.ok) throw new Error(settings.fault.code);
  const entries = ['t1', 't2'].map((id, index) => ({
    id,
    name: id,
    number: index + 1,
    rating: null,
    apart: null,
    since: null,
  }));
  const ledger = opened({ settings: settings.value, seed: '5e'.repeat(32), entries, running: true });
  if (!ledger.ok) throw new Error(ledger.fault.code);
  const captains = [
    row({ id: 't1', userId: 'ann', teamName: 'Foxes', removedAt: GONE }),
    row({ id: 't2', userId: 'dora', teamName: 'Geese' }),
  ];
  const event = { id: 'cup', head: '', entries: [...captains, ...people] } as unknown as StoredEvent;
  const found: OpenedEvent = { event, ledger: ledger.value, log: [] };
  const squad = { kind: 'squad', entry: 't1', squad: people.map(({ id }) => id), absent: [] } as const;
  expect(appended(found, [{ act: squad, actorId: null, role: 'house' }], 0).fault).toBeNull();
  return found;
}
const actsOf = (found: OpenedEvent) => peopleGone(found)?.acts.map(({ act }) => act) ?? [];

test('the first board that is left leads it, and who was removed plays no more (CL-022)', () => {
  const acts = actsOf(teams(board(0, 'ann', GONE), board(1, 'ben'), board(2, 'cas')));
  expect(acts).toEqual([
    { kind: 'captain', entry: 't1', player: 't1-ben' },
    { kind: 'squad', entry: 't1', squad: ['t1-ben', 't1-cas'], absent: [] },
  ]);
});

test('a captain who has deleted their account stays at their board, and another leads (CL-024)', () => {
  expect(actsOf(teams(board(0, 'ann'), board(1, 'ben')))).toEqual([{ kind: 'captain', entry: 't1', player: 't1-ben' }]);
});

test('where nobody else is left there is nobody to lead it', () => {
  expect(actsOf(teams(board(0, 'ann')))).toEqual([]);
});
