/** The parts of this game's drawing, for a page that moves the units itself. Pictures come from elsewhere: see `./pictures`. */
export { referringTo } from './album.ts';
export { itemsByHex, markedTiles, tileFacts } from './facts.ts';
export { drawFigure } from './figure.ts';
export { CORNER, centreOf, type Empire, type Frame, frameOf, type Point } from './geometry.ts';
export { drawItems, itemPicture } from './loose-items.ts';
export { drawMarksAbove, drawMarksBelow, type FieldMarks, type PathTile } from './marks.ts';
export { PAGE } from './palette.ts';
export { type Standing, standings } from './places.ts';
export { readBattle } from './reading.ts';
export { drawTable, skyHexes } from './table.ts';
export { drawTile } from './tile.ts';
export { hexInWords, itemName, tileInWords, unitInWords, unitName, unitRank } from './words.ts';
