import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('what was worked out last is worked out once, and anew for anything else', () => {
  const asked: string[] = [];
  const find = latest(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name.length;
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect([find(one), find(one), find(other), find(other), find(one)]).toEqual([3, 3, 5, 5, 3]);
  // the same thing by another name is another thing: nothing is compared but what it is
  expect(find({ name: 'one' })).toBe(3);
  expect(asked).toEqual(['one', 'other', 'one', 'one']);
});
