import { expect, it } from 'vitest';
import { draftOf, emptyDraft, inputOf, stateInWords } from './conditional-draft.ts';

const draft = { ...emptyDraft(1), unseen: 'attacks d4\n', lines: ' c3-c4 \n\nend', stop: 'is lost' };
const input = {
  when: 'turn',
  conditions: [{ condition: { words: 'attacks d4' }, by: 'others', happened: false }],
  lines: ['c3-c4', 'end'],
  stop: [{ condition: { words: 'is lost' }, by: 'anyone', happened: true }],
} as const;
const filed = { ...input, id: 'a', state: 'armed', played: 0, end: null } as const;

it('is filed line by line, and read back as it was', () => {
  expect(inputOf(draft)).toEqual(input);
  expect(inputOf(draftOf(filed, 2))).toEqual(input);
});

it('orders nothing without a line', () => {
  expect(inputOf({ ...draft, lines: ' \n' })).toBeNull();
});

it('says what became of it', () => {
  expect(stateInWords(filed)).toBe('waiting for your turn');
  const end = { code: 'X', message: 'The way is barred.', line: 'end' };
  expect(stateInWords({ ...filed, state: 'stopped', played: 1, end })).toBe(
    'stopped after 1 of 2 lines at “end”: The way is barred.',
  );
});
