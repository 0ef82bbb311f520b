/** The parts of this game's drawing, for a page that lays the cards itself. */
export { changeOf, drawTacticCard } from './card.ts';
export { NATION_NAMES, type Nation, nationOf } from './nations.ts';
export type { Palette } from './palette.ts';
export { DARK, LIGHT, paletteCss, SITE } from './palette.ts';
export { readTankKillers } from './reading.ts';
export { drawSign } from './signs.ts';
export { BOX, DRAWN, drawLine } from './silhouette.ts';
export { positionInWords, sideName, unitInWords } from './words.ts';
