import { afterEach, expect, test, vi } from 'vitest';
import { pace, paced } from './pace.ts';

afterEach(() => vi.unstubAllEnvs());

test('waits grow with the factor of the run, and never shrink', () => {
  vi.stubEnv('FIELDPOST_PACE', '2.5');
  expect(paced(1_000)).toBe(2_500);
  vi.stubEnv('FIELDPOST_PACE', '0.5');
  expect(pace()).toBeGreaterThanOrEqual(1);
});

test('the factor is measured once and kept for the processes of the run', () => {
  vi.stubEnv('FIELDPOST_PACE', '');
  const first = pace();
  expect(process.env.FIELDPOST_PACE).toBe(String(first));
  expect(pace()).toBe(first);
});
