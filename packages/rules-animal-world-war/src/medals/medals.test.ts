/** Medals M01 to M15, M17, M18, each earned in a battle and not earned a hair beside (LC-062). */
import type { FinishedRecord, Outcome, Step } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import type { AwwGame } from '../game.ts';
import { animalWorldWar as rules } from '../index.ts';
import type { Empire } from '../state.ts';
import { type Given, Trial, tile, unit } from '../testing/trial.ts';

type Line = readonly [line: string, ...dice: number[]];
const DOWN = { status: 'wounded', damage: 4 };
const NML = { nml: true };

/** Plays lines and reports: by the rules where they end the battle, else HERB has the other side give up (or its own). */
function reported(given: Given, lines: readonly Line[], winner: Empire = 'HERB') {
  const trial = new Trial({ ...given, position: { round: 3, ...given.position } });
  const opening = trial.state;
  const steps: Step<AwwGame>[] = lines.map(([line, ...dice]) => {
    const { side } = trial;
    const events: readonly Event[] = trial.play(line, ...dice);
    const view = { ...trial.view(side) };
    const read = rules.read(line.replace(/^[HC]\d?: /, ''), view, { side, player: 0 });
    const command = (read.ok ? read.value : { type: 'endTurn' }) as Command;
    return { by: { side, player: 0 }, command, draws: [], events, sealed: true };
  });
  const loser = winner === 'HERB' ? 'CARN' : 'HERB';
  const places = [
    { side: winner, place: 1, score: null },
    { side: loser, place: 2, score: null },
  ] as const;
  const outcome: Outcome<Empire> = trial.battle.outcome ?? { reason: 'resignation', places };
  const by = trial.battle.outcome === null ? 'resignation' : 'rules';
  const record = {
    ruleSet: rules.ref,
    setup: {},
    seedCommitment: '',
    openingDraws: [],
    opening,
    steps,
    ending: { by, outcome },
  };
  return rules.battleReport(record as unknown as FinishedRecord<AwwGame>);
}

const medals = (given: Given, lines: readonly Line[], winner?: Empire) =>
  reported(given, lines, winner).medals.map(({ medal, soldierId }) => `${medal} ${soldierId}`);
const others = ['M15 H.chef'];
const only = (given: Given, lines: readonly Line[], winner?: Empire) =>
  medals(given, lines, winner).filter((medal) => !others.includes(medal));

describe('LC-062, M01: Good Shepherd', () => {
  const units = (at: string) => [unit('H.medic', at), unit('H.sniper', at, DOWN), unit('C.medic', '-2,0')];
  test('one drag that ends in the own zone', () => {
    expect(only({ units: units('0,1') }, [['medic to 0,2 with sniper']])).toEqual(['M01 H.medic']);
    expect(only({ units: units('0,0') }, [['medic to 0,1 with sniper']])).toEqual([]);
  });
  test('two tiles in sum, if the friend is not dead at the end', () => {
    const twice: readonly Line[] = [
      ['medic to 0,0 with sniper'],
      ['end turn'],
      ['end turn'],
      ['medic to 0,1 with sniper'],
    ];
    expect(only({ units: units('0,-1') }, twice)).toEqual(['M01 H.medic']);
  });
  test('an enemy is no friend', () => {
    const foe = [unit('H.medic', '0,1'), unit('C.sniper', '0,1', DOWN), unit('C.medic', '-2,0')];
    expect(only({ units: foe }, [['medic to 0,2 with C.sniper']])).toEqual([]);
  });
});

describe('M02: Mission Star', () => {
  const held = { units: [unit('H.medic', '0,1'), unit('C.medic', '-2,0')], items: undefined };
  const position = { objective: 'O02', items: [{ id: 'CASE', holder: 'H.medic' }] };
  test('the soldier of the action that met the objective', () => {
    expect(only({ units: held.units, position }, [['medic to 0,2']])).toEqual(['M02 H.medic']);
  });
  test('not by elimination', () => {
    const last = {
      units: [unit('H.medic', '0,0'), unit('C.medic', '0,0', { damage: 3 }), unit('H.chef', '2,1')],
      alone: true,
    };
    expect(medals(last, [['medic fights C.medic', 2]])).toEqual(['M05 H.medic']);
  });
});

