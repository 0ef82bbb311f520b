import { vi } from 'vitest';
import { paced } from '../pace.ts';

/** Waits for what is to happen, not for a time: `isSo` is tried until it does not throw, and fails as it failed last. */
export const soon = <Value>(isSo: () => Value | Promise<Value>, ms = 120_000): Promise<Value> =>
  vi.waitFor(isSo, { timeout: paced(ms), interval: 20 });
