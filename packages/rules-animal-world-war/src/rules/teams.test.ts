/** THE-RULES "Team play": who is of a team. */
import { expect, test } from 'vitest';
import { Trial, unit } from '../testing/trial.ts';

const team = () => new Trial({ units: [unit('H.medic', '0,2'), unit('H.sniper', '0,2')], options: { playersHERB: 2 } });

test.each([-1, 2, 3])('nothing is asked of player %i of a team of two', (player) => {
  expect(team().try({ type: 'transferCommand', player })).toBe('BAD_TARGET');
  expect(team().try({ type: 'markAbsent', player, absent: true })).toBe('BAD_TARGET');
  expect(team().try({ type: 'handOver', unit: 'H.medic', player })).toBe('BAD_TARGET');
});

test.each([0, 1])('player %i is of it', (player) => {
  expect(team().try({ type: 'markAbsent', player, absent: true })).toEqual([
    { type: 'markedAbsent', empire: 'HERB', player, absent: true },
  ]);
});

test('who plays alone has no team', () => {
  const alone = new Trial({ units: [unit('H.medic', '0,2')] });
  expect(alone.try({ type: 'markAbsent', player: 0, absent: true })).toBe('BAD_TARGET');
});