test('M03: three enemies by bullets that hit them', () => {
  const victim = (id: string, at: string) => unit(id, at, { damage: 3 });
  const units = [
    unit('H.sniper', '0,0'),
    victim('C.medic', '0,-1'),
    victim('C.sniper', '1,-1'),
    victim('C.observer', '1,0'),
  ];
  const shots: readonly Line[] = ['0,-1', '1,-1', '1,0'].flatMap((at): Line[] => [
    [`sniper x ${at}`, 6],
    ['end turn'],
    ['end turn'],
  ]);
  expect(only({ units }, shots)).toEqual(['M03 H.sniper']);
  expect(only({ units }, shots.slice(0, 6))).toEqual([]);
});

describe('M04: Long Shot', () => {
  const at = (from: string) => ({
    units: [unit('H.sniper', from), unit('C.medic', '0,-2')],
    options: { layout: 'medium' },
  });
  test('five tiles are enough, four are not', () => {
    expect(only(at('0,3'), [['sniper x 0,-2', 6, 6, 6, 6, 6]])).toEqual(['M04 H.sniper']);
    expect(only(at('0,2'), [['sniper x 0,-2', 6, 6, 6, 6]])).toEqual([]);
  });
});

test('M05: an enemy wounded in melee, not by the tile that a miss brings down', () => {
  const units = [unit('H.medic', '0,0'), unit('C.medic', '0,0', { damage: 3 })];
  expect(only({ units }, [['medic fights C.medic', 2]])).toEqual(['M05 H.medic']);
  expect(only({ units }, [['medic fights C.medic', 1]])).toEqual([]);
});

describe('M06: Grenadier', () => {
  const units = (friend: readonly object[]) => [
    unit('H.medic', '0,1', { grenades: 1 }),
    unit('C.medic', '0,0'),
    unit('C.sniper', '0,0'),
    ...friend,
  ];
  test('two enemies and no friend', () => {
    const tiles = [tile('0,0', 'church')];
    expect(only({ units: units([]), tiles }, [['medic throws 0,0', 1]])).toEqual(['M06 H.medic']);
    expect(only({ units: units([unit('H.gunner', '0,0')]), tiles }, [['medic throws 0,0', 1]])).toEqual([]);
  });
});

test('M07: three collapses by attacks', () => {
  const given = { units: [unit('H.rocketeer', '0,1'), unit('C.medic', '-2,0')] };
  const shots: readonly Line[] = [
    ['rocketeer x 0,0', 6],
    ['end turn'],
    ['end turn'],
    ['rocketeer x 1,0', 6],
    ['end turn'],
    ['end turn'],
    ['rocketeer x -1,1', 6],
  ];
  expect(only(given, shots)).toEqual(['M07 H.rocketeer']);
  expect(only(given, shots.slice(0, 4))).toEqual([]);
});

test('M08: three damage taken, and on their feet at the end', () => {
  const units = [unit('H.medic', '0,0'), unit('C.gunner', '0,-1')];
  const given = { units, position: { active: 'CARN' } };
  expect(only(given, [['gunner x 0,0', 6, 6, 6]])).toEqual(['M08 H.medic']);
  const frail = { ...given, units: [unit('H.medic', '0,0', { damage: 1 }), unit('C.gunner', '0,-1')] };
  expect(only(frail, [['gunner x 0,0', 6, 6, 6]])).toEqual([]);
});

test('M09, M10: the enemy’s tank wrecked, the enemy’s plane brought down', () => {
  const tank = {
    units: [unit('H.medic', '0,1'), unit('C.tank', '0,0', { damage: 5 })],
    tiles: [tile('0,0', 'field', NML)],
  };
  expect(only(tank, [['medic x 0,0', 6]])).toEqual(['M09 H.medic']);
  const plane = unit('C.plane', '0,-3', { damage: 4, line: { dir: 3, first: [0, -2] } });
  const units = [unit('H.medic', '0,-2'), unit('H.sniper', '2,0'), plane];
  const tiles = [tile('0,-1', 'church')];
  expect(only({ units, tiles }, [['medic x C.plane', 5, 1, 1, 1, 1]])).toEqual(['M10 H.medic']);
});

