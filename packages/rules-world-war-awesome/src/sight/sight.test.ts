import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

type Row = readonly [name: string, given: Given, line: string, expected: string];
const BASE: Given = {
  models: { A: 'GER-KW', B: 'USA-LL' },
  tanks: { B: { anchor: { q: 15, r: 13 }, heading: 3 } },
};
const WALLS = { '10,8': '#' };
const NO_SHIELDS = { damage: { X1: 3, X2: 4 } };

/** "ok" where the line is legal; dice are all 1. */
function judged(given: Given, line: string): string {
  const trial = new Trial(given);
  const menu = trial.menu();
  const found = menu.includes(line);
  if (found) return 'ok';
  const tried = trial.try(line, 1);
  return typeof tried === 'string' ? tried : 'ok';
}

const ROWS: readonly Row[] = [
  [
    'WWA-036: a wall blocks',
    { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 12,8' }, ground: WALLS },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
  [
    'WWA-036: a support tank blocks',
    { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 12,8', u3: 'A GER-SUP 10,8' } },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
  [
    'WWA-036: soldiers and woods do not',
    { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 12,8', u3: 'A GER-RIF 10,8' }, ground: { '11,8': 'w' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-035: one side of an edge does not block',
    { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 9,9' }, ground: { '9,8': '#' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  ['WWA-036: a hull blocks', { units: { u1: 'A GER-RIF -1,5', u2: 'B SOV-RIF 5,1' } }, 'u1 : fire RIFLE u2', 'E_LOS'],
  [
    'WWA-037: a roof sees over its own hull',
    { units: { u1: 'A GER-RIF roof:A(-1,0)', u2: 'B SOV-RIF 6,3' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-037: and is seen over it',
    { units: { u1: 'A GER-RIF 7,3', u2: 'B SOV-RIF roof:A(-1,0)' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-038: a turret column blocks inside',
    { units: { u1: 'A GER-RIF in:A(-1,0)', u2: 'B SOV-RIF in:A(2,0)' } },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
  [
    'WWA-038: a clear corridor does not',
    { units: { u1: 'A GER-RIF in:A(-2,0)', u2: 'B SOV-RIF in:A(0,-1)' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-039: no sight out of a tank but at its doors',
    { units: { u1: 'A GER-RIF in:A(2,0)', u2: 'B SOV-RIF 7,3' } },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
  [
    'WWA-039: out of a door, whatever its shield',
    { units: { u1: 'A GER-RIF in:A(1,1)', u2: 'B SOV-RIF 3,7' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-039: a live shield stops what comes in',
    { units: { u1: 'A GER-RIF 3,7', u2: 'B SOV-RIF in:A(1,1)' } },
    'u1 : fire RIFLE u2',
    'E_SHIELD',
  ],
  [
    'WWA-039: without it the door hex is seen',
    { units: { u1: 'A GER-RIF 3,7', u2: 'B SOV-RIF in:A(1,1)' }, tanks: { A: NO_SHIELDS } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-039: a hatch gives no sight',
    { units: { u1: 'A GER-RIF roof:A(1,0)', u2: 'B SOV-RIF in:A(2,0)' } },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
  [
    'WWA-100: small arms out of a port',
    { units: { u1: 'A GER-RIF in:A(3,0)', u2: 'B SOV-RIF 7,3' } },
    'u1 : fire RIFLE u2',
    'ok',
  ],
  [
    'WWA-100: no others',
    { units: { u1: 'A GER-EIS in:A(3,0)', u2: 'B SOV-RIF 7,3' } },
    'u1 : fire AUTOCANNON u2',
    'E_LOS',
  ],
  [
    'WWA-100: nothing in by a port',
    { units: { u1: 'A GER-RIF 7,3', u2: 'B SOV-RIF in:A(3,0)' } },
    'u1 : fire RIFLE u2',
    'E_LOS',
  ],
];

test.each(ROWS)('%s', (_, given, line, expected) => expect(judged(given, line)).toBe(expected));

describe('WWA-018: a support tank is out of its own line once it has driven on', () => {
  test.each([
    ['GER-SUP', 'u1 > 9,8 : fire COAX u2'],
    ['GER-SUP', 'u1 > 9,8 : fire ATGUN u2'],
    ['USA-SUP', 'u1 > 9,8 : fire COAX u2'],
    ['USA-SUP', 'u1 > 9,8 : fire ATGUN-L u2'],
    ['SOV-SUP', 'u1 > 9,8 : fire COAX u2'],
    ['SOV-SUP', 'u1 > 9,8 : fire HOWITZER @5,8'],
  ])('%s: %s', (design, line) => {
    const loaded = design === 'SOV-SUP' ? ' loaded' : '';
    const trial = new Trial({ ...BASE, units: { u1: `A ${design} 8,8${loaded}`, u2: 'B USA-RIF 5,8' } });
    expect(trial.menu()).toContain(line);
    expect(trial.menu('u1>9,8')).toContain(line);
    expect(typeof trial.try(line, ...(line.includes('COAX') ? [1, 1] : [1]))).toBe('object');
  });
  test('another one blocks as ever', () => {
    const units = { u1: 'A GER-SUP 9,8', u2: 'B USA-RIF 5,8', u3: 'A GER-SUP 8,8' };
    expect(judged({ ...BASE, units }, 'u1 > 10,8 : fire COAX u2')).toBe('E_LOS');
  });
});

describe('cover', () => {
  /** A die that shows a plain hit: removed in the open, safe in cover. */
  const survives = (given: Given, die = 5): boolean => {
    const trial = new Trial(given);
    trial.play('u1 : fire RIFLE u2', die);
    return trial.unit('u2') !== null;
  };
  const units = { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 11,8' };
  test('WWA-032: in the open and in woods', () => {
    expect([survives({ units }), survives({ units, ground: { '11,8': 'w' } })]).toEqual([false, true]);
  });
  test('WWA-032: no roof gives cover', () =>
    expect(survives({ units: { u1: 'A GER-RIF 8,3', u2: 'B SOV-RIF roof:A(3,0)' } })).toBe(false));
  test('WWA-033: a low wall covers who is behind it', () =>
    expect([survives({ units, ground: { '10,8': 'l' } }), survives({ units, ground: { '9,8': 'l' } })]).toEqual([
      true,
      false,
    ]));
  test('WWA-033: along an edge two walls are needed', () => {
    const along = { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 9,9' };
    expect(survives({ units: along, ground: { '9,8': 'l' } })).toBe(false);
    expect(survives({ units: along, ground: { '9,8': 'l', '8,9': 'l' } })).toBe(true);
  });
  test('WWA-048: a fast unit is in cover always', () =>
    expect(survives({ units: { ...units, u2: 'B SOV-KAZ 11,8' } })).toBe(true));
});
