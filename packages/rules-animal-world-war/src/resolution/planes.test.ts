/** Planes: AWW-160 to AWW-169, and the questions of THE-RULES "Questions in the other side's turn". */
import { describe, expect, test } from 'vitest';
import { noticeOf } from '../noticing.ts';
import { type Row, tableOf } from '../testing/rows.ts';
import { Trial, tile, unit } from '../testing/trial.ts';

const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const north = { dir: 0, first: [0, 2] };
const holding = unit('H.plane', '0,3', { line: north });
const ready = unit('H.plane', '0,3', { line: north, state: 'approach' });
const exited = (more: object = {}) => unit('H.plane', '0,-3', { line: north, state: 'exited', ...more });
const flak = unit('C.rocketeer', '0,-2');

const shot = (...rolls: number[]): readonly [string, ...number[]] => ['rocketeer x H.plane', ...rolls];

const FLIGHTS: readonly Row[] = [
  {
    rule: 'AWW-160, AWW-161',
    what: 'any line of two tiles or more, in either direction; not a single tile, not from the middle',
    given: { units: [holding] },
    play: [
      { line: 'plane approaches N 0,1', refused: 'BAD_LINE' },
      { line: 'plane approaches NE 2,1', refused: 'BAD_LINE' },
      'plane approaches S -2,-1',
    ],
    see: (trial) => [trial.at('H.plane'), trial.battle.units['H.plane']?.kind],
    is: ['-2,-2', 'plane'],
  },
  {
    rule: 'AWW-161',
    what: 'first approach, then attack, then it stands in the exit hex; in approach it may wait, not aim again',
    given: { units: [holding] },
    play: [
      { line: 'plane strafes', refused: 'STATE' },
      'plane approaches N 0,2',
      { line: 'plane bombs 0,0', refused: 'NO_ACTION' },
      ...['end turn', 'end turn'],
      { line: 'plane approaches N 0,2', refused: 'STATE' },
      ...['end turn', 'end turn'],
      dice('plane bombs 0,0', 1),
      ...['end turn', 'end turn'],
      { line: 'plane strafes', refused: 'STATE' },
      'plane approaches S 1,-2',
    ],
    see: (trial) => trial.all('planeMoved').map(({ at, state }) => `${at.join()} ${state}`),
    is: ['0,3 approach', '0,-3 exited', '1,-3 approach'],
  },
  {
    rule: 'AWW-162',
    what: 'a bomb: one tile of the line, its cover alone; 3 or 1 to all, 3 to the tile, collapse 1',
    given: {
      units: [ready, unit('H.medic', '0,0'), unit('C.medic', '0,0'), unit('V1', '0,0')],
      tiles: [tile('0,2', 'church'), tile('0,0', 'barn')],
    },
    play: [
      { line: 'plane bombs 1,0', refused: 'NOT_ON_LINE' },
      { line: 'plane bombs', refused: 'NOT_ON_LINE' },
      dice('plane bombs 0,0', 2),
    ],
    see: (trial) => [trial.needs(), trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`)],
    is: [['0,0 3'], ['C.medic 2', 'H.medic 2', 'V1 2']],
  },
  {
    rule: 'AWW-163',
    what: 'strafing: a roll where enemies are, 1 to the unit that they choose; 1 to every other tile, civilians or not',
    given: {
      units: [ready, unit('H.medic', '0,2'), unit('C.medic', '0,1'), unit('C.sniper', '0,-1'), unit('V1', '0,0')],
      tiles: ['0,2', '0,1', '0,0', '0,-1', '0,-2'].map((at) => tile(at, 'barn', { damage: at === '0,0' ? 2 : 0 })),
    },
    play: [dice('plane strafes', 3, 2)],
    see: (trial) => [
      trial.needs(),
      ['0,2', '0,1', '0,0', '0,-1', '0,-2'].map((at) => trial.tile(at).damage),
      trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`),
      trial.all('attackStarted').map(({ kind }) => kind),
    ],
    is: [
      ['0,1 3', '0,-1 3'],
      [1, 0, 0, 1, 1],
      ['C.medic 1', 'V1 1'],
      ['strafe', 'strafedTile', 'strafedTile', 'strafedTile', 'strafedTile'],
    ],
  },
  {
    rule: 'AWW-163, AWW-063',
    what: 'with several on a tile their owner chooses, and the run goes on',
    given: { units: [ready, unit('C.medic', '0,1'), unit('C.sniper', '0,1'), unit('C.gunner', '0,-2')] },
    play: [dice('plane strafes', 1), dice('choose C.sniper', 1)],
    see: (trial) => [trial.all('packet').map(({ unit: hit }) => hit), trial.at('H.plane'), trial.side],
    is: [['C.sniper', 'C.gunner'], '0,-3', 'HERB'],
  },
  {
    rule: 'AWW-164',
    what: 'after strafing: 5 against an enemy plane in the exit hex, whatever its line',
    given: { units: [ready, unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })] },
    play: [dice('plane strafes', 5)],
    see: (trial) => [trial.needs(), trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`)],
    is: [['0,-3 5'], ['C.plane 1']],
  },
  {
    rule: 'AWW-164, T19',
    what: 'a pilot under T19 needs as little against a plane as anybody on the ground',
    given: {
      units: [ready, unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })],
      position: {
        effects: [
          { id: 1, by: 'HERB', card: 'T19', does: 'flak', amount: 3, until: 'turn', who: [['H.pilot', 1]], tiles: [] },
        ],
      },
    },
    play: [dice('plane strafes', 3)],
    see: (trial) => [trial.needs(), trial.all('packet').length],
    is: [['0,-3 3'], 1],
  },
  {
    rule: 'AWW-164',
    what: 'not after bombing',
    given: { units: [ready, unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })] },
    play: [dice('plane bombs 0,2', 1)],
    see: (trial) => trial.at('H.plane'),
    is: '0,-3',
  },
  {
    rule: 'AWW-165, AWW-115',
    what: 'a plane is shot at wherever it is, and crashes at 5',
    given: { units: [unit('H.plane', '0,-3', { line: north, state: 'exited', damage: 1 }), flak] },
    play: ['end turn', shot(5)],
    see: (trial) => trial.battle.units['H.plane'],
    is: {
      id: 'H.plane',
      kind: 'plane',
      empire: 'HERB',
      at: [0, -3],
      state: 'exited',
      line: north,
      damage: 4,
      cap: 5,
      crew: 'H.pilot',
    },
  },
];

describe('flights', () => tableOf(FLIGHTS));

const near = unit('C.rocketeer', '0,1');
const CRASHES: readonly Row[] = [
  {
    rule: 'AWW-166, AWW-167',
    what: 'along the line ahead to the first failed roll: a strike there, then a wreck; the pilot rolls on',
    given: {
      units: [unit('H.plane', '0,3', { line: north, damage: 2 }), unit('C.rocketeer', '1,1'), unit('C.medic', '0,0')],
      tiles: [tile('0,0', 'barn'), tile('0,-1', 'barn')],
    },
    play: ['end turn', shot(1, 5, 1, 1, 2, 1, 1, 5, 2)],
    see: (trial) => [
      trial.needs().slice(1),
      trial.all('crashSite').map(({ at }) => at.join()),
      trial.soldier('C.medic').status,
      trial.tile('0,0'),
      trial.at('H.pilot'),
      trial.soldier('H.pilot').damage,
    ],
    is: [
      ['0,3 5', '0,2 1', '0,1 1', '0,0 3', '0,2 1', '0,1 1', '0,0 5', '0,-1 3'],
      ['0,0'],
      'wounded',
      { at: [0, 0], card: 'barn', nml: true, damage: 0, feature: { kind: 'wreck', damage: 0 }, wire: false },
      '0,-1',
      0,
    ],
  },
  {
    rule: 'AWW-166',
    what: 'if none fails the last tile is the site',
    given: { units: [unit('H.plane', '0,3', { line: north, damage: 4, state: 'approach' }), near] },
    play: ['end turn', shot(1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)],
    see: (trial) => trial.all('crashSite').map(({ at }) => at.join()),
    is: ['0,-2'],
  },
  {
    rule: 'AWW-166, Q4',
    what: 'an exited plane comes down along the line that its owner picks',
    given: { units: [exited({ damage: 4 }), flak] },
    play: [
      'end turn',
      shot(5),
      { line: 'H: choose N 0,1', refused: 'BAD_TARGET' },
      { line: 'C: choose S 0,-2', refused: 'NOT_YOUR_TURN' },
      dice('choose S 1,-2', 1, 1, 1, 1, 1, 1, 1, 1),
    ],
    see: (trial) => [trial.all('asked')[0]?.question, trial.all('crashSite').map(({ at }) => at.join()), trial.side],
    is: [{ id: 1, kind: 'crashLine', empire: 'HERB', plane: 'H.plane' }, ['1,1'], 'CARN'],
  },
  {
    rule: 'AWW-167, D-67',
    what: 'a tank on the site is wrecked; one wreck lies there, and both crews stand',
    given: {
      units: [unit('H.plane', '0,3', { line: north, damage: 4 }), unit('C.rocketeer', '1,1'), unit('C.tank', '0,2')],
      tiles: [nml('0,2')],
    },
    play: ['end turn', shot(6, 5, 5, 4)],
    see: (trial) => [trial.on('0,2'), trial.tile('0,2').feature],
    is: [['C.tanker', 'H.pilot'], { kind: 'wreck', damage: 0 }],
  },
  {
    rule: 'AWW-168, AWW-139, D-73',
    what: 'over a tank the pilot rolls against its wreck (5), and its crew counts for room',
    given: {
      units: [unit('H.plane', '0,3', { line: north, damage: 4 }), unit('C.rocketeer', '1,1'), unit('C.tank', '0,2')],
      tiles: [nml('0,2')],
    },
    play: ['end turn', shot(6, 5, 5, 5, 1, 1, 1, 1)],
    see: (trial) => [trial.needs().slice(2), trial.on('0,2'), trial.all('wreckPlaced').length],
    is: [['0,2 6', '0,2 5', '0,1 1', '0,0 1', '0,-1 1', '0,-2 1'], ['C.tanker'], 1],
  },
  {
    rule: 'AWW-168, D-73',
    what: 'with the option the Tanker bails out first; if they do not, there is room for the pilot',
    given: {
      options: { bailOut: 'on' },
      units: [
        unit('H.plane', '0,3', { line: north, damage: 4 }),
        unit('C.rocketeer', '1,1'),
        unit('C.tank', '0,2'),
        ...['captain', 'medic', 'sniper'].map((type) => unit(`C.${type}`, '0,2')),
      ],
      tiles: [nml('0,2')],
    },
    play: ['end turn', shot(6, 5, 5, 3, 4, 4)],
    see: (trial) => [
      trial
        .all('dieRolled')
        .map(({ purpose }) => purpose)
        .slice(2),
      trial.soldier('C.tanker').status,
      trial.at('H.pilot'),
    ],
    is: [['crash', 'bailOut', 'bailOut', 'pilot'], 'dead', '0,2'],
  },
  {
    rule: 'AWW-168',
    what: 'with the option the pilot bails out on 4, or dies; the grenade lies on the site',
    given: {
      options: { bailOut: 'on' },
      units: [
        unit('H.plane', '0,3', { line: north, damage: 4 }),
        unit('H.pilot', '', { vehicle: 'H.plane', grenades: 1 }),
        unit('C.rocketeer', '0,2'),
      ],
      tiles: [tile('0,2', 'barn')],
    },
    play: ['end turn', shot(5, 2, 3)],
    see: (trial) => [trial.soldier('H.pilot').status, trial.battle.items.G1?.at],
    is: ['dead', [0, 2]],
  },
  {
    rule: 'AWW-168',
    what: 'tiles that are full, wired or Cannot Cross are skipped without a roll',
    given: {
      units: [
        unit('H.plane', '0,3', { line: north, damage: 4 }),
        unit('C.rocketeer', '1,1'),
        ...['medic', 'gunner', 'sniper', 'captain'].map((type) => unit(`C.${type}`, '0,1')),
      ],
      tiles: [tile('0,2', 'barn'), tile('0,0', 'field', { wire: true }), tile('0,-1', 'lake')],
    },
    play: ['end turn', shot(3, 5, 2, 5, 1)],
    see: (trial) => [trial.needs().slice(-2), trial.at('H.pilot')],
    is: [['0,2 5', '0,-2 1'], '0,-2'],
  },
  {
    rule: 'AWW-168',
    what: 'if nothing of the line is fit they land on the nearest tile that is, of two as near the first by q',
    given: {
      units: [
        unit('H.plane', '0,3', { line: north, damage: 4 }),
        unit('C.rocketeer', '1,1'),
        ...['medic', 'gunner', 'sniper', 'captain'].map((type) => unit(`C.${type}`, '0,2')),
      ],
      tiles: [tile('0,2', 'barn'), ...['0,1', '0,0', '0,-1', '0,-2'].map((at) => tile(at, 'field', { wire: true }))],
    },
    play: ['end turn', shot(3, 5, 2)],
    see: (trial) => [trial.all('crashSite').map(({ at }) => at.join()), trial.at('H.pilot')],
    is: [['0,2'], '-1,-1'],
  },
  {
    rule: 'AWW-169, AWW-143',
    what: "on the ground the pilot is a rifleman who acts from the Empire's next opportunity",
    given: { units: [unit('H.plane', '0,3', { line: north, damage: 4 }), near], tiles: [tile('0,2', 'barn')] },
    play: ['end turn', shot(3, 5, 2, 4), 'end turn', dice('pilot x 0,1', 1)],
    see: (trial) => [trial.at('H.pilot'), trial.soldier('C.rocketeer').damage],
    is: ['0,2', 1],
  },
];

describe('crashes', () => tableOf(CRASHES));

test('Who sees what: whether preferences gave an answer is told to its owner alone', () => {
  const trial = new Trial({ units: [unit('H.medic', '0,0'), unit('C.medic', '0,-1'), unit('C.sniper', '0,-1')] });
  trial.play('medic x 0,-1', 1);
  trial.play({ type: 'answer', question: 1, choice: 'C.medic', auto: true });
  const told = (side: 'HERB' | 'CARN') =>
    trial.all('answered').map((event) => noticeOf(event, { side, player: 0 }) as { readonly by: string });
  expect(trial.all('hitAssigned').map(({ by }) => by)).toEqual(['auto']);
  expect([told('CARN')[0]?.by, told('HERB')[0]?.by]).toEqual(['auto', 'owner']);
});
