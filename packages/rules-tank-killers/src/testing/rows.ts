/** Tests as tables: each row names its rule, sets up a position, plays lines and gives the expected result. */
import { expect, test } from 'vitest';
import { tankKillers as rules } from '../index.ts';
import { Trial } from './trial.ts';

/**
 * `script`: lines of notation as "line => outcome". The outcome is a refusal ("CODE" or "CODE rule"), or words of the sentences
 * told, or nothing where being accepted is enough. "? text" wants the text in the state of play, as `stateOfPlay` writes it.
 */
export type Row = {
  readonly rule: string;
  readonly what: string;
  readonly at: unknown;
  readonly options?: unknown;
  readonly dice?: readonly number[];
  readonly script: readonly string[];
};

export function testRows(rows: readonly Row[]): void {
  test.each(rows.map((row) => [row.rule, row.what, row] as const))('%s %s', (_rule, _what, row) => {
    const trial = new Trial(row.at, row.options ?? {}, row.dice ?? []);
    for (const line of row.script) check(trial, line);
  });
}

function check(trial: Trial, line: string): void {
  if (line.startsWith('? ')) {
    expect(stateOfPlay(trial), line).toContain(line.slice(2));
    return;
  }
  const [command = '', outcome] = line.split(' => ');
  const result = trial.try(command);
  const told = typeof result === 'string' ? result : result.map((event) => rules.tell(event)).join(' ');
  if (outcome !== undefined) expect(told, line).toContain(outcome);
  else expect(typeof result, `${line}: ${told}`).not.toBe('string');
}

/** "modifier anglo | german deck 3 table #1 G02 reserve - casualties G01 hand 2 cycles 0 | anglo ... | discard T82" */
export function stateOfPlay({ state: { open } }: Trial): string {
  const sides = (['german', 'anglo'] as const).map((side) => {
    const { deck, top, table, reserve, casualties, hand, cycles } = open.forces[side];
    const cards = table.map(({ id, unit }) => `${id} ${unit}`).join(' ') || '-';
    const piles = `reserve ${reserve.join(' ') || '-'} casualties ${casualties.join(' ') || '-'}`;
    return `${side} deck ${deck} top ${top?.unit ?? '-'} table ${cards} ${piles} hand ${hand} cycles ${cycles}`;
  });
  return `${open.phase} ${open.awaited} | ${sides.join(' | ')} | discard ${open.discard.join(' ') || '-'}`;
}
