import { expect, test } from 'vitest';
import { type LoggedStep, sinceLastMove } from './since.ts';

/** "s1 s1 n2": side and moment of each step. */
const log = (text: string, from = 0): LoggedStep[] =>
  text.split(' ').map((word, index) => ({
    index: from + index,
    side: word[0] === 's' ? 'south' : 'north',
    at: new Date(Number(word.slice(1)) * 1000),
  }));

test.each<[string, string, string, number, number]>([
  ['behind their own last step', 's1 s2 n3 n4', 'south', 0, 2],
  ['an answer of their standing orders is not their move', 's1 n2 s2 n3', 'south', 0, 1],
  ['standing orders after their own move belong to it', 's1 n1 n2', 'south', 0, 2],
  ['who has done nothing is told everything', 's1 s2', 'north', 0, 0],
  ['what their clock played is left out', 's1 n2 s3', 'south', 1, 1],
])('%s', (_name, text, side, skip, expected) => {
  expect(sinceLastMove(log(text), side, skip)).toBe(expected);
});

test('a log that begins late begins there', () => {
  expect(sinceLastMove(log('s1 s2', 40), 'north')).toBe(40);
  expect(sinceLastMove([], 'north')).toBe(0);
});
