import type { Top } from './top.ts';

const HIGH = Math.sqrt(3) / 2;

/** The six corners of a hex around (0, 0), `size` away from it, clockwise; of flat tops from the left one, of pointy ones from the top. */
export function corners(size: number, top: Top): readonly { readonly x: number; readonly y: number }[] {
  const [half, side] = [size / 2, size * HIGH];
  const flat = [
    { x: -size, y: 0 },
    { x: -half, y: -side },
    { x: half, y: -side },
    { x: size, y: 0 },
    { x: half, y: side },
    { x: -half, y: side },
  ];
  return top === 'flat' ? flat : flat.map(({ x, y }) => ({ x: -y, y: x }));
}
