/** The worked examples of the rules, with their figures as printed. */
import { describe, expect, test } from 'vitest';
import { CIRCLE, EDGE_LOST, EDGE_WON, EIGHTY, FOUR, HALF_BYE, LADDER, result, SIX, TEAMS } from '../testing/worked.ts';
import { judgeCase } from './case.ts';

type Answer = {
  readonly results: readonly { readonly ok: boolean }[];
  readonly table: readonly (Readonly<Record<string, unknown>> & {
    readonly by: { readonly words: string; readonly code: string } | null;
  })[];
  readonly pairing: {
    readonly bye: string | null;
    readonly pairs: readonly { readonly a: string; readonly b: string }[];
    readonly vector: readonly number[];
    readonly held: string | null;
  };
  readonly crossTable: unknown;
  readonly rungs: { readonly rungs: readonly string[] };
  readonly ratings: readonly { readonly rating: number; readonly rd: number }[];
  readonly edge: { readonly edge: number };
};

function judged(raw: object): Answer {
  const answer = judgeCase(raw);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  expect(answer.value.results.filter(({ ok }) => !ok)).toEqual([]);
  return answer.value as unknown as Answer;
}

const cells = (table: Answer['table'], codes: readonly string[]) =>
  table.map((row) => [row.id, ...codes.map((code) => row[code])]);

test('S: everybody meets everybody in pairs (CL-041, CL-195, CL-101, CL-102, CL-103, CL-105)', () => {
  const { table } = judged(FOUR);
  expect(cells(table, ['rank', 'PTS', 'SB', 'WON'])).toEqual([
    ['B', 1, 4, 10.25, 3],
    ['A', 2, 3.5, 10, 3],
    ['C', 3, 3, 6.75, 2],
    ['D', 4, 1.5, 5.5, 1],
  ]);
});

test('a circle; DE splits nothing and is not asked again (CL-102), and the row says by what it stands (CL-108)', () => {
  const { table, crossTable } = judged(CIRCLE);
  expect(cells(table, ['PTS', 'SB', 'WON']).sort()).toEqual([
    ['P', 2.5, 4.5, 2],
    ['Q', 2.5, 4.25, 2],
    ['R', 2.5, 4.5, 2],
    ['S', 1.5, 2.25, 1],
    ['T', 1, 2.5, 0],
  ]);
  expect(
    table
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['P', 'R']);
  expect(table.slice(0, 3).map(({ printedRank }) => printedRank)).toEqual(['1=', '1=', '3']);
  expect(table[2]?.by?.words).toMatch(/^[PR] is ahead of Q by SB 4.5 : 4.25$/);
  expect(crossTable).toHaveLength(5);
});

describe('six in four rounds of a Swiss', () => {
  /** The log before round n is paired: the lower number wins. */
  const log: object[] = [];
  const before = (round: number) => {
    log.length = 0;
    const rounds = [
      ['4-1', '2-5', '6-3'],
      ['1-2', '5-4'],
      ['3-1', '2-4', '5-6'],
      ['1-5', '3-2', '4-6'],
    ];
    const byes = [{}, { 3: 'H', 6: 'U' }, {}, {}];
    rounds.slice(0, round - 1).forEach((pairs, index) => {
      if (index === 1) log.push(HALF_BYE);
      log.push({ type: 'round', round: index + 1, pairs: pairs.map((pair) => pair.split('-')), byes: byes[index] });
      for (const pair of pairs) {
        const [a = '', b = ''] = pair.split('-');
        log.push(result(`${pair} ${a < b ? '4:0' : '0:4'}`, { round: index + 1 }));
      }
    });
    if (round === 2) log.push(HALF_BYE);
    return { ...SIX, log, ask: round > 4 ? ['table', 'progress'] : ['pairing'] };
  };

  test.each([
    [1, null, ['4-1', '2-5', '6-3'], [0, 0, 0, 0, 0, 0]],
    [2, '6', ['1-2', '5-4'], [0, 0, 0, 0, 0, 0]],
    [3, null, ['3-1', '2-4', '5-6'], [0, 0, 20, 0, 1, 0]],
    [4, null, ['1-5', '3-2', '4-6'], [0, 0, 68, 0, 3, 2]],
  ])('round %i (CL-061 to CL-065)', (round, bye, pairs, vector) => {
    const { pairing } = judged(before(round));
    expect(pairing).toMatchObject({ bye, vector, held: null });
    expect(pairing.pairs.map(({ a, b }) => `${a}-${b}`)).toEqual(pairs);
  });

  test('the table (CL-103, CL-104)', () => {
    expect(cells(judged(before(5)).table, ['rank', 'PTS', 'BHC1', 'BH', 'SB', 'WON'])).toEqual([
      ['1', 1, 4, 6.5, 7.5, 7.5, 4],
      ['2', 2, 3, 7.5, 8.5, 4.5, 3],
      ['4', 3, 2, 8, 8.5, 1.5, 2],
      ['3', 4, 1.5, 7.5, 9, 1.25, 1],
      ['5', 5, 1, 9, 9.5, 0.5, 1],
      ['6', 6, 1, 4.5, 5.5, 1, 0],
    ]);
  });
});

test('CL-118: 22 on the ladder, k = 2, B, C and T idle', () => {
  expect(judged(LADDER).rungs.rungs.join(' ')).toBe('A D E B C F G H I J K L M N O P Q R S U V T');
});

describe('CL-135: the side edge', () => {
  test.each([
    ['A wins', EDGE_WON, [1609.14, 69.58, 1545.23, 88.08]],
    ['B wins', EDGE_LOST, [1582.34, 69.58, 1588.83, 88.08]],
  ])('%s', (_what, duel, figures) => {
    const [a, b] = judged(duel).ratings;
    expect([a?.rating, a?.rd, b?.rating, b?.rd].map((figure) => Number((figure ?? 0).toFixed(2)))).toEqual(figures);
  });

  test('45 wins, 25 losses, 10 draws give 79', () => expect(judged(EIGHTY).edge.edge).toBe(79));
});

test('CL-137: two against two', () => {
  const figures = judged(TEAMS).ratings.map(({ rating, rd }) => [Number(rating.toFixed(2)), Number(rd.toFixed(2))]);
  expect(figures).toEqual([
    [1629.19, 60.05],
    [1513.26, 114.26],
    [1484.31, 78.77],
    [1520.45, 87.92],
  ]);
});
