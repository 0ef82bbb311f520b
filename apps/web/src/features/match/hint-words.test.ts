import { expect, test } from 'vitest';
import { hintSentence } from './hint-words.ts';

const ORDERS = ['Move the Tank from c3 to c5.', 'End the turn.'];
const why = (because: readonly string[], turnBecause: readonly string[] = []) => ({ because, turnBecause });

test.each([
  [ORDERS, why(['a', 'b']), null, 'Hint: Move the Tank from c3 to c5. It a and b.'],
  [ORDERS, why([], ['c']), null, 'Hint: Move the Tank from c3 to c5. Your turn c.'],
  [ORDERS, why([]), null, 'Hint: Move the Tank from c3 to c5.'],
  [ORDERS, why(['c']), 'The whole turn', 'The whole turn c.'],
  [ORDERS, why([]), 'The whole turn', 'The whole turn:'],
  [[], why([]), null, 'Hint: no order is better than another here.'],
])('%j, as %j, %s', (orders, reasons, title, sentence) => {
  expect(hintSentence(orders, reasons, title)).toBe(sentence);
});
