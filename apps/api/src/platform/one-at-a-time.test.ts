import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('what is asked at once is asked one after another, whatever the answers are; what has no promise is asked at once', async () => {
  const heard: string[] = [];
  const ask = oneAtATime((what, listener) => {
    heard.push(`${what} asked`);
    if (typeof listener === 'function') return undefined;
    return later().then(() => {
      heard.push(`${what} answered`);
      if (what === 'b') throw new Error('no');
      return what;
    });
  });
  const answers = Promise.allSettled([ask('a'), ask('b'), ask('c')]);
  expect(heard).toEqual(['a asked']);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(heard).toEqual(['a asked', 'a answered', 'b asked', 'b answered', 'c asked', 'c answered']);
  await later();
  expect(ask('d', () => undefined)).toBeUndefined();
  const last = ask('e');
  expect(heard.slice(6)).toEqual(['d asked', 'e asked']);
  await last;
});
