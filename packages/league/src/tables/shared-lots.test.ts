import { expect, test } from 'vitest';
import { apply, type Genesis, opened, settingsOf, tableOf } from '../index.ts';

const SEED = '5e'.repeat(32);
const entrance = (id: string, number: number | null) => ({ id, name: id, number, rating: null, apart: null });

/** A Swiss in which nobody has played: all are equal but for the lot (CL-107). */
function begun(ids: readonly string[]) {
  const settings = settingsOf({ format: 'swiss', sideMode: 'single', rounds: 3 });
  if (!settings.ok) throw new Error(settings.fault.code);
  const entries = ids.map((id, index) => ({ ...entrance(id, index + 1), since: null }));
  const ledger = opened({ settings: settings.value, seed: SEED, entries, running: true } as Genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  return ledger.value;
}

function lotsOn(ledger: ReturnType<typeof begun>) {
  const group = ledger.groups[0];
  if (group === undefined) throw new Error('a Swiss has a group');
  return tableOf(ledger, group).map(({ id, lot }) => [id, lot] as const);
}

test('lots that tables share are drawn anew when somebody comes late (CL-003, CL-036)', () => {
  const ledger = begun(['a', 'b', 'c', 'd']);
  expect(lotsOn(ledger).map(([, lot]) => lot)).toEqual([1, 2, 3, 4]);
  expect(apply(ledger, { at: null, event: { kind: 'late', ...entrance('e', null) } })).toBe(null);
  const lots = lotsOn(ledger);
  expect(lots.map(([, lot]) => lot)).toEqual([1, 2, 3, 4, 5]);
  expect(lots).toEqual(lotsOn(begun(['a', 'b', 'c', 'd', 'e'])));
});
