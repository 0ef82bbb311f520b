import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';
import { countOf } from './moments.ts';
import { legsOf } from './rolling.ts';

const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};
const PLAN = { phase: 'plan' };
/** A gives this order, B stands still, nobody does anything: the round runs, up to a moment that is asked for. */
function ride(given: Given, line: string, ...dice: number[]): Trial {
  const trial = new Trial({ ...given, state: { ...PLAN, ...given.state } });
  trial.play(line);
  trial.play('order 0F');
  trial.passBoth(...dice);
  return trial;
}
/** A tank in the middle of the yard, heading east. */
const CENTRE = { A: { anchor: { q: 3, r: 8 }, heading: 0 } };

describe('interiors', () => {
  test('WWA-101: who stands at a mount fires it outward, into its half; some want engineers', () => {
    // M1 (2,-1) faces 5; M2 (-3,1) wants an engineer
    const units = { u1: 'A GER-RIF in:A(2,-1)', u2: 'B SOV-RIF 8,1' };
    const trial = new Trial({ units });
    trial.play('u1 : mount M1 u2', 5, 1);
    expect([trial.unit('u2'), trial.war.tanks.A?.heat]).toEqual([null, { M1: 3 }]);
    expect(code({ units: { ...units, u2: 'B SOV-RIF 2,6' } }, 'u1 : mount M1 u2')).toBe('E_ARC');
    expect(code({ units: { ...units, u2: 'B SOV-RIF roof:A(3,-1)' } }, 'u1 : mount M1 u2')).toBe('E_LOS');
    expect(code({ units, tanks: { A: { heat: { M1: 2 } } } }, 'u1 : mount M1 u2')).toBe('E_HEAT');
    expect(code({ units: { u1: 'A GER-RIF in:A(-3,1)', u2: 'B SOV-RIF -3,8' } }, 'u1 : mount M2 u2')).toBe('E_ABILITY');
  });
  test('WWA-102: a mount or a weapon of one’s own, not both', () =>
    expect(
      code({ units: { u1: 'A GER-RIF in:A(2,-1)', u2: 'B SOV-RIF 8,1' } }, 'u1 : mount M1 u2 : fire RIFLE u2'),
    ).toBe('UNREADABLE'));
  test('WWA-103, WWA-022, WWA-024: the enemy marks cores; all of them in a round, and the tank is gone with whom it holds', () => {
    const units = { u1: 'A GER-RIF in:B(1,-2)', u2: 'A GER-RIF in:B(-1,2)', u3: 'A GER-RIF 8,8', u4: 'A GER-RIF 3,8' };
    const trial = new Trial({ units });
    trial.play('u1 : core C1');
    expect([trial.war.tanks.B?.marks, trial.awaited]).toEqual([['C1'], 'B main']);
    trial.play('pass');
    trial.play('u2 : core C2');
    expect([trial.awaited, trial.unit('u99'), trial.unit('u3') !== null]).toEqual(['cores', null, true]);
    expect(trial.war.outcome?.places).toEqual([
      { side: 'A', place: 1, score: null },
      { side: 'B', place: 2, score: null },
    ]);
    expect(code({ units: { u1: 'A GER-RIF in:A(1,-2)' } }, 'u1 : core C1')).toBe('E_ABILITY');
    expect(code({ units, tanks: { B: { marks: ['C1'] } } }, 'u1 : core C1')).toBe('E_TARGET');
  });
  test('WWA-105: the boiler of Lady Liberty, from inside', () => {
    const given = {
      models: { A: 'GER-KW', B: 'USA-LL' },
      units: { u1: 'A GER-EIS in:B(-1,0)', u99: 'B USA-ENG in:B(1,0)' },
      tanks: { B: { anchor: { q: 14, r: 13 }, heading: 3, damage: { B1: 4 } } },
    };
    const trial = new Trial(given);
    trial.play('u1 : fire AUTOCANNON !B.B1');
    expect(trial.awaited).toBe('component');
  });
  test('WWA-106: a support tank works no mount', () =>
    expect(new Trial({ units: { u1: 'A GER-SUP 8,8' } }).menu('u1').some((line) => line.includes('melee'))).toBe(
      false,
    ));
});

