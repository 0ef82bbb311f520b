/** Inks of the comic book: printed by day, and under searchlights. */
import type { Theme } from '../board.ts';

/** Each ink by day and by night. */
const INKS_BY_LIGHT = {
  // the page and its lines
  sheet: ['#e4d7b0', '#14161b'],
  ink: ['#1d1712', '#06070a'],
  letter: ['#1d1712', '#f6efdb'],
  halo: ['#fbf3da', '#181a1f'],
  paper: ['#fffaf0', '#efe5cb'],
  black: ['#1d1712', '#0c0d10'],
  // ground
  grass: ['#d6d79f', '#2f372b'],
  grassDot: ['#b7bb79', '#434d3b'],
  edge: ['#a6a773', '#1c211a'],
  tree: ['#5b8a3a', '#5c8440'],
  treeLine: ['#25451a', '#1c3313'],
  rubble: ['#b7a78c', '#655d50'],
  rubbleLine: ['#6d5f48', '#2f2a23'],
  brick: ['#b45a3a', '#8f4c34'],
  brickTop: ['#e39a6c', '#bd7350'],
  stone: ['#8d9199', '#6d727a'],
  stoneTop: ['#cdd1d7', '#a4aab3'],
  sandbag: ['#cbb07a', '#8d7a50'],
  iron: ['#4a4f57', '#aab1ba'],
  room: ['#4fa79b', '#3d867c'],
  // Superpanzers
  steel: ['#8f9aa5', '#56606b'],
  steelLight: ['#c3ccd4', '#7b8691'],
  steelDark: ['#4d5761', '#2f373f'],
  rivet: ['#3a424a', '#8b96a1'],
  floor: ['#efe7d2', '#3d434c'],
  floorLine: ['#bcae8c', '#5b636f'],
  wall: ['#5c5348', '#1f2329'],
  core: ['#ffb000', '#ffc53d'],
  coreLine: ['#7a3d00', '#5c2c00'],
  brass: ['#c9962e', '#dcae4c'],
  door: ['#2f7d55', '#5fcf9a'],
  shield: ['#0b86b8', '#6fdcff'],
  boiler: ['#a7452c', '#c96245'],
  // the wireless
  panel: ['#5a4330', '#1d1814'],
  dial: ['#f4e7c6', '#322b23'],
  wire: ['#d9b25a', '#b58f45'],
  jam: ['#8a1fa8', '#e39bff'],
  cup: ['#8a6434', '#c99f63'],
  cupLight: ['#c79a5b', '#8b6a3c'],
  // the two seats: colour, light ground, dark line
  a: ['#1d4f9e', '#8fb8ff'],
  aWash: ['#dfe9fb', '#c5d7f6'],
  aLine: ['#0b2350', '#0b1f45'],
  b: ['#b3261e', '#ff9384'],
  bWash: ['#fbdfd6', '#f2cabf'],
  bLine: ['#560c07', '#4a0d08'],
  // marks
  lamp: ['#ffd400', '#ffe14d'],
  hit: ['#e23b0c', '#ff7043'],
  hitLight: ['#ffc42e', '#ffd860'],
  reach: ['#0b6b4f', '#7ff0c5'],
  target: ['#b3190c', '#ff9a88'],
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

const DAY = made((_ink, day) => day);
const NIGHT = made((_ink, _day, night) => night);
/** Colours as the page's variables, for instance `var(--wwa-steel-light)`. */
export const PAGE = made((ink) => `var(--wwa-${kebab(ink)})`);

/** The variables of a page with their values by day and by night: what its style sheet has to say. */
export function paletteCss(): string {
  return ENTRIES.map(([ink, [day, night]]) => `  --wwa-${kebab(ink)}: light-dark(${day}, ${night});\n`).join('');
}

export function paletteOf(theme: Theme): Palette {
  if (theme === 'site') return PAGE;
  return theme === 'dark' ? NIGHT : DAY;
}
