/** Menus by subject: what one unit may do, what answers a question, and nothing for units of others. */
import { expect, test } from 'vitest';
import { Trial, tile, unit } from './testing/trial.ts';

test('AWW-063: which unit is hit is answered with that unit as subject', () => {
  const trial = new Trial({ units: [unit('H.medic', '0,0'), unit('C.medic', '0,-1'), unit('C.gunner', '0,-1')] });
  trial.play('medic x 0,-1', 1);
  expect(trial.menu(undefined, 'CARN')).toEqual(['choose gunner', 'choose medic']);
  expect(trial.menu('C.medic', 'CARN')).toEqual(['choose medic']);
  expect([trial.menu('C.chef', 'CARN'), trial.menu('', 'CARN')]).toEqual([[], []]);
});

test('Q4: a crash line is answered with no unit as subject', () => {
  const exited = unit('H.plane', '0,-3', { line: { dir: 0, first: [0, 2] }, state: 'exited', damage: 4 });
  const trial = new Trial({ units: [exited, unit('C.rocketeer', '0,-2')] });
  trial.play('end turn');
  trial.play('rocketeer x H.plane', 5);
  expect(trial.menu('', 'HERB')).toContain('choose S 1,-2');
  expect(trial.menu('', 'HERB')).toEqual(trial.menu(undefined, 'HERB'));
  expect(trial.menu('H.plane', 'HERB')).toEqual([]);
});

test('a unit of nobody, of the enemy, or of neither has no menu', () => {
  const trial = new Trial({ units: [unit('H.medic', '0,0'), unit('C.medic', '0,-2'), unit('V1', '0,1')] });
  expect(trial.menu('H.medic')).toContain('medic to 0,1');
  expect(['C.medic', 'V1', 'H.nobody', 'constructor'].map((id) => trial.menu(id))).toEqual([[], [], [], []]);
});

test('AWW-161: a plane in approach may bomb every tile of its line, or strafe it', () => {
  const plane = unit('H.plane', '0,3', { line: { dir: 0, first: [0, 2] }, state: 'approach' });
  const menu = new Trial({ units: [plane] }).menu('H.plane');
  const tiles = ['0,2', '0,1', '0,0', '0,-1', '0,-2'];
  expect(menu).toEqual(expect.arrayContaining([...tiles.map((at) => `plane bombs ${at}`), 'plane strafes']));
});

test('AWW-107: what is held may be given to each friend on the tile, not to oneself', () => {
  const trial = new Trial({
    units: [unit('H.medic', '0,2'), unit('H.sniper', '0,2'), unit('H.gunner', '0,2'), unit('H.pilot', '0,1')],
    tiles: [tile('0,2', 'field')],
    position: { objective: 'O02', items: [{ id: 'CASE', holder: 'H.medic' }] },
  });
  const handled = trial.menu('H.medic').filter((line) => line.includes('CASE'));
  expect(handled.toSorted()).toEqual(['medic drops CASE', 'medic gives CASE to gunner', 'medic gives CASE to sniper']);
});
