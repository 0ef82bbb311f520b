/** WWI Combined Arms on the map table. */
import type { Json } from '@fieldpost/engine';
import type { DrawOptions } from '../board.ts';
import { drawnOnce } from '../scene/drawn-once.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { group } from '../scene/scene.ts';
import type { Frame } from './geometry.ts';
import { centre, extent } from './geometry.ts';
import { drawGround } from './ground.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import type { Palette } from './palette.ts';
import { paletteOf } from './palette.ts';
import { drawPiece } from './piece.ts';
import type { Piece } from './position.ts';
import { readPosition } from './position.ts';
import { positionInWords } from './words.ts';

function placed(piece: Piece, frame: Frame, ink: Palette): SceneNode {
  const { x, y } = centre(piece.square, frame);
  return group({ transform: `translate(${x} ${y})` }, [drawPiece(piece, piece.side === frame.perspective, ink)]);
}

/** Grounds of boards by terrain, size, side and theme. */
const ground = drawnOnce(16);
/** Units by all that is shown of them, and the same. */
const unit = drawnOnce(2_000);

export function drawWwi(view: Json, options: DrawOptions): Scene | null {
  const position = readPosition(view);
  if (position === null) return null;
  const frame: Frame = { size: position.size, perspective: options.perspective === 'north' ? 'north' : 'south' };
  const ink = paletteOf(options.theme);
  const edge = extent(position.size);
  const seen = [position.size, frame.perspective, options.theme].join(' ');
  return {
    width: edge,
    height: edge,
    size: options.size,
    title: `WWI Combined Arms, ${position.size} by ${position.size} squares`,
    description: positionInWords(position),
    nodes: [
      ...ground(`${position.terrain} ${seen}`, () => drawGround(position, frame, ink)),
      ...drawMarksBelow(options.marks, frame, ink),
      ...position.pieces.flatMap((piece) =>
        unit(`${JSON.stringify(piece)} ${seen}`, () => [placed(piece, frame, ink)]),
      ),
      ...drawMarksAbove(options.marks, frame, ink),
    ],
  };
}
