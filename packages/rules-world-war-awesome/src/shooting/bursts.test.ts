import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

const OPEN = { damage: { X1: 3, X2: 4 } };
const played = (given: Given, line: string, ...dice: number[]): Trial => {
  const trial = new Trial(given);
  trial.play(line, ...dice);
  return trial;
};
const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};

describe('impact', () => {
  test('WWA-070, WWA-071: points add up without a roll; walls become rubble', () => {
    const wall = { units: { u1: 'A GER-EIS 8,8' }, ground: { '10,8': '#' } };
    expect(Object.values(played(wall, 'u1 : fire AUTOCANNON !10,8').war.damage)).toEqual([1]);
    const weak = { ...wall, state: { damage: [{ hex: [10, 8], points: 3 }] } };
    const gone = played(weak, 'u1 : fire AUTOCANNON !10,8');
    expect([gone.war.ground.includes('r'), gone.war.ground.includes('#')]).toEqual([true, false]);
  });
  test('WWA-104, WWA-071: an emitter falls from outside, and its shield with it', () => {
    const given = { units: { u1: 'A GER-EIS 9,11', u2: 'A GER-RIF 13,11' }, tanks: { B: { damage: { X2: 3 } } } };
    // the hull hex (2,1) of a tank that heads west lies at (12,12)
    const trial = played(given, 'u1 : fire AUTOCANNON !B.X2');
    expect(trial.war.tanks.B?.damage.X2).toBe(4);
    expect(code({ units: { u1: 'A GER-EIS in:B(2,0)' } }, 'u1 : fire AUTOCANNON !B.X2')).toBe('E_TARGET');
  });
  test('WWA-074: beyond the normal band a shell scatters, unless a solid is named', () => {
    const given = { units: { u1: 'A USA-BAZ 0,8 loaded', u2: 'B SOV-RIF 9,8' } };
    const trial = played(given, 'u1 : fire BAZOOKA @8,8', 1, 5);
    expect([trial.all('hexHit')[0]?.hex, trial.unit('u2')]).toEqual([{ q: 9, r: 8 }, null]);
    const armed = { units: { u1: 'A USA-BAZ 0,8 loaded', u2: 'B SOV-MED 9,8' } };
    expect(played(armed, 'u1 : fire BAZOOKA @9,8!u2', 1).unit('u2')?.impactLost).toBe(2);
  });
  test('WWA-075: one solid: the named one, else the enemy’s armor, component, terrain; who fell to it is not rolled for', () => {
    const given = { units: { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-MED 11,8' } };
    expect(played(given, 'u1 : fire FAUST @11,8').unit('u2')).toBe(null);
    expect(code(given, 'u1 : fire FAUST @11,8!u9')).toBe('E_TARGET');
  });
});

describe('blast', () => {
  test('WWA-076: everybody within the radius, the nearest first, friends too', () => {
    const given = {
      units: {
        u1: 'A GER-FST 8,8 loaded',
        u2: 'B SOV-RIF 11,8',
        u3: 'A GER-RIF 12,8',
        u4: 'B SOV-RIF 10,9',
        u5: 'B SOV-RIF 13,8',
      },
    };
    const trial = played(given, 'u1 : fire FAUST @11,8', 1, 4, 2);
    expect(trial.all('rolled').map(({ unit }) => unit)).toEqual(['u2', 'u3', 'u4']);
    expect([trial.unit('u2') !== null, trial.unit('u3'), trial.unit('u5') !== null]).toEqual([true, null, true]);
  });
  test('WWA-077: faces of the blast die, in the open and in cover', () => {
    const fate = (die: number, sign: string): string => {
      const trial = played(
        { units: { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-RIF 11,8' }, ground: { '11,8': sign } },
        'u1 : fire FAUST @11,8',
        die,
      );
      const unit = trial.unit('u2');
      return unit === null ? 'killed' : unit.disabled === null ? 'safe' : 'disabled';
    };
    expect([2, 3, 4, 6].map((die) => fate(die, '.'))).toEqual(['safe', 'disabled', 'killed', 'killed']);
    expect([3, 5, 6].map((die) => fate(die, 'w'))).toEqual(['safe', 'safe', 'killed']);
  });
  test('WWA-078: a hull keeps a blast out, an open door lets it in', () => {
    const units = { u1: 'A GER-FST 3,9 loaded', u2: 'B SOV-RIF in:A(1,1)', u3: 'B SOV-RIF 3,5' };
    const shut = played({ units }, 'u1 : fire FAUST @3,5', 4);
    expect([shut.unit('u2') !== null, shut.unit('u3')]).toEqual([true, null]);
    const open = played({ units, tanks: { A: OPEN } }, 'u1 : fire FAUST @3,5', 4, 4);
    expect([open.unit('u2'), open.unit('u3')]).toEqual([null, null]);
  });
  test('WWA-078: a blast inside stays inside, but for a door', () => {
    // door D2 (-1,-1) of B is open to (15,15)
    const units = { u1: 'A GER-STO in:B(-2,0) loaded', u2: 'B SOV-RIF in:B(-1,-1)', u3: 'B SOV-RIF 15,15' };
    const trial = played({ units }, 'u1 : fire GRENADE @in:B(-1,-1)', 4, 1, 4);
    expect(trial.all('rolled').map(({ unit }) => unit)).toEqual(['u2', 'u1', 'u3']);
  });
});

describe('doors, ports and the other side of the hull', () => {
  const LADY: Given = {
    models: { A: 'GER-KW', B: 'USA-LL' },
    tanks: { B: { anchor: { q: 15, r: 13 }, heading: 3 } },
  };
  /** The machinist of B, out of the way. */
  const AFT = { u99: 'B GER-ENG in:B(-1,1)' };
  const without = { ...LADY, tanks: { B: { ...LADY.tanks?.B, damage: { X1: 3 } } } };
  test('WWA-100: no burst outside reaches a port, not beside an open door either', () => {
    const units = { ...AFT, u1: 'A GER-FST 10,14 loaded', u2: 'B USA-RIF in:B(2,-2)' };
    expect(played({ ...without, units }, 'u1 : fire FAUST @13,14').all('rolled')).toEqual([]);
    const floor = { ...units, u2: 'B USA-RIF in:B(1,-1)' };
    expect(played({ ...without, units: floor }, 'u1 : fire FAUST @13,14', 4).unit('u2')).toBeNull();
  });
  test('WWA-100: a burst inside reaches it as anybody', () => {
    const units = { ...AFT, u1: 'A GER-STO in:B(1,-1) loaded', u2: 'B USA-RIF in:B(2,-2)' };
    const trial = played({ ...without, units }, 'u1 : fire GRENADE @in:B(2,-1)', 1, 4);
    expect(trial.all('rolled').map(({ unit }) => unit)).toContain('u2');
  });
  test.each([
    ['A USA-MOR 10,8 loaded dep1', 'u1 : fire MORTAR @14,11'],
    ['A SOV-SUP 10,8 loaded', 'u1 : fire HOWITZER @14,11'],
    ['A USA-BAZ 10,8 loaded', 'u1 : fire BAZOOKA @14,11'],
  ])('WWA-147: a burst before an open door is offered: %s', (shooter, line) => {
    const given = { ...LADY, units: { u1: shooter, u2: 'B USA-RIF in:B(1,1)' } };
    expect(new Trial(given).menu('u1')).toContain(line);
    expect(played(given, line, 4).unit('u2')).toBeNull();
  });
  test('WWA-147: and one upon the door for those farther in; one in a door for those before it', () => {
    const further = new Trial({ ...LADY, units: { u1: 'A USA-BAZ 13,6 loaded', u2: 'B USA-RIF in:B(0,1)' } });
    expect(further.menu('u1')).toContain('u1 : fire BAZOOKA @14,12');
    const out = new Trial({ ...LADY, units: { ...AFT, u1: 'A GER-STO in:B(1,0) loaded', u2: 'B USA-RIF 14,11' } });
    expect(out.menu('u1>in:B(1,0)')).toContain('u1 : fire GRENADE @in:B(1,1)');
  });
  test.each<readonly [string, string]>([
    ['A GER-FST 8,3 loaded', 'u1 : fire FAUST !B.B1'],
    ['A GER-FST in:B(1,1) loaded', 'u1 : fire FAUST !B.X1'],
    ['A GER-PIO in:B(-1,-1)', 'u1 : fire DEMO !B.X1'],
    ['A GER-PIO 8,3', 'u1 : fire DEMO !B.B1'],
  ])('WWA-104: a component named from the wrong side of the hull: %s, %s', (shooter, line) =>
    expect(code({ ...LADY, units: { u1: shooter } }, line)).toBe('E_TARGET'),
  );
  test('WWA-108: an order cannot name what is inside', () =>
    expect(code({ ...LADY, state: { phase: 'plan' } }, 'order 0F aim 12,3 gun MG-GER-AP on !B.B1')).toBe('E_TARGET'));
});

describe('planted explosives', () => {
  test('WWA-080: on one’s own hex or a legal step away; not through a live shield', () => {
    const sapper = (place: string, more: Given = {}): Given => ({
      ...more,
      units: { u1: `A SOV-SAP ${place}`, ...more.units },
    });
    expect(code(sapper('8,8', { units: { u2: 'B SOV-RIF 10,8' } }), 'u1 : fire SAPPER @10,8')).toBe('E_RANGE');
    // door D2 (-1,-1) of B with edge 4: heading west it lies at (15,14), open to (15,15)
    expect(code(sapper('15,15'), 'u1 : fire SAPPER @in:B(-1,-1)')).toBe('E_SHIELD');
    expect(played(sapper('10,13', { units: {} }), 'u1 : fire SAPPER @10,13').unit('u1')).toBe(null);
  });
  test('WWA-080: a component on the hull from any ground or roof hex beside it', () => {
    // X2 of B at (12,12); (11,12) is ground beside it
    const trial = played({ units: { u1: 'A SOV-SAP 11,12' } }, 'u1 : fire SAPPER @12,12!B.X2');
    expect(trial.war.tanks.B?.damage.X2).toBe(3);
  });
  test('WWA-081, WWA-096: the sapper goes first, without a roll', () => {
    const trial = played({ units: { u1: 'A SOV-SAP 8,8', u2: 'B SOV-RIF 9,8' } }, 'u1 : fire SAPPER @9,8', 4);
    expect([trial.unit('u1'), trial.unit('u2')]).toEqual([null, null]);
    expect(trial.all('removed')[0]?.why).toBe('suicide');
  });
  test('WWA-082: a timed charge goes off at the end of the next round, with what it is on', () => {
    const trial = played({ units: { u1: 'A GER-PIO 8,8', u2: 'B SOV-RIF 9,8' } }, 'u1 : fire DEMO @9,8');
    expect([trial.war.charges[0]?.due, trial.unit('u2') !== null]).toEqual([4, true]);
    const due = {
      id: 'c7',
      owner: 'A',
      attack: 'DEMO',
      at: { layer: 'ground', q: 9, r: 8 },
      on: { unit: 'u2' },
      due: 3,
    };
    const next = new Trial({ units: { u2: 'B SOV-MED 12,8' }, state: { charges: [due] } });
    next.passBoth();
    expect([next.unit('u2'), next.war.charges]).toEqual([null, []]);
  });
  test('WWA-082: its carrier gone, it stays where it was', () => {
    const due = {
      id: 'c7',
      owner: 'A',
      attack: 'DEMO',
      at: { layer: 'ground', q: 9, r: 8 },
      on: { unit: 'u2' },
      due: 4,
    };
    const trial = played(
      { units: { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-MED 11,8' }, state: { charges: [due] } },
      'u1 : fire FAUST @11,8',
    );
    expect(trial.war.charges[0]).toMatchObject({ on: null, at: { q: 11, r: 8 } });
  });
});
