import type { ConditionalOrder, ConditionalWish, Sign } from './operations.ts';

/** A conditional order while it is being written: one line of text for each sign and each order. */
export type Draft = {
  readonly key: number;
  readonly when: ConditionalWish['when'];
  /** Words that must have been told, and words that must not; one a line. */
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

const signsOf = (text: string, by: Sign['by'], happened: boolean): readonly Sign[] =>
  linesOf(text).map((words) => ({ sign: { words }, by, happened }));

/** What is filed; null: it orders nothing. */
export function wishOf({ when, seen, unseen, lines, stop }: Draft): ConditionalWish | null {
  const orders = linesOf(lines);
  if (orders.length === 0) return null;
  const signs = [...signsOf(seen, 'others', true), ...signsOf(unseen, 'others', false)];
  return { when, signs, lines: orders, stop: signsOf(stop, 'anyone', true) };
}

const textOf = (signs: readonly Sign[], happened: boolean): string =>
  signs
    .filter((sign) => sign.happened === happened)
    .map(({ sign }) => sign.words)
    .join('\n');

/** An order that still waits, to be changed. */
export const draftOf = ({ when, signs, lines, stop }: ConditionalOrder, key: number): Draft => ({
  ...{ key, when, lines: lines.join('\n') },
  ...{ seen: textOf(signs, true), unseen: textOf(signs, false), stop: textOf(stop, true) },
});

const STATES: Readonly<Record<ConditionalOrder['state'], string>> = {
  armed: 'waits for your turn',
  playing: 'is being played',
  done: 'was played',
  passed: 'was passed over: a sign did not hold',
  stopped: 'stopped',
};

/** What became of an order. */
export function stateInWords({ state, played, lines, end }: ConditionalOrder): string {
  if (state !== 'stopped' || end === null) return STATES[state];
  const at = end.line === null ? '' : ` at "${end.line}"`;
  return `stopped after ${played} of ${lines.length} lines${at}: ${end.message}`;
}
