/** Weapons: AWW-134, AWW-136, AWW-140, AWW-142, AWW-152, T07, T15, T19. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const effect = (card: string, does: string, amount: number, who: readonly string[], tiles: readonly string[] = []) => ({
  effects: [
    { id: 1, by: 'HERB', card, does, amount, until: 'turn', who: who.map((id) => [id, 1]), tiles: tiles.map(at) },
  ],
});
const at = (key: string) => key.split(',').map(Number);
const plane = (more: object = {}) => unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] }, ...more });

const WEAPONS: readonly Row[] = [
  {
    rule: 'AWW-066, AWW-134',
    what: 'a flame: every soldier, civilian and tank of an adjacent tile takes 2, no die, no tile damage',
    given: {
      units: [
        unit('H.flamer', '0,0'),
        unit('H.medic', '0,-1'),
        unit('C.medic', '0,-1'),
        unit('C.tank', '0,-1'),
        unit('V1', '0,-1'),
      ],
      tiles: [nml('0,-1')],
    },
    play: [
      { line: 'flamer x 0,0', refused: 'OWN_TILE' },
      { line: 'flamer x 0,-2', refused: 'NOT_ADJACENT' },
      'flamer x 0,-1',
    ],
    see: (trial) => trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`),
    is: ['C.medic 2', 'C.tank 2', 'H.medic 2', 'V1 2'],
  },
  {
    rule: 'AWW-136',
    what: 'a Gunner: three bullets, each with rolls of its own, cover read afresh',
    given: {
      units: [unit('H.gunner', '0,0'), unit('C.medic', '0,-2')],
      tiles: [tile('0,-1', 'barn', { damage: 2 })],
    },
    play: [dice('gunner x 0,-2', 2, 2, 1, 1)],
    see: (trial) => [trial.needs(), trial.all('tileDamaged').map(({ at: where }) => where.join())],
    is: [['0,-1 3', '0,-1 2', '0,-2 1', '0,-1 2'], ['0,-1']],
  },
  {
    rule: 'AWW-136',
    what: 'the enemy assigns each hit, and bullets at an empty tile are not fired',
    given: { units: [unit('H.gunner', '0,0'), unit('C.medic', '0,-1', down), unit('C.gunner', '0,-1', down)] },
    play: [dice('gunner x 0,-1', 1), ['choose C.gunner', 1]],
    see: (trial) => [trial.all('died').map(({ unit: hit }) => hit), trial.all('hitAssigned').map(({ by }) => by)],
    is: [
      ['C.gunner', 'C.medic'],
      ['answer', 'only'],
    ],
  },
  {
    rule: 'AWW-140',
    what: 'a Sniper needs 2 at most, and 1 on a tile of cover 1',
    given: {
      units: [unit('H.sniper', '0,2'), unit('C.medic', '0,-2')],
      tiles: [tile('0,1', 'citadel'), tile('0,-2', 'church')],
    },
    play: [dice('sniper x 0,-2', 2, 1, 1, 2)],
    see: (trial) => [trial.needs(), trial.soldier('C.medic').damage],
    is: [['0,1 2', '0,0 1', '0,-1 1', '0,-2 2'], 1],
  },
  {
    rule: 'AWW-140',
    what: 'but 6 on a target tile with a tank, whoever is hit; through a tank they keep their bonus',
    given: {
      units: [unit('H.sniper', '0,1'), unit('C.tank', '0,0'), unit('C.medic', '0,-1')],
      tiles: [nml('0,0')],
    },
    play: [dice('sniper x 0,-1', 2, 1), 'end turn', 'end turn', dice('sniper x 0,0', 6)],
    see: (trial) => trial.needs(),
    is: ['0,0 2', '0,-1 1', '0,0 6'],
  },
  {
    rule: 'AWW-142, AWW-060',
    what: 'a rocket at any tile: 3 to all there if the need is met, 3 to the tile',
    given: {
      units: [unit('H.rocketeer', '0,1'), unit('H.medic', '0,-1'), unit('C.medic', '0,-1'), unit('V1', '0,-1')],
      tiles: [tile('0,0', 'barn'), tile('0,-1', 'hill', { wire: true })],
    },
    play: [dice('rocketeer x 0,-1', 3, 4)],
    see: (trial) => [
      trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`),
      trial.tile('0,-1').damage,
      trial.tile('0,-1').wire,
    ],
    is: [['C.medic 3', 'H.medic 3', 'V1 3'], 3, false],
  },
  {
    rule: 'AWW-142',
    what: 'a failed rocket strikes the tile where it failed: 1 to all, 3 to the tile, 1 more on collapse',
    given: {
      units: [unit('H.rocketeer', '0,1'), unit('H.medic', '0,0'), unit('C.medic', '0,-1')],
      tiles: [tile('0,0', 'barn')],
    },
    play: [dice('rocketeer x 0,-1', 2)],
    see: (trial) => [trial.soldier('H.medic').damage, trial.tile('0,0').nml, trial.soldier('C.medic').damage],
    is: [2, true, 0],
  },
  {
    rule: 'AWW-152',
    what: 'a shell is a rocket, its Tanker answerable; no crew holds it for bullets',
    given: { units: [unit('H.tank', '0,1'), unit('C.medic', '0,-1')], tiles: [nml('0,1')] },
    play: [{ line: 'tank x 0,1', refused: 'OWN_TILE' }, dice('tank x 0,-1', 1, 1)],
    see: (trial) => trial.all('attackStarted').map(({ kind, by }) => [kind, by]),
    is: [['shell', 'H.tanker']],
  },
  {
    rule: 'T07, T15',
    what: 'lower needs, and 2 for a hit; the tile of a miss takes 1',
    given: {
      units: [unit('H.medic', '0,1'), unit('H.gunner', '1,0'), unit('C.medic', '0,-1')],
      tiles: [tile('0,0', 'barn'), tile('0,-1', 'barn')],
      position: {
        effects: [
          ...effect('T07', 'aim', 1, ['H.medic']).effects,
          { ...effect('T15', 'pierce', 2, ['H.medic']).effects[0], id: 2 },
        ],
      },
    },
    play: [dice('medic x 0,-1', 2, 2)],
    see: (trial) => [trial.needs(), trial.soldier('C.medic').damage],
    is: [['0,0 2', '0,-1 2'], 2],
  },
  {
    rule: 'T19',
    what: 'drilled gunners need 4 against planes',
    given: { units: [unit('H.medic', '0,-2'), plane()], position: effect('T19', 'flak', 4, ['H.medic']) },
    play: [dice('medic x C.plane', 4)],
    see: (trial) => trial.all('packet').length,
    is: 1,
  },
];

describe('weapons', () => tableOf(WEAPONS));
