import { expect, test } from 'vitest';
import { levelName, scoreWords } from './levels.ts';

test('a record is told in one sentence', () => {
  expect(scoreWords({ level: 'sergeant', won: 3, drawn: 0, lost: 1 })).toBe('You won 3 of 4.');
  expect(scoreWords({ level: 'sergeant', won: 0, drawn: 2, lost: 1 })).toBe('You won 0 of 3, 2 drawn.');
  expect(scoreWords(undefined)).toBeNull();
  expect(levelName('captain')).toBe('Captain');
});
