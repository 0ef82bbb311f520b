/** Shots and flames at planes: AWW-065, AWW-134, AWW-136, AWW-142. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const plane = (more: object = {}) => unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] }, ...more });

const PLANES: readonly Row[] = [
  {
    rule: 'AWW-065, AWW-165',
    what: 'tiles of the field on the way, then 5 against the plane',
    given: { units: [unit('H.medic', '0,0'), plane()], tiles: [tile('0,-1', 'barn'), tile('0,-2', 'meadow')] },
    play: [dice('medic x C.plane', 3, 2, 5)],
    see: (trial) => [trial.needs(), trial.battle.units['C.plane']],
    is: [
      ['0,-1 3', '0,-2 2', '0,-3 5'],
      {
        id: 'C.plane',
        kind: 'plane',
        empire: 'CARN',
        at: [0, -3],
        state: 'holding',
        cap: 5,
        crew: 'C.pilot',
        line: { dir: 3, first: [0, -2] },
        damage: 1,
      },
    ],
  },
  {
    rule: 'AWW-065',
    what: 'a miss at the plane is lost; a miss before it strikes that tile',
    given: { units: [unit('H.medic', '0,0'), unit('H.sniper', '0,-2'), plane()] },
    play: [dice('sniper x C.plane', 4), dice('medic x C.plane', 1, 1, 4)],
    see: (trial) => [trial.needs(), trial.types().includes('tileDamaged')],
    is: [['0,-3 5', '0,-1 1', '0,-2 1', '0,-3 5'], false],
  },
  {
    rule: 'AWW-142, AWW-065',
    what: 'a rocket does 3 to a plane',
    given: { units: [unit('H.rocketeer', '0,-2'), plane()] },
    play: [dice('rocketeer x C.plane', 5)],
    see: (trial) => trial.all('packet').map(({ amount }) => amount),
    is: [3],
  },
  {
    rule: 'AWW-136',
    what: 'a Gunner fires three bullets at a plane',
    given: { units: [unit('H.gunner', '0,-2'), plane()] },
    play: [dice('gunner x C.plane', 5, 4, 6)],
    see: (trial) => trial.all('packet').length,
    is: 2,
  },
  {
    rule: 'AWW-134',
    what: 'a flame burns a plane in an adjacent hex, without a die',
    given: { units: [unit('H.flamer', '0,-2'), unit('H.medic', '0,0'), plane()] },
    play: ['flamer x C.plane'],
    see: (trial) => trial.all('packet').map(({ unit: hit, amount }) => [hit, amount]),
    is: [['C.plane', 2]],
  },
  {
    rule: 'AWW-134',
    what: 'but not one that is farther',
    given: { units: [unit('H.flamer', '0,-1'), plane()] },
    play: [{ line: 'flamer x C.plane', refused: 'NOT_ADJACENT' }],
  },
];

describe('at planes', () => tableOf(PLANES));
