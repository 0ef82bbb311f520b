import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

const OPEN = { damage: { X1: 3, X2: 4 } };
type Row = readonly [name: string, given: Given, line: string, expected: string];

/** "ok" where the line is legal; dice are all 1. */
function judged(given: Given, line: string): string {
  const trial = new Trial(given);
  const tried = trial.try(line, ...(line.includes('^') ? [1] : []));
  return typeof tried === 'string' ? tried : 'ok';
}
const one = (place: string, more: Given = {}): Given => ({
  ...more,
  units: { u1: `A GER-RIF ${place}`, ...more.units },
});

const ROWS: readonly Row[] = [
  ['WWA-040: as far as its speed', one('8,8'), 'u1 > 11,8', 'ok'],
  ['WWA-040: and no farther', one('8,8'), 'u1 > 12,8', 'E_PATH'],
  [
    'WWA-041: not through walls',
    one('8,8', { ground: { '9,8': '#', '9,7': '#', '8,7': '#', '7,8': '#', '7,9': '#', '8,9': '#' } }),
    'u1 > 10,8',
    'E_PATH',
  ],
  [
    'WWA-041: through friends',
    one('8,8', { units: { u2: 'A GER-RIF 9,8' }, ground: { '9,7': '#', '8,9': '#' } }),
    'u1 > 10,8',
    'ok',
  ],
  [
    'WWA-041: not through enemies',
    one('8,8', { units: { u2: 'B GER-RIF 9,8' }, ground: { '9,7': '#', '8,9': '#', '8,7': '#', '7,9': '#' } }),
    'u1 > 10,8',
    'E_PATH',
  ],
  ['WWA-041: bulkheads are no floor', one('in:A(0,-1)'), 'u1 > in:A(1,-1)', 'E_PATH'],
  ['WWA-042: vehicles avoid traps', { units: { u1: 'A GER-SUP 8,8' }, ground: { '9,8': 't' } }, 'u1 > 9,8', 'E_PATH'],
  ['WWA-042: soldiers do not', one('8,8', { ground: { '9,8': 't' } }), 'u1 > 9,8', 'ok'],
  [
    'WWA-042: vehicles enter no tank',
    { units: { u1: 'A GER-SUP 3,5' }, tanks: { A: OPEN } },
    'u1 > in:A(1,1)',
    'E_PATH',
  ],
  ['WWA-043: in by a door', one('3,5', { tanks: { A: OPEN } }), 'u1 > in:A(1,1)', 'ok'],
  [
    'WWA-043: only across its open edge',
    one('5,1', { models: { A: 'USA-LL', B: 'GER-KW' }, tanks: { A: { damage: { X1: 3 } } }, ground: { '5,2': '#' } }),
    'u1 > in:A(2,-1)',
    'E_PATH',
  ],
  ['WWA-044: not through a live shield, one’s own neither', one('3,5'), 'u1 > in:A(1,1)', 'E_SHIELD'],
  ['WWA-044: leaving is free', one('in:A(1,1)'), 'u1 > 3,5', 'ok'],
  ['WWA-045: a hatch, down', one('roof:A(2,0)'), 'u1 > in:A(2,0)', 'ok'],
  ['WWA-045: and up', one('in:A(2,0)'), 'u1 > roof:A(2,0)', 'ok'],
  ['WWA-046: a step down costs 2', one('roof:A(3,0)'), 'u1 > 7,3', 'ok'],
  ['WWA-046: 3 points, so no farther', one('roof:A(3,0)'), 'u1 > 8,3', 'E_PATH'],
  ['WWA-046: nobody climbs up', one('6,3'), 'u1 > roof:A(3,0)', 'E_PATH'],
  ['WWA-047: not while deployed', { units: { u1: 'A GER-HMG 8,8 dep0' } }, 'u1 > 9,8', 'E_DEPLOYED'],
  ['WWA-047: not while disabled', one('8,8 dis3'), 'u1 > 9,8', 'E_DISABLED'],
  ['WWA-146: an occupied place', one('8,8', { units: { u2: 'B GER-RIF 9,8' } }), 'u1 > 9,8', 'E_OCCUPIED'],
  ['WWA-018: nothing at all', one('8,8'), 'u1', 'E_EMPTY'],
  ['WWA-018: a move to where it stands', one('8,8'), 'u1 > 8,8', 'E_EMPTY'],
  ['WWA-090: no flight from inside', { units: { u1: 'A GER-JET in:A(1,1)' } }, 'u1 ^ 3,5 1', 'E_PATH'],
  ['WWA-090: no flight without a jetpack', one('8,8'), 'u1 ^ 10,8 2', 'E_ABILITY'],
  [
    'WWA-091: over low walls and units',
    { units: { u1: 'A GER-JET 8,8', u2: 'B GER-RIF 9,8' }, ground: { '10,8': 'l' } },
    'u1 ^ 12,8 4',
    'ok',
  ],
  [
    'WWA-091: not through walls',
    { units: { u1: 'A SOV-JET 8,8' }, ground: { '9,8': '#', '9,7': '#', '8,9': '#' } },
    'u1 ^ 10,8 2',
    'E_PATH',
  ],
  ['WWA-091: onto a roof', { units: { u1: 'A GER-JET 8,3' } }, 'u1 ^ roof:A(3,0) 3', 'ok'],
  ['WWA-146: the fewest steps', { units: { u1: 'A GER-JET 8,8' } }, 'u1 ^ 10,8 2', 'ok'],
  ['WWA-146: or exactly five', { units: { u1: 'A GER-JET 8,8' } }, 'u1 ^ 10,8 5', 'ok'],
  ['WWA-146: no other number', { units: { u1: 'A GER-JET 8,8' } }, 'u1 ^ 10,8 4', 'E_PATH'],
  ['WWA-146: not where it took off', { units: { u1: 'A GER-JET 8,8' } }, 'u1 ^ 8,8 5', 'E_PATH'],
  [
    'WWA-092: no action with it',
    { units: { u1: 'A GER-JET 8,8', u2: 'B GER-RIF 11,8' } },
    'u1 ^ 10,8 2 : fire SMG u2',
    'E_PHASE',
  ],
];
test.each(ROWS)('%s', (_, given, line, expected) => expect(judged(given, line)).toBe(expected));

