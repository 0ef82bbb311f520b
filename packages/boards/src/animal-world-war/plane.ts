/** A plane above the hexes beyond the edge, with its nose where it is going. */
import type { Plane } from '@fieldpost/rules-animal-world-war/table';
import type { SceneNode } from '../scene/scene.ts';
import { group, node } from '../scene/scene.ts';
import type { Album } from './album.ts';
import { bearing, type Frame } from './geometry.ts';
import type { Palette } from './palette.ts';
import { cubes } from './tile.ts';

/** A plane around (0, 0). */
export function drawPlane({ empire, line, damage, cap }: Plane, frame: Frame, ink: Palette, album: Album): SceneNode {
  const turn = { transform: `rotate(${bearing(line.dir, frame)})` };
  return group({}, [
    node('ellipse', { cx: 12, cy: 22, rx: 46, ry: 18, fill: ink.ink, opacity: 0.18 }),
    group(turn, album(`plane.${empire}`)),
    ...cubes(-28, 72, damage, cap, ink),
  ]);
}
