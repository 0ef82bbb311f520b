import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../place.ts';

const FILE = path.join(root, 'node_modules/.cache/fieldpost/reports/second-tries.txt');

/** A reporter for vitest that keeps the names of tests which passed only when they were tried once more. */
export default class SecondTries implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const late = tests.filter((test) => test.diagnostic()?.flaky);
    await writeFile(FILE, late.map((test) => `${test.module.relativeModuleId}: ${test.fullName}\n`).join(''));
  }
}

/** What was kept by the last run: one test a line, nothing when each passed at once. */
export const secondTries = (): Promise<string> => readFile(FILE, 'utf8').catch(() => '');
