import { describe, expect, it } from 'vitest';
import { bodyOf, LONGEST_MESSAGE } from './body.ts';

describe('the body of a message', () => {
  it.each([
    ['unchanged', 'Well played. Same time tomorrow?', 'Well played. Same time tomorrow?'],
    ['loses the spaces around it', '  \n hello \n ', 'hello'],
    ['keeps its lines, whatever ends them', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['has at most one empty line between two', 'one\n \n\n\n\ntwo', 'one\n\ntwo'],
    ['has no control signs', 'a\u0000b\u0007c\u001b[31md', 'abc[31md'],
    ['cannot turn the text behind it round', 'pay \u202Etac\u202C \u2066x\u2069', 'pay tac x'],
    ['is in one form', 'cafe\u0301', 'café'],
    ['keeps a family together', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['piles no marks up', `a${'\u0336'.repeat(40)}b`, `a${'\u0336'.repeat(4)}b`],
    ['is text, not markup', '<b onclick=x>[a](javascript:1)</b>', '<b onclick=x>[a](javascript:1)</b>'],
    ['may be as long as it may be', '🂡'.repeat(LONGEST_MESSAGE), '🂡'.repeat(LONGEST_MESSAGE)],
  ])('%s', (_name, raw, kept) => expect(bodyOf(raw)).toBe(kept));

  it.each([
    ['empty', ''],
    ['of spaces', ' \n\t '],
    ['of what cannot be seen', '\u200b\u2060\u0000'],
    ['one sign too long', 'x'.repeat(LONGEST_MESSAGE + 1)],
  ])('is none where it is %s', (_name, raw) => expect(bodyOf(raw)).toBeNull());
});
