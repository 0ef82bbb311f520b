import { expect, test } from 'vitest';
import { CLOSEST, farthest, fitted, kept, moved, showing, zoomed } from './camera.ts';

const ROOM = { width: 360, height: 400, field: { width: 360, height: 480 } };

test('the whole field is the farthest view, and it lies in the middle', () => {
  expect(farthest(ROOM)).toBeCloseTo(400 / 480);
  const far = kept({ x: 99, y: 99, zoom: 0.01 }, ROOM);
  expect(far.zoom).toBeCloseTo(400 / 480);
  expect(far.x).toBeCloseTo(30);
  expect(far.y).toBeCloseTo(0);
});

test('no empty edge comes into the window', () => {
  expect(moved({ x: 0, y: 0, zoom: 2 }, 500, 500, ROOM)).toEqual({ x: 0, y: 0, zoom: 2 });
  expect(moved({ x: 0, y: 0, zoom: 2 }, -5000, -5000, ROOM)).toEqual({ x: -360, y: -560, zoom: 2 });
});

test('what lies under the finger stays there while it is enlarged', () => {
  const before = { x: -100, y: -150, zoom: 2 };
  const at = { x: 200, y: 120 };
  const after = zoomed(before, 1.5, at, ROOM);
  expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom);
  expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom);
  expect(zoomed(before, 100, at, ROOM).zoom).toBe(CLOSEST);
});

test('a part is fitted into the window', () => {
  const camera = fitted({ x: 100, y: 100, width: 180, height: 180 }, ROOM);
  expect(camera.zoom).toBe(2);
  expect(camera.x + 100 * camera.zoom).toBeCloseTo(0);
  expect(camera.y + 190 * camera.zoom).toBeCloseTo(200);
});

test('a spot that is seen moves nothing, one outside comes in', () => {
  const camera = { x: 0, y: 0, zoom: 3 };
  expect(showing(camera, { x: 50, y: 50 }, 40, ROOM)).toEqual(camera);
  const moved = showing(camera, { x: 300, y: 50 }, 40, ROOM);
  expect(moved.x + 300 * 3).toBeCloseTo(320);
});
