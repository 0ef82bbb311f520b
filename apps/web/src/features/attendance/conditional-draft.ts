import type { ConditionalOrder, ConditionalOrderInput, OrderCondition } from './operations.ts';

/** A conditional order while it is being written: one line of text for each sign and each order. */
export type Draft = {
  readonly key: number;
  readonly when: ConditionalOrderInput['when'];
  /** Words that the log must contain, and words that it must not contain; one per line. */
  readonly seen: string;
  readonly unseen: string;
  readonly lines: string;
  readonly stop: string;
};

export const emptyDraft = (key: number): Draft => ({ key, when: 'turn', seen: '', unseen: '', lines: '', stop: '' });

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const conditionsOf = (text: string, by: OrderCondition['by'], happened: boolean): readonly OrderCondition[] =>
  linesOf(text).map((words) => ({ condition: { words }, by, happened }));

/** The order to file; null if it is empty. */
export function inputOf({ when, seen, unseen, lines, stop }: Draft): ConditionalOrderInput | null {
  const orders = linesOf(lines);
  if (orders.length === 0) return null;
  const conditions = [...conditionsOf(seen, 'others', true), ...conditionsOf(unseen, 'others', false)];
  return { when, conditions, lines: orders, stop: conditionsOf(stop, 'anyone', true) };
}

const textOf = (conditions: readonly OrderCondition[], happened: boolean): string =>
  conditions
    .filter((condition) => condition.happened === happened)
    .map(({ condition }) => condition.words)
    .join('\n');

/** An order that still waits, to be changed. */
export const draftOf = ({ when, conditions, lines, stop }: ConditionalOrder, key: number): Draft => ({
  key,
  when,
  lines: lines.join('\n'),
  seen: textOf(conditions, true),
  unseen: textOf(conditions, false),
  stop: textOf(stop, true),
});

const STATES: Readonly<Record<ConditionalOrder['state'], string>> = {
  armed: 'waiting for your turn',
  playing: 'being played',
  done: 'played',
  passed: 'skipped: a condition was not met',
  stopped: 'stopped',
};

/** Describes the state of an order. */
export function stateInWords({ state, played, lines, end }: ConditionalOrder): string {
  if (state !== 'stopped' || end === null) return STATES[state];
  const at = end.line === null ? '' : ` at “${end.line}”`;
  return `stopped after ${played} of ${lines.length} lines${at}: ${end.message}`;
}