describe('orders', () => {
  const judged = (line: string, given: Given = {}) =>
    code({ tanks: CENTRE, ...given, state: { ...PLAN, ...given.state } }, line);
  test.each([
    ['WWA-108: within its speed', 'order 4R', 'ok'],
    ['WWA-108: too fast', 'order 5F', 'E_ORDER'],
    ['WWA-108: a gun without an aim', 'order 1F gun MG-GER-HE', 'E_ORDER'],
    ['WWA-108: another’s gun', 'order 1F aim 12,8 gun MG-SOV-HE', 'E_ORDER'],
    ['WWA-108: a moment outside the list', 'order 1F aim 12,8 gun MG-GER-HE when 3', 'E_ORDER'],
    ['WWA-110: an aim in reach', 'order 1F aim 12,8 gun MG-GER-HE when 1', 'ok'],
    ['WWA-110: behind it', 'order 0F aim -3,8', 'E_TURRET'],
    ['WWA-110: on its own hull', 'order 0F aim 4,8', 'E_TURRET'],
    ['WWA-110: off the map', 'order 0F aim 40,8', 'E_TURRET'],
    ['WWA-147: at nothing', 'order 0F aim 20,8 gun MG-GER-AP', 'ok'],
    ['WWA-108: a solid inside a tank', 'order 0F aim 12,8 gun MG-GER-AP on !u99', 'E_TARGET'],
    ['WWA-108: a solid that is not there', 'order 0F aim 12,8 gun MG-GER-AP on !u77', 'E_TARGET'],
  ])('%s', (_, line, expected) => expect(judged(line)).toBe(expected));
  test('WWA-110: a hot gun', () =>
    expect(
      judged('order 0F aim 12,8 gun MG-SOV-HE', {
        models: { A: 'SOV-MO', B: 'GER-KW' },
        tanks: { A: { ...CENTRE.A, heat: { 'MG-SOV-HE': 2 } } },
      }),
    ).toBe('E_HEAT'));
  test('WWA-109: orders are public, moments are not', () => {
    const trial = new Trial({ tanks: CENTRE, state: PLAN });
    trial.play('order 1F aim 12,8 gun MG-GER-AP when 1');
    expect(JSON.stringify(trial.view('B'))).not.toContain('"moment"');
    expect(trial.view('B').war.orders.A).toMatchObject({ speed: 1, attack: 'MG-GER-AP' });
    expect(trial.view('A').own?.order?.moment).toBe(1);
  });
  test('WWA-112: the moments of a ride', () => {
    expect(legsOf({ speed: 3, heading: 'R' })).toEqual(['step', 'pivot', 'step', 'step']);
    expect(legsOf({ speed: 1, heading: 'L' })).toEqual(['pivot', 'step']);
    expect([countOf({ speed: 3, heading: 'R' }, false), countOf({ speed: 3, heading: 'R' }, true)]).toEqual([5, 1]);
  });
});

