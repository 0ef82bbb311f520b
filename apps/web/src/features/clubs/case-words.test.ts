import { expect, test } from 'vitest';
import { caseSentence, lengthWords, proposalWords, sideSentence } from './case-words.ts';
import type { EventCase } from './operations.ts';

const HOUR = 3_600_000;
const evaluation = (counted: number) => ({ bot: 'greedy', playouts: 200, e: counted, counted });

test.each([
  [400, 'the first side wins'],
  [340, 'the first side wins'],
  [339, 'a half-win for the first side'],
  [240, 'a half-win for the first side'],
  [239, 'a draw'],
  [161, 'a draw'],
  [160, 'a half-win for the second side'],
  [61, 'a half-win for the second side'],
  [60, 'the second side wins'],
])('CL-095: %i of 400 proposes %s', (counted, words) => expect(proposalWords(evaluation(counted))).toBe(words));

test('lengths are told in the unit that fits', () => {
  expect([0, 5 * HOUR, 47 * HOUR, 50 * HOUR].map(lengthWords)).toEqual(['1 hour', '5 hours', '47 hours', '2 days']);
});

test('how a side has held the match', () => {
  const side = { side: 'north', held: 80 * HOUR, turns: 1, medianResponse: 30 * HOUR, slowestTenth: null, missed: 2 };
  expect(sideSentence('Bo', side)).toBe(
    'Bo: 1 turn, half of them within 30 hours; 2 missed. The match waited 3 days for them.',
  );
});

test('what happens where nothing happens is said of each case (CL-005)', () => {
  const open = { state: 'open', stopped: true, dueAt: '2026-07-01T12:00:00Z', closedAt: null } as EventCase;
  expect(caseSentence(open, 'UTC')).toContain('the system’s proposal applies');
  expect(caseSentence({ ...open, stopped: false }, 'UTC')).toContain('the case lapses');
  expect(caseSentence({ ...open, state: 'decided', closedAt: '2026-07-01T12:00:00Z' }, 'UTC')).toBe(
    'Decided Wed 1 Jul, 12:00.',
  );
});
