import { expect, it } from 'vitest';
import { draftOf, emptyDraft, stateInWords, wishOf } from './conditional-draft.ts';

const draft = { ...emptyDraft(1), unseen: 'attacks d4\n', lines: ' c3-c4 \n\nend', stop: 'is lost' };
const wish = {
  when: 'turn',
  signs: [{ sign: { words: 'attacks d4' }, by: 'others', happened: false }],
  lines: ['c3-c4', 'end'],
  stop: [{ sign: { words: 'is lost' }, by: 'anyone', happened: true }],
} as const;
const filed = { ...wish, id: 'a', state: 'armed', played: 0, end: null } as const;

it('is filed line by line, and read back as it was', () => {
  expect(wishOf(draft)).toEqual(wish);
  expect(wishOf(draftOf(filed, 2))).toEqual(wish);
});

it('orders nothing without a line', () => {
  expect(wishOf({ ...draft, lines: ' \n' })).toBeNull();
});

it('says what became of it', () => {
  expect(stateInWords(filed)).toBe('waits for your turn');
  const end = { code: 'X', message: 'The way is barred.', line: 'end' };
  expect(stateInWords({ ...filed, state: 'stopped', played: 1, end })).toBe(
    'stopped after 1 of 2 lines at "end": The way is barred.',
  );
});
