import { expect, test } from 'vitest';
import { spokenOf } from './spoken.ts';

const entry = (index: number, ...sentences: string[]) => ({ index, sentences });
const LOG = [entry(0, 'Blue moves.'), entry(1, 'Blue fires.', 'Red falls back.')];

test('what has happened is read aloud', () => {
  expect(spokenOf({ step: 1, log: LOG.slice(0, 1) }, { step: 2, log: LOG })).toBe('Blue fires. Red falls back.');
});

test('what was taken back is told as taken back, not as done', () => {
  expect(spokenOf({ step: 2, log: LOG }, { step: 1, log: LOG.slice(0, 1) })).toBe(
    'Undone: Blue fires. Red falls back.',
  );
  expect(spokenOf({ step: 2, log: [] }, { step: 1, log: [] })).toBe('Undone: the last order.');
});

test('an answer without anything new says nothing over what was said', () => {
  expect(spokenOf({ step: 2, log: LOG }, { step: 2, log: LOG })).toBeNull();
});
