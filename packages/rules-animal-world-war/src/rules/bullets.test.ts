/** Line of fire and bullets: THE-RULES "Line of fire", "Shooting", AWW-144. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const FACING = [unit('H.medic', '0,2'), unit('C.medic', '0,-2')];
const WALL = [tile('0,1', 'orchard'), tile('0,0', 'cottage'), tile('0,-1', 'meadow'), tile('0,-2', 'barn')];

const BULLETS: readonly Row[] = [
  {
    rule: 'AWW-041, AWW-051, AWW-061',
    what: 'every tile of the path in order, then the target; the own tile is never rolled',
    given: { units: FACING, tiles: [...WALL, tile('0,2', 'citadel')] },
    play: [dice('medic x 0,-2', 3, 4, 2, 3)],
    see: (trial) => [trial.needs(), trial.soldier('C.medic').damage],
    is: [['0,1 3', '0,0 4', '0,-1 2', '0,-2 3'], 1],
  },
  {
    rule: 'AWW-062',
    what: 'a failed roll ends the shot, and that tile takes 1',
    given: { units: FACING, tiles: WALL },
    play: [dice('medic x 0,-2', 3, 3)],
    see: (trial) => [trial.tile('0,0').damage, trial.soldier('C.medic').damage],
    is: [1, 0],
  },
  {
    rule: 'AWW-062, AWW-081',
    what: 'a miss on the last tile hurts whom its collapse hurts, and nobody else',
    given: { units: [...FACING, unit('C.gunner', '0,-2')], tiles: [tile('0,-2', 'barn', { damage: 2 })] },
    play: [dice('medic x 0,-2', 1, 1, 1, 1)],
    see: (trial) => [trial.tile('0,-2').nml, trial.soldier('C.medic').damage, trial.soldier('C.gunner').damage],
    is: [true, 1, 1],
  },
  {
    rule: 'AWW-060',
    what: 'bullets cannot be aimed at empty tiles, friends or civilians',
    given: { units: [...FACING, unit('V1', '0,0'), unit('H.gunner', '0,1'), unit('C.gunner', '1,0', down)] },
    play: [
      { line: 'medic x 0,-1', refused: 'NO_TARGET' },
      { line: 'medic x 0,0', refused: 'NO_TARGET' },
      { line: 'medic x 0,1', refused: 'NO_TARGET' },
      { line: 'medic x 0,4', refused: 'NO_TARGET' },
      dice('medic x 1,0 by 2', 1, 1),
    ],
    see: (trial) => trial.soldier('C.gunner').status,
    is: 'dead',
  },
  {
    rule: 'AWW-050, AWW-066',
    what: 'not into the own tile, but out of a shared one',
    given: { units: [...FACING, unit('C.gunner', '0,2')] },
    play: [{ line: 'medic x 0,2', refused: 'OWN_TILE' }, dice('medic x 0,-2', 1, 1, 1, 1)],
    see: (trial) => trial.soldier('C.medic').damage,
    is: 1,
  },
  {
    rule: 'AWW-052',
    what: 'ties are chosen one by one, or go to the lower need; more than there are is refused',
    given: {
      units: [unit('H.medic', '-1,2'), unit('H.gunner', '0,2'), unit('C.medic', '1,-2')],
      tiles: [
        tile('-1,1', 'citadel'),
        tile('0,1', 'meadow'),
        tile('0,0', 'field'),
        tile('0,-1', 'crops'),
        tile('1,-1', 'forest'),
      ],
    },
    play: [
      { line: 'medic x 1,-2 by 121', refused: 'TIES' },
      { line: 'medic x 1,-2 by 1', refused: 'TIES' },
      dice('medic x 1,-2', 2, 1, 2, 1),
    ],
    see: (trial) => trial.needs(),
    is: ['0,1 2', '0,0 1', '0,-1 2', '1,-2 1'],
  },
  {
    rule: 'AWW-052, AWW-140',
    what: 'what is lower is what this shooter needs: to a sniper a citadel and crops are alike, so it is the first',
    given: {
      units: [unit('H.sniper', '0,0'), unit('C.medic', '2,-1')],
      tiles: [tile('1,-1', 'citadel'), tile('1,0', 'meadow')],
    },
    play: [dice('sniper x 2,-1', 2, 1)],
    see: (trial) => trial.needs(),
    is: ['1,-1 2', '2,-1 1'],
  },
  {
    rule: 'AWW-052',
    what: 'the shooter may choose the worse one',
    given: {
      units: [unit('H.medic', '0,0'), unit('C.medic', '2,-1')],
      tiles: [tile('1,-1', 'citadel'), tile('1,0', 'meadow')],
    },
    play: [dice('medic x 2,-1 by 1', 6, 1)],
    see: (trial) => trial.needs(),
    is: ['1,-1 6', '2,-1 1'],
  },
  {
    rule: 'AWW-053',
    what: 'of a tie with a hex off the field the tile is compulsory, and no tie',
    given: { units: [unit('H.medic', '-2,-1'), unit('C.medic', '0,-2'), unit('C.chef', '-2,1')], alone: true },
    play: [{ line: 'medic x 0,-2 by 1', refused: 'TIES' }, dice('medic x 0,-2', 1, 1)],
    see: (trial) => trial.needs(),
    is: ['-1,-1 1', '0,-2 1'],
  },
  {
    rule: 'AWW-063',
    what: 'with several the owner chooses: soldiers on foot, the wounded too, or the tank',
    given: {
      units: [
        unit('H.medic', '0,0'),
        unit('C.medic', '0,-2', down),
        unit('C.gunner', '0,-2'),
        unit('V1', '0,-2'),
        unit('C.tank', '0,-2'),
      ],
      tiles: [nml('0,-2')],
    },
    play: [dice('medic x 0,-2', 1, 6), { line: 'choose V1', refused: 'BAD_TARGET' }, 'choose C.tank'],
    see: (trial) => [trial.all('asked')[0]?.question, trial.battle.units['C.tank']],
    is: [
      { id: 1, kind: 'target', empire: 'CARN', at: [0, -2], amount: 1, candidates: ['C.gunner', 'C.medic', 'C.tank'] },
      { id: 'C.tank', kind: 'tank', empire: 'CARN', at: [0, -2], damage: 1, cap: 6, crew: 'C.tanker' },
    ],
  },
  {
    rule: 'AWW-063',
    what: 'nothing else is done while the question is open, and only its Empire answers',
    given: {
      units: [unit('H.medic', '0,0'), unit('H.gunner', '0,2'), unit('C.medic', '0,-1'), unit('C.gunner', '0,-1')],
    },
    play: [
      dice('medic x 0,-1', 1),
      { line: 'H: gunner to 0,1', refused: 'AWAITING' },
      { line: 'H: choose C.medic', refused: 'NOT_YOUR_TURN' },
      'choose C.medic',
      'H: gunner to 0,1',
    ],
  },
  {
    rule: 'AWW-064',
    what: 'a bullet that fails on a tile with a tank does nothing',
    given: { units: [...FACING, unit('C.tank', '0,0')], tiles: [nml('0,0')] },
    play: [dice('medic x 0,-2', 1, 5)],
    see: (trial) => [trial.all('tileDamaged'), trial.types().includes('packet')],
    is: [[], false],
  },
  {
    rule: 'AWW-144',
    what: 'an ordinary rifle fires one bullet of 1',
    given: {
      units: ['captain', 'chef', 'engineer', 'observer', 'recruit', 'tanker', 'pilot']
        .map((type, i) => unit(`H.${type}`, i < 4 ? '0,1' : '1,0'))
        .concat(unit('C.medic', '0,0', { health: 9 }), unit('C.chef', '-2,-1')),
      alone: true,
    },
    play: ['captain', 'chef', 'engineer', 'observer', 'recruit', 'tanker', 'pilot'].map((who) =>
      dice(`${who} x 0,0`, 1),
    ),
    see: (trial) => trial.soldier('C.medic').damage,
    is: 7,
  },
];

describe('bullets', () => tableOf(BULLETS));
