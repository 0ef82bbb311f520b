import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../contract.ts';
import { patched } from './apply.ts';
import { patchBetween } from './between.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

describe('a JSON patch (RFC 6902)', () => {
  test('makes any document into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        // Compares without the sign of a zero, which JSON cannot express.
        expect(JSON.stringify(sorted(patched(before, patchBetween(before, after))))).toBe(
          JSON.stringify(sorted(after)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('of a document and itself is empty, in whatever order members stand', () => {
    expect(patchBetween({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toEqual([]);
  });

  test.each([
    ['a member', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
    ['a new member', {}, { a: null }, [{ op: 'add', path: '/a', value: null }]],
    ['one that goes', { a: 1, 'b/~': 2 }, { a: 1 }, [{ op: 'remove', path: '/b~1~0' }]],
    ['one from the middle of a list', [1, 2, 3, 4], [1, 3, 4], [{ op: 'remove', path: '/1' }]],
    [
      'one into a list',
      [{ id: 'a' }, { id: 'c' }],
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [{ op: 'add', path: '/1', value: { id: 'b' } }],
    ],
    [
      'within an element',
      { units: [{ at: 1 }, { at: 2 }] },
      { units: [{ at: 1 }, { at: 5 }] },
      [{ op: 'replace', path: '/units/1/at', value: 5 }],
    ],
    ['another form', { a: [1] }, { a: { b: 1 } }, [{ op: 'replace', path: '/a', value: { b: 1 } }]],
  ] as const)('names %s alone', (_what, before, after, wanted) => {
    expect(patchBetween(before as Json, after as Json)).toEqual(wanted);
    expect(patched(before as Json, patchBetween(before as Json, after as Json))).toEqual(after);
  });

  test.each([
    [{ op: 'replace', path: '/a', value: 1 }],
    [{ op: 'replace', path: '/list/3', value: 1 }],
    [{ op: 'add', path: '/x/y', value: 1 }],
    [{ op: 'add', path: '/text/y', value: 1 }],
    [{ op: 'remove', path: '/list/-1' }],
  ] as const)('for another document is refused: %o', (change) => {
    expect(() => patched({ list: [1], text: 'x' }, [change])).toThrow('where nothing is');
  });

  test('leaves the document before as it was, and shares what has not changed', () => {
    const before = { a: { b: [1, 2] }, c: { d: 1 } };
    const after = patched(before, [{ op: 'replace', path: '/c/d', value: 2 }]) as typeof before;
    expect(before.c.d).toBe(1);
    expect(after.a).toBe(before.a);
  });
});

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member as Json)]),
  );
}
