import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenStreams } from './stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each stream shows that it lives once in fifteen seconds, a part of them each second, and none that is gone', () => {
  const streams = new OpenStreams();
  const beats = Array.from({ length: 40 }, () => 0);
  const ended: number[] = [];
  const beat = (index: number): void => {
    beats[index] = (beats[index] ?? 0) + 1;
  };
  const forget = beats.map((_, index) => streams.add({ beat: () => beat(index), end: () => void ended.push(index) }));
  const most: number[] = [];
  for (let second = 0; second < 30; second += 1) {
    const before = beats.reduce((sum, one) => sum + one, 0);
    vi.advanceTimersByTime(1_000);
    most.push(beats.reduce((sum, one) => sum + one, 0) - before);
  }
  expect(beats).toEqual(beats.map(() => 2));
  expect(Math.max(...most)).toBe(3);
  forget[0]?.();
  vi.advanceTimersByTime(15_000);
  expect(beats).toEqual(beats.map((_, index) => (index === 0 ? 2 : 3)));
  streams.endAll();
  expect(ended.toSorted((one, other) => one - other)).toEqual(beats.map((_, index) => index).slice(1));
  vi.advanceTimersByTime(60_000);
  expect(beats[1]).toBe(3);
});
