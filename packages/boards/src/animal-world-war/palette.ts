/** Papers, washes and inks of the tabletop: by day, and by lantern light. */
import type { Theme } from '../board.ts';

/** Each ink by day and by night. */
const INKS_BY_LIGHT = {
  // the table and the lines
  table: ['#cbb994', '#1c1813'],
  ink: ['#33281c', '#100d0a'],
  edge: ['#8d7651', '#0b0907'], //        cut edge of a cardboard tile
  letter: ['#2c2216', '#f4ead2'], //      lettering on the table itself
  paper: ['#fbf4e1', '#efe5cb'],
  // ground
  street: ['#dccfb0', '#6f6654'],
  grass: ['#b9c98a', '#5b6a41'],
  grassDark: ['#8ba35f', '#46552f'],
  moss: ['#93a871', '#4a5a3a'],
  wheat: ['#e7cd83', '#8a7440'],
  wheatDark: ['#c39f49', '#b4964f'],
  soil: ['#b58a5b', '#5d4630'],
  sand: ['#e4d6ae', '#7d7152'],
  mud: ['#b9a88a', '#4c4437'],
  mudDark: ['#8a775a', '#352f26'],
  rock: ['#c9c4b6', '#77746b'],
  rockDark: ['#98917f', '#55524a'],
  water: ['#9fc6cf', '#3d6470'],
  waterDark: ['#5f98a8', '#6f9dab'],
  // what stands on it
  stone: ['#e6dfcd', '#a49d8b'],
  stoneDark: ['#b9af98', '#7c7565'],
  plaster: ['#f6ead0', '#bdb094'],
  brick: ['#c9795a', '#8f5643'],
  roof: ['#bd5a3c', '#8a4230'],
  slate: ['#71808a', '#515d66'],
  wood: ['#9a6d42', '#6d4d30'],
  glass: ['#a9c9cc', '#e9c877'], //       by night there is light behind the panes
  leaf: ['#6f9350', '#4b6a39'],
  leafDark: ['#47703f', '#34532f'],
  smoke: ['#a8a294', '#8a857a'],
  red: ['#b3261e', '#e8604c'],
  // coats and feathers
  grey: ['#a9abac', '#97999b'],
  greyDark: ['#75797c', '#5f6366'],
  brown: ['#8f6540', '#84603f'],
  brownDark: ['#5b3d26', '#4a3322'],
  tan: ['#c99f66', '#b88f5b'],
  cream: ['#f1dfb9', '#e2d0aa'],
  orange: ['#dd8a35', '#d58435'],
  gold: ['#efc14a', '#e3b747'],
  white: ['#fdfaf1', '#f1ecdd'],
  black: ['#2b2622', '#191512'],
  olive: ['#8c9a4f', '#7d8a48'],
  oliveDark: ['#5b6a33', '#4d5a2c'],
  pink: ['#e5a698', '#d3978a'],
  // the two armies
  herb: ['#2f6b3a', '#69b877'],
  herbWash: ['#dcebcb', '#a5bf9c'],
  herbLine: ['#17391d', '#d7f2d4'],
  carn: ['#a5281f', '#f0735c'],
  carnWash: ['#f7ddd0', '#d3a899'],
  carnLine: ['#5a100b', '#ffd9cf'],
  civil: ['#6f6a60', '#c9c3b4'],
  civilWash: ['#efeadd', '#b9b3a5'],
  armySign: ['#fbf4e1', '#14110d'], //  the sign of a type on the colour of its army
  // marks
  hit: ['#c8210f', '#ff5a3c'],
  reach: ['#145c4a', '#8ff0cb'],
  target: ['#b3190c', '#ff9480'],
  chosen: ['#463a8f', '#c9c1ff'],
  trail: ['#2c2418', '#fff3d0'],
  glow: ['#f2b824', '#ffd257'],
} as const;

export type Ink = keyof typeof INKS_BY_LIGHT;
export type Palette = Readonly<Record<Ink, string>>;

const ENTRIES = Object.entries(INKS_BY_LIGHT) as readonly (readonly [Ink, readonly [string, string]])[];

const kebab = (ink: Ink): string => ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const made = (value: (ink: Ink, day: string, night: string) => string): Palette =>
  Object.fromEntries(ENTRIES.map(([ink, [day, night]]) => [ink, value(ink, day, night)])) as Palette;

export const DAY = made((_ink, day) => day);
export const NIGHT = made((_ink, _day, night) => night);
/** Colours as the page's variables, for instance `var(--aww-herb-wash)`. */
export const PAGE = made((ink) => `var(--aww-${kebab(ink)})`);

/** The variables of a page with their values by day and by night: what its style sheet has to say. */
export function paletteCss(): string {
  return ENTRIES.map(([ink, [day, night]]) => `  --aww-${kebab(ink)}: light-dark(${day}, ${night});\n`).join('');
}

export function paletteOf(theme: Theme): Palette {
  if (theme === 'site') return PAGE;
  return theme === 'dark' ? NIGHT : DAY;
}
