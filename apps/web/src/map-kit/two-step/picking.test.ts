import { describe, expect, test } from 'vitest';
import { hintFor, nextIn, nextThere, toggled } from './picking.ts';

describe('who is next', () => {
  test.each([
    ['the first of all where nobody is picked', ['a', 'b'], null, 'a'],
    ['the one after', ['a', 'b', 'c'], 'a', 'b'],
    ['the first again after the last', ['a', 'b'], 'b', 'a'],
    ['the first where who is picked can do nothing more', ['a', 'b'], 'x', 'a'],
    ['nobody', [], null, null],
  ])('%s', (_name, all, now, next) => {
    expect(nextIn(all, now)).toBe(next);
  });

  test('on one place each in turn, and then nobody', () => {
    expect(nextThere(['a', 'b'], 'a')).toBe('b');
    expect(nextThere(['a', 'b'], 'b')).toBeNull();
  });
});

test('who joins comes last, and who stands back leaves the others as they were', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

describe('a label says', () => {
  test.each([
    ['that the unit there is chosen', ['Move here'], ['a'], 'a', 'chosen'],
    ['what may be done, at most three things', ['Go', 'Run', 'Ride', 'Fly'], [], 'a', 'go or run or ride'],
    ['that somebody can act', [], ['b'], 'a', 'can act'],
    ['nothing', [], [], null, ''],
  ])('%s', (_name, labels, own, picked, hint) => {
    expect(hintFor(labels, own, picked)).toBe(hint);
  });
});
