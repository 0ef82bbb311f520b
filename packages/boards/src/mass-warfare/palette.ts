/** Papers, washes and inks of the general's map: by day, and by lantern light. */
import type { Theme } from '../board.ts';

/** Each ink by day and by night. */
const INKS_BY_LIGHT = {
  // the sheet and the lines
  sheet: ['#d7cdb0', '#17191a'],
  ink: ['#2b2720', '#0b0d0e'],
  letter: ['#231f18', '#f3ecd8'],
  halo: ['#f7f0dd', '#1b1e1f'],
  edge: ['#a99f80', '#2a2f30'],
  // ground
  water: ['#a9cbd6', '#23424e'],
  waterLine: ['#6f9fb2', '#3b6878'],
  deck: ['#b28a5c', '#8a6a46'],
  deckLine: ['#6c4e2c', '#2f2214'],
  barren: ['#e9dfc2', '#4a4638'],
  barrenLine: ['#c6b890', '#625c49'],
  desert: ['#f0dca0', '#6a5a34'],
  desertLine: ['#cfae62', '#8f7a45'],
  forest: ['#b6cb9a', '#34452f'],
  tree: ['#5f8a4f', '#5d8252'],
  treeLine: ['#345a33', '#22331f'],
  rock: ['#c9c3b4', '#55544f'],
  peak: ['#8f887a', '#7f7c72'],
  snow: ['#fbf8ef', '#c9c7bd'],
  road: ['#f3e6bf', '#b5a67c'],
  marsh: ['#c3d2b6', '#37463f'],
  reed: ['#5c7f62', '#7da487'],
  soil: ['#e6d3ac', '#504636'],
  wheat: ['#e8cc6e', '#8f7b3c'],
  wheatLine: ['#b08d2e', '#c7ab5c'],
  town: ['#d8c6b4', '#57493f'],
  wall: ['#f7ecd6', '#b9ab95'],
  roof: ['#c0603f', '#9a4c35'],
  roofDark: ['#8f4029', '#6f3424'],
  iron: ['#5b646b', '#97a1a8'],
  ironLight: ['#9aa3a9', '#616b72'],
  oil: ['#3a3330', '#c9bfae'],
  concrete: ['#bdb9ae', '#8d8b84'],
  // the four armies: colour, light ground, dark line
  s1: ['#1f5590', '#7fb6ee'],
  s1Wash: ['#dce8f4', '#b9d0e6'],
  s1Line: ['#0d2c50', '#0d2440'],
  s2: ['#ab2a1e', '#f2806c'],
  s2Wash: ['#f8ded4', '#e6bfb2'],
  s2Line: ['#5a120b', '#4a1009'],
  s3: ['#2c6b36', '#74c480'],
  s3Wash: ['#dfeed6', '#bcd6b4'],
  s3Line: ['#143a1b', '#0f2f16'],
  s4: ['#8a6100', '#e9c052'],
  s4Wash: ['#f8ecc4', '#e3d3a0'],
  s4Line: ['#4a3300', '#3d2a00'],
  nobody: ['#7c776b', '#a7a396'],
  // marks
  hit: ['#d3330f', '#ff6a3c'],
  hitLight: ['#ffb43a', '#ffd257'],
  reach: ['#0f5c48', '#8ff0cb'],
  target: ['#b3190c', '#ff9480'],
  chosen: ['#463a8f', '#c9c1ff'],
  trail: ['#2c2418', '#fff3d0'],
  glow: ['#f2b824', '#ffd257'],
  paper: ['#fffaf0', '#efe5cb'],
  black: ['#231f1a', '#14120f'],
} as const;

export type Ink = keyof typeof INKS_BY_LIGHT;
export type Palette = Readonly<Record<Ink, string>>;

const ENTRIES = Object.entries(INKS_BY_LIGHT) as readonly (readonly [Ink, readonly [string, string]])[];

const kebab = (ink: Ink): string => ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const made = (value: (ink: Ink, day: string, night: string) => string): Palette =>
  Object.fromEntries(ENTRIES.map(([ink, [day, night]]) => [ink, value(ink, day, night)])) as Palette;

const DAY = made((_ink, day) => day);
const NIGHT = made((_ink, _day, night) => night);
/** Colours as the page's variables, for instance `var(--mw-s1-wash)`. */
export const PAGE = made((ink) => `var(--mw-${kebab(ink)})`);

/** The variables of a page with their values by day and by night: what its style sheet has to say. */
export function paletteCss(): string {
  return ENTRIES.map(([ink, [day, night]]) => `  --mw-${kebab(ink)}: light-dark(${day}, ${night});\n`).join('');
}

export function paletteOf(theme: Theme): Palette {
  if (theme === 'site') return PAGE;
  return theme === 'dark' ? NIGHT : DAY;
}
