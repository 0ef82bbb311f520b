import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

const MODULE = new URL('./drill.ts', import.meta.url).href;
const TEN = 'Array.from({ length: 10 }, (_, at) => at)';

/** The draws of a run with this environment, in its own process. */
function drawnWith(env: Readonly<Record<string, string>>, expression: string): unknown {
  const script = `import('${MODULE}').then((drill) => console.log(JSON.stringify(${expression})))`;
  const said = execFileSync(process.execPath, ['-e', script], { env: { PATH: process.env.PATH ?? '', ...env } });
  return JSON.parse(said.toString());
}

const sample = (seed: string, name = 'x'): readonly number[] =>
  drawnWith({ FIELDPOST_SEED: seed }, `drill.sampled('${name}', ${TEN}, 3)`) as readonly number[];

test('a sample is repeated by its seed, in the order of its cases, and another seed draws others', () => {
  const first = sample('one');
  expect(first).toHaveLength(3);
  expect(first).toEqual(first.toSorted((one, other) => one - other));
  expect(sample('one')).toEqual(first);
  const others = ['two', 'three', 'four', 'five'].map((seed) => sample(seed).join());
  expect(others.some((one) => one !== first.join())).toBe(true);
  expect(sample('one', 'y').join() === first.join() && sample('two', 'y').join() === sample('two').join()).toBe(false);
});

test('over some seeds every case is drawn', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);
  const expression = `${JSON.stringify(seeds)}.flatMap((seed) => { process.env.FIELDPOST_SEED = seed; return drill.sampled('x', ${TEN}, 3); })`;
  expect(new Set(drawnWith({ FIELDPOST_SEED: 'any' }, expression) as readonly number[]).size).toBe(10);
});

test('whole drills have every case; without a seed the commit decides', () => {
  expect(drawnWith({ FIELDPOST_DRILLS: 'whole' }, `drill.sampled('x', ${TEN}, 3)`)).toHaveLength(10);
  expect(drawnWith({}, 'drill.drillSeed()')).toMatch(/^([0-9a-f]{12}|no-history)$/);
  expect(new Set(drawnWith({ FIELDPOST_SEED: 's' }, `drill.shuffled('x', ${TEN})`) as readonly number[]).size).toBe(10);
});
