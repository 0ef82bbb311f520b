/** What harms your own is legal, listed last, and known as such. */
import { describe, expect, test } from 'vitest';
import { animalWorldWar as rules } from '../index.ts';
import { Trial, tile, unit } from '../testing/trial.ts';

const HERB = { side: 'HERB', player: 0 } as const;

/** The lines of one unit's menu that harm their own, and whether they are its last ones. */
function harmful(subject: string, units: readonly object[], tiles: readonly object[] = []) {
  const { state } = new Trial({ units, tiles, alone: true });
  const view = rules.view(state, HERB);
  const menu = rules.legalCommands(view, HERB, subject);
  const harms = menu.map((command) => rules.harmsOwn?.(view, HERB, command) === true);
  const first = harms.indexOf(true);
  expect(first < 0 || !harms.slice(first).includes(false)).toBe(true);
  return menu.flatMap((command, index) => (harms[index] ? [rules.write(command, view)] : []));
}

const FAR = unit('C.medic', '0,-2');
const DRIVEN = tile('0,0', 'field', { nml: true });
const NML = [DRIVEN, tile('0,1', 'field', { nml: true })];

describe('orders that harm their own', () => {
  test.each<readonly [string, string, readonly object[], readonly object[], readonly string[]]>([
    [
      'AWW-091: a grenade among friends',
      'H.medic',
      [unit('H.medic', '0,0', { grenades: 1 }), unit('H.chef', '0,1')],
      [],
      ['medic throws 0,0', 'medic throws 0,1'],
    ],
    [
      'AWW-091: not where an enemy stands too',
      'H.medic',
      [unit('H.medic', '0,0', { grenades: 1 }), unit('H.chef', '0,1'), unit('C.chef', '0,1')],
      [],
      ['medic throws 0,0'],
    ],
    ['AWW-142: a rocket', 'H.rocketeer', [unit('H.rocketeer', '0,0'), unit('H.chef', '0,2')], [], ['rocketeer x 0,2']],
    ['AWW-134: a flame', 'H.flamer', [unit('H.flamer', '0,0'), unit('H.chef', '0,1')], [], ['flamer x 0,1']],
    ['AWW-063: never a rifle', 'H.chef', [unit('H.chef', '0,0'), unit('H.medic', '0,1')], [], []],
    [
      'AWW-138: a strike',
      'H.observer',
      [unit('H.observer', '0,2'), unit('H.chef', '0,1')],
      [],
      ['observer calls 0,1', 'observer calls 0,2'],
    ],
    [
      'AWW-151: a tank among friends',
      'H.tank',
      [unit('H.tank', '0,0'), unit('H.chef', '0,1')],
      [DRIVEN],
      ['tank to 0,1', 'tank x 0,1'],
    ],
    [
      'AWW-151: not on a tile that is turned',
      'H.tank',
      [unit('H.tank', '0,0'), unit('H.chef', '0,1')],
      NML,
      ['tank x 0,1'],
    ],
    [
      'AWW-162: a bomb, and a run along friends alone',
      'H.plane',
      [unit('H.plane', '-1,3', { line: { dir: 0, first: [-1, 2] }, state: 'approach' }), unit('H.chef', '-1,1')],
      [],
      ['plane bombs -1,1', 'plane strafes'],
    ],
  ])('%s', (_, subject, units, tiles, lines) => {
    expect(harmful(subject, [...units, FAR], tiles)).toEqual(lines);
  });
});
