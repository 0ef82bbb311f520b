import { describe, expect, test } from 'vitest';
import { bergerTable, blocksLeft, doubleTable, keptApart } from './berger.ts';
import { divisionSizes, firstSeason, snake } from './divisions.ts';

const SIZES = Array.from({ length: 11 }, (_, index) => index + 2);
const places = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('CL-050: the Berger table', () => {
  test('of six', () => {
    const lines = bergerTable(6).map((round) => round.map(({ a, b }) => `${a}-${b}`).join(' '));
    expect(lines).toEqual(['1-6 2-5 3-4', '6-4 1-2 5-3', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 5-1 4-2']);
  });

  test.each(SIZES)('CL-163: %i meet once each, nobody twice a round', (n) => {
    const rounds = bergerTable(n);
    const pairs = rounds.flat().map(({ a, b }) => [a, b].sort((x, y) => x - y).join('-'));
    expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
    expect(pairs).toHaveLength((n * (n - 1)) / 2);
    for (const round of rounds) expect(new Set(round.flatMap(({ a, b }) => [a, b])).size).toBe(round.length * 2);
  });

  test.each(SIZES)('CL-051: %i have their sides balanced', (n) => {
    const all = bergerTable(n).flat();
    const timesA = places(n).map((who) => all.filter(({ a }) => a === who).length);
    const timesB = places(n).map((who) => all.filter(({ b }) => b === who).length);
    if (n % 2 === 1) expect(timesA).toEqual(timesB);
    else expect(timesA).toEqual(places(n).map((who) => (who <= n / 2 ? n / 2 : n / 2 - 1)));
  });

  test.each(SIZES.slice(1))(
    'CL-052: %i twice: nobody meets the same twice running, or has a side three times running',
    (n) => {
      const rounds = doubleTable(n);
      for (const who of places(n)) {
        const met = rounds.flatMap((round) => round.filter(({ a, b }) => a === who || b === who));
        const opponents = met.map(({ a, b }) => (a === who ? b : a));
        const sides = met.map(({ a }) => (a === who ? 'A' : 'B')).join('');
        if (n > 3)
          expect(
            opponents.some((one, index) => one === opponents[index + 1]),
            `${who}`,
          ).toBe(false);
        expect(sides).not.toMatch(/AAA|BBB/);
        expect(sides.replaceAll('A', '').length).toBe(n - 1);
      }
    },
  );
});

describe('CL-053: members of one block meet in round 1', () => {
  test('the first two of three: the others are left to the organiser', () =>
    expect(keptApart([1, 2, 3, 4, 5, 6], (who) => ([2, 4, 5].includes(who) ? 'club' : null))).toEqual([
      2, 1, 3, 6, 5, 4,
    ]));

  test.each([
    [4, [2, 3]],
    [5, [1, 5]],
    [8, [3, 8]],
    [7, [2, 4]],
  ])('of %i: %j', (n, block) => {
    const order = keptApart(places(n), (who) => (block.includes(who) ? 'club' : null));
    const first = bergerTable(n)[0]?.map(({ a, b }) => [order[a - 1], order[b - 1]].sort());
    expect(first).toContainEqual(block);
    expect([...order].sort((a, b) => a - b)).toEqual(places(n));
  });

  test('other pairs of a block are told', () => {
    expect(blocksLeft([1, 2, 3, 4], (who) => (who < 4 ? 'club' : null))).toBe(2);
    expect(blocksLeft([1, 2], () => null)).toBe(0);
  });
});

describe('CL-040: divisions', () => {
  test.each([
    [17, 8, [6, 6, 5]],
    [16, 8, [8, 8]],
    [9, 8, [5, 4]],
  ])('%i entries of target %i: %j', (n, size, sizes) => expect(divisionSizes(n, size)).toEqual(sizes));

  test('are dealt there and back', () =>
    expect(snake([1, 2, 3, 4, 5, 6, 7], [3, 2, 2])).toEqual([
      [1, 6, 7],
      [2, 5],
      [3, 4],
    ]));

  test('of fewer than 4 are too few', () => {
    const plan = { tiers: 1, size: 4, down: 1 };
    expect(firstSeason(places(5), plan)).toMatchObject({ fault: { code: 'CL_TOO_FEW', rule: 'CL-040' } });
    expect(firstSeason([], plan)).toMatchObject({ fault: { code: 'CL_TOO_FEW' } });
    expect(firstSeason(places(16), { ...plan, tiers: 2 })).toMatchObject({ ok: true });
  });

  test.each([
    [
      12,
      [1, 2],
      [
        [1, 2, 3, 4],
        [5, 8, 9, 12],
        [6, 7, 10, 11],
      ],
    ],
    [
      8,
      [1, 1],
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    ],
  ])('%i entries in divisions counted from the top: %j', (n, tiers, divisions) => {
    const dealt = firstSeason(places(n), { tiers, size: 8, down: 1 });
    expect(dealt.ok && dealt.value.map(({ entries }) => entries)).toEqual(divisions);
  });

  test.each([
    [24, [1, 2], ['1: 8', '2: 8', '2: 8']],
    [26, [1, 2], ['1: 9', '2: 9', '2: 8']],
    [25, [1, 5], ['1: 5', '2: 4', '2: 4', '2: 4', '2: 4', '2: 4']],
    [47, [1, 2, 1], ['1: 12', '2: 12', '2: 12', '3: 11']],
  ])('of %i entries %j have sizes within 1 of each other: %j', (n, tiers, sizes) => {
    const dealt = firstSeason(places(n), { tiers, size: 8, down: 1 });
    expect(dealt.ok && dealt.value.map(({ tier, entries }) => `${tier}: ${entries.length}`)).toEqual(sizes);
  });

  test('counted divisions hold 4 to 12 each', () => {
    const plan = { size: 8, down: 1 };
    expect(firstSeason(places(11), { ...plan, tiers: [1, 2] })).toMatchObject({ fault: { code: 'CL_TOO_FEW' } });
    expect(firstSeason(places(37), { ...plan, tiers: [1, 2] })).toMatchObject({ fault: { code: 'CL_TOO_MANY' } });
  });

  test('CL-044: more than half of a tier going up is no plan', () => {
    expect(firstSeason(places(17), { tiers: 2, size: 9, down: 3 })).toMatchObject({ ok: true });
    expect(firstSeason(places(24), { tiers: 3, size: 4, down: 1 })).toMatchObject({ ok: true });
    expect(firstSeason(places(25), { tiers: 2, size: 5, down: 3 })).toMatchObject({ ok: true });
  });
});
