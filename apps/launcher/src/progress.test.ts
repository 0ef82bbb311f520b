import { afterEach, expect, test, vi } from 'vitest';
import { inWords, textProgress } from './progress.ts';
import { progressOf } from './testing/closing-report.ts';

afterEach(() => vi.useRealTimers());

test.each([
  [0.4, 'about 5 s'],
  [18, 'about 20 s'],
  [45, 'about 45 s'],
  [58, 'about a minute'],
  [89, 'about a minute'],
  [150, 'about 3 minutes'],
])('%d s are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

test('a stage that takes long says at once how long, and goes on saying that it lives', async () => {
  vi.useFakeTimers();
  vi.stubEnv('FIELDPOST_PACE', '2');
  const lines: string[] = [];
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50_500));
  const done = textProgress((line) => lines.push(line)).stage('Building the site', pause, 20);
  expect(lines).toEqual(['  Building the site, about 40 s ...']);
  await vi.advanceTimersByTimeAsync(51_000);
  await done;
  expect(lines.slice(1)).toEqual([
    '  ... Building the site (10 s of about 40 s)',
    '  ... Building the site (20 s of about 40 s)',
    '  ... Building the site (30 s of about 40 s)',
    '  ... Building the site (40 s of about 40 s)',
    '  ... Building the site (50 s)',
    '  Building the site: 50.5 s',
  ]);
  vi.unstubAllEnvs();
});

test('a run of tests says how far it is and how long the rest takes', () => {
  expect(progressOf(300, 900, 60_000)).toBe('== 300 of 900 test files done, about 2 minutes to go');
});
