import { describe, expect, test } from 'vitest';
import { flat } from './flat.ts';
import { carried, carry, laidPath, type Plane } from './path-data.ts';
import { disc, group, node, shape, stroke } from './scene.ts';

const MOVED: Plane = [1, 0, 0, 1, 10, 20];
const TURNED: Plane = [0, 1, -1, 0, 0, 0];
const MIRRORED: Plane = [-2, 0, 0, 2, 0, 0];

describe('path data is laid', () => {
  test.each([
    ['M1 2L3 4Z', MOVED, 'M11 22L13 24Z'],
    ['M1 2l3 4h2v-1', MOVED, 'M11 22L14 26L16 26L16 25'],
    ['M0 0 1 1 2 0', MOVED, 'M10 20L11 21L12 20'],
    ['m1 1 2 2zm5 5', MOVED, 'M11 21L13 23ZM16 26'],
    ['M-.5.5q5-5 10 0t10 0', MOVED, 'M9.5 20.5Q14.5 15.5 19.5 20.5T29.5 20.5'],
    ['M1 0H3V5', TURNED, 'M0 1L0 3L-5 3'],
    ['M0 0a3 4 0 0110 2', MOVED, 'M10 20A3 4 0 0 1 20 22'],
    ['M0 0A3 4 30 0 1 10 2', TURNED, 'M0 0A3 4 120 0 1 -2 10'],
    ['M0 0A3 3 0 0 1 6 0', MIRRORED, 'M0 0A6 6 180 0 0 -12 0'],
    ['M0 0C1 1 2 1 3 0S5 -1 6 0', MIRRORED, 'M0 0C-2 2 -4 2 -6 0S-10 -2 -12 0'],
    ['M1e1 0L2 0', MOVED, 'M20 20L12 20'],
  ])('%s', (data, plane, wanted) => {
    expect(laidPath(plane, data)).toBe(wanted);
  });

  test.each([
    ['M1 2L3 4ZL9 9', 'M11 22l2 2zl8 7'],
    ['M1 2C1 2 3 4 5 6A1 1 0 0 1 7 8m1 1H0', 'M11 22c0 0 2 2 4 4a1 1 0 0 1 2 2m1 1l-8 0'],
  ])('%s is moved by its beginning alone', (data, wanted) => {
    expect(carry(carried(data), 10, 20)).toBe(wanted);
    expect(laidPath(MOVED, carry(carried(data), 0, 0))).toBe(laidPath(MOVED, data));
  });

  test('what is no path is refused', () => {
    for (const data of ['M1', 'X1 2', '3 4', 'L1 2', 'M0 0?', 'M0 0L1 2 3', 'M0 0A1 1 0 2 0 3 3'])
      expect(() => laidPath(MOVED, data)).toThrow('no path data');
  });
});

describe('a drawing is made flat', () => {
  test('groups that only move are gone, pens and discs grow with what they draw', () => {
    const drawn = group({ transform: 'translate(10 20) scale(2)' }, [
      stroke('M0 0H5', 'red', 3, { 'stroke-dasharray': '1 2' }),
      disc(1, 2, 4, 'blue', { transform: 'translate(1 0)' }),
    ]);
    expect(flat([drawn])).toEqual([
      stroke('M10 20L20 20', 'red', 3, { 'stroke-width': '6', 'stroke-dasharray': '2 4' }),
      { tag: 'circle', attributes: { cx: 14, cy: 24, r: 8, fill: 'blue', 'stroke-width': '2' }, children: [] },
    ]);
  });

  test('what a group says else stays, and its pen is the one its children draw with', () => {
    const drawn = group({ opacity: 0.5, 'stroke-width': 4, transform: 'scale(.5)' }, [shape('M2 0L4 2', 'red')]);
    expect(flat([drawn])).toEqual([
      group({ opacity: 0.5, 'stroke-width': 4 }, [shape('M1 0L2 1', 'red', { 'stroke-width': '2' })]),
    ]);
  });

  test('a mirror and a turn', () => {
    const drawn = group({ transform: 'scale(-1 1)' }, [shape('M1 0L2 3', 'red', { transform: 'rotate(90)' })]);
    expect(flat([drawn])[0]?.attributes.d).toBe('M0 1L3 2');
  });

  test('what bends angles or is no path stays under its transform', () => {
    const squeezed = group({ transform: 'scale(1 2)' }, [shape('M0 0L1 1', 'red')]);
    expect(flat([group({ transform: 'translate(3 4)' }, [squeezed])])).toEqual([
      group({ transform: 'matrix(1 0 0 1 3 4)' }, [squeezed]),
    ]);
    const used = node('use', { href: '#a', x: 1 });
    expect(flat([group({ transform: 'scale(2)' }, [used])])).toEqual([
      group({ transform: 'matrix(2 0 0 2 0 0)' }, [used]),
    ]);
    const skewed = shape('M0 0', 'red', { transform: 'skewX(3)' });
    expect(flat([skewed])).toEqual([skewed]);
  });

  test('a drawing without transforms is itself', () => {
    const drawn = shape('M0 0a1 1 0 0 1 2 2', 'red');
    expect(flat([drawn])[0]).toBe(drawn);
  });
});
