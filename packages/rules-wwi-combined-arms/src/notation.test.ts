import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { wwiCombinedArms as rules } from './index.ts';
import { readPosition, writePosition } from './notation.ts';
import { Trial } from './testing/trial.ts';

const FIGHT = '4h3/8/8/3i4/4I3/4M3/R7/1A2H3 S 3 3';
const ARMIES = { south: { units: { inf: 15, hq: 1 } }, north: { units: { inf: 15, hq: 1 } } };
const RETREAT = { position: '7h/8/8/3i4/8/3M4/8/4H3 S 1 1', start: 'attack', units: [{ id: 'N-inf-1', damage: 2 }] };
const rule = (choose: 'list' | 'ask') => ({ choose, order: ['side-h', 'back', 'back-a', 'back-h', 'side-a'] }) as const;

type Row = readonly [string, Command, unknown, readonly string[]];
/** The line as written, what it means, where, and other ways of typing it. */
const LINES: readonly Row[] = [
  ['e4-e5', { type: 'move', unit: 'S-inf-1', to: 'e5' }, FIGHT, [' E4 - E5 ', 'e4->e5', 'S-inf-1-e5', 's-inf-1 to e5']],
  [
    'e4xd5',
    { type: 'attack', unit: 'S-inf-1', target: 'N-inf-1' },
    FIGHT,
    ['e4:d5', 'E4 x D5', 'S-inf-1xN-inf-1', 'e4xd5#'],
  ],
  ['pass', { type: 'endTurn' }, FIGHT, ['end', 'END TURN', ' pass ']],
  ['+T a1', { type: 'reinforce', unitType: 'tank', square: 'a1' }, FIGHT, ['+t a1', '+T@a1', '+ T a1']],
  ['I3 a2', { type: 'place', unitType: 'inf', index: 3, square: 'a2' }, { armies: ARMIES }, ['i3@a2', 'I3  A2']],
  [
    'army I8 S1 M2 T2 A2 H1 *I3 *H1',
    {
      type: 'commitArmy',
      units: { inf: 8, sni: 1, mg: 2, tank: 2, art: 2, hq: 1 },
      elite: [
        { type: 'inf', index: 3 },
        { type: 'hq', index: 1 },
      ],
    },
    {},
    ['army balanced *I3 *H1', 'army i8, s1, m2, t2, a2, h1, *i3, *h1'],
  ],
  [
    'plan I1 a3, I2 b3 stop 4',
    {
      type: 'plan',
      placements: [
        { type: 'inf', index: 1, square: 'a3' },
        { type: 'inf', index: 2, square: 'b3' },
      ],
      stopAfter: 4,
    },
    { armies: ARMIES },
    ['plan I1@a3; I2@b3 stop after 4'],
  ],
  ['plan none', { type: 'plan', placements: [], stopAfter: null }, { armies: ARMIES }, ['plan None']],
  [
    'retreats all list side-h back back-a back-h side-a; M ask side-h back back-a back-h side-a; I3 list side-h back back-a back-h side-a',
    {
      type: 'setRetreatOrders',
      orders: { all: rule('list'), types: { mg: rule('ask') }, units: { 'S-inf-3': rule('list') } },
    },
    FIGHT,
    ['retreats all list side-h; mg ask side-h; S-inf-3 list side-h'],
  ],
];

describe('notation', () => {
  test.each(LINES)('%s', (line, command, at, others) => {
    const trial = new Trial(at, { first: 'south', reinforcements: 'on', elite: 'on' });
    const seat = { side: 'south', player: 0 } as const;
    const view = trial.viewOf('south');
    expect(rules.write(command, view)).toBe(line);
    for (const typed of [line, ...others])
      expect(rules.read(typed, view, seat), typed).toEqual({ ok: true, value: command });
  });

  test('a retreat, in brackets too, and short in its own window', () => {
    const trial = new Trial(RETREAT);
    trial.play('d3xd5');
    const seat = { side: 'north', player: 0 } as const;
    const command = { type: 'retreat', unit: 'N-inf-1', to: 'd6' } as const;
    expect(rules.write(command, trial.viewOf())).toBe('r d5-d6');
    for (const line of ['r d5-d6', '(r d5-d6)', 'd5-d6', 'retreat d5 d6']) {
      expect(rules.read(line, trial.viewOf(), seat), line).toEqual({ ok: true, value: command });
    }
  });

  test('"end" is written once something moved', () => {
    const trial = new Trial(FIGHT);
    trial.play('e4-e5');
    expect(rules.write({ type: 'endTurn' }, trial.viewOf())).toBe('end');
  });

  test.each([
    ['', 'UNREADABLE'],
    ['hello', 'UNREADABLE'],
    ['e4', 'UNREADABLE'],
    ['e4-', 'UNREADABLE'],
    ['army I8 Z3', 'UNREADABLE'],
    ['a5-a6', 'UNKNOWN_UNIT'],
    ['i9-a6', 'OFF_BOARD'],
    ['e4xa1', 'UNKNOWN_UNIT'],
    ['x'.repeat(5000), 'UNREADABLE'],
  ])('%j is %s', (line, code) => {
    const read = rules.read(line, new Trial(FIGHT).state, { side: 'south', player: 0 });
    expect(read.ok ? 'ok' : read.fault.code).toBe(code);
  });

  test.each([
    '4h3/8/8/8/8/8/8/4H3 S 1 1',
    '1as1h1a1/if1i1iri/i1imti1i/8/8/I1IMTI1I/IF1I1IRI/1AS1H1A1 N 12 11',
    '5h*6/12/12/12/12/12/11r/12/12/12/12/6H5 S 1 1',
  ])('position %s comes back as it was', (text) => {
    const rows = text.split('/').length;
    const trial = new Trial(text);
    expect([trial.state.size, readPosition(text).ok]).toEqual([rows, true]);
    expect(writePosition(trial.state)).toBe(text);
  });

  test.each([
    '',
    '8/8',
    '4h3/8/8/8/8/8/8/4H4 S 1 1',
    '4h3/8/8/8/8/8/8/4Q3 S 1 1',
    '4h3/8/8/8/8/8/8/4H3 W 1 1',
    '4h3/8/8/8/8/8/8/4H3 S 0 1',
  ])('position %j is refused', (text) => expect(readPosition(text).ok).toBe(false));
});
