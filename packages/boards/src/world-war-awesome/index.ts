/** The parts of this game's drawing, for a page that moves tanks and units itself. */
export { drawFresh } from './chip.ts';
export { drawCup, drawDevice } from './devices.ts';
export {
  ALL_CLOSED,
  drawStanding,
  drawThings,
  drawWreck,
  isShown,
  type Lifted,
  placeShown,
  type Standing,
  spotOf,
  standings,
} from './field.ts';
export { DIAL, drawPanel, drawRegionName, drawSums, PANELS, type Panel, seatIn, standingsIn } from './frequencies.ts';
export { APOTHEM, CORNER, centreOf, type Lie, type Point, UPRIGHT, uprightAt, WIDE } from './geometry.ts';
export { groundName, placesIn } from './ground-words.ts';
export { drawDoors, drawHull, drawTurret, type ShieldSpot, shieldSpots } from './hull.ts';
export { drawInside } from './inside.ts';
export { drawMarksAbove, drawMarksBelow, type Ghost, hexOfKey, type WarMarks } from './marks.ts';
export { PAGE } from './palette.ts';
export { readOwn, readWar } from './reading.ts';
export { drawGround, drawTerrain } from './terrain.ts';
export { keyOfHex, numbered, placeInWords, placeName, regionInWords, unitInWords } from './words.ts';
