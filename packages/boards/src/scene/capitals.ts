/** Names on the map, each letter drawn with one pen: no font is needed, in mails neither. */
import { group, node, type SceneNode } from './scene.ts';

/** Paths in a box 9 wide and 12 high. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 12L4.500 0L9 12M1.700 8H7.300',
  B: 'M1 0V12H5.500A3.200 3.200 0 0 0 5.500 5.700H1M1 0H5A2.850 2.850 0 0 1 5 5.700',
  C: 'M8.500 2.200A4.600 6 0 1 0 8.500 9.800',
  D: 'M1 0V12H3.500A5 6 0 0 0 3.500 0Z',
  E: 'M8 0H1V12H8M1 5.800H6.500',
  F: 'M8 0H1V12M1 5.800H6.500',
  G: 'M8.500 2.200A4.600 6 0 1 0 8.700 9V6.500H5.500',
  H: 'M1 0V12M8 0V12M1 5.800H8',
  I: 'M4.500 0V12',
  J: 'M7 0V8.500A3.200 3.400 0 0 1 0.800 8.500',
  K: 'M1 0V12M8 0L1 7M3.500 5L8.500 12',
  L: 'M1 0V12H8',
  M: 'M0.500 12V0L4.500 7L8.500 0V12',
  N: 'M1 12V0L8 12V0',
  O: 'M4.500 0A4.300 6 0 1 1 4.500 12A4.300 6 0 1 1 4.500 0Z',
  P: 'M1 12V0H5A3.300 3.300 0 0 1 5 6.600H1',
  Q: 'M4.500 0A4.300 6 0 1 1 4.500 12A4.300 6 0 1 1 4.500 0ZM5.500 9L8.800 12.600',
  R: 'M1 12V0H5A3.200 3.200 0 0 1 5 6.400H1M4.600 6.400L8.500 12',
  S: 'M8 1.800C6.500 -0.500 1 -0.500 1 3C1 7 8 5 8 9C8 12.600 2.500 12.600 0.700 10.200',
  T: 'M0.500 0H8.500M4.500 0V12',
  U: 'M1 0V8A3.500 4 0 0 0 8 8V0',
  V: 'M0.500 0L4.500 12L8.500 0',
  W: 'M0 0L2.200 12L4.500 4L6.800 12L9 0',
  X: 'M0.500 0L8.500 12M8.500 0L0.500 12',
  Y: 'M0.500 0L4.500 6L8.500 0M4.500 6V12',
  Z: 'M1 0H8L1 12H8',
  "'": 'M4.500 0V3',
  '’': 'M4.500 0V3',
  '-': 'M2 6.500H7',
  '+': 'M1 6.500H8M4.500 3V10',
  '0': 'M4.500 0A3.700 6 0 1 1 4.500 12A3.700 6 0 1 1 4.500 0Z',
  '1': 'M2 2.500L5 0V12',
  '2': 'M1 3A3.500 3 0 1 1 7.400 5.200L1 12H8.300',
  '3': 'M1 0.300H8L4.500 5A3.500 3.500 0 1 1 0.900 10',
  '4': 'M6.300 12V0L0.500 8.300H8.600',
  '5': 'M7.800 0H2L1.400 5.200A3.700 3.600 0 1 1 0.900 10.400',
  '6': 'M7 0.300C3.500 1.700 1 5 0.900 8.200A3.700 3.700 0 1 0 1.200 7.200',
  '7': 'M0.800 0.200H8.200L3.400 12',
  '8': 'M4.500 0A2.900 2.800 0 1 1 4.500 5.600A2.900 2.800 0 1 1 4.500 0ZM4.500 5.600A3.600 3.200 0 1 1 4.500 12A3.600 3.200 0 1 1 4.500 5.600Z',
  '9': 'M2 11.700C5.500 10.300 8 6.800 8.100 3.800A3.700 3.700 0 1 0 7.800 4.800',
};
const ADVANCE = 11.5;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A word with its middle at x, y; `scale` 1 = letters 12 units high. Accents are left out; letters without a drawing leave a gap. */
export function capitals(word: string, x: number, y: number, scale: number, colour: string, halo: string): SceneNode {
  const signs = [...word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()];
  const width = signs.length * ADVANCE - (ADVANCE - 9);
  const paths = signs.flatMap((sign, index) => {
    const d = STROKES[sign];
    return d === undefined ? [] : [node('path', { d, transform: `translate(${tenth(index * ADVANCE)} 0)` })];
  });
  const pen = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return group({ transform: `translate(${tenth(x - (width * scale) / 2)} ${tenth(y - 6 * scale)}) scale(${scale})` }, [
    group({ ...pen, stroke: halo, 'stroke-width': 5.5 }, paths),
    group({ ...pen, stroke: colour, 'stroke-width': 1.9 }, paths),
  ]);
}
