/** The four armies, each with its own colour, mark and pattern: any one of the three is enough to tell them apart. */
import type { Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import type { Palette } from './palette.ts';

export type ArmyPalette = { readonly colour: string; readonly wash: string; readonly line: string };

export function paletteOf(side: Side, ink: Palette): ArmyPalette {
  return { colour: ink[side], wash: ink[`${side}Wash`], line: ink[`${side}Line`] };
}

/** Disc, triangle, square, diamond: about 9 units either way. */
const MARKS: Readonly<Record<Side, string>> = {
  s1: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  s2: 'M0 -9L9.500 7.500H-9.500Z',
  s3: 'M-7.500 -7.500H7.500V7.500H-7.500Z',
  s4: 'M0 -10.500L10.500 0L0 10.500L-10.500 0Z',
};

/** The mark of an army around (0, 0). */
export function drawArmyMark(side: Side, ink: Palette, scale = 1): SceneNode {
  const { colour } = paletteOf(side, ink);
  return group({ transform: `scale(${scale})` }, [
    shape(MARKS[side], colour, { stroke: ink.paper, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
  ]);
}

/** A band 13 wide and 34 high around (0, 0): plain, struck through, dotted, checked. */
export function drawPattern(side: Side, ink: Palette): readonly SceneNode[] {
  const { colour, wash } = paletteOf(side, ink);
  return [shape('M-6.500 -17H6.500V17H-6.500Z', colour), ...PATTERNS[side](wash)];
}

const PATTERNS: Readonly<Record<Side, (wash: string) => readonly SceneNode[]>> = {
  s1: (wash) => [disc(0, 0, 4, wash)],
  s2: (wash) => [stroke('M-5 -7L5 -15M-5 1L5 -7M-5 9L5 1M-5 16L5 9', wash, 2.6)],
  s3: (wash) => [-11, -3.7, 3.7, 11].flatMap((y) => [disc(-3, y, 1.9, wash), disc(3, y + 3.5, 1.9, wash)]),
  s4: (wash) => [
    shape(
      'M-6.500 -17H0V-10H-6.500ZM0 -10H6.500V-3H0ZM-6.500 -3H0V4H-6.500ZM0 4H6.500V11H0ZM-6.500 11H0V17H-6.500Z',
      wash,
    ),
  ],
};