describe('ends of moves', () => {
  test('WWA-043: facing doors of two tanks join', () => {
    const trial = new Trial({
      units: { u1: 'A GER-RIF in:A(-3,0)' },
      tanks: {
        A: { anchor: { q: 8, r: 8 }, heading: 3, ...OPEN },
        B: { anchor: { q: 15, r: 8 }, heading: 0, ...OPEN },
      },
    });
    expect(trial.menu('u1')).toContain('u1 > in:B(-3,0)');
  });
  test('WWA-046: onto the roof of a touching tank', () => {
    const trial = new Trial({
      units: { u1: 'A GER-RIF roof:A(-3,0)' },
      tanks: {
        A: { anchor: { q: 8, r: 8 }, heading: 3, ...OPEN },
        B: { anchor: { q: 15, r: 8 }, heading: 0, ...OPEN },
      },
    });
    expect(trial.menu('u1')).toContain('u1 > roof:B(-3,0)');
  });
  test('WWA-092: one hex after a short flight, two after a long one; then it may act', () => {
    const given = { units: { u1: 'A GER-JET 8,8', u2: 'B GER-RIF 12,8' } };
    const [short, long] = [new Trial(given), new Trial(given)];
    short.play('u1 ^ 10,8 2', 2);
    long.play('u1 ^ 10,8 5', 2);
    expect([short.at('u1'), long.at('u1'), short.awaited]).toEqual(['10,9', '10,10', 'A awaitAction']);
    short.play(': fire SMG u2', 5);
    expect([short.unit('u2'), short.awaited]).toEqual([null, 'B main']);
    long.play('end');
    expect(long.awaited).toBe('B main');
  });
  test('WWA-093: one step short where it cannot end', () => {
    const trial = new Trial({ units: { u1: 'A GER-JET 8,8', u2: 'B GER-RIF 12,8' }, ground: {} });
    trial.play('u1 ^ 10,8 5', 1);
    expect(trial.at('u1')).toBe('11,8');
    const walled = new Trial({ units: { u1: 'A GER-JET 8,8' }, ground: { '11,8': '#' } });
    walled.play('u1 ^ 10,8 5', 1);
    expect(walled.at('u1')).toBe('10,8');
  });
});
