import { afterEach, expect, it, vi } from 'vitest';
import { OwnCounts } from './counts.ts';

afterEach(() => vi.restoreAllMocks());

it('counts begin anew when their window ends', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const counts = new OwnCounts();
  expect(counts.count('ada', 500)).toEqual({ current: 1, ttl: 500 });
  clock.mockReturnValue(1_300);
  expect(counts.count('ada', 500)).toEqual({ current: 2, ttl: 200 });
  expect(counts.count('ben', 500)).toEqual({ current: 1, ttl: 500 });
  clock.mockReturnValue(1_500);
  expect(counts.count('ada', 500)).toEqual({ current: 1, ttl: 500 });
});

it('counts stay few, whoever knocks: what has ended goes first, then the oldest', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const counts = new OwnCounts();
  counts.count('first', 500);
  clock.mockReturnValue(600);
  counts.count('ada', 500);
  expect(counts.size).toBe(1);
  for (let index = 0; index < 25_000; index += 1) counts.count(`stranger ${index}`, 500);
  expect(counts.size).toBe(20_000);
  expect(counts.count('stranger 24999', 500).current).toBe(2);
  expect(counts.count('ada', 500).current).toBe(1);
});
