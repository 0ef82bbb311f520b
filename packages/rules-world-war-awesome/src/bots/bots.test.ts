/** "Greedy weighs": what it likes better than what, by the lines that it would play. */
import type { AnyRuleSet, Json } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { worldWarAwesome as rules } from '../index.ts';
import { type Given, Trial } from '../testing/trial.ts';
import { GUIDANCE } from './index.ts';

const SEAT = { side: 'A', player: 0 } as const;

function worth(given: Given, line: string): number {
  const view = new Trial(given).view('A');
  const read = rules.read(line, view, SEAT);
  if (!read.ok) throw new Error(`${line}: ${read.fault.code}`);
  expect(rules.refuses(view, SEAT, read.value)).toBeNull();
  const { appraise } = GUIDANCE;
  if (appraise === null) throw new Error('greedy appraises nothing');
  return appraise(view as unknown as Json, SEAT, { ...read.value }, rules as unknown as AnyRuleSet);
}

const inside: Given = { units: { u1: 'A GER-RIF in:B(-1,2)', u2: 'B SOV-RIF in:B(-2,2)' } };
const lastCore: Given = { ...inside, tanks: { B: { marks: ['C1'] } } };
const plan = (given: Given): Given => ({ ...given, state: { phase: 'plan' } });

describe('greedy', () => {
  test('the last core above all, a core before a shot', () => {
    expect(worth(lastCore, 'u1 : core C2')).toBeGreaterThan(900);
    expect(worth(inside, 'u1 : core C2')).toBeLessThan(100);
    expect(worth(inside, 'u1 : core C2')).toBeGreaterThan(worth(inside, 'u1 : fire RIFLE u2'));
  });

  test('who is inside the own tank before who is outside', () => {
    const boarded: Given = { units: { u1: 'A GER-RIF in:A(-1,0)', u2: 'B SOV-RIF in:A(-2,0)' } };
    const field: Given = { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 9,8' } };
    expect(worth(boarded, 'u1 : fire RIFLE u2')).toBeGreaterThan(2 * worth(field, 'u1 : fire RIFLE u2'));
  });

  test('a shot in the open before one into cover or from afar, any before a pass', () => {
    const at = (place: string, ground = {}): Given => ({
      units: { u1: 'A GER-RIF 1,8', u2: `B SOV-RIF ${place}` },
      ground,
    });
    const open = worth(at('5,8'), 'u1 : fire RIFLE u2');
    expect(open).toBeCloseTo(2, 6);
    expect(worth(at('5,8', { '5,8': 'w' }), 'u1 : fire RIFLE u2')).toBeCloseTo(open / 3, 6);
    expect(worth(at('10,8'), 'u1 : fire RIFLE u2')).toBeCloseTo((open * 2) / 3, 6);
    expect(worth(at('5,8'), 'pass')).toBeCloseTo(0.01, 6);
  });

  test('never a blast that costs more than it takes', () => {
    const units = { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-RIF 11,8' };
    const own = { ...units, u3: 'A GER-RIF 12,8' };
    const foes = { ...units, u3: 'B SOV-RIF 12,8' };
    const line = 'u1 : fire FAUST @11,8';
    expect(worth({ units: own }, line)).toBeLessThan(worth({ units: own }, 'pass'));
    expect(worth({ units: foes }, line)).toBeGreaterThan(worth({ units }, line));
  });

  test('emitters with launchers; loading comes before the target', () => {
    const tanks = { B: { anchor: { q: 14, r: 8 }, heading: 3 } };
    const ready: Given = { units: { u1: 'A GER-FST 9,7 loaded' }, tanks };
    // X2 lies at 12,7
    expect(worth(ready, 'u1 : fire FAUST @12,7')).toBeGreaterThan(3);
    expect(worth(ready, 'u1 : fire FAUST @12,7')).toBeGreaterThan(worth(ready, 'u1 : fire FAUST @10,6'));
    const empty: Given = { units: { u1: 'A GER-FST 9,7' }, tanks };
    expect(worth(empty, 'u1 : load FAUST')).toBe(1);
  });

  test('a tank rides off its own soldiers, and nearer to the other', () => {
    const road: Given = plan({ units: { u1: 'A GER-RIF 6,3' } });
    expect(worth(road, 'order 1F')).toBeLessThan(worth(road, 'order 0F'));
    const free = plan({});
    expect(worth(free, 'order 2F')).toBeGreaterThan(worth(free, 'order 0F'));
  });

  test('nobody walks under a tank that is to ride there, or into a shell that is to burst there', () => {
    const order = (change: object) => ({ speed: 0, heading: 'F', aim: null, attack: null, solid: null, ...change });
    const told = (seat: 'A' | 'B', change: object): Given => ({
      units: { u1: 'A GER-RIF 8,3', u2: 'A GER-RIF 8,13' },
      state: { orders: { A: null, B: null, [seat]: order(change) } },
    });
    const halt = told('A', {});
    for (const [line, strikes] of [
      ['u1 > 6,3', told('A', { speed: 1 })],
      ['u1 > 9,4', told('A', { aim: { q: 11, r: 4 }, attack: 'MG-GER-HE' })],
      ['u2 > 10,13', told('B', { speed: 1 })],
    ] as const)
      expect(worth(strikes, line), line).toBeLessThan(worth(halt, line) - 1);
    // who stands there walks away
    expect(worth(told('B', { speed: 4 }), 'u2 > 8,10')).toBeGreaterThan(worth(halt, 'u2 > 8,10'));
  });

  test('the beaten are thrown away from who beat them', () => {
    const thrown: Given = {
      units: { u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8' },
      state: { phase: 'decision', decision: { unit: 'u2', away: 'u1' } },
    };
    expect([0, 1, 2, 3, 4, 5].map((dir) => worth(thrown, `throw ${dir}`))).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('a jam of the other tank’s transceivers before one of nothing', () => {
    const devices = { d1: 'A GER-D3 F9', d2: 'B TR-MOVE F12', d3: 'B TR-FIRE F11' };
    const jam = (at: string): Given => ({ devices: { ...devices, d1: `A GER-D3 ${at}` } });
    const lines = (at: string) => new Trial(jam(at)).menu('d1').filter((line) => / [AC]JAM/.test(line));
    const best = (at: string) => Math.max(...lines(at).map((line) => worth(jam(at), line)));
    expect(lines('F11').length).toBeGreaterThan(0);
    expect(best('F11')).toBeGreaterThan(best('F4'));
  });
});
