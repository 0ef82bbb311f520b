/** CA-040 to CA-051 before they happen: what the board shows of fire that is combined. */
import { describe, expect, test } from 'vitest';
import { previewAttacks } from './preview.ts';
import { Trial } from './testing/trial.ts';

/** N-inf-2 on e5, its friend N-inf-1 on d5; before them S-inf-1 (e4) and S-mg-1 (e3), and S-inf-2 far away (a1). */
const opened = (units: readonly object[] = []) =>
  new Trial({ position: '4h3/8/8/3ii3/4I3/4M3/8/I3H3 S 1 1', start: 'attack', units }).viewOf();
const attackers = (target: string, units: readonly object[] = []) =>
  previewAttacks(opened(units), target, [])?.attackers;

describe('who could still attack', () => {
  const both = [
    { unit: 'S-inf-1', damage: 1 },
    { unit: 'S-mg-1', damage: 2 },
  ];

  test('CA-040: enemies in range, and neither friends nor who is too far away', () => {
    expect(attackers('N-inf-2')).toEqual(both);
    expect(attackers('N-inf-1')).toEqual(both);
    expect(attackers('S-inf-1')).toEqual([
      { unit: 'N-inf-1', damage: 1 },
      { unit: 'N-inf-2', damage: 1 },
    ]);
  });

  test('CA-040: from the corner, too, and not who has fallen', () => {
    const corner = new Trial({
      position: '4h3/8/8/8/8/8/i7/I3H3 S 1 1',
      start: 'attack',
      units: [{ id: 'S-inf-2', fallen: true }],
    });
    expect(previewAttacks(corner.viewOf(), 'N-inf-1', [])?.attackers).toEqual([{ unit: 'S-inf-1', damage: 1 }]);
  });

  test('CA-040: not who has attacked', () => {
    const marks = [
      { id: 'S-mg-1', attacked: true },
      { id: 'N-inf-2', damage: 2, damagedBy: ['S-mg-1'] },
    ];
    expect(attackers('N-inf-2', marks)).toEqual([{ unit: 'S-inf-1', damage: 1 }]);
  });
});

test.each([
  [[], 0, 'holds'],
  [['S-mg-1'], 2, 'holds'],
  [['S-mg-1', 'S-inf-1'], 3, 'retreats'],
  [['S-inf-2'], 0, 'holds'],
] as const)('CA-050: attacks by %j do %i, and it %s', (by, after, result) => {
  expect(previewAttacks(opened(), 'N-inf-2', by)).toMatchObject({ defense: 3, before: 0, after, result });
});

test('there is nothing to show of who is not there', () => {
  expect(previewAttacks(opened(), 'N-tank-1', [])).toBeNull();
});
