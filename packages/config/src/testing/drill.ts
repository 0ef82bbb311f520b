import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SEED = 'FIELDPOST_SEED';

/** Whether drills run whole (`npm run drills`) or, as in `npm test`, a sample of them. */
export const wholeDrills = process.env.FIELDPOST_DRILLS === 'whole';

function commit(): string {
  try {
    const said = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().trim();
  } catch {
    return 'no-history';
  }
}

/**
 * The seed of this run's samples: the commit, so that samples change from commit to commit, or `FIELDPOST_SEED`, which repeats one. The
 * environment passes it to every process of the run.
 */
export function drillSeed(): string {
  const seed = process.env[SEED] || commit();
  process.env[SEED] = seed;
  return seed;
}

/** A number from 0 to below 1 that hangs on the seed and on `name` alone. */
const drawn = (name: string): number =>
  createHash('sha256').update(`${drillSeed()}\0${name}`).digest().readUInt32BE(0) / 2 ** 32;

/**
 * All cases where drills run whole; else `count` of them, drawn by the seed, in their own order.
 * @param name tells this drill from others.
 */
export function sampled<Case>(name: string, cases: readonly Case[], count: number): readonly Case[] {
  if (wholeDrills || cases.length <= count) return cases;
  const places = cases.map((_, at) => [drawn(`${name}\0${at}`), at] as const).toSorted(([one], [other]) => one - other);
  const kept = new Set(places.slice(0, count).map(([, at]) => at));
  return cases.filter((_, at) => kept.has(at));
}

/** Whether this run tries it: always where drills run whole, else in one commit of `of`. */
export const tried = (name: string, of: number): boolean => wholeDrills || drawn(name) < 1 / of;

/** Shuffled by the seed: what comes first changes from commit to commit. */
export const shuffled = <Case>(name: string, cases: readonly Case[]): readonly Case[] =>
  cases
    .map((one, at) => [drawn(`${name}\0${at}`), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);
