import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { drillSeed, shuffled } from '@fieldpost/config/drill';
import { pace } from '@fieldpost/config/pace';
import { root } from './place.ts';
import { runTool } from './testing/run-tool.ts';

/**
 * Test files of which `npm test` runs a sample that the commit draws. Here each runs whole: every kill, route, pair and position. A file
 * that asks @fieldpost/config/drill is listed, and no other (drills.test.ts).
 */
export const DRILLS: readonly string[] = [
  'apps/api/src/match-api/legality.test.ts',
  'apps/api/src/match-api/neutrality.test.ts',
  'apps/api/src/testing/authorisation/authorisation.test.ts',
  'apps/api/src/testing/authorisation/hostile-texts.test.ts',
  'apps/api/src/turn/four-armies.test.ts',
  'apps/bench/src/upgrade/upgrade.test.ts',
  'apps/worker/src/campaign-crashes.test.ts',
  'apps/worker/src/crash-matrix.test.ts',
  'apps/worker/src/events.test.ts',
];

const REPORT = path.join(root, 'node_modules/.cache/fieldpost/reports/drill.json');
const HELP = `npm run drills [-- --minutes N] [file ...]: runs the drills whole, in an order that the commit decides.
  --minutes N   begins no drill after this many minutes, and says which were not begun
  file          runs these alone (a part of their path)
  FIELDPOST_SEED=seed repeats the order of another run.\n`;

type Ran = { readonly well: boolean; readonly passed: number; readonly failed: number; readonly seconds: number };
type Counts = { readonly numPassedTests: number; readonly numFailedTests: number };

async function runWhole(file: string): Promise<Ran> {
  const began = performance.now();
  await rm(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = { FIELDPOST_DRILLS: 'whole' };
  const { well } = await runTool(
    'vitest',
    ['run', '--project', 'units', '--project', 'services', file, ...reporters],
    env,
  );
  const text = await readFile(REPORT, 'utf8').catch(() => null);
  const counts = text === null ? null : (JSON.parse(text) as Counts);
  return {
    well,
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

/** Runs drills until the time is up. @returns the code to end with: 1 where a drill failed. */
async function runDrills(files: readonly string[], minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000;
  process.stdout.write(`Drills, in the order of seed ${drillSeed()}; waits last ${pace()} times as long as usual.\n`);
  const ran = new Map<string, Ran>();
  for (const file of files) {
    if (performance.now() > end) break;
    process.stdout.write(`\n== ${file} (${ran.size + 1} of ${files.length})\n`);
    ran.set(file, await runWhole(file));
  }
  for (const [file, { well, seconds }] of ran)
    process.stdout.write(`${well ? 'good  ' : 'FAILED'} ${seconds} s  ${file}\n`);
  const left = files.filter((file) => !ran.has(file));
  for (const file of left) process.stdout.write(`not begun in ${minutes} minutes: ${file}\n`);
  const all = [...ran.values()];
  const sum = (part: 'passed' | 'failed'): number => all.reduce((total, one) => total + one[part], 0);
  const good = all.every(({ well }) => well);
  process.stdout.write(`\nDrills: ${good ? 'good' : 'NOT GOOD'}: ${ran.size} of ${files.length} run.\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return good ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '600' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  const wanted = DRILLS.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));
  if (values.help || !(minutes > 0) || wanted.length === 0) {
    process.stdout.write(HELP);
    return values.help ? 0 : 1;
  }
  return runDrills(shuffled('order', wanted), minutes);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) process.exit(await main());
