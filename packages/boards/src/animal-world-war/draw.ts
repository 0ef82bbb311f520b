/** Animal World War on the tabletop. */
import type { Json } from '@fieldpost/engine';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';
import type { DrawOptions } from '../board.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { group, shape } from '../scene/scene.ts';
import type { Album } from './album.ts';
import { drawTiles } from './field.ts';
import { drawFigure } from './figure.ts';
import { type Frame, frameOf } from './geometry.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import { type Palette, paletteOf } from './palette.ts';
import { drawnIn } from './pictures.ts';
import { type Standing, standings } from './places.ts';
import { readBattle } from './reading.ts';
import { drawTable } from './table.ts';
import { battleInWords } from './words.ts';

/** One unit or plane at its place. */
function drawStanding(battle: Battle, standing: Standing, frame: Frame, ink: Palette, album: Album): SceneNode {
  const { x, y, scale } = standing;
  const drawing = drawFigure(battle, standing.unit, frame, ink, album);
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawing === null ? [] : [drawing]);
}

export function drawAnimalWorldWar(view: Json, { theme, perspective, marks, size }: DrawOptions): Scene | null {
  const battle = readBattle(view);
  if (battle === null) return null;
  const ink = paletteOf(theme);
  const album = drawnIn(ink);
  const frame = frameOf(battle.field.hexes, perspective);
  // Square, with the field in its middle: pictures of matches and scenarios hang side by side.
  const edge = Math.max(frame.width, frame.height);
  const middle = { transform: `translate(${(edge - frame.width) / 2} ${(edge - frame.height) / 2})` };
  return {
    width: edge,
    height: edge,
    size,
    title: `Animal World War, ${battle.tiles.length} tiles, ${battle.aims.title}`,
    description: battleInWords(battle),
    nodes: [
      shape(`M0 0H${edge}V${edge}H0Z`, ink.table),
      group(middle, [
        ...drawTable(battle.field.hexes, frame, ink),
        ...drawTiles(battle, frame, ink, album),
        ...drawMarksBelow(marks, frame, ink),
        ...standings(battle, frame).map((standing) => drawStanding(battle, standing, frame, ink, album)),
        ...drawMarksAbove(marks, frame, ink),
      ]),
    ],
  };
}
