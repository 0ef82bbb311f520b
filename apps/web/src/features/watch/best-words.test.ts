import { expect, test } from 'vitest';
import { bestWords } from './best-words.ts';

const facts = { turns: 58, lost: 12, margin: 48, leads: 3 };

test.each([
  [{ ...facts, honours: ['longest'] as const }, '58 turns, 12 lost'],
  [{ ...facts, honours: ['closest'] as const }, '58 turns, 12 lost, 5 % ahead at the end, the lead changed 3 times'],
  [
    { turns: 1, lost: 0, margin: 0, leads: 1, honours: ['longest', 'closest'] as const },
    '1 turn, level at the end, the lead changed once',
  ],
  [{ turns: null, lost: null, margin: null, leads: null, honours: ['bloodiest'] as const }, ''],
])('%o', (best, words) => {
  expect(bestWords(best)).toBe(words);
});
