import { expect, test } from 'vitest';
import { fastNumbers } from '../chance/fast.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { Forms } from './forms.ts';

const A = { type: 'move', unit: 'a', to: [0, 1] };
const B = { type: 'move', unit: 'b', to: [2, 3] };
const SHORT = { type: 'move', unit: 'c' };
const END = { type: 'end' };

test('commands of a form are mixed from all that was said under each key, and from nothing else', () => {
  const forms = new Forms();
  for (const command of [A, B, SHORT, END]) forms.learn(command);
  const mixed = [...forms.mixed(60, [A], fastNumbers(1))].map(canonicalJson);
  const moves = ['a', 'b'].flatMap((unit) => [A, B].map(({ to }) => ({ type: 'move', unit, to })));
  expect(new Set(mixed)).toEqual(new Set([...moves, SHORT, END].map(canonicalJson)));
});
