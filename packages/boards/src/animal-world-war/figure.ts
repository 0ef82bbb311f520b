/** Whatever stands on a tile or flies beyond it, around (0, 0). */
import type { Battle, Unit } from '@fieldpost/rules-animal-world-war/table';
import type { SceneNode } from '../scene/scene.ts';
import type { Album } from './album.ts';
import { unitFacts } from './facts.ts';
import type { Frame } from './geometry.ts';
import type { Palette } from './palette.ts';
import { drawPlane } from './plane.ts';
import { drawUnit } from './unit.ts';

export function drawFigure(battle: Battle, unit: Unit, frame: Frame, ink: Palette, album: Album): SceneNode | null {
  if (unit.kind === 'plane') return drawPlane(unit, frame, ink, album);
  const facts = unitFacts(battle, unit);
  return facts === null ? null : drawUnit(facts, ink, album);
}
