/** Cover, line of fire and shots of every weapon: AWW-040 to AWW-042, AWW-050 to AWW-066, AWW-134, AWW-136, AWW-140, AWW-142, AWW-144, AWW-152. */
import { describe, expect, test } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { Trial, tile, unit } from '../testing/trial.ts';
import { coverAt } from './ground.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const effect = (card: string, does: string, amount: number, who: readonly string[], tiles: readonly string[] = []) => ({
  effects: [
    { id: 1, by: 'HERB', card, does, amount, until: 'turn', who: who.map((id) => [id, 1]), tiles: tiles.map(at) },
  ],
});
const at = (key: string) => key.split(',').map(Number);
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];

describe('cover', () => {
  const COVERS: readonly (readonly [string, object, string, object])[] = [
    ['AWW-040: the printed value', {}, '0,0 6', {}],
    ["AWW-040: No Man's Land", { nml: true }, '0,0 2', {}],
    ['AWW-040: a trench, even in a citadel (D-03)', { feature: { kind: 'trench' } }, '0,0 4', {}],
    ['AWW-040: a wreck', { nml: true, feature: { kind: 'wreck' } }, '0,0 5', {}],
    [
      'AWW-042: smoke, clamped to 6',
      { nml: true, feature: { kind: 'wreck' } },
      '0,0 6',
      effect('T08', 'cover', 2, [], ['0,0']),
    ],
    ['AWW-042: smoke', { nml: true }, '0,0 4', effect('T08', 'cover', 2, [], ['0,0'])],
  ];
  test.each(COVERS)('%s', (_, more, is, position) => {
    const { battle } = new Trial({ tiles: [tile('0,0', 'citadel', more)], position });
    expect(`0,0 ${coverAt(battle, [0, 0])}`).toBe(is);
  });

  test('AWW-040: a tank gives 6', () => {
    const { battle } = new Trial({ tiles: [nml('0,0')], units: [unit('C.tank', '0,0')] });
    expect(coverAt(battle, [0, 0])).toBe(6);
  });
});

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
        ...{ id: 'C.plane', kind: 'plane', empire: 'CARN', at: [0, -3], state: 'holding', cap: 5, crew: 'C.pilot' },
        ...{ line: { dir: 3, first: [0, -2] }, damage: 1 },
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
    what: 'but 6 on a target tile with a tank, whoever is hit; through a tank he keeps his bonus',
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
