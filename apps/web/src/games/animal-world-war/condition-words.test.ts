/** Win conditions as players read them. */
import { OBJECTIVES } from '@fieldpost/rules-animal-world-war/catalogue';
import { expect, test } from 'vitest';
import { conditionWords } from './condition-words.ts';

const NAMES = { A: 'Herbivoria', B: 'Carnivoron' };

test.each([
  ['O02', 'the case is held by Herbivoria in the zone of Herbivoria'],
  ['O04', '3 of the crates K1, K2, K3, K4 and K5 lie or are held by Herbivoria in the zone of Herbivoria'],
  [
    'O06',
    'the banner of Carnivoron is held by Herbivoria in the zone of Herbivoria, and not: the banner of Herbivoria is held by Carnivoron',
  ],
  ['O15', 'the radios R1, R2 and R3 are removed'],
] as const)('%s is won when things are as its card says', (id, words) => {
  expect(conditionWords(OBJECTIVES[id].winA, NAMES)).toBe(words);
});

test('one thing, and things of several kinds, go by their own names', () => {
  expect(conditionWords({ removed: ['K2'] }, NAMES)).toBe('crate K2 is removed');
  expect(conditionWords({ removed: ['CASE', 'F1', 'R2'] }, NAMES)).toBe('the case, charge F1 and radio R2 are removed');
});

test('a group within a group stands in brackets', () => {
  const last = { roundEnd: 'RL' } as const;
  const condition = { any: [last, { all: [last, { not: { tileNml: [0, 0] } }] }] } as const;
  expect(conditionWords(condition, NAMES)).toBe(
    "the last round is over; or (the last round is over, and not: tile (0, 0) is No Man's Land)",
  );
});
