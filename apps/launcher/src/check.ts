import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pace } from '@fieldpost/config/pace';
import { root } from './place.ts';
import { secondTries } from './testing/second-tries.ts';
import { buildWeb } from './web-build.ts';

/** One part of `npm test`: what it is called in the closing line, and whether it went well. */
type Check = { readonly name: string; readonly run: () => Promise<boolean> };

const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const REPORTS = path.join(root, 'node_modules/.cache/fieldpost/reports');
const reportOf = (name: string): string => path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);

/** Runs one of the tools. A signal for us is for it: what it has started, it ends. */
function run(file: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(bin(file), args, { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: 'UTC' } });
  const passOn = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    child.once('exit', () => process.exit(130));
  };
  process.once('SIGINT', passOn).once('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code === 0);
    });
  });
}

async function webBuilds(): Promise<boolean> {
  try {
    process.stdout.write(
      (await buildWeb()) ? 'The site is built.\n' : 'The site was built from these sources before.\n',
    );
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

/** Runs some projects of vitest, and has it write its counts to a file of their name. */
function tests(name: string, ...projects: readonly string[]): Check {
  const ours = path.join(import.meta.dirname, 'testing/second-tries.ts');
  const reporters = ['default', 'json', ours].map((one) => `--reporter=${one}`);
  const output = `--outputFile.json=${reportOf(name)}`;
  return {
    name,
    run: () => run('vitest', ['run', ...projects.flatMap((one) => ['--project', one]), ...reporters, output]),
  };
}

const CHECKS: readonly Check[] = [
  {
    name: 'types, style, imports and exports',
    run: () => run('turbo', ['run', '--continue', 'types', 'types:web', 'style', 'imports', 'exports']),
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

/** Runs every check, also after one has failed, and ends with one line of counts. */
async function checkAll(): Promise<number> {
  const started = performance.now();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  process.stdout.write(`Waits last ${pace()} times as long as on the machine they were written on.\n`);
  const failed: string[] = [];
  for (const check of CHECKS) {
    process.stdout.write(`\n== ${check.name}\n`);
    if (!(await check.run())) failed.push(check.name);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const verdict = failed.length > 0 ? `NOT GOOD (${failed.join('; ')})` : 'good';
  const late = await secondTries();
  if (late) process.stdout.write(`\nPassed only at the second try:\n${late}`);
  process.stdout.write(`\nFieldpost: ${verdict}: ${await counts()}; ${seconds} s.\n`);
  return failed.length > 0 ? 1 : 0;
}

const wanted = process.argv.slice(2);
process.exit(wanted.length > 0 ? ((await run('vitest', ['run', ...wanted])) ? 0 : 1) : await checkAll());
