/** THE-RULES "Standing preferences": what preferences choose, for a hit (Q1 to Q3) and for a plane that comes down (Q4). */
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state.ts';
import { Trial, unit } from '../testing/trial.ts';
import { chosenCrashLine } from './crash-lines.ts';
import { DEFAULT_PREFERENCES, type Preferences, type TargetRule } from './standing-orders.ts';
import { chosenTarget } from './targets.ts';

const HERE = '0,0';
const UNITS = [
  unit('C.sniper', HERE, { damage: 3 }),
  unit('C.recruit', HERE, { damage: 1 }),
  unit('C.gunner', HERE, { status: 'wounded', damage: 4 }),
  unit('C.captain', HERE),
];

function chosen(
  targetOrder: readonly TargetRule[],
  more: Partial<Preferences> = {},
  units = UNITS,
  position = {},
): string {
  const { battle } = new Trial({ units, position });
  const candidates = Object.values(battle.units).flatMap(({ id, at }) => (at?.join() === HERE ? [id] : []));
  const question = {
    id: 1,
    kind: 'target',
    empire: 'CARN',
    at: [0, 0],
    amount: 1,
    candidates: candidates.toSorted(),
  } as const;
  return chosenTarget(battle, question, { ...DEFAULT_PREFERENCES, targetOrder, ...more });
}

describe('AWW-063 by preferences: each rule keeps the best group', () => {
  test.each<[string, readonly TargetRule[], string]>([
    ['surviving, then the smallest id', ['surviving'], 'C.captain'],
    ['mostRemaining: health minus damage', ['mostRemaining'], 'C.captain'],
    ['recruitFirst', ['recruitFirst'], 'C.recruit'],
    ['woundedFirst', ['woundedFirst'], 'C.gunner'],
    ['woundedLast, then the one with most remaining', ['woundedLast', 'mostRemaining'], 'C.captain'],
    ['lowestValue: recruit before all others', ['lowestValue'], 'C.recruit'],
    ['surviving, then lowestValue', ['surviving', 'lowestValue'], 'C.recruit'],
    ['no rule: the smallest id in plain string order', [], 'C.captain'],
    ['the default list', DEFAULT_PREFERENCES.targetOrder, 'C.recruit'],
  ])('%s', (_, order, id) => expect(chosen(order)).toBe(id));

  test('tankFirst, and what remains to a tank', () => {
    const units = [unit('C.tank', '0,0', { damage: 4 }), unit('C.medic', '0,0', { damage: 2 })];
    const flat = { tiles: [{ at: [0, 0], card: 'field', nml: true }] };
    const { battle } = new Trial({ units, ...flat });
    const question = {
      id: 1,
      kind: 'target',
      empire: 'CARN',
      at: [0, 0],
      amount: 2,
      candidates: ['C.medic', 'C.tank'],
    } as const;
    const by = (targetOrder: readonly TargetRule[]) =>
      chosenTarget(battle, question, { ...DEFAULT_PREFERENCES, targetOrder });
    expect([by(['tankFirst']), by(['mostRemaining']), by(['surviving'])]).toEqual(['C.tank', 'C.tank', 'C.medic']);
  });

  test('vipLast and carrierLast spare the VIP and who holds a token', () => {
    const items = [{ id: 'CASE', holder: 'C.captain' }];
    expect(chosen(['carrierLast'], {}, UNITS, { items })).toBe('C.gunner');
    expect(chosen(['vipLast'], {}, UNITS, { vip: 'C.captain' })).toBe('C.gunner');
  });

  test('neverChoose goes first, unless nobody else is left', () => {
    const never = ['C.recruit', 'C.captain'];
    expect(chosen(['recruitFirst'], { neverChoose: never })).toBe('C.gunner');
    expect(chosen(['recruitFirst'], { neverChoose: UNITS.map((one) => (one as { id: string }).id) })).toBe('C.recruit');
  });
});

describe('AWW-166 by preferences: where a plane comes down', () => {
  const question = { id: 1, kind: 'crashLine', empire: 'CARN', plane: 'C.plane' } as const;
  const flown = { dir: 3, first: [0, -2] };
  const plane = unit('C.plane', '0,3', { state: 'exited', line: flown });
  const battle: Battle = new Trial({ units: [plane, unit('H.medic', '-1,0'), unit('H.gunner', '-1,1')] }).battle;

  test('back along the line just flown', () => {
    expect(chosenCrashLine(battle, question, 'back')).toEqual({ dir: 0, first: [0, 2] });
    expect(chosenCrashLine(battle, question, 'ask')).toEqual({ dir: 0, first: [0, 2] });
  });

  test('towards most enemies, of equal lines that of the smallest direction and first tile', () => {
    expect(chosenCrashLine(battle, question, 'towardsEnemyMost')).toEqual({ dir: 0, first: [-1, 2] });
  });
});
