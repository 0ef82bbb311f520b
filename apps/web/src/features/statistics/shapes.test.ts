import { expect, test } from 'vitest';
import { columnsOf, percent, ROOM, stripsOf } from './shapes.ts';

test('strips fill the bar in their order; what never happened takes no room', () => {
  const parts = [{ count: 3 }, { count: 0 }, { count: 1 }];
  expect(stripsOf(parts)).toEqual([
    { part: parts[0], x: 0, width: 750 },
    { part: parts[2], x: 750, width: 250 },
  ]);
  expect(stripsOf([{ count: 0 }])).toEqual([]);
});

test('columns stand on the ground, the most frequent is as high as the room, one among thousands is seen', () => {
  const columns = columnsOf([
    { from: 1, to: 2, count: 5000 },
    { from: 3, to: 4, count: 0 },
    { from: 5, to: 6, count: 1 },
  ]);
  expect(columns[0]).toMatchObject({ y: 0, height: ROOM.height });
  expect(columns[1]).toBeNull();
  expect(columns[2]).toMatchObject({ y: ROOM.height - 2, height: 2 });
  expect((columns[2]?.x ?? 0) + (columns[2]?.width ?? 0)).toBeLessThanOrEqual(ROOM.width);
});

test('shares are said in whole hundredths', () => {
  expect([0, 4, 10, 545, 1000].map(percent)).toEqual(['0 %', 'under 1 %', '1 %', '55 %', '100 %']);
});
