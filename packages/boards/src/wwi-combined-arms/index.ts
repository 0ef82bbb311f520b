/** The parts of this game's drawing, for a page that moves the units itself. */
export type { Frame, Point } from './geometry.ts';
export { centre, extent, MARGIN, SQUARE } from './geometry.ts';
export { drawGround, drawLetteringWithin } from './ground.ts';
export { drawMarksAbove, drawMarksBelow, drawTrail } from './marks.ts';
export type { Palette } from './palette.ts';
export { DARK, LIGHT, paletteCss, SITE } from './palette.ts';
export { drawPiece } from './piece.ts';
export type { Piece, Position, SideName } from './position.ts';
export { defenseOn, FILES, groundOf, readId, readPosition, squaresOf } from './position.ts';
export { positionInWords, SIDE_NAMES, squareInWords } from './words.ts';
