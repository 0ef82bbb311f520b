/** Rows of a table of tests: a rule, a position, lines with their dice, and what is to be seen then. */
import { expect, test } from 'vitest';
import { type Given, Trial } from './trial.ts';

/** A line that must be legal, with its dice; or with the code that it is refused with. */
export type Line =
  | string
  | readonly [line: string, ...dice: number[]]
  | { readonly line: string; readonly refused: string };

export type Row = {
  /** The rules that it proves: "MW-061", or more of them. */
  readonly rule: string;
  readonly what: string;
  readonly given: Given;
  /** Dice that fall before anybody is asked. */
  readonly opening?: readonly number[];
  readonly play: readonly Line[];
  readonly see?: (trial: Trial) => unknown;
  readonly is?: unknown;
};

export function tableOf(rows: readonly Row[]): void {
  test.each(rows.map((row) => [`${row.rule}: ${row.what}`, row] as const))('%s', (_, row) => {
    const trial = new Trial(row.given, row.opening);
    for (const line of row.play) playLine(trial, line);
    if (row.see !== undefined) expect(row.see(trial)).toEqual(row.is);
  });
}

function playLine(trial: Trial, line: Line): void {
  if (typeof line === 'string') trial.play(line);
  else if ('refused' in line) expect(trial.try(line.line), line.line).toBe(line.refused);
  else trial.play(...(line as [string, ...number[]]));
}
