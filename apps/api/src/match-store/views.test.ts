import { expectOk, fastChance, type GameTypes, openMatch, play, type RuleSet } from '@fieldpost/engine';
import { exampleGame } from '@fieldpost/engine/example-game';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_CLOCK } from '../clock/clock-spec.ts';
import { type Awaited, startClock, turnClock } from '../clock/running-clock.ts';
import { deadlineSeen, mayUndo, sideSeen } from './views.ts';

const HOUR = 3_600_000;
const SIDES = ['south', 'north'];
const at = (hours: number): Date => new Date(Date.parse('2026-06-01T10:00Z') + hours * HOUR);
const window = (open: readonly string[]): Awaited => ({ sides: SIDES, kind: 'turn', secret: true, open });

describe('the deadline of a secret window, where one side has less time than the other', () => {
  const clockSpec = { ...DEFAULT_CLOCK, bankSeconds: 48 * 3_600 };
  const start = startClock(clockSpec, SIDES, window(SIDES), at(0));
  const uneven = { ...start, reserves: { south: 10 * HOUR, north: 30 * HOUR } };
  const viewFor = (clock: typeof start, side: string | null) =>
    deadlineSeen({ status: 'playing', clock, clockSpec }, side);

  it.each([null, 'north', 'south'])('is the same to %s before anybody has answered', (side) => {
    expect(viewFor(uneven, side)).toEqual(at(10));
  });

  it('tells nobody but the side itself that it has answered', () => {
    const answered = turnClock(clockSpec, uneven, window(['north']), at(1));
    expect(answered.answered).toHaveProperty('south');
    expect([viewFor(answered, null), viewFor(answered, 'north')]).toEqual([at(10), at(10)]);
    expect(viewFor(answered, 'south')).toEqual(at(30));
  });

  it('stands still for who has answered, as the side itself sees it; to all others both clocks run', () => {
    const clock = turnClock(clockSpec, uneven, window(['north']), at(1));
    const match = { clock, clockSpec, seats: [] } as unknown as Parameters<typeof sideSeen>[0];
    const runs = (viewer: string | null) => SIDES.map((side) => sideSeen(match, side, viewer, at(2)).running);
    expect([runs('south'), runs('north'), runs(null)]).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('is none where the match does not go on', () => {
    expect(deadlineSeen({ status: 'finished', clock: uneven, clockSpec }, null)).toBeNull();
  });
});

describe('what a seat may take back', () => {
  const rules = exampleGame as unknown as RuleSet<GameTypes>;
  const setup = { scenario: { strength: 2, flags: 2 }, options: { turns: 8 }, carryOver: null };
  const { game: opened } = expectOk(openMatch(rules, setup, fastChance(1)), 'opening');
  const seat = (side: string, player: number) => ({ side, player });
  const buried = expectOk(play(rules, opened, seat('red', 0), { type: 'bury', field: 1 }, fastChance(1)), 'bury').game;

  test('is the last step of its own draft: not that of a team-mate, nor of another side', () => {
    const may = [seat('red', 0), seat('red', 1), seat('blue', 0), null].map((one) => mayUndo({ game: buried }, one));
    expect(may).toEqual([true, false, false, false]);
    expect(mayUndo({ game: opened }, seat('red', 0))).toBe(false);
  });

  test('is an open step of its own in the log: not that of a team-mate, nor of another side', () => {
    const open = { ...opened, openBy: seat('red', 1) };
    const may = [seat('red', 1), seat('red', 0), seat('blue', 1), null].map((one) => mayUndo({ game: open }, one));
    expect(may).toEqual([true, false, false, false]);
    const ended = { ...open, ending: { by: 'agreement', outcome: { reason: 'agreement', places: [] } } } as const;
    expect(mayUndo({ game: ended }, seat('red', 1))).toBe(false);
    expect(mayUndo({ game: null }, seat('red', 1))).toBe(false);
  });
});
