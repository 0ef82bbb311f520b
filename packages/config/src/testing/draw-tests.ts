import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { sampled, tried, wholeDrills } from './drill.ts';

const testsOf = (tasks: readonly RunnerTask[]): readonly RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));

/** Those that the seed draws of a file's tests that would run. */
function drawnOf(file: RunnerTask['file'], count: number): ReadonlySet<RunnerTestCase> {
  const wanted = testsOf(file.tasks).filter(({ mode }) => mode === 'run' || mode === 'queued');
  return new Set(sampled(`tests of ${file.name}`, wanted, count));
}

/**
 * Makes a drill of the file of tests that calls it: `count` of its tests run, drawn by the seed, the others are skipped; all of them run
 * in `npm run drills`. For tests that stand alone and take long.
 * @param commits with 3, say, the file's sample runs in one commit of three, and in the others none of its tests
 */
export function drawTests(count: number, commits = 1): void {
  if (wholeDrills) return;
  let drawn: ReturnType<typeof drawnOf> | null = null;
  beforeEach(({ task, skip }) => {
    drawn ??= tried(`file ${task.file.name}`, commits) ? drawnOf(task.file, count) : new Set();
    skip(!drawn.has(task), 'The commit drew others; `npm run drills` runs all.');
  });
}
