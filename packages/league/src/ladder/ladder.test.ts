import { describe, expect, test } from 'vitest';
import { answered, codesOf } from '../testing/playing.ts';
import { reachOf } from './challenging.ts';
import { decayed } from './decay.ts';

const IDS = [...'ABCDEFGHIJ'];
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();
const challenge = (a: string, b: string, at = 0) => ({ type: 'challenge', a, b, at: day(at) });
const won = (a: string, b: string, at = 1) => both(a, b, 4, 4, at);
const both = (a: string, b: string, first: number, second: number, at = 1, more: object = {}) => [
  { type: 'result', a, b, q: first, at: day(at), ...more },
  { type: 'result', a: b, b: a, q: 4 - second, at: day(at), ...more },
];
function ladder(log: readonly object[]) {
  const raw = {
    settings: { format: 'ladder' },
    entries: IDS.map((id, index) => ({ id, number: index + 1, since: day(0) })),
    log,
    ask: ['rungs'],
  };
  const { rungs } = answered(raw).rungs as { readonly rungs: readonly string[] };
  return {
    rungs: rungs.join(''),
    codes: codesOf(raw),
    results: answered(raw).results,
    acting: (answered(raw).rungs as { actingFirst: string | null }).actingFirst,
  };
}

test.each([
  [6, 3],
  [17, 13],
  [33, 26],
  [51, 40],
  [2, 1],
])('CL-111: from rung %i up to %i', (rung, highest) => expect(reachOf(rung)).toBe(highest));

describe('CL-111, CL-112, CL-116, CL-119: challenges that are refused', () => {
  test.each([
    ['CL-111 too far', [challenge('E', 'A')], 'CL_OUT_OF_REACH'],
    ['CL-111 below', [challenge('A', 'B')], 'CL_OUT_OF_REACH'],
    ['CL-199 oneself', [challenge('A', 'A')], 'CL_BAD_INPUT'],
    ['CL-112 the same pair', [challenge('C', 'B'), challenge('C', 'B')], 'CL_RECENT_REMATCH'],
    [
      'CL-112 a third one out',
      [challenge('E', 'D'), challenge('E', 'C'), challenge('E', 'B')],
      'CL_TOO_MANY_CHALLENGES',
    ],
    [
      'CL-112 a third one in',
      [challenge('C', 'B'), challenge('D', 'B'), challenge('E', 'B')],
      'CL_TOO_MANY_CHALLENGES',
    ],
    ['CL-112 within 14 days', [challenge('C', 'B'), ...won('C', 'B'), challenge('B', 'C', 14)], 'CL_RECENT_REMATCH'],
    ['CL-023 blocked', [{ type: 'block', a: 'B', b: 'C' }, challenge('C', 'B')], 'CL_BLOCKED'],
    ['CL-116 who held', [challenge('C', 'B'), ...both('C', 'B', 0, 0), challenge('D', 'B', 7)], 'CL_PROTECTED'],
    ['CL-116 who was overtaken', [challenge('C', 'B'), ...won('C', 'B'), challenge('D', 'B', 7)], 'CL_PROTECTED'],
    [
      'CL-119 on leave',
      [{ type: 'leave', entry: 'B', from: day(0), to: day(5) }, challenge('C', 'B', 1)],
      'CL_ON_LEAVE',
    ],
    ['CL-119 too short a leave', [{ type: 'leave', entry: 'B', from: day(0), to: day(2) }], 'CL_LEAVE_INVALID'],
    ['CL-119 too much leave', [{ type: 'leave', entry: 'B', from: day(0), to: day(29) }], 'CL_LEAVE_INVALID'],
    ['CL-119 a leave backwards', [{ type: 'leave', entry: 'B', from: day(9), to: day(5) }], 'CL_LEAVE_INVALID'],
    ['CL-113 no such challenge', [{ type: 'answer', a: 'C', b: 'B', accept: false }], 'CL_BAD_STATE'],
  ])('%s', (_what, log, code) => expect(ladder(log).codes.at(-1)).toBe(code));

  test('CL-112, CL-116: later they may', () => {
    const log = [challenge('C', 'B'), ...won('C', 'B'), challenge('B', 'C', 15)];
    expect(ladder(log).codes.at(-1)).toBeNull();
  });
});

