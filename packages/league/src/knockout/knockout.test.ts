import { describe, expect, test } from 'vitest';
import { answered, codesOf, entriesOf } from '../testing/playing.ts';
import { bracketOrder, bracketSize, crossed } from './bracket.ts';

type Bracket = readonly {
  readonly ties: readonly {
    readonly a: string | null;
    readonly b: string | null;
    readonly verdict: { readonly winner: string | null; readonly by: string } | 'decider' | null;
  }[];
}[];

function cup(count: number, log: readonly object[], settings: object = {}) {
  const raw = { settings: { format: 'knockout', ...settings }, entries: entriesOf(count), log, ask: ['bracket'] };
  expect(codesOf(raw).filter((code) => code !== null)).toEqual([]);
  return (answered(raw).bracket as Bracket).map(({ ties }) => ties);
}
/** Both legs of an encounter, with the quarters of the first. */
const pair = (a: string, b: string, first: number, second: number, more: object = {}) => [
  { type: 'result', a, b, q: first, ...more },
  { type: 'result', a: b, b: a, q: 4 - second, ...more },
];

test.each([
  [8, [1, 8, 4, 5, 2, 7, 3, 6]],
  [4, [1, 4, 2, 3]],
])('CL-066: %i places', (size, order) => expect(bracketOrder(size)).toEqual(order));

test('CL-066: the least power of two', () => expect([2, 3, 5, 8, 9].map(bracketSize)).toEqual([2, 4, 8, 8, 16]));

test('CL-047: groups cross', () => {
  expect(
    crossed([
      ['A1', 'A2'],
      ['B1', 'B2'],
    ]),
  ).toEqual([
    ['A1', 'B2'],
    ['B1', 'A2'],
  ]);
});

describe('CL-066: an encounter', () => {
  test('the top seeds of six pass round 1', () => {
    const [first, second] = cup(6, []);
    expect(first?.map(({ a, b }) => [a, b])).toEqual([
      ['e1', null],
      ['e4', 'e5'],
      ['e2', null],
      ['e3', 'e6'],
    ]);
    expect(second?.map(({ a, b }) => [a, b])).toEqual([
      ['e1', '?'],
      ['e2', '?'],
    ]);
  });

  test.each([
    ['points', pair('e1', 'e4', 0, 2), 'e4', 'points'],
    [
      'margins',
      [
        { type: 'result', a: 'e1', b: 'e4', q: 4, margin: 100 },
        { type: 'result', a: 'e4', b: 'e1', q: 4, margin: 300 },
      ],
      'e4',
      'margins',
    ],
    [
      'misses',
      pair('e1', 'e4', 4, 0).map((act, index) => (index === 0 ? { ...act, misses: [2, 0] } : act)),
      'e4',
      'misses',
    ],
    ['a withdrawal', [{ type: 'withdraw', entry: 'e1' }], 'e4', 'withdrawal'],
    [
      'a double default puts both out',
      [
        { type: 'result', a: 'e1', b: 'e4', kind: 'double' },
        { type: 'result', a: 'e4', b: 'e1', kind: 'double' },
      ],
      null,
      'default',
    ],
  ])('is decided by %s', (_what, log, winner, by) => {
    const [[first] = []] = cup(4, log);
    expect(first?.verdict).toEqual({ winner, by });
  });

  test('a tie wants a decider, and a tied decider is the better seed’s', () => {
    const tied = pair('e1', 'e4', 4, 0);
    expect(cup(4, tied)[0]?.[0]?.verdict).toBeNull();
    const sides = codesOf({
      settings: { format: 'knockout' },
      entries: entriesOf(4),
      log: [...tied, { type: 'result', a: 'e1', b: 'e4', leg: 3, q: 2 }],
    });
    const [a, b] = sides.at(-1) === null ? ['e1', 'e4'] : ['e4', 'e1'];
    expect(cup(4, [...tied, { type: 'result', a, b, leg: 3, q: 2 }])[0]?.[0]?.verdict).toEqual({
      winner: 'e1',
      by: 'seed',
    });
    expect(cup(4, [...tied, { type: 'result', a, b, leg: 3, q: a === 'e4' ? 4 : 0 }])[0]?.[0]?.verdict).toEqual({
      winner: 'e4',
      by: 'decider',
    });
  });

  test('after the event’s last day the better seed passes', () => {
    const late = pair('e1', 'e4', 4, 0).map((act) => ({ ...act, at: '2026-06-02T00:00:00Z' }));
    expect(cup(4, late, { finalBy: '2026-06-01T00:00:00Z' })[0]?.[0]?.verdict).toEqual({ winner: 'e1', by: 'seed' });
  });

  test('winners meet, without new seeding; the losers may play for the third place', () => {
    const log = [...pair('e1', 'e4', 0, 0), ...pair('e2', 'e3', 4, 4)];
    expect(cup(4, log)[1]?.map(({ a, b }) => [a, b])).toEqual([['e4', 'e2']]);
    const third = [...log, ...pair('e1', 'e3', 4, 4)];
    expect(
      codesOf({ settings: { format: 'knockout', thirdPlace: true }, entries: entriesOf(4), log: third }).every(
        (code) => code === null,
      ),
    ).toBe(true);
    expect(codesOf({ settings: { format: 'knockout' }, entries: entriesOf(4), log: third }).at(-1)).toBe(
      'CL_BAD_INPUT',
    );
  });

  test('CL-075: a reversal leaves the ties that are made', () => {
    const log = [...pair('e1', 'e4', 0, 0), ...pair('e2', 'e3', 4, 4)];
    const ruling = { type: 'decide', a: 'e1', b: 'e4', q: 4, supersedes: 1, reason: 'the map was faulty' };
    expect(
      codesOf({
        settings: { format: 'knockout' },
        entries: entriesOf(4),
        log: [...log, ruling, ...pair('e4', 'e2', 4, 4)],
      }).every((code) => code === null),
    ).toBe(true);
  });
});