test('M11: two revived; M12: three built', () => {
  const units = [
    unit('H.medic', '0,0'),
    unit('H.sniper', '0,0', DOWN),
    unit('H.gunner', '0,0', DOWN),
    unit('C.medic', '-2,0'),
  ];
  const care: readonly Line[] = [['medic revives sniper'], ['end turn'], ['end turn'], ['medic revives gunner']];
  expect(only({ units }, care)).toEqual(['M11 H.medic']);
  expect(only({ units }, care.slice(0, 3))).toEqual([]);
  const works: readonly Line[] = [
    ['engineer digs'],
    ['end turn'],
    ['end turn'],
    ['engineer wires 0,-1'],
    ['end turn'],
    ['end turn'],
    ['engineer wires 1,-1'],
  ];
  const sapper = { units: [unit('H.engineer', '0,0'), unit('C.medic', '-2,0')] };
  expect(only(sapper, works)).toEqual(['M12 H.engineer']);
  expect(only(sapper, works.slice(0, 6))).toEqual([]);
});

test('M13: one order on two enemies and no friend', () => {
  const units = [unit('H.observer', '0,2'), unit('C.medic', '0,0'), unit('C.sniper', '0,0')];
  expect(only({ units }, [['observer calls 0,0', 6]])).toEqual(['M13 H.observer']);
  const beside = [...units, unit('H.medic', '0,0')];
  expect(only({ units: beside }, [['observer calls 0,0', 6]])).toEqual([]);
});

test('M14: who brought the civilian to the tile that met the objective', () => {
  const units = [unit('H.medic', '0,-1'), unit('V1', '0,-1'), unit('C.medic', '-2,0')];
  const given = { units, position: { objective: 'O08' } };
  expect(only(given, [['medic to 0,-2 with V1']])).toEqual(['M02 H.medic', 'M14 H.medic']);
});

test('M15: the last one standing, and the victory', () => {
  const given = { units: [unit('H.medic', '0,0'), unit('H.recruit', '1,0'), unit('C.medic', '-2,0')], alone: true };
  expect(medals(given, [['end turn']])).toEqual(['M15 H.medic']);
  expect(medals(given, [['end turn']], 'CARN')).toEqual(['M15 C.medic']);
  expect(medals({ ...given, units: [...given.units, unit('H.sniper', '2,0')] }, [['end turn']])).toEqual([]);
});

test('M17, M18: to the crew', () => {
  const shell = {
    units: [unit('H.tank', '0,1'), unit('C.medic', '0,0', { damage: 1 })],
    tiles: [tile('0,1', 'field', NML)],
  };
  expect(only(shell, [['H.tank x 0,0', 6]])).toEqual(['M17 H.tanker']);
  const line = { dir: 0, first: [0, 2] };
  const plane = { units: [unit('H.plane', '0,3', { line, state: 'approach' }), unit('C.medic', '-2,0')] };
  const rest: readonly Line[] = [['end turn'], ['end turn']];
  const run = (at: string, die: number): readonly Line[] => [[`plane bombs ${at}`, die]];
  const back = (compass: string, first: string): readonly Line[] => [[`plane approaches ${compass} ${first}`], ...rest];
  const flights = [
    ...run('0,0', 6),
    ...rest,
    ...back('S', '0,-2'),
    ...run('0,1', 6),
    ...rest,
    ...back('N', '0,2'),
    ...run('0,-1', 6),
  ];
  expect(only(plane, flights)).toEqual(['M07 H.pilot', 'M18 H.pilot']);
});

test('LC-060: timesWounded, and the hash of the record', () => {
  const units = [unit('H.medic', '0,0'), unit('C.medic', '0,0', { damage: 3 })];
  const report = reported({ units }, [['medic fights C.medic', 2]]);
  expect(report.units['C.medic']?.timesWounded).toBe(1);
  expect(report.logHash).toMatch(/^[0-9a-f]{64}$/);
});