describe('rides', () => {
  test('WWA-020: steps, the turn halfway', () => {
    const trial = ride({ tanks: CENTRE }, 'order 3R');
    expect(trial.war.tanks.A).toMatchObject({ anchor: { q: 4, r: 10 }, heading: 1 });
  });
  test.each([
    ['WWA-113: a wall', { ground: { '8,8': '#' } }, 4],
    ['WWA-113: a trap', { ground: { '8,8': 't' } }, 4],
    ['WWA-113: nothing', {}, 7],
  ])('%s', (_, given, q) => expect(ride({ tanks: CENTRE, ...given }, 'order 4F').war.tanks.A?.anchor.q).toBe(q));
  test('WWA-113: the edge and the other tank', () => {
    const edge = ride({ tanks: { A: { anchor: { q: 16, r: 8 }, heading: 0 } } }, 'order 4F');
    expect(edge.war.tanks.A?.anchor.q).toBe(17);
    const other = ride({ tanks: { ...CENTRE, B: { anchor: { q: 12, r: 8 }, heading: 3 } } }, 'order 4F');
    expect([other.war.tanks.A?.anchor.q, other.all('tankStopped')[0]?.why]).toEqual([5, 'tank']);
  });
  test('WWA-114, WWA-096: soldiers are run over, friend or foe; low walls crushed', () => {
    const trial = ride(
      {
        tanks: CENTRE,
        units: { u1: 'A GER-RIF 7,8', u2: 'B SOV-SHO 8,8', u3: 'B SOV-RIF 9,8' },
        ground: { '7,7': 'l' },
      },
      'order 2F',
    );
    expect([trial.unit('u1'), trial.unit('u2'), trial.unit('u3') !== null, trial.war.ground.includes('l')]).toEqual([
      null,
      null,
      true,
      false,
    ]);
  });
  test('WWA-107: support tanks are pushed, or stop it', () => {
    const pushed = ride({ tanks: CENTRE, units: { u1: 'B SOV-SUP 7,8' } }, 'order 2F');
    expect([pushed.at('u1'), pushed.war.tanks.A?.anchor.q]).toEqual(['9,8', 5]);
    const walls = { '8,8': '#', '7,9': '#', '8,7': '#' };
    const stopped = ride({ tanks: CENTRE, units: { u1: 'B SOV-SUP 7,8' }, ground: walls }, 'order 1F');
    expect([stopped.war.tanks.A?.anchor.q, stopped.all('tankStopped')[0]?.why]).toEqual([3, 'support']);
  });
  test('WWA-118, WWA-115: the moment is asked for, its choice judged', () => {
    const trial = ride({ tanks: CENTRE, units: { u2: 'B SOV-RIF 12,8' } }, 'order 2F aim 12,8 gun MG-GER-HE');
    expect([trial.awaited, trial.menu()]).toEqual(['A tankops', ['when 0', 'when 1', 'when 2']]);
    expect([trial.try('when 3'), trial.try('when -1')]).toEqual(['E_ORDER', 'E_ORDER']);
    trial.play('when 2', 4);
    expect(trial.unit('u2')).toBe(null);
  });
  test('WWA-115: out of the band at some moments', () => {
    const trial = ride({ tanks: CENTRE, units: { u2: 'B SOV-RIF 8,5' } }, 'order 4F aim 7,5 gun MG-GER-HE');
    const [first = ''] = trial.menu();
    expect(trial.awaited).toBe('A tankops');
    expect(trial.try('when 4')).toBe(trial.menu().includes('when 4') ? [] : 'E_TARGET');
    expect(first).toBe('when 0');
  });
  test('WWA-115: a stored moment is used without asking; WWA-116: no roll to hit', () => {
    const trial = ride({ tanks: CENTRE, units: { u2: 'B SOV-MED 12,8' } }, 'order 2F aim 12,8 gun MG-GER-AP when 1');
    expect(trial.unit('u2')).toBe(null);
  });
  test('WWA-115: without a shot the turret turns after the ride, as far as it can', () => {
    const trial = ride({ tanks: CENTRE }, 'order 0F aim 3,16');
    expect(trial.war.tanks.A?.turret).toBe(1);
  });
  test('WWA-117: jammed transceivers', () => {
    const given = {
      tanks: CENTRE,
      devices: { d51: 'A TR-MOVE F1', d52: 'A TR-FIRE F2', d53: 'B SOV-D3 F1' },
      jams: { j4: 'd53 F1' },
    };
    expect(ride(given, 'order 2F').war.tanks.A?.anchor.q).toBe(3);
    const mute = { ...given, devices: { ...given.devices, d53: 'B SOV-D3 F2' }, jams: { j4: 'd53 F2' } };
    const trial = ride(mute, 'order 2F aim 12,8 gun MG-GER-AP when 0');
    expect([trial.war.tanks.A?.anchor.q, trial.all('shotLost')[0]?.why]).toEqual([5, 'jammed']);
  });
});
