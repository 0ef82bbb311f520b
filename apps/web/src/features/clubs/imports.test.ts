import { describe, expect, test } from 'vitest';
import { type ImportAnswer, importsIn, importWords, kindsFor } from './imports.ts';
import type { ClubEvent, LogLine } from './operations.ts';
import { spokenOf } from './results.ts';

const answer = (more: Partial<ImportAnswer>): ImportAnswer => ({
  fileHash: '',
  lines: 3,
  errors: [],
  errorsTotal: 0,
  warnings: [],
  would: { made: 0, changed: 0, same: 0 },
  preview: [],
  already: false,
  ...more,
});
const line = (seq: number, act: LogLine['act']): LogLine => ({ seq, at: '', role: 'organiser', hash: '', act });
const LOG = [
  line(1, { kind: 'import', what: 'results', makes: 1, file: 'ab' }),
  line(2, { kind: 'result', round: 1, leg: 1, a: 'x', b: 'y', how: 'reported', q: [4, 0] }),
];

describe('CL-212: imports of an event', () => {
  test('one that was undone is no more on the list, and its results are said by nobody', () => {
    const leg = { round: 1, leg: 1, board: null, a: 'x', b: 'y' };
    expect([importsIn(LOG).map(({ seq }) => seq), spokenOf(LOG, leg).length]).toEqual([[1], 1]);
    const undone = [...LOG, line(3, { kind: 'undo-import', of: 1 })];
    expect([importsIn(undone), spokenOf(undone, leg)]).toEqual([[], []]);
  });

  test.each([
    [{ would: { made: 2, changed: 0, same: 0 } }, '2 lines will be imported.'],
    [{ would: { made: 1, changed: 0, same: 1 } }, '1 line will be imported. 1 line is there already.'],
    [{ errorsTotal: 1 }, '1 problem: nothing is imported.'],
    [{ already: true }, 'This file is imported already. Nothing was changed.'],
  ])('%j: %s', (more, words) => expect(importWords(answer(more))).toBe(words));

  test.each([
    ['entries', 'swiss', 'online', ['entries']],
    ['running', 'league', 'table', ['results']],
    ['running', 'league', 'online', []],
    ['finished', 'league', 'table', []],
  ])('a %s %s played %s takes %j', (state, format, played, kinds) => {
    const event = { state, format, settings: { played } } as unknown as ClubEvent;
    expect(kindsFor(event).map(([kind]) => kind)).toEqual(kinds);
  });
});
