/** The parts of this game's drawing, for a page that moves the units itself. */
export { drawArmyMark } from './armies.ts';
export { drawControl } from './control.ts';
export { drawGround, drawNames, drawSites, drawStanding, type Standing, standings } from './field.ts';
export { APOTHEM, CORNER, centreOf, type Frame, frameOf, hexPath, type Point } from './geometry.ts';
export { arcOf, drawMarksAbove, drawMarksBelow, type Figure, type WarMarks } from './marks.ts';
export { PAGE } from './palette.ts';
export { readWar } from './reading.ts';
export { drawTerrain } from './terrain.ts';
export { drawCounter } from './unit.ts';
export { hexInWords, unitInWords, warInWords } from './words.ts';
