/** The parts of this game's drawing, for a page that moves the units itself. Pictures come from elsewhere: see `./pictures`. */
export { type Album, referringTo } from './album.ts';
export { isSpent, itemsByHex, markedTiles, tileFacts, unitFacts, unitsByHex } from './facts.ts';
export { drawTiles } from './field.ts';
export { drawFigure } from './figure.ts';
export { CORNER, centreOf, type Empire, type Frame, frameOf, hexPath, type Point } from './geometry.ts';
export { drawInsignia } from './insignia.ts';
export { drawItems, itemPicture } from './loose-items.ts';
export { drawMarksAbove, drawMarksBelow, type FieldMarks, type PathTile } from './marks.ts';
export { PAGE, type Palette } from './palette.ts';
export { type Standing, standings } from './places.ts';
export { readBattle } from './reading.ts';
export { drawTable, skyHexes } from './table.ts';
export { drawTile, type TileFacts } from './tile.ts';
export { drawUnit, type UnitFacts } from './unit.ts';
export { battleInWords, hexInWords, itemName, tileInWords, unitInWords, unitName, unitRank } from './words.ts';
