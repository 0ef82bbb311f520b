import { expect, test } from 'vitest';
import { Repeats } from './repeats.ts';

test('runs of a key are counted by the minute; the most of a task is of this minute or the last', () => {
  const repeats = new Repeats();
  for (let index = 1; index <= 40; index += 1)
    expect(repeats.note('event-advance', 'event:a', 60_000 + index)).toBe(index);
  expect(repeats.note('event-advance', 'event:b', 60_100)).toBe(1);
  expect(repeats.note('sweep', 'sweep', 61_000)).toBe(1);
  expect([...repeats.most(119_999)]).toEqual([
    ['event-advance', 40],
    ['sweep', 1],
  ]);
  expect(repeats.note('event-advance', 'event:a', 120_000)).toBe(1);
  expect(repeats.most(179_999).get('event-advance')).toBe(40);
  expect([...repeats.most(180_000)]).toEqual([['event-advance', 1]]);
  expect([...repeats.most(400_000)]).toEqual([]);
});
