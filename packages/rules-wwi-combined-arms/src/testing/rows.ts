/** Tests as tables: each row names its rule, sets up a position, plays lines and gives the expected result. */
import { expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { writePosition } from '../notation.ts';
import { Trial } from './trial.ts';

/**
 * `script`: lines of notation as "line => outcome". The outcome is a refusal code, or words of the sentences told, or
 * nothing where being accepted is enough. "= position" compares the position string.
 */
export type Row = {
  readonly rule: string;
  readonly what: string;
  readonly at: unknown;
  readonly options?: unknown;
  readonly script: readonly string[];
};

export function testRows(rows: readonly Row[]): void {
  test.each(rows.map((row) => [row.rule, row.what, row] as const))('%s %s', (_rule, _what, row) => {
    const trial = new Trial(row.at, row.options ?? {});
    for (const line of row.script) check(trial, line);
  });
}

function check(trial: Trial, line: string): void {
  if (line.startsWith('= ')) {
    expect(writePosition(trial.state), line).toBe(line.slice(2));
    return;
  }
  const [command = '', outcome] = line.split(' => ');
  const result = trial.try(command);
  const told = typeof result === 'string' ? result : result.map((event) => rules.tell(event)).join(' ');
  if (outcome !== undefined) expect(told, line).toContain(outcome);
  else expect(typeof result, `${line}: ${told}`).not.toBe('string');
}
