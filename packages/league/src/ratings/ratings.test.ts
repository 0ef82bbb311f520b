import { describe, expect, test } from 'vitest';
import { judgeCase } from '../asking/case.ts';
import { answered } from '../testing/playing.ts';
import { afterWeek, isProvisional, stored, UNRATED } from './glicko.ts';
import { rated } from './glicko-arithmetic.ts';
import { afterMatch, NEW_SKILL, shownSkill } from './multi.ts';
import { boutOf, edgeOf, needsPairs } from './sides.ts';
import { ratingLadder } from './weeks.ts';

type Line = {
  readonly id: string;
  readonly rating: number;
  readonly rd: number;
  readonly rated: number;
  readonly provisional: boolean;
};
const event = (log: readonly object[], settings: object = {}) => ({
  settings: { format: 'league', sideMode: 'single', ...settings },
  entries: ['a', 'b', 'c', 'd'].map((id, index) => ({ id, number: index + 1, rating: [1500, 100, 0.06] })),
  log,
  ask: ['ratings'],
});
const ratings = (raw: object) =>
  Object.fromEntries((answered(raw).ratings as readonly Line[]).map((line) => [line.id, line]));
const win = (a: string, b: string, more: object = {}) => ({ type: 'result', a, b, q: 4, ...more });
const WEEK = { type: 'week' };

describe('CL-130: Glicko-2', () => {
  test('CL-190, CL-191: Glickman’s published example', () => {
    const after = afterWeek(
      [1500, 200, 0.06],
      [
        { r: 1400, rd: 30, score: 1 },
        { r: 1550, rd: 100, score: 0 },
        { r: 1700, rd: 300, score: 0 },
      ],
    );
    expect(after.map((figure, index) => Number(figure.toFixed(index < 2 ? 2 : 6)))).toEqual([
      1464.05, 151.52, 0.059996,
    ]);
  });

  // Figures of glicko2-lite 5.0.0.
  test.each([
    [[1600, 70, 0.06], [[1481, 90, 1]], [1609.139485822292, 69.58210789970568, 0.05999864507862479]],
    [
      [1500, 350, 0.06],
      [
        [2200, 40, 1],
        [2100, 60, 1],
      ],
      [2637.4981843556043, 320.4294112260793, 0.0600345750508661],
    ],
    [
      [1850, 45, 0.08],
      [
        [1200, 200, 0],
        [1300, 90, 0.25],
        [1900, 50, 0.75],
      ],
      [1835.38058328233, 46.57621107233236, 0.08003236928537094],
    ],
  ] as const)('CL-191: %j after %j, as another program has it', (before, bouts, figures) => {
    const after = rated(
      before,
      bouts.map(([r, rd, score]) => ({ r, rd, score })),
    );
    for (const [index, figure] of figures.entries()) expect(after[index]).toBeCloseTo(figure, 9);
  });

  test('an idle week lets the deviation grow, up to 350', () => {
    expect(afterWeek([1500, 50, 0.06], [])[1]).toBeCloseTo(Math.sqrt(50 ** 2 + (173.7178 * 0.06) ** 2), 3);
    expect(afterWeek(UNRATED, [])).toEqual(UNRATED);
  });

  test('the deviation never falls below 30', () => {
    const bouts = Array.from({ length: 200 }, (_, index) => ({ r: 1500, rd: 30, score: index % 2 }));
    expect(afterWeek([1500, 40, 0.06], bouts)[1]).toBe(30);
  });

  test('CL-191: stored values are rounded', () =>
    expect(stored([1500.123456, 50.55557, 0.0600000012])).toEqual([1500.1235, 50.5556, 0.06]));

  test('CL-136: the order of matches within a week does not matter', () => {
    const bouts = [
      { r: 1400, rd: 80, score: 1 },
      { r: 1650, rd: 60, score: 0.5 },
      { r: 1500, rd: 90, score: 0 },
    ];
    expect(afterWeek([1550, 90, 0.06], bouts)).toEqual(afterWeek([1550, 90, 0.06], bouts.toReversed()));
  });

  test('CL-163: a duel of equals moves both alike, a pair of 1-1 leaves them', () => {
    const one = ratings(event([win('a', 'b')]));
    expect((one.a?.rating ?? 0) - 1500).toBeCloseTo(1500 - (one.b?.rating ?? 0), 4);
    const two = ratings(event([win('a', 'b'), win('b', 'a')], { sideMode: 'pair' }));
    expect([two.a?.rating, two.b?.rating]).toEqual([1500, 1500]);
  });
});

