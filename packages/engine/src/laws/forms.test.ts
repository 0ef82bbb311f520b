import { expect, test } from 'vitest';
import { fastNumbers } from '../chance/fast.ts';
import { Forms } from './forms.ts';

const A = { type: 'move', unit: 'a', to: [0, 1] };
const B = { type: 'move', unit: 'b', to: [2, 3] };

test('commands of a form are mixed from all that was said under each key, and from nothing else', () => {
  const forms = new Forms();
  for (const command of [A, B, { type: 'move', unit: 'c' }, { type: 'end' }]) forms.learn(command);
  const mixed = [...forms.mixed(60, [A], fastNumbers(1))].map((command) => JSON.stringify(command));
  const moves = ['a', 'b'].flatMap((unit) => [A, B].map(({ to }) => JSON.stringify({ type: 'move', unit, to })));
  const others = [{ type: 'move', unit: 'c' }, { type: 'end' }].map((command) => JSON.stringify(command));
  expect(new Set(mixed)).toEqual(new Set([...moves.map((text) => sorted(text)), ...others]));
});

/** With its keys in the order in which forms keep them. */
const sorted = (text: string): string => {
  const { type, ...rest } = JSON.parse(text);
  return JSON.stringify({
    type,
    ...Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1))),
  });
};
