import { UNIT_TYPES } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { describe, expect, test } from 'vitest';
import { nodesToSvg } from '../scene/to-svg.ts';
import { GLYPHS } from './glyphs.ts';
import { DARK, INKS, LIGHT, paletteCss } from './palette.ts';
import { drawPiece } from './piece.ts';
import type { Piece } from './position.ts';

const piece: Piece = {
  id: 'S-inf-1',
  side: 'south',
  type: 'inf',
  square: 'e4',
  damage: 0,
  defense: 3,
  kills: 0,
  elite: false,
  moved: false,
  attacked: false,
  retreated: false,
};
const svgOf = (change: Partial<Piece>) => nodesToSvg([drawPiece({ ...piece, ...change }, true, LIGHT)]);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('a counter', () => {
  test('has a sign of its own for each type, told apart without colour', () => {
    const signs = UNIT_TYPES.map((type) => nodesToSvg(GLYPHS[type]('#000', '#fff')));
    expect(new Set(signs).size).toBe(UNIT_TYPES.length);
  });

  test('has a body of another outline for each side', () => {
    const grey = Object.fromEntries(INKS.map((ink) => [ink, '#888'])) as typeof LIGHT;
    const body = (side: 'south' | 'north') => nodesToSvg([drawPiece({ ...piece, side }, true, grey)]);
    expect(body('south')).not.toBe(body('north'));
  });

  test('shows damage as holes in a row as long as its Defense (CA-050)', () => {
    expect(count(svgOf({ damage: 2, defense: 4 }), `fill="${LIGHT.hit}"`)).toBe(2);
    expect(count(svgOf({ damage: 2, defense: 4 }), 'r="4.6"')).toBe(4);
    expect(count(svgOf({}), 'r="4.6"')).toBe(0);
  });

  test('shows a pip for each credit until it is elite (CA-064)', () => {
    expect(count(svgOf({ kills: 3 }), `fill="${LIGHT.gold}"`)).toBe(3);
    expect(count(svgOf({ kills: 5, elite: true }), `fill="${LIGHT.gold}"`)).toBe(1);
  });

  test.each([
    [{ moved: true }, 0.74],
    [{ attacked: true }, 0.74],
    [{ moved: true, attacked: true }, 0.42],
    [{}, 1],
  ])('is dimmer the more it has done: %j', (change, opacity) => {
    expect(svgOf(change)).toContain(`opacity="${opacity}"`);
  });
});

/** Contrast of two `#rrggbb` colours as WCAG defines it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s palette', (_name, ink) => {
  test.each([
    ['southSign', 'south'],
    ['northSign', 'north'],
    ['ink', 'margin'],
    ['hit', 'badge'],
    ['south', 'sheet'],
    ['northEdge', 'sheet'],
    ['target', 'sheet'],
    ['reach', 'sheet'],
    ['trench', 'earth'],
  ] as const)('shows %s clearly on %s', (front, back) => {
    expect(contrast(ink[front], ink[back])).toBeGreaterThan(3);
  });
});

test('the variables of a page name every ink, by day and by night', () => {
  expect(paletteCss().match(/--board-[a-z-]+: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/g)).toHaveLength(INKS.length);
});
