/**
 * THE-RULES "From battle to campaign": what a battle hands on, all that THE-RULES "Legacy campaign" reads of it (AWW-320 to AWW-322,
 * AWW-311, AWW-312).
 */
import { describe, expect, test } from 'vitest';
import { SOLDIER_TYPES } from './catalogue/soldiers.ts';
import { reportOf } from './report.ts';
import { type Given, Trial, tile, unit } from './testing/trial.ts';

const DOWN = { status: 'wounded', damage: 4 };

function playedReport(given: Given, ...play: readonly (readonly [string, ...number[]])[]) {
  const trial = new Trial(given);
  for (const line of play) trial.play(...line);
  const { outcome } = trial.battle;
  if (outcome === null) throw new Error('the battle goes on');
  return reportOf(trial.state, { by: 'rules', outcome });
}

const WON: Given = {
  units: [
    unit('H.medic', '0,1', { damage: 1 }),
    unit('H.sniper', '0,1', DOWN),
    unit('H.gunner', '0,-2', DOWN),
    unit('H.recruit', '', { status: 'reserve', died: 1 }),
    unit('H.tank', '0,0'),
    unit('C.medic', '0,1', { damage: 3 }),
    unit('C.observer', '', { status: 'dead' }),
    unit('C.sniper', '0,-2', DOWN),
    unit('V1', '1,0', { state: 'wounded' }),
  ],
  tiles: [tile('0,0', 'field', { nml: true })],
  position: {
    objective: 'O05',
    round: 3,
    tactics: { HERB: { card: 'T05', revealed: true, usesLeft: 0 }, CARN: 'T01' },
  },
};

describe('the report', () => {
  const report = playedReport({ ...WON, units: [...(WON.units ?? []), unit('H.chef', '2,1')], alone: true }, [
    'H.medic fights C.medic',
    2,
  ]);

  test('says who won, how, and when', () => {
    expect(report).toMatchObject({ winner: 'HERB', by: 'rules', reason: 'elimination', rounds: 3, objective: 'O05' });
    expect(report.roles).toEqual({ HERB: 'A', CARN: 'B' });
  });

  test('has all 24 soldiers, with where the wounded lie and who stands by them', () => {
    expect(Object.keys(report.units)).toHaveLength(2 * SOLDIER_TYPES.length);
    const ends = ['H.medic', 'H.sniper', 'H.tanker', 'H.recruit', 'H.pilot', 'C.medic', 'C.observer'].map(
      (id) => report.units[id]?.end,
    );
    expect(ends).toEqual(['standing', 'wounded', 'inVehicle', 'reserve', 'notFielded', 'wounded', 'dead']);
    expect(report.units['H.sniper']).toMatchObject({
      at: [0, 1],
      inZone: null,
      friendsOnTile: true,
      enemiesOnTile: false,
    });
    expect(report.units['H.gunner']).toMatchObject({ inZone: 'CARN', friendsOnTile: false, enemiesOnTile: false });
    expect(report.units['C.medic']).toMatchObject({ friendsOnTile: false, enemiesOnTile: true });
    expect(report.units['H.medic']).toMatchObject({ friendsOnTile: false });
  });

  test('counts deeds', () => {
    expect(report.units['H.medic']).toMatchObject({ enemyDamage: 1, enemyWounded: 1, enemyKilled: 0, damageTaken: 0 });
    expect(report.units['C.medic']).toMatchObject({ damageTaken: 1, deaths: 0 });
  });

  test('has vehicles that were fielded, civilians, and cards that were used', () => {
    expect(report.vehicles).toEqual({ 'H.tank': { lost: false, enemyDamage: 0, attackRuns: 0 } });
    expect(report.civilians).toEqual({ V1: 'wounded' });
    expect(report.tacticUsed).toEqual({ HERB: 'T05', CARN: null });
  });
});

test('M17, M18: what a vehicle does is its own; what its crew does on foot is not', () => {
  const tank = playedReport(
    {
      units: [unit('H.tank', '0,1'), unit('C.medic', '0,0', { damage: 1 })],
      tiles: [tile('0,1', 'field', { nml: true })],
      alone: true,
    },
    ['H.tank x 0,0', 6],
  );
  expect(tank.vehicles['H.tank']).toEqual({ lost: false, enemyDamage: 4, attackRuns: 0 });
  const plane = { line: { dir: 0, first: [0, 2] }, state: 'approach' };
  const run = playedReport(
    { units: [unit('H.plane', '0,3', plane), unit('C.medic', '0,0', { damage: 1 })], alone: true },
    ['H.plane bombs 0,0', 6],
  );
  expect(run.vehicles['H.plane']).toMatchObject({ attackRuns: 1, enemyDamage: 4 });
});

test('a resignation is reported with its winner; a draw has none', () => {
  const { state } = new Trial({});
  const places = (herb: number, carn: number) => [
    { side: 'HERB' as const, place: herb, score: null },
    { side: 'CARN' as const, place: carn, score: null },
  ];
  const resigned = reportOf(state, { by: 'resignation', outcome: { reason: 'resignation', places: places(2, 1) } });
  expect(resigned).toMatchObject({ winner: 'CARN', by: 'resignation' });
  const agreed = reportOf(state, { by: 'agreement', outcome: { reason: 'agreement', places: places(1, 1) } });
  expect(agreed.winner).toBe('draw');
});
