import { describe, expect, test } from 'vitest';
import { newFrom, notationOf, recentSteps, visitsOf, withSteps } from './diary.ts';
import type { LogEntry } from './operations.ts';
import { nextLoss, timelineOf } from './timeline.ts';

const step = (index: number, side: string, more: Partial<LogEntry> = {}): LogEntry => ({
  index,
  side,
  player: 0,
  at: '2026-11-21T12:00:00Z',
  line: `line ${index}`,
  notices: [],
  sentences: [],
  ...more,
});
const log = [step(0, 'south'), step(1, 'south'), step(2, 'north'), step(3, 'south')];

describe('the log', () => {
  test('takes newer steps and forgets what was undone', () => {
    expect(
      withSteps(log, [step(3, 'north'), step(4, 'north')], 5)
        .map(({ side }) => side)
        .join(),
    ).toBe('south,south,north,north,north');
    expect(withSteps(log, [], 2)).toHaveLength(2);
  });

  test('is cut into visits', () => {
    expect(visitsOf(log).map(({ side, steps }) => `${side} ${steps.length}`)).toEqual([
      'south 2',
      'north 1',
      'south 1',
    ]);
    expect(visitsOf([])).toEqual([]);
  });

  test('knows where the viewer has to begin', () => {
    const from = (seenStep: number, side: string | null, since: number | null = null) =>
      newFrom({ log, seenStep, step: 4, you: side === null ? null : { side } }, since);
    expect(from(0, 'south')).toBe(2);
    expect(from(3, 'south')).toBeNull();
    expect(from(3, 'north')).toBe(3);
    expect(from(0, null)).toBeNull();
    // A letter's link shows its own steps, even if they were seen since, and to any reader of the link.
    expect(from(3, 'south', 1)).toBe(1);
    expect(from(0, 'south', 0)).toBe(0);
    expect(from(4, null, 2)).toBe(2);
    // Of a match that has not come so far, for turns were taken back: what is new.
    expect(from(0, 'south', 4)).toBe(2);
    expect(from(3, 'south', 900_000)).toBeNull();
  });

  test('shows what the other did last, and nothing of one’s own', () => {
    expect(recentSteps(log, 'north').map(({ index }) => index)).toEqual([3]);
    expect(recentSteps(log, 'south')).toEqual([]);
    expect(recentSteps([], 'south')).toEqual([]);
  });

  test('shows what all the others did since one acted, of however many', () => {
    const four = ['red', 'blue', 'green', 'grey'].map((side, index) => step(index, side));
    expect(recentSteps(four, 'red').map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(recentSteps(four, 'green').map(({ index }) => index)).toEqual([3]);
    expect(recentSteps(four, null).map(({ index }) => index)).toEqual([3]);
  });

  test('is written visit by visit', () => {
    expect(notationOf([...log, step(4, 'north', { line: null })], (side) => side)).toBe(
      '1. south: line 0 line 1\n2. north: line 2\n3. south: line 3\n4. north: (sealed)',
    );
  });
});

describe('the timeline', () => {
  const lost = { type: 'destroyed', unit: 'N-inf-1' };
  const lossOf = (notice: { readonly type: string }) => (notice.type === 'destroyed' ? { side: 'north' } : null);
  const timeline = timelineOf(
    [step(0, 'south', { notices: [lost, { type: 'moved' }, lost] }), step(1, 'north')],
    2,
    lossOf,
  );

  test('marks turns and losses', () => {
    expect(timeline).toEqual({ length: 2, turns: [1], losses: [{ step: 1, side: 'north', count: 2 }] });
  });

  test('leads from loss to loss', () => {
    expect(nextLoss(timeline, 0)).toBe(1);
    expect(nextLoss(timeline, 1)).toBeNull();
  });
});
