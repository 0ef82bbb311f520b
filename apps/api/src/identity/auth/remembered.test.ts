import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BELIEVED_MS, Remembered } from './remembered.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer is believed for a second and no longer', async () => {
  const remembered = new Remembered<number>();
  let asked = 0;
  const find = async (): Promise<number> => {
    asked += 1;
    return asked;
  };
  expect(await remembered.get('a token', find)).toBe(1);
  vi.advanceTimersByTime(BELIEVED_MS - 1);
  expect(await remembered.get('a token', find)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await remembered.get('a token', find)).toBe(2);
  remembered.clear();
  expect(await remembered.get('a token', find)).toBe(3);
});

test('a look-up that failed is not kept', async () => {
  const remembered = new Remembered<number>();
  await expect(remembered.get('a token', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remembered.get('a token', async () => 7)).toBe(7);
});
