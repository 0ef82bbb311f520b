import { accepted, type Outcome, refused } from '../refusal.ts';
import { snake } from '../round-robin/divisions.ts';
import type { Settings } from '../settings/settings.ts';

const MIN_ENTRIES = 4;
const MAX_ENTRIES = 256;

/** CL-060: rounds where nothing is said: the binary logarithm of n, rounded up, and one. */
export function defaultRounds(n: number): number {
  return Math.ceil(Math.log2(n)) + 1;
}

/** CL-060: how many rounds n entries can play without a repeat. */
function mostRounds(n: number): number {
  return n % 2 === 0 ? n - 1 : n;
}

/**
 * CL-060: the sections of a Swiss: the least number of at most 256 entries, sizes within 1 of each other, dealt in snake order of pairing
 * numbers. Their winners meet in a knock-out.
 */
export function sectionsOf<Who>(entries: readonly Who[], wanted: number | null): Outcome<readonly (readonly Who[])[]> {
  const n = entries.length;
  const count = wanted ?? Math.max(1, Math.ceil(n / MAX_ENTRIES));
  if (Math.ceil(n / count) > MAX_ENTRIES) return refused('CL_TOO_MANY', 'sections');
  if (Math.floor(n / count) < MIN_ENTRIES) return refused('CL_TOO_FEW', 'entries');
  const sizes = Array.from({ length: count }, (_, index) => Math.floor(n / count) + (index < n % count ? 1 : 0));
  return accepted(snake(entries, sizes));
}

/** CL-060: the number of rounds of a section of n; more than it can play without a repeat only where repeats are agreed on. */
export function swissRounds(n: number, { rounds, repeats }: Pick<Settings, 'rounds' | 'repeats'>): Outcome<number> {
  const count = typeof rounds === 'number' ? rounds : Math.min(defaultRounds(n), mostRounds(n));
  return count > mostRounds(n) && repeats !== 'consent' ? refused('CL_TOO_FEW', 'rounds') : accepted(count);
}
