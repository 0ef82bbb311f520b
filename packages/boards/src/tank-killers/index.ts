/** The parts of this game's drawing, for a page that lays the cards itself. */
export { paletteCss, SITE } from './palette.ts';
export { readTankKillers } from './reading.ts';
export { drawSign } from './signs.ts';
export { BOX, drawLine } from './silhouette.ts';
export { drawVignette, VIGNETTE } from './vignettes/index.ts';
export { positionInWords, sideName, unitInWords, unitName } from './words.ts';
