import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from '../place.ts';
import { inWords } from '../progress.ts';

const FOLDER = path.join(root, 'node_modules/.cache/fieldpost/reports');
const LATE = path.join(FOLDER, 'second-tries.txt');
const WRONG = path.join(FOLDER, 'wrong.txt');

/** The first lines of an error: what it says, and where it came from. */
function briefly({ message, stack }: Pick<SerializedError, 'message' | 'stack'>): string {
  const places = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const ours = places.filter((line) => !/node_modules|node:/.test(line));
  return [message, ...(ours.length > 0 ? ours : places).slice(0, 6)].join('\n');
}

/** The errors of a file that no test of it counts: of its loading, its suites and their set-ups and endings. */
function outsideTests(module: TestModule): readonly SerializedError[] {
  const suites = [...module.children.allSuites()];
  return [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
}

const ofTest = (test: TestCase): string[] =>
  (test.result().errors ?? []).map((error) => `${test.module.relativeModuleId}: ${test.fullName}: ${briefly(error)}`);

function wrongIn(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].flatMap(ofTest);
  return [...failed, ...outsideTests(module).map((error) => `${module.relativeModuleId}: ${briefly(error)}`)];
}

const TELL_EVERY_MS = 30_000;

/** How far a run is, in files, and how long the rest takes if it goes on as it went. */
export function progressOf(done: number, files: number, passedMs: number): string {
  const left = done === 0 ? 0 : ((files - done) * passedMs) / done / 1000;
  return `== ${done} of ${files} test files done, ${inWords(left)} to go`;
}

/**
 * A reporter for vitest that keeps, for the closing lines of `npm test`, what went wrong (also where no test failed: a
 * set-up, an ending, an error that nobody caught) and which tests passed only when they were tried once more.
 */
export default class ClosingReport implements Reporter {
  #files = 0;
  #done = 0;
  #began = performance.now();
  #said = performance.now();

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
    this.#began = performance.now();
  }

  /** A failed test is named at once: who waits for the rest may look at it already. */
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed')
      process.stdout.write(`FAILED ${test.module.relativeModuleId}: ${test.fullName}\n`);
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    if (performance.now() - this.#said < TELL_EVERY_MS) return;
    this.#said = performance.now();
    process.stdout.write(`${progressOf(this.#done, this.#files, performance.now() - this.#began)}\n`);
  }

  async onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const late = tests.filter((test) => test.diagnostic()?.flaky);
    await appendFile(LATE, late.map((test) => `${test.module.relativeModuleId}: ${test.fullName}\n`).join(''));
    const wrong = [...modules.flatMap(wrongIn), ...uncaught.map((error) => `caught by nobody: ${briefly(error)}`)];
    await appendFile(WRONG, wrong.map((one) => `${one}\n`).join(''));
  }
}

const kept = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Tests of the runs so far that passed only at the second try: one a line, empty if there are none. */
export const secondTries = (): Promise<string> => kept(LATE);

/** Failures of the runs so far, each with its file, its message and its stack; empty if there are none. */
export const whatWentWrong = (): Promise<string> => kept(WRONG);
