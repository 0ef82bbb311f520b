export { drawWar, nameDrop } from './draw-war.ts';
export { borderOf, groundOf, HEIGHT, landsOf, roadOf, TOP, WIDTH } from './shapes.ts';
export { against, BARS, COMPASS, CROWN, EMBLEMS, type Owner, ownerOf, SYMBOLS } from './signs.ts';
