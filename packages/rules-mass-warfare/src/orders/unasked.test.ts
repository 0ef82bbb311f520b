/** What initial standing orders spare a player: transfers (THE-RULES "Windows", MW-072) and the bridges of a sealed turn (MW-174). */
import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

const FIELDS: Given = {
  step: 7,
  bases: { '0,0': 'airf', '1,2': 'airf' },
  control: { s1: ['0,0', '1,2'] },
  units: { 's1-ftr-1': '0,0', 's1-inf-1': '-3,3', 's2-inf-1': '-30,0' },
  settled: true,
};

describe('MW-072: transfers alone open no step', () => {
  test.each([
    ['strict', 's1 transfers', 's1 transfers'],
    ['windows', 's1 march', 's1 transfers'],
    ['brisk', 's1 march', 's1 laterSea'],
    ['sealed', 's1,s2 ground', 's1,s2 skyAndSea'],
  ])('%s: asked for %s by initial orders, for %s by "ask"', (pace, initially, asked) => {
    const given = { ...FIELDS, step: pace === 'sealed' || pace === 'brisk' ? 1 : 7, options: { pace } };
    const opening = given.step === 1 ? [6, 1] : [];
    expect(new Trial(given, opening).awaited).toBe(initially);
    expect(new Trial({ ...given, orders: { s1: { transfers: 'ask' } } }, opening).awaited).toBe(asked);
  });
});

describe('MW-072: what is filed for step 7 runs though it opens for nobody', () => {
  const raid: Given = { ...FIELDS, step: 2, units: { ...FIELDS.units, 's2-tank-1': '2,0' } };

  test.each(['windows', 'brisk'])('%s: in its step', (pace) => {
    const trial = new Trial({ ...raid, options: { pace } });
    trial.play('file transfers: transfer s1-ftr-1 > 1,2');
    expect(trial.at('s1-ftr-1')).toBe('0,0');
    trial.play('pass');
    expect([trial.at('s1-ftr-1'), trial.oil(), trial.awaited]).toEqual(['1,2', 29, 's1 march']);
  });

  test.each(['file transfers: transfer s1-ftr-1 > 1,2', 'plan transfer s1-ftr-1 > 1,2'])(
    'sealed: within its packet, by "%s"',
    (line) => {
      const trial = new Trial({ ...raid, options: { pace: 'sealed' } });
      trial.play(line);
      expect(trial.awaited).toBe('s1,s2 skyAndSea');
      trial.play('ready');
      expect([trial.at('s1-ftr-1'), trial.oil(), trial.awaited]).toEqual(['1,2', 29, 's1,s2 ground']);
    },
  );
});

describe('MW-174: in a sealed turn "ask" mends every bridge, and nobody is asked', () => {
  const bridges: Given = {
    step: 17,
    options: { pace: 'sealed' },
    terrain: { '1,0': 'BR', '-1,1': 'BR', '0,0': 'FO' },
    fire: { '1,0': 2, '-1,1': 3 },
    units: { 's1-inf-1': '0,0' },
    settled: true,
  };

  test.each([
    ['ask', { '1,0': 1, '-1,1': 2 }],
    ['all', { '1,0': 1, '-1,1': 2 }],
    ['none', { '1,0': 2, '-1,1': 3 }],
  ] as const)('%s', (repairBridges, left) => {
    const trial = new Trial({ ...bridges, orders: { s1: { repairBridges } } }, [6, 1]);
    expect([trial.awaited, trial.war.turn]).toEqual(['s1,s2 ground', 2]);
    expect({ '1,0': trial.fire('1,0'), '-1,1': trial.fire('-1,1') }).toEqual(left);
  });

  test('where everybody is asked in turn, "ask" asks', () => {
    const trial = new Trial({ ...bridges, options: { pace: 'strict' }, orders: { s1: { repairBridges: 'ask' } } });
    expect(trial.awaited).toBe('s1 repairs');
  });
});