describe('CL-131, CL-132: what is rated', () => {
  test.each([
    ['a walk-over', [win('a', 'b', { kind: 'walkover' })], {}],
    ['a double default', [{ type: 'result', a: 'a', b: 'b', kind: 'double' }], {}],
    ['what is provisional', [{ type: 'late', a: 'a', b: 'b' }], {}],
    ['an event that says no', [win('a', 'b')], { rated: false }],
    ['a deduction', [{ type: 'deduct', entry: 'a', q: 4 }], {}],
  ])('%s is not', (_what, log, settings) =>
    expect(ratings(event(log, settings)).a).toMatchObject({ rating: 1500, rated: 0 }),
  );

  test('what CL-084 takes out of the table still is; each leg by itself (CL-132)', () => {
    const log = [win('a', 'b'), { type: 'withdraw', entry: 'a' }];
    expect(ratings(event(log)).a?.rated).toBe(1);
    expect(ratings(event([win('a', 'b'), win('b', 'a')], { sideMode: 'pair' })).a?.rated).toBe(2);
  });

  test('CL-130: a week closes what is in it, and who did nothing idles', () => {
    const closed = ratings(event([win('a', 'b'), WEEK]));
    expect(closed).toEqual(ratings(event([win('a', 'b')])));
    expect(closed.c?.rd).toBeGreaterThan(100);
    expect(ratings(event([win('a', 'b'), WEEK, win('a', 'c')])).a?.rated).toBe(2);
  });

  test('CL-139: a reversal counts in the week of the first decision', () => {
    const ruling = { type: 'decide', a: 'a', b: 'b', q: 0, supersedes: 1, reason: 'a forged record' };
    expect(ratings(event([win('a', 'b'), WEEK, ruling]))).toEqual(ratings(event([{ ...win('a', 'b'), q: 0 }, WEEK])));
  });

  test('CL-140: without a closed week the figures are a preview', () => {
    expect(ratings(event([win('a', 'b')])).a?.rated).toBe(1);
    expect(ratings(event([])).a).toMatchObject({ rating: 1500, rd: 100 });
  });
});

test.each([
  [110, 5, false],
  [110.1, 5, true],
  [60, 4, true],
])('CL-134: RD %d after %i matches, provisional: %s', (rd, rated, provisional) =>
  expect(isProvisional([1500, rd, 0.06], rated)).toBe(provisional),
);

test('CL-121: a list by r - 2 RD of the active', () => {
  const person = (id: string, r: number, rd: number, idleDays = 0) => ({
    id,
    idleDays,
    rated: { rating: [r, rd, 0.06] as const, rated: 9, provisional: rd > 110 },
  });
  expect(
    ratingLadder([
      person('a', 1500, 50),
      person('b', 1600, 105),
      person('c', 1900, 50, 91),
      person('d', 1900, 120),
      person('e', 1450, 20),
    ]),
  ).toEqual(['e', 'a', 'b']);
});

describe('CL-133: a match whose entry changed hands', () => {
  const change = { type: 'holder', entry: 'b', holder: 'sam', rating: [1500, 100, 0.06] };
  // b was held by b and then by sam, who won it for the entry; or lost.
  const ended = (turns: readonly number[], q = 0) =>
    ratings(event([change, win('a', 'b', { q, held: { a: [5], b: turns } })], { rounds: 'double' }));
  const alone = ratings(event([win('a', 'b', { q: 0 })]));

  test('the leaver is rated by themselves, as having lost; the substitute with the result from half of the turns on', () => {
    const even = ended([3, 3]);
    expect(even.b?.rating).toBeLessThan(1500);
    expect(even.sam?.rating).toBe(alone.b?.rating);
    const late = ended([3, 2]);
    expect(late.sam).toMatchObject({ rating: 1500, rated: 0 });
    expect(late.b).toMatchObject({ rating: even.b?.rating, rated: 1 });
  });

  test('who left is rated by what the match was worth then, of either side; the others as they would be (CL-092)', () => {
    const held = { a: [5], b: [3, 2] };
    const left = (worth: readonly number[]) =>
      ratings(event([change, win('a', 'b', { q: 0, held: { ...held, left: { b: worth } } })], { rounds: 'double' }));
    const drawn = ratings(event([win('a', 'b', { q: 2 })]));
    const [lost, even, won] = [left([400, 400]), left([200, 400]), left([0, 400])];
    expect(lost.b?.rating).toBe(ended([3, 2]).b?.rating);
    expect(even.b?.rating).toBe(drawn.b?.rating);
    expect(won.b?.rating).toBe(alone.b?.rating);
    expect([lost.a?.rating, even.a?.rating]).toEqual([won.a?.rating, won.a?.rating]);
    const other = { type: 'holder', entry: 'a', holder: 'sam', rating: [1500, 100, 0.06] };
    const first = { a: [3, 2], b: [5], left: { a: [200, 400] } };
    const both = ratings(event([other, win('a', 'b', { q: 0, held: first })], { rounds: 'double' }));
    expect(both.a?.rating).toBe(drawn.a?.rating);
  });

  test.each([
    [{ b: [401, 400] }],
    [{ b: [-1, 400] }],
    [{ b: [1, 0] }],
    [{ b: [1.5, 400] }],
    [{ b: [1] }],
    [{ c: [1, 400] }],
    [[1, 400]],
    [null],
  ])('CL-199: a worth of %j is none', (left) => {
    const act = win('a', 'b', { q: 0, held: { a: [5], b: [3, 2], left } });
    const answer = judgeCase(event([change, act], { rounds: 'double' }));
    expect(answer.ok ? answer.value.results : answer.fault).toMatchObject([
      { ok: true },
      { ok: false, code: 'CL_BAD_INPUT' },
    ]);
  });

  test('the opponent is rated once, with the result, against who had most turns, of equals the later', () => {
    for (const turns of [
      [3, 3],
      [3, 2],
    ])
      expect(ended(turns).a).toMatchObject({ rating: alone.a?.rating, rated: 1 });
    const strong = { ...change, rating: [1900, 100, 0.06] };
    const against = (turns: readonly number[]) =>
      ratings(event([strong, win('a', 'b', { held: { a: [5], b: turns } })], { rounds: 'double' })).a?.rating ?? 0;
    expect(against([3, 3])).toBeGreaterThan(against([3, 2]));
  });

  test('who left before their first turn is nobody in it', () => {
    const fresh = ended([0, 4]);
    expect(fresh.b).toMatchObject({ rating: 1500, rated: 0 });
    expect([fresh.a?.rating, fresh.sam?.rating]).toEqual([alone.a?.rating, alone.b?.rating]);
  });
});

