import { describe, expect, test } from 'vitest';
import { chance, fateWords, sortieWords, volleyWords } from './odds-words.ts';

const SIXTHS = Array.from({ length: 6 }, () => 1 / 6);

describe('M-6: odds in words', () => {
  test.each([
    [1, 'for certain'],
    [0.997, 'above 99%'],
    [0.3438, '34%'],
    [0.001, 'under 1%'],
    [0.9999, 'above 99%'],
    [0, 'under 1%'],
  ])('a chance of %d', (value, words) => {
    expect(chance(value)).toBe(words);
  });

  test.each([
    ['what may fall or burn', { destroyed: 0.34, standing: [] }, true, '34% it falls; else 1 more fire.'],
    [
      'what hardly falls says what would help',
      { destroyed: 0.05, standing: [] },
      true,
      '5% it falls; else 1 more fire. Better after guns and other attackers.',
    ],
    ['what is sure to fall', { destroyed: 1, standing: [] }, true, 'It falls for certain.'],
    [
      'what cannot fall',
      { destroyed: 0, standing: [] },
      true,
      'It can’t fall this time, but burns: 1 more fire. Better after guns and other attackers.',
    ],
    ['equal chances, once', { destroyed: 0, standing: [0, ...SIXTHS] }, false, '1 to 6 fires, all equally likely.'],
    [
      'unequal chances, the likeliest',
      { destroyed: 0, standing: [0.5, 0.3, 0.2] },
      false,
      'No fire most likely (0 to 2).',
    ],
  ])('%s', (_name, fate, isUnit, words) => {
    expect(fateWords(fate, isUnit)).toBe(words);
  });

  test('of several attackers, the chance after each', () => {
    const fates = [0.34, 0.63].map((destroyed) => ({ destroyed, standing: [] }));
    expect(volleyWords(fates)).toBe('Chance that it falls, after each: 34%, 63%.');
    expect(volleyWords(fates.slice(0, 1))).toBe('34% it falls.');
  });

  test('of a sortie, what fighters make of it', () => {
    const end = (arrives: number, destroyed: number) => ({ arrives, target: { destroyed, standing: [] } });
    const odds = { flak: [], fighters: ['s2-ftr-1'], most: end(0.8, 0.35), least: end(0.37, 0.16) };
    expect(sortieWords(odds, true)).toBe(
      '80% it gets through; 35% it destroys the target. If the fighter rises: 37%, 16%.',
    );
    expect(sortieWords({ ...odds, fighters: [] }, true)).toBe('Unopposed; 35% it destroys the target.');
  });
});
