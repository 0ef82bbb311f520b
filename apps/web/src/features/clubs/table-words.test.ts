import { expect, test } from 'vitest';
import type { EventReport } from './operations.ts';
import { resultWords } from './results.ts';
import { NO_ANSWER, outcomeFor, saidBy, sideIn, tableLateWords, untilObjection } from './table-words.ts';
import { cellWords } from './words.ts';

const report: EventReport = {
  matchId: 'm',
  seq: 1,
  by: 'a',
  state: 'pending',
  q: 4,
  score: [62, 48],
  playedOn: null,
  note: null,
  link: null,
  dueAt: '2026-01-08T20:00:00.000Z',
};

test('each side reads a report from its own side', () => {
  expect([outcomeFor(report, 'a'), outcomeFor(report, 'b')]).toEqual(['won 62:48', 'lost 48:62']);
  expect(outcomeFor({ q: 2, score: null }, 'b')).toBe('drew');
});

test('what happens by itself is said with its moment (CL-202)', () => {
  expect(untilObjection(report, 'Bo', 'UTC', 'stands')).toMatch(/^It stands .*20:00.* unless Bo disputes it\.$/);
  expect(untilObjection(report, 'Bo', 'UTC', 'case')).toMatch(/^Without an answer from Bo, a referee decides from /);
  expect(untilObjection({ ...report, dueAt: null }, 'Bo', 'UTC', 'stands')).toBe('');
});

test.each([
  ['a', { ...NO_ANSWER, won: 4 }, { q: 4 }],
  ['b', { ...NO_ANSWER, won: 4 }, { q: 0 }],
  ['b', { won: 4, own: '10', theirs: '7' }, { score: [7, 10] }],
  ['a', { won: 4, own: '10', theirs: '' }, null],
  ['a', NO_ANSWER, null],
] as const)('side %s answers %j', (side, answer, said) => expect(saidBy(side, answer)).toEqual(said));

test('a side is that of one’s own entry', () => {
  expect(['x', 'y', 'z', null].map((entry) => sideIn({ a: 'x', b: 'y' }, entry))).toEqual(['a', 'b', null, null]);
});

test('reported results are marked in words (CL-206)', () => {
  expect(cellWords('A1t B½t*')).toBe(
    'side A won, reported from a table, side B drawn, reported from a table, not confirmed yet',
  );
  const stands = (by: string) => resultWords({ seq: 1, how: 'reported', q: [4, 0], by });
  expect(['both', 'silence', 'officer'].map(stands)).toEqual([
    '1 : 0, reported from a table, confirmed by both',
    '1 : 0, reported from a table, not disputed',
    '1 : 0, reported from a table by an officer',
  ]);
});

test('before it starts an event at tables says what to do (CL-204)', () => {
  expect(tableLateWords(7)).toContain('within 7 more days');
});
