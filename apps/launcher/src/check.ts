import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { drillSeed } from '@fieldpost/config/drill';
import { pace } from '@fieldpost/config/pace';
import { changedFiles, testsTouchedBy } from './changed.ts';
import { root } from './place.ts';
import { secondTries, whatWentWrong } from './testing/closing-report.ts';
import { type Outcome, runTool } from './testing/run-tool.ts';
import { buildWeb } from './web-build.ts';

/** One part of `npm test`, and what it is called in the closing line. */
type Check = { readonly name: string; readonly run: () => Promise<Outcome> };

const REPORTS = path.join(root, 'node_modules/.cache/fieldpost/reports');
const reportOf = (name: string): string => path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);

async function webBuilds(): Promise<Outcome> {
  try {
    process.stdout.write(
      (await buildWeb('now')) ? 'The site is built.\n' : 'The site was built from these sources before.\n',
    );
    return { well: true, complaint: '' };
  } catch (error) {
    return { well: false, complaint: `${error instanceof Error ? error.message : error}` };
  }
}

/** Runs some projects of vitest, and has it write its counts to a file of their name. */
function tests(name: string, ...projects: readonly string[]): Check {
  const ours = path.join(import.meta.dirname, 'testing/closing-report.ts');
  const reporters = ['default', 'json', ours].map((one) => `--reporter=${one}`);
  const output = `--outputFile.json=${reportOf(name)}`;
  return {
    name,
    run: () => runTool('vitest', ['run', ...projects.flatMap((one) => ['--project', one]), ...reporters, output]),
  };
}

const CHECKS: readonly Check[] = [
  {
    name: 'types, style, imports, exports and words',
    run: () => runTool('turbo', ['run', '--continue', 'types', 'types:web', 'style', 'imports', 'exports', 'words']),
  },
  { name: 'build of the site', run: webBuilds },
  tests('tests', 'units', 'services'),
  // Apart from the services' tests, which would make every page late.
  tests('browser tests', 'browser', 'start'),
];

type Report = Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly testResults: readonly unknown[];
};

async function reports(): Promise<readonly Report[]> {
  const texts = await Promise.all(CHECKS.map(({ name }) => readFile(reportOf(name), 'utf8').catch(() => null)));
  return texts.filter((text) => text !== null).map((text) => JSON.parse(text) as Report);
}

async function counts(): Promise<string> {
  const all = await reports();
  const sum = (count: (report: Report) => number): number => all.reduce((total, report) => total + count(report), 0);
  const passed = sum((report) => report.numPassedTests);
  const failed = sum((report) => report.numFailedTests);
  const skipped = sum((report) => report.numPendingTests);
  return `${passed} tests passed, ${failed} failed, ${skipped} skipped, in ${sum((report) => report.testResults.length)} files`;
}

/** Prints the failures at the end of all output, where a reader finds them. */
async function tellWhatWentWrong(failed: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, complaint] of failed) process.stdout.write(`\n== ${name} went wrong; ${complaint}\n`);
  const wrong = await whatWentWrong();
  if (wrong) process.stdout.write(`\nWent wrong:\n${wrong}`);
  const late = await secondTries();
  if (late) process.stdout.write(`\nPassed only at the second try:\n${late}`);
}

/** Runs every check, even after a failure, and ends with one line of counts. */
async function checkAll(): Promise<number> {
  const started = performance.now();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  process.stdout.write(`Waits last ${pace()} times as long as on the machine they were written on.\n`);
  process.stdout.write(
    `Drills run a sample: FIELDPOST_SEED=${drillSeed()} repeats it, "npm run drills" runs them whole.\n`,
  );
  process.stdout.write(`It runs: ${CHECKS.map(({ name }, at) => `${at + 1}. ${name}`).join(', ')}.\n`);
  const failed = new Map<string, string>();
  for (const [at, check] of CHECKS.entries()) {
    process.stdout.write(`\n== ${at + 1} of ${CHECKS.length}: ${check.name}\n`);
    const { well, complaint } = await check.run();
    if (!well) failed.set(check.name, complaint);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  await tellWhatWentWrong(failed);
  const verdict = failed.size > 0 ? `NOT GOOD (${[...failed.keys()].join('; ')})` : 'good';
  process.stdout.write(`\nFieldpost: ${verdict}: ${await counts()}; ${seconds} s.\n`);
  return failed.size > 0 ? 1 : 0;
}

/** Runs types, style and the tests that look at what has changed. `more`: options for vitest. */
async function checkChanged(more: readonly string[]): Promise<number> {
  const changed = changedFiles();
  const touched = testsTouchedBy(changed);
  process.stdout.write(`${changed.length} changed files ask for types, style and ${touched.length} files of tests.\n`);
  process.stdout.write('Tests in a browser are left to `npm test`.\n');
  if (touched.length === 0) return 0;
  const there = changed.filter((file) => existsSync(path.join(root, file)));
  const steps = [
    () => runTool('turbo', ['run', '--continue', 'types', 'types:web']),
    () => runTool('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there]),
    () => runTool('vitest', ['run', '--project', 'units', '--project', 'services', ...touched, ...more]),
  ];
  let well = true;
  for (const step of steps) well = (await step()).well && well;
  process.stdout.write(
    `\nFieldpost: ${well ? 'what has changed is good' : 'NOT GOOD'}; \`npm test\` checks everything.\n`,
  );
  return well ? 0 : 1;
}

/** Of a whole project the commit draws the drills; what somebody asks for by name runs whole. */
async function checkAsked(wanted: readonly string[]): Promise<number> {
  const named =
    wanted
      .join(' ')
      .replaceAll(/--project[ =]\S+/g, '')
      .trim() !== '';
  const drills = process.env.FIELDPOST_DRILLS ?? (named ? 'whole' : 'sample');
  return (await runTool('vitest', ['run', ...wanted], { FIELDPOST_DRILLS: drills })).well ? 0 : 1;
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) process.exit(await checkAll());
const [first, ...more] = wanted;
process.exit(first === '--changed' ? await checkChanged(more) : await checkAsked(wanted));
