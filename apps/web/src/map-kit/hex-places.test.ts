import { centre, type Hex, keyOf, within } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import { type HexSheet, hexPlaces, hexRows, nextHex } from './hex-places.ts';

const HEXES: readonly Hex[] = within([0, 0], 2);
const KNOWN = new Set(HEXES.map(keyOf));
const sheet = (top: 'flat' | 'pointy'): HexSheet => ({
  width: 200,
  height: 400,
  corner: 10,
  top,
  centreOf: (at) => {
    const { x, y } = centre(at, 10, top);
    return { x: Math.round(100 + x), y: Math.round(200 + y) };
  },
});

describe('keys', () => {
  test.each([
    ['flat', '0,0', 'ArrowUp', false, '0,-1'],
    ['flat', '0,0', 'ArrowUp', true, '0,1'],
    ['flat', '0,0', 'ArrowLeft', false, '-1,1'],
    ['flat', '-1,2', 'ArrowRight', false, '0,2'],
    ['flat', '0,2', 'ArrowRight', false, '1,1'],
    ['flat', '0,-2', 'ArrowUp', false, null],
    ['flat', '-2,2', 'ArrowLeft', false, null],
    ['flat', '0,0', 'e', false, null],
    ['flat', '0,0', 'd', false, null],
    ['pointy', '0,0', 'ArrowLeft', false, '-1,0'],
    ['pointy', '0,0', 'ArrowLeft', true, '1,0'],
    ['pointy', '2,0', 'ArrowRight', false, null],
    ['pointy', '0,0', 'ArrowUp', false, '0,-1'],
    ['pointy', '0,-1', 'ArrowUp', false, '1,-2'],
    ['pointy', '0,0', 'ArrowDown', false, '-1,1'],
    ['pointy', '-1,1', 'ArrowDown', false, '-1,2'],
    ['pointy', '0,0', 'ArrowDown', true, '0,-1'],
  ] as const)('%s tops, from %s, %s (turned: %s): %s', (top, from, key, turned, to) => {
    expect(nextHex(from, key, KNOWN, top, turned)).toBe(to);
  });

  test('two steps up keep the column of pointy tops', () => {
    const up = (from: string) => nextHex(from, 'ArrowUp', KNOWN, 'pointy', false) ?? '';
    expect(up(up('0,0'))).toBe('1,-2');
    expect(centre([1, -2], 10, 'pointy').x).toBe(centre([0, 0], 10, 'pointy').x);
  });
});

test.each(['flat', 'pointy'] as const)('%s tops lie over their drawing, row by row from the top left', (top) => {
  const places = hexPlaces(HEXES, sheet(top));
  // around the middle of the drawing: half of its size before it, half behind
  expect(places.of.get('0,0')).toEqual(
    top === 'flat' ? { left: '45%', top: '47.835%' } : { left: '45.67%', top: '47.5%' },
  );
  expect(places.size).toEqual(top === 'flat' ? { '--w': '10%', '--h': '4.33%' } : { '--w': '8.66%', '--h': '5%' });
  const rows = hexRows(HEXES, sheet(top));
  expect(rows.flat().length).toBe(HEXES.length);
  expect(rows.length).toBe(top === 'flat' ? 9 : 5);
  expect(rows[0]?.[0]).toBe('0,-2');
});
