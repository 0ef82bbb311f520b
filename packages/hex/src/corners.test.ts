import { expect, test } from 'vitest';
import { centre } from './centre.ts';
import { corners } from './corners.ts';
import { neighbours } from './neighbours.ts';

test.each(['flat', 'pointy'] as const)(
  '%s tops: six corners as far as asked, each shared with two neighbours',
  (top) => {
    const around = neighbours([0, 0]).map((at) => centre(at, 10, top));
    const points = corners(10, top);
    expect(points.length).toBe(6);
    for (const { x, y } of points) {
      expect(Math.hypot(x, y)).toBeCloseTo(10);
      expect(around.filter((one) => Math.abs(Math.hypot(one.x - x, one.y - y) - 10) < 1e-9).length).toBe(2);
    }
  },
);

test('a flat top begins at the left, a pointy one at the top', () => {
  expect(corners(10, 'flat')[0]).toEqual({ x: -10, y: 0 });
  const [first] = corners(10, 'pointy');
  expect([Math.abs(first?.x ?? 9), first?.y]).toEqual([0, -10]);
});
