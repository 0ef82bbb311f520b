import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { drillSeed, shuffled } from '@fieldpost/config/drill';
import { pace } from '@fieldpost/config/pace';
import { root } from './place.ts';
import { runTool } from './testing/run-tool.ts';

const DRAWS = /from '@fieldpost\/config\/(drill|draw-tests)'/;

/**
 * The test files of which `npm test` runs a sample that the commit draws: those that ask @fieldpost/config/drill or draw-tests. Here each
 * runs whole: every kill, route, pair, position and page.
 */
export const drillFiles = (): readonly string[] =>
  globSync('{apps,packages}/*/{src,browser}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => DRAWS.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();

const REPORT = path.join(root, 'node_modules/.cache/fieldpost/reports/drill.json');
const HELP = `npm run drills [-- --minutes N] [file ...]: runs the drills whole, in an order that the commit decides.
  --minutes N   begins no drill after this many minutes, and says which were not begun
  file          runs these alone (a part of their path)
  FIELDPOST_SEED=seed repeats the order of another run.\n`;

type Ran = {
  readonly well: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The last of what it complained of: a set-up that fails reports no test. */
  readonly complaint: string;
};
type Counts = { readonly numPassedTests: number; readonly numFailedTests: number };

const IN_BROWSER = /^apps\/web\/browser\//;
/** Tests in a browser wait for a whole Fieldpost to start: so two files, side by side, share one. */
const FILES_OF_A_SITE = 2;

/** The batches of files, in an order that the seed decides: browser tests in groups, every other file alone. */
export function batchesOf(files: readonly string[]): readonly (readonly string[])[] {
  const mixed = shuffled('order', files);
  const inBrowser = mixed.filter((file) => IN_BROWSER.test(file));
  const starts = inBrowser.flatMap((_, at) => (at % FILES_OF_A_SITE === 0 ? [at] : []));
  const groups = starts.map((at) => inBrowser.slice(at, at + FILES_OF_A_SITE));
  const alone = mixed.filter((file) => !IN_BROWSER.test(file)).map((file) => [file]);
  return shuffled('batches', [...alone, ...groups]);
}

async function runWhole(files: readonly string[]): Promise<Ran> {
  const began = performance.now();
  await rm(REPORT, { force: true });
  const projects = files.some((file) => IN_BROWSER.test(file)) ? ['browser'] : ['units', 'services'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { well, complaint } = await runTool(
    'vitest',
    ['run', ...projects.flatMap((project) => ['--project', project]), ...files, ...reporters],
    { FIELDPOST_DRILLS: 'whole' },
  );
  const text = await readFile(REPORT, 'utf8').catch(() => null);
  const counts = text === null ? null : (JSON.parse(text) as Counts);
  return {
    well,
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    seconds: Math.round((performance.now() - began) / 1000),
    complaint: well ? '' : complaint,
  };
}

/** Says how each went and which were not begun. @returns the code to end with: 1 where a drill failed. */
function conclude(batches: readonly (readonly string[])[], ran: ReadonlyMap<string, Ran>, minutes: number): number {
  for (const [names, { well, seconds }] of ran)
    process.stdout.write(`${well ? 'good  ' : 'FAILED'} ${seconds} s  ${names}\n`);
  for (const [names, { complaint }] of ran) if (complaint) process.stdout.write(`\n== ${names}\n${complaint}\n`);
  const left = batches.map((batch) => batch.join(' ')).filter((names) => !ran.has(names));
  for (const names of left) process.stdout.write(`not begun in ${minutes} minutes: ${names}\n`);
  const all = [...ran.values()];
  const sum = (part: 'passed' | 'failed'): number => all.reduce((total, one) => total + one[part], 0);
  const good = all.every(({ well }) => well);
  process.stdout.write(`\nDrills: ${good ? 'good' : 'NOT GOOD'}: ${ran.size} of ${batches.length} run.\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return good ? 0 : 1;
}

/** Runs drills until the time is up. @returns the code to end with. */
async function runDrills(files: readonly string[], minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000;
  process.stdout.write(`Drills, in the order of seed ${drillSeed()}; waits last ${pace()} times as long as usual.\n`);
  const batches = batchesOf(files);
  const ran = new Map<string, Ran>();
  for (const batch of batches) {
    if (performance.now() > end) break;
    process.stdout.write(`\n== ${batch.join(' ')} (${ran.size + 1} of ${batches.length})\n`);
    ran.set(batch.join(' '), await runWhole(batch));
  }
  return conclude(batches, ran, minutes);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '600' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  const wanted = drillFiles().filter(
    (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
  );
  if (values.help || !(minutes > 0) || wanted.length === 0) {
    process.stdout.write(HELP);
    return values.help ? 0 : 1;
  }
  return runDrills(wanted, minutes);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) process.exit(await main());