describe('CL-135, CL-185: the edge', () => {
  test.each([
    [45, 25, 10, 79],
    [25, 45, 10, -79],
    [14, 15, 0, 0],
    [500, 0, 0, 400],
    [0, 500, 0, -400],
  ])('%i wins, %i losses, %i draws: %i', (won, lost, drawn, edge) => expect(edgeOf(won, lost, drawn)).toBe(edge));
  test('over 40 points a scenario is for pairs', () =>
    expect([needsPairs(41), needsPairs(-41), needsPairs(40)]).toEqual([true, true, false]));
});

test('CL-137: opponents of members are one player each', () => {
  const [ours, theirs] = [
    [
      [1620, 60, 0.06],
      [1480, 120, 0.06],
    ] as const,
    [
      [1500, 80, 0.06],
      [1540, 90, 0.06],
    ] as const,
  ];
  const match = { side: 'A' as const, edge: 0, score: 1 };
  expect(ours.map((own) => boutOf(own, ours, theirs, match).r)).toEqual([1590, 1450]);
  expect(boutOf(ours[0], ours, theirs, match).rd).toBeCloseTo(85.15, 2);
});

describe('CL-138: more than two sides', () => {
  // Figures of openskill 5.0.1 with tau: 0.
  const skill = (mu: number, sigma: number) => ({ mu, sigma });
  test.each([
    [
      [[NEW_SKILL], [NEW_SKILL], [NEW_SKILL]],
      [1, 2, 3],
      [
        [27.868876552746237, 8.204837030780652],
        [25.717219138186557, 8.057829747583874],
        [21.413904309067206, 8.057829747583874],
      ],
    ],
    [
      [[NEW_SKILL], [NEW_SKILL], [NEW_SKILL], [skill(30, 5)]],
      [1, 2, 2, 4],
      [
        [28.069861346396177, 8.251683054048486],
        [24.876947021184, 8.154034683265348],
        [24.876947021184, 8.154034683265348],
        [28.983448060044896, 4.973059279361596],
      ],
    ],
    [
      [[NEW_SKILL], [skill(20, 4)], [skill(28, 3)]],
      [3, 1, 2],
      [
        [20.535767081960678, 7.667020208620513],
        [21.024615750505287, 3.9874033329279968],
        [28.00221822651867, 2.9887441995894015],
      ],
    ],
  ])('match %#: as the package has it', (sides, places, figures) => {
    afterMatch(sides, places)
      .flat()
      .forEach(({ mu, sigma }, index) => {
        expect(mu).toBeCloseTo(figures[index]?.[0] ?? 0, 9);
        expect(sigma).toBeCloseTo(figures[index]?.[1] ?? 0, 9);
      });
  });

  test('are shown as 1500 + 40 (μ - 3σ)', () => {
    expect([shownSkill(NEW_SKILL), shownSkill({ mu: 30, sigma: 5 })]).toEqual([1500, 2100]);
    const log = [{ type: 'match', sides: [['a'], ['b'], ['c']], places: [1, 2, 3] }];
    const list = {
      settings: { format: 'list' },
      entries: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      log,
      ask: ['ratings'],
    };
    expect(answered(list).ratings).toMatchObject({ multi: [{ id: 'a', shown: 1630 }, { id: 'b' }, { id: 'c' }] });
  });
});
