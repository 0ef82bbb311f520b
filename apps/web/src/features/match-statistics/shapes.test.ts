import { expect, test } from 'vitest';
import { barOf, columnsOf, pointsOf, ROOM, rangeOf } from './shapes.ts';

test('the range of a chart holds nothing, and never is one', () => {
  expect(rangeOf({ sides: [{ side: 'south', values: [7, 9] }] })).toEqual({ least: 0, most: 9 });
  expect(rangeOf({ sides: [{ side: 'south', values: [-3, -1] }] })).toEqual({ least: -3, most: 0 });
  expect(rangeOf({ sides: [] })).toEqual({ least: 0, most: 1 });
});

test('a line goes from edge to edge, the most at the top', () => {
  const range = { least: 0, most: 10 };
  expect(pointsOf([0, 5, 10], range)).toBe('0.0,100.0 160.0,50.0 320.0,0.0');
  expect(pointsOf([10], range)).toBe('0.0,0.0 320.0,0.0');
  expect(pointsOf([], range)).toBe('');
});

test('a bar is of the throws, hits beside what was expected', () => {
  expect(barOf({ throws: 24, hits: 12, expected: 940 })).toEqual({ hits: 500, expected: 392 });
});

test('columns stand on the ground, and six even ones are as high as expected', () => {
  const even = columnsOf([2, 2, 2, 2, 2, 2]);
  expect(even.expected).toBe(0);
  expect(even.columns.every(({ y, height }) => y === 0 && height === ROOM.height)).toBe(true);
  const uneven = columnsOf([6, 0, 0, 0, 0, 0]);
  expect(uneven.expected).toBeCloseTo((ROOM.height * 5) / 6);
  expect(uneven.columns[1]).toMatchObject({ face: 2, height: 0, y: ROOM.height });
});
