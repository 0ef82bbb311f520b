import { expect, test } from 'vitest';
import { arranged } from './division-sheet.tsx';

const division = (title: string, ...ids: readonly string[]) => ({
  title,
  answer: ids.map((id) => ({ id })),
  tier: 1,
  last: false,
});
const [one, two, three] = [division('1', 'a', 'b'), division('2', 'c'), division('3', 'd')];

test.each([
  ['of few all are open, the reader’s own first', 'c', [one, two], ['2 open', '1 open']],
  ['of many the reader’s own alone', 'd', [one, two, three], ['3 open', '1', '2']],
  ['who plays in none sees the first', null, [one, two, three], ['1 open', '2', '3']],
])('CL-150: %s', (_, mine, divisions, shown) => {
  const found = arranged({ mine }, divisions);
  expect(found.map((part) => `${part.division.title}${part.open ? ' open' : ''}`)).toEqual(shown);
});
