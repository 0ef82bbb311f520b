/** Turns that stand still and go on: with the deadline that they had, and a reserve that is never above its cap. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { begunAnew, givenMore } from './anew.ts';
import { type ClockSpec, DEFAULT_CLOCK } from './clock-spec.ts';
import { handedTo } from './handed.ts';
import { type Awaited, deadlineOf, dues, remindersOf, reserveOf, startClock, turnClock } from './running-clock.ts';
import { readmitted, vacated } from './vacancies.ts';

const HOUR = 3_600;
const SIDES = ['south', 'north'];
const asks = (kind: 'turn' | 'reaction', side: string): Awaited => ({
  sides: [side],
  kind,
  secret: false,
  open: [side],
});
const secret = (open: readonly string[], anew = false): Awaited => ({
  sides: SIDES,
  kind: 'turn',
  secret: true,
  open,
  anew,
});
const at = (text: string): Date => new Date(text);
const evening = (weekdays: number[], noticeSeconds = 6 * HOUR): ClockSpec => ({
  ...DEFAULT_CLOCK,
  fixed: { at: '19:00', weekdays, noticeSeconds },
});
const DAILY = evening([1, 2, 3, 4, 5, 6, 7]);
const WEEKLY = evening([5]);

describe('a reaction within a turn that ends at a fixed moment', () => {
  const rows: readonly [what: string, spec: ClockSpec, begun: string, asked: string, answered: string, due: string][] =
    [
      [
        ...(['just before a daily deadline adds its minute', DAILY] as const),
        ...(['2026-06-12T10:00Z', '2026-06-12T18:30Z', '2026-06-12T18:31Z', '2026-06-12T19:01:00.000Z'] as const),
      ],
      [
        ...(['just before a weekly one', WEEKLY] as const),
        ...(['2026-06-08T10:00Z', '2026-06-12T18:30Z', '2026-06-12T18:31Z', '2026-06-12T19:01:00.000Z'] as const),
      ],
      [
        ...(['that lasts beyond the deadline adds what it lasted', DAILY] as const),
        ...(['2026-06-12T10:00Z', '2026-06-12T18:30Z', '2026-06-12T20:30Z', '2026-06-12T21:00:00.000Z'] as const),
      ],
    ];
  test.each(rows)('%s', (_what, spec, begun, asked, answered, due) => {
    const start = startClock(spec, SIDES, asks('turn', 'south'), at(begun));
    const reacting = turnClock(spec, start, asks('reaction', 'north'), at(asked));
    const back = turnClock(spec, reacting, asks('turn', 'south'), at(answered));
    expect(deadlineOf(spec, back)?.toISOString()).toBe(due);
    const [wait] = dues(spec, back);
    expect(wait && remindersOf(spec, back, wait).every((one) => one.at < wait.at)).toBe(true);
  });

  it('any number of them moves the deadline by what they lasted together, and never by more', () => {
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minutes, minutes), { maxLength: 8 }), (visits) => {
        let now = Date.parse('2026-06-08T10:00Z');
        let clock = startClock(WEEKLY, SIDES, asks('turn', 'south'), new Date(now));
        const before = deadlineOf(WEEKLY, clock)?.getTime() ?? 0;
        let lasted = 0;
        for (const [own, theirs] of visits) {
          now += own * 60_000;
          clock = turnClock(WEEKLY, clock, asks('reaction', 'north'), new Date(now));
          now += theirs * 60_000;
          clock = turnClock(WEEKLY, clock, asks('turn', 'south'), new Date(now));
          lasted += theirs * 60_000;
        }
        expect(deadlineOf(WEEKLY, clock)?.getTime()).toBe(before + lasted);
      }),
    );
  });

  it('the next turn has a deadline of its own', () => {
    const start = startClock(WEEKLY, SIDES, asks('turn', 'south'), at('2026-06-08T10:00Z'));
    const reacting = turnClock(WEEKLY, start, asks('reaction', 'north'), at('2026-06-09T10:00Z'));
    const back = turnClock(WEEKLY, reacting, asks('turn', 'south'), at('2026-06-10T10:00Z'));
    const north = turnClock(WEEKLY, back, asks('turn', 'north'), at('2026-06-13T08:00Z'));
    expect(deadlineOf(WEEKLY, north)).toEqual(at('2026-06-19T19:00Z'));
  });
});

describe('an open seat', () => {
  const reserve: ClockSpec = { ...DEFAULT_CLOCK, bankSeconds: 2 * HOUR, capSeconds: 2 * HOUR };
  test.each([
    ['with a reserve', reserve, '2026-06-12T12:00:00.000Z'],
    ['with a weekly deadline', WEEKLY, '2026-06-12T19:00:00.000Z'],
  ])('that is taken back at once, again and again, leaves the deadline as it was: %s', (_what, spec, due) => {
    const now = at('2026-06-12T10:00Z');
    const begun = spec === WEEKLY ? at('2026-06-08T10:00Z') : now;
    let clock = startClock(spec, SIDES, asks('turn', 'south'), begun);
    for (let times = 0; times < 10; times += 1)
      clock = readmitted(spec, vacated(clock, 'south', false, now), 'south', now);
    expect(deadlineOf(spec, clock)?.toISOString()).toBe(due);
  });

  test('has five days in one turn, however often it is opened, a reaction in between or not', () => {
    const day = (index: number): Date => new Date(Date.parse('2026-06-01T10:00Z') + index * 86_400_000);
    let clock = startClock(reserve, SIDES, asks('turn', 'south'), day(0));
    clock = readmitted(reserve, vacated(clock, 'south', false, day(0)), 'south', day(3));
    clock = turnClock(reserve, clock, asks('reaction', 'north'), day(3));
    clock = turnClock(reserve, clock, asks('turn', 'south'), day(3));
    expect(deadlineOf(reserve, vacated(clock, 'south', false, day(3)))).toEqual(day(5));
    const next = turnClock(reserve, clock, asks('turn', 'north'), day(3));
    const own = turnClock(reserve, next, asks('turn', 'south'), day(3));
    expect(deadlineOf(reserve, vacated(own, 'south', false, day(3)))).toEqual(day(8));
  });
});

describe('a seat that changes hands', () => {
  const spec: ClockSpec = { ...DEFAULT_CLOCK, bankSeconds: 24 * HOUR, capSeconds: 24 * HOUR };
  const hour = (index: number): Date => new Date(Date.parse('2026-06-01T10:00Z') + index * HOUR * 1000);
  const start = startClock(spec, SIDES, asks('turn', 'south'), hour(0));
  const south = (isNew: boolean) => ({ side: 'south', isNew });

  test('any number of new people in one turn add one bank and the rest of five days, and the next turn as much', () => {
    let clock = handedTo(spec, vacated(start, 'south', false, hour(1)), south(true), hour(11));
    expect(deadlineOf(spec, clock)).toEqual(hour(11 + 24));
    for (let index = 0; index < 5; index += 1)
      clock = handedTo(spec, vacated(clock, 'south', false, hour(12)), south(true), hour(12));
    expect(deadlineOf(spec, clock)).toEqual(hour(11 + 24));
    const up = vacated(clock, 'south', true, hour(35));
    expect(deadlineOf(spec, up)).toEqual(hour(35 + 120 - 10));
    expect(deadlineOf(spec, handedTo(spec, up, south(true), hour(40)))).toEqual(hour(35 + 120 - 10));
    const next = turnClock(spec, clock, asks('turn', 'north'), hour(20));
    const own = turnClock(spec, next, asks('turn', 'south'), hour(20));
    expect(deadlineOf(spec, handedTo(spec, own, south(true), hour(30)))).toEqual(hour(30 + 24));
  });

  test('leaves who held it before what was left, and a vacancy that had begun goes on', () => {
    const open = vacated(start, 'south', false, hour(4));
    expect(deadlineOf(spec, handedTo(spec, open, south(false), hour(10)))).toEqual(hour(10 + 20));
    const up = vacated(start, 'south', true, hour(24));
    expect(deadlineOf(spec, handedTo(spec, up, south(false), hour(30)))).toEqual(hour(24 + 120));
  });
});

describe('a reserve above its cap', () => {
  const spec: ClockSpec = { ...DEFAULT_CLOCK, bankSeconds: HOUR, capSeconds: 2 * HOUR, incrementSeconds: 5 * HOUR };
  const now = at('2026-06-12T10:00Z');
  const start = startClock(spec, SIDES, asks('turn', 'south'), now);

  test('is not to be had by handing a seat over, nor by coming back from a stand-in', () => {
    const cap = 2 * HOUR * 1000;
    expect(turnClock(spec, start, asks('turn', 'north'), now).reserves.south).toBe(cap);
    const rich = { ...start, reserves: { south: 9 * HOUR * 1000, north: cap } };
    expect(turnClock(spec, rich, asks('turn', 'north'), now).reserves.south).toBe(cap);
    const lapsed = { ...start, lapsed: { south: now.toISOString() } };
    expect(reserveOf(spec, givenMore(spec, lapsed, 'south', now), 'south', now)).toBe(cap);
  });
  test('coming back in time to react leaves the reserve alone', () => {
    const reacting = turnClock(spec, start, asks('reaction', 'north'), now);
    expect(givenMore(spec, reacting, 'north', now).reserves).toEqual(reacting.reserves);
    expect(begunAnew(reacting, 'north', null, now).lapsed).toEqual({});
  });
});

test('of two secret windows running each takes the time that it took, and gives back an increment', () => {
  const spec: ClockSpec = {
    ...DEFAULT_CLOCK,
    bankSeconds: 48 * HOUR,
    incrementSeconds: 6 * HOUR,
    capSeconds: 72 * HOUR,
  };
  const after = (hours: number): Date => new Date(Date.parse('2026-06-12T10:00Z') + hours * HOUR * 1000);
  const first = startClock(spec, SIDES, secret(SIDES), after(0));
  const half = turnClock(spec, first, secret(['north']), after(10));
  const second = turnClock(spec, half, secret(SIDES, true), after(40));
  expect(reserveOf(spec, second, 'south', after(40))).toBe((48 - 10 + 6) * HOUR * 1000);
  expect(reserveOf(spec, second, 'north', after(40))).toBe((48 - 40 + 6) * HOUR * 1000);
  expect(dues(spec, second).map(({ side, at: end }) => [side, end])).toEqual([
    ['north', after(40 + 14)],
    ['south', after(40 + 44)],
  ]);
});