describe('CL-115: what a result moves', () => {
  test.each([
    ['the winner takes the rung, the others move one down', [challenge('D', 'B'), ...won('D', 'B')], 'ADBCEFGHIJ'],
    ['CL-114: a tie defends', [challenge('D', 'B'), ...both('D', 'B', 4, 0)], 'ABCDEFGHIJ'],
    [
      'nothing moves where the winner stands above by then',
      [challenge('D', 'C'), challenge('D', 'B'), ...won('D', 'B'), ...won('D', 'C', 2)],
      'ADBCEFGHIJ',
    ],
    ['nothing moves before both legs are in', [challenge('D', 'B'), won('D', 'B')[0] as object], 'ABCDEFGHIJ'],
    ['CL-110: who comes late stands at the bottom', [{ type: 'late', id: 'Z' }], 'ABCDEFGHIJZ'],
  ])('%s', (_what, log, rungs) => expect(ladder(log).rungs).toBe(rungs));

  test('CL-113: the first decline is free, the second a walk-over for the challenger', () => {
    const decline = (a: string, at: number) => [
      challenge(a, 'B', at),
      { type: 'answer', a, b: 'B', accept: false, at: day(at) },
    ];
    expect(ladder(decline('C', 0)).rungs).toBe('ABCDEFGHIJ');
    expect(ladder([...decline('C', 0), ...decline('D', 20)]).rungs).toBe('ADBCEFGHIJ');
    expect(ladder([...decline('C', 0), ...decline('D', 31)]).rungs).toBe('ABCDEFGHIJ');
  });

  test('CL-117: the second no-show in 90 days falls to the bottom', () => {
    const noShow = (a: string, b: string, at: number) => [
      challenge(a, b, at),
      ...both(a, b, 4, 4, at, { kind: 'walkover' }),
    ];
    expect(ladder(noShow('C', 'B', 0)).rungs).toBe('ACBDEFGHIJ');
    expect(ladder([...noShow('C', 'B', 0), ...noShow('D', 'B', 80)]).rungs).toBe('ACDEFGHIJB');
    expect(ladder([...noShow('C', 'B', 0), ...noShow('D', 'B', 95)]).rungs).toBe('ACDBEFGHIJ');
  });

  test('CL-080, CL-116, CL-117: where both are absent nobody is protected, and each has a no-show', () => {
    const absent = (a: string, b: string, at: number) => [
      challenge(a, b, at),
      { type: 'result', a, b, at: day(at), kind: 'double' },
      { type: 'result', a: b, b: a, at: day(at), kind: 'double' },
    ];
    expect(ladder(absent('C', 'B', 0)).rungs).toBe('ABCDEFGHIJ');
    expect(ladder([...absent('C', 'B', 0), challenge('D', 'B', 1)]).results.at(-1)).toMatchObject({ ok: true });
    expect(ladder([...absent('C', 'B', 0), ...absent('D', 'B', 20)]).rungs).toBe('ACDEFGHIJB');
  });

  test('CL-120: a reversal replays the ladder, and reversing it back does too', () => {
    const log = [challenge('D', 'B'), ...won('D', 'B'), challenge('C', 'D', 20), ...won('C', 'D', 21)];
    const ruling = (q: number, a: string, b: string, supersedes: number) => ({
      type: 'decide',
      a,
      b,
      q,
      supersedes,
      reason: 'played by another',
      at: day(30),
    });
    const reversal = [ruling(0, 'D', 'B', 2), ruling(4, 'B', 'D', 3)];
    expect(ladder(log).rungs).toBe('ACDBEFGHIJ');
    expect(ladder([...log, ...reversal]).rungs).toBe('ABCDEFGHIJ');
    expect(ladder([...log, ...reversal, ruling(4, 'D', 'B', 7), ruling(0, 'B', 'D', 8)]).rungs).toBe('ACDBEFGHIJ');
  });
});

describe('CL-118: decay', () => {
  test('drops are worked from the bottom up', () => {
    expect(decayed([...'ABCDEFGHIJKLMNOPQRSTUV'], (id) => 'BCT'.includes(id)).join('')).toBe('ADEBCFGHIJKLMNOPQRSUVT');
  });

  test('up to twenty rungs drop by one, the next by two, and nobody below the last', () => {
    const idle = (id: string) => id === 'B' || id === 'E';
    expect(decayed([...'ABCDE'], idle).join('')).toBe('ACBDE');
    expect(
      decayed([...'ABCDEFGHIJKLMNOPQRST'], idle)
        .join('')
        .slice(0, 7),
    ).toBe('ACBDFEG');
    expect(
      decayed([...'ABCDEFGHIJKLMNOPQRSTU'], idle)
        .join('')
        .slice(0, 8),
    ).toBe('ACDBFGEH');
  });

  test('who did nothing for 42 days drops on a Monday; after 91 days they leave; leave is none of it (CL-119)', () => {
    const rest = { type: 'leave', entry: 'A', from: day(40), to: day(60) };
    const [busy, monday] = [challenge('D', 'C', 30), { type: 'week', at: day(45) }];
    expect(ladder([busy, monday]).rungs).not.toBe('ABCDEFGHIJ');
    expect(ladder([busy, rest, monday]).rungs.indexOf('A')).toBe(0);
    expect(ladder([busy, monday]).rungs.indexOf('D')).toBeLessThan(4);
    expect(ladder([busy, { type: 'week', at: day(95) }]).rungs).toBe('D');
  });
});

test('CL-119: a leave that cannot be is refused with what was asked and what is left', () => {
  const leave = (from: number, to: number) => ({ type: 'leave', entry: 'B', from: day(from), to: day(to) });
  expect(ladder([leave(0, 20), leave(30, 40)]).results.at(-1)).toMatchObject({
    ok: false,
    code: 'CL_LEAVE_INVALID',
    details: { asked: 10, left: 8 },
  });
  expect(ladder([leave(0, 2)]).results).toMatchObject([{ details: { asked: 2, left: 28 } }]);
});

test('CL-119: rung 2 acts as first where rung 1 is on leave for over 14 days', () => {
  const rest = { type: 'leave', entry: 'A', from: day(0), to: day(20), at: day(0) };
  expect(ladder([rest, challenge('E', 'D', 10)]).acting).toBeNull();
  expect(ladder([rest, challenge('E', 'D', 15)]).acting).toBe('B');
});
