import { describe, expect, test } from 'vitest';
import { parseOptions } from '../options.ts';
import { reportOf } from '../report.ts';
import { isElite } from '../state.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const read = (raw: unknown) => {
  const result = parseOptions(raw);
  return result.ok ? result.value : `${result.fault.code} ${result.fault.rule}`;
};
const EMPTY_ROW = '........';
const code = (top: string, bottom: string) => [top, ...Array.from({ length: 6 }, () => EMPTY_ROW), bottom].join('/');

describe('optional rules', () => {
  test.each([
    ['CA-060 a listed layout', { terrain: 'salient' }, null],
    ['CA-060 an equal code', { terrain: code('tb......', '......bt') }, null],
    ['CA-060 an unequal code', { terrain: code('tb......', 'tb......') }, 'OPTION_INVALID CA-060'],
    ['CA-060 an unequal code, agreed', { terrain: code('tb......', EMPTY_ROW), unequalLayout: 'on' }, null],
    ['CA-060 a code of the wrong size', { terrain: '........' }, 'OPTION_INVALID CA-060'],
    ['CA-060 an unknown letter', { terrain: code('x.......', '.......x') }, 'OPTION_INVALID CA-060'],
    ['CA-060 the layout of the other board', { terrain: 'front' }, 'OPTION_INVALID CA-060'],
    ['CA-074 below the least turn limit', { turnLimit: 19 }, 'OPTION_INVALID null'],
    ['CA-074 above the most', { turnLimit: 301 }, 'OPTION_INVALID null'],
    ['CA-076 no draw for want of losses', { noLossTurns: 0, repetition: false }, null],
    ['an unknown key', { terrains: 'open' }, 'MALFORMED null'],
    ['no object', [], 'MALFORMED null'],
    ['a wrong word', { elite: 'yes' }, 'OPTION_INVALID null'],
  ])('%s', (_what, raw, fault) => {
    if (fault === null) expect(read(raw)).toBeTypeOf('object');
    else expect(read(raw)).toBe(fault);
  });

  test('CA-067 the campaign switches all on', () => {
    const on = { elite: 'on', experienced: 'on', reinforcements: 'on', fullRows: 'off', terrain: 'front' };
    expect(read({ campaign: 'on', fullRows: 'on' })).toMatchObject(on);
    expect(new Trial({}, { campaign: 'on' }).state.size).toBe(12);
  });

  const brothers = (kills: number) => ({
    position: 'i6h/8/8/8/8/8/8/4H3 S 1 1',
    start: 'attack',
    units: [
      { id: 'N-inf-1', damage: 1, damagedBy: ['S-sni-1'] },
      { id: 'N-inf-2', square: 'b8' },
      { id: 'S-art-1', square: 'a4', kills },
      { id: 'S-tank-1', square: 'a6', kills: 4 },
      { id: 'S-mg-1', square: 'c6', elite: true },
      { id: 'S-inf-9', square: 'c7' },
      { id: 'S-sni-1', square: 'e5' },
    ],
  });

  testRows([
    {
      rule: 'CA-060',
      what: 'a trench adds one for whoever stands there, the Headquarters too',
      at: {
        position: '8/8/2h5/2A5/8/8/8/4H3 S 1 1',
        start: 'attack',
        units: [{ id: 'N-hq-1', square: 'c7', damage: 3 }],
      },
      options: { terrain: 'salient' },
      script: ['c5xc7 => 1 point', 'end => South ends'],
    },
    {
      rule: 'CA-062',
      what: 'an elite unit has one more Defense',
      at: { position: '7h/8/8/3s*4/8/3M4/3A4/4H3 S 1 1', start: 'attack', units: [{ id: 'N-sni-1', damage: 1 }] },
      script: ['d3xd5 => 1 point', 'd2xd5 => must fall back'],
    },
    {
      rule: 'CA-062',
      what: 'an elite unit always does 2: example 5',
      at: '7h/8/8/3t4/3F*4/3T*4/8/4H3 S 1 1',
      script: ['d4xd5 => 2 points', 'd3xd5 => 2 points'],
    },
    {
      rule: 'CA-065',
      what: 'in the own turns 3, 6, 9: one unit on an empty square of the back row, before moving',
      at: '4h3/8/8/8/8/8/I7/4H3 S 2 2',
      options: { reinforcements: 'on' },
      script: [
        '+I a1 => REINFORCE_NOT_DUE',
        'pass',
        'pass',
        '+H a1 => REINFORCE_TYPE',
        '+T a2 => REINFORCE_SQUARE',
        '+T e1 => REINFORCE_SQUARE',
        '+T a9 => OFF_BOARD',
        '+T a1 => arrives on a1',
        '+T b1 => REINFORCE_NOT_DUE',
        'a1-b2',
        'end',
        '+I a8 => arrives on a8',
      ],
    },
    {
      rule: 'CA-065',
      what: 'the first move closes it; so does an attack',
      at: '4h3/8/8/8/8/3i4/I1A5/4H3 S 3 3',
      options: { reinforcements: 'on' },
      script: ['a2-a3', '+I a1 => WRONG_PHASE', 'c2xd3', '+I a1 => WRONG_PHASE'],
    },
    {
      rule: 'CA-065',
      what: 'the first move closes it in a turn in which none is due, too',
      at: '4h3/8/8/8/8/3i4/I1A5/4H3 S 2 2',
      options: { reinforcements: 'on' },
      script: ['+I a1 => REINFORCE_NOT_DUE', 'a2-a3', '+I a1 => WRONG_PHASE'],
    },
    {
      rule: 'CA-065',
      what: 'a move after the reinforcement closes it like any other',
      at: '4h3/8/8/8/8/3i4/I1A5/4H3 S 3 3',
      options: { reinforcements: 'on' },
      script: ['+I a1 => arrives', '+I b1 => REINFORCE_NOT_DUE', 'a1-b2', '+I b1 => WRONG_PHASE'],
    },
    {
      rule: 'CA-065',
      what: 'living units of a type stay within its maximum; the fallen make room',
      at: { position: '4h3/8/8/8/8/8/TTS5/4H3 S 3 3', units: [{ id: 'S-sni-2', fallen: true }] },
      options: { reinforcements: 'on' },
      script: ['+T a1 => REINFORCE_TYPE', '+S a1 => arrives', 'end'],
    },
    {
      rule: 'CA-065',
      what: 'without the option nothing is due',
      at: '4h3/8/8/8/8/8/8/4H3 S 3 3',
      script: ['+I a1 => REINFORCE_NOT_DUE'],
    },
  ]);

  test('CA-065 a reinforcement takes the next unused number; CA-066 it is plain', () => {
    const at = { position: '4h3/8/8/8/8/8/S7/4H3 S 3 3', units: [{ id: 'S-sni-2', fallen: true }] };
    const trial = new Trial(at, { reinforcements: 'on' });
    expect(trial.menu('S-sni-3')).toContain('+S a1');
    trial.play('+S a1');
    expect(trial.state.units.at(-1)).toEqual({ id: 'S-sni-3', at: 'a1', damage: 0, kills: 0, marks: 0 });
  });

  test('CA-064 a credit for each who damaged the fallen in that phase, and five make elite at the end of it', () => {
    const trial = new Trial(brothers(0), { experienced: 'on' });
    trial.play('a4xa8');
    const events = trial.play('a6xa8');
    expect(events.at(-1)).toMatchObject({ type: 'destroyed', credited: ['S-sni-1', 'S-art-1', 'S-tank-1'] });
    const tank = () => trial.state.units.find(({ id }) => id === 'S-tank-1');
    expect([tank()?.kills, tank() && isElite(tank() as never)]).toEqual([5, false]);
    trial.play('end');
    expect(tank() && isElite(tank() as never)).toBe(true);
  });

  test('CA-064 elite units gain nothing more', () => {
    const trial = new Trial(brothers(0), { experienced: 'on' });
    trial.play('a4xa8');
    const events = trial.play('c6xa8');
    expect(events.at(-1)).toMatchObject({ credited: ['S-sni-1', 'S-art-1'] });
  });

  test.each([
    ['an elite unit that has fallen is elite', 's*', true],
    ['a plain unit that has fallen is plain', 's', false],
  ])('CA-061 in the report %s', (_what, sniper, elite) => {
    const trial = new Trial(`${sniper}i2h3/8/S*1S*5/8/8/8/8/4H3 S 1 1`, { elite: 'on' });
    trial.play('a6xa8');
    if (elite) trial.play('c6xa8');
    const report = reportOf(trial.state, { by: 'agreement', outcome: { reason: 'x', places: [] } });
    expect(report.units.find(({ id }) => id === 'N-sni-1')).toMatchObject({ elite, survived: false });
  });

  test('CA-064 without the option nothing is counted', () => {
    const trial = new Trial(brothers(4));
    trial.play('a4xa8');
    expect(trial.play('a6xa8').at(-1)).toMatchObject({ type: 'destroyed', credited: [] });
  });
});
