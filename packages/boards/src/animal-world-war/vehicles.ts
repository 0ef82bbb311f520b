/** THE-RULES "Vehicles": tanks seen from the side, planes from above with their nose up; and the wreck of either. */
import { type Picture, spot } from './part.ts';

type Empire = 'HERB' | 'CARN';

const TRACK = 'M-38 22C-46 22 -46 4 -38 4H38C46 4 46 22 38 22Z';
const WHEELS = `${spot(-32, 13, 6)}${spot(-16, 13, 6)}${spot(0, 13, 6)}${spot(16, 13, 6)}${spot(32, 13, 6)}`;

/** "Old Shell": a domed turret with the plates of a tortoise. */
const OLD_SHELL: Picture = [
  ['solid', 'herb', 'M-40 6L-34 -8H34L42 6Z'],
  ['solid', 'herb', 'M12 -20H50V-13H12Z'],
  ['solid', 'olive', 'M-22 -8C-22 -34 18 -34 18 -8Z'],
  ['fine', 'ink', 'M-8 -27L2 -27L8 -16L-2 -10L-14 -16ZM-14 -16L-21 -12M8 -16L17 -12M-8 -27L-12 -25M2 -27L8 -25'],
  ['solid', 'greyDark', TRACK],
  ['solid', 'smoke', WHEELS],
];

/** "Jawbreaker": an angular front with bared teeth. */
const JAWBREAKER: Picture = [
  ['solid', 'carn', 'M-42 6L-38 -10H28L46 -2L40 6Z'],
  ['solid', 'carn', 'M8 -24H48V-17H8Z'],
  ['solid', 'carn', 'M-26 -10L-20 -30H10L18 -10Z'],
  ['line', 'carnWash', 'M-24 -14L-14 -29M-14 -13L-5 -29M-4 -13L4 -29M6 -13L11 -25'],
  ['solid', 'white', 'M46 -2L42 -1L40 6L35 -1L32 6L27 -1L24 6H18L20 -4Z'],
  ['solid', 'greyDark', TRACK],
  ['solid', 'smoke', WHEELS],
];

/** "Skein One": round wings with leaves' veins. */
const SKEIN_ONE: Picture = [
  ['solid', 'herb', 'M-62 -2C-62 -22 -30 -18 0 -18C30 -18 62 -22 62 -2C62 10 30 4 0 4C-30 4 -62 10 -62 -2Z'],
  ['line', 'herbWash', 'M-46 -12V2M-32 -13V1M32 -13V1M46 -12V2'],
  ['solid', 'herb', 'M-22 44C-22 34 -10 36 0 36C10 36 22 34 22 44C22 52 -22 52 -22 44Z'],
  ['solid', 'white', 'M-9 -30C-9 -46 9 -46 9 -30L6 46H-6Z'],
  ['solid', 'orange', 'M-7 -40L0 -54L7 -40Z'],
  ['solid', 'glass', spot(0, -12, 6, 8)],
  ['line', 'ink', 'M-20 -54H20'],
];

/** "Blood Kite": swept and pointed, with stripes. */
const BLOOD_KITE: Picture = [
  ['solid', 'carn', 'M0 -28L64 8L58 20L0 6L-58 20L-64 8Z'],
  ['line', 'carnWash', 'M-50 4L-46 14M-36 -4L-32 9M36 -4L32 9M50 4L46 14'],
  ['solid', 'carn', 'M0 28L24 48L0 44L-24 48Z'],
  ['solid', 'brownDark', 'M-8 -28L0 -50L8 -28L6 46H-6Z'],
  ['solid', 'white', 'M-8 -28L-4 -20L0 -28L4 -20L8 -28L0 -50Z'],
  ['solid', 'glass', spot(0, -8, 5, 8)],
  ['line', 'ink', 'M-20 -52H20'],
];

export const TANKS: Readonly<Record<Empire, Picture>> = { HERB: OLD_SHELL, CARN: JAWBREAKER };
export const PLANES: Readonly<Record<Empire, Picture>> = { HERB: SKEIN_ONE, CARN: BLOOD_KITE };

export const WRECK: Picture = [
  ['wash', 'smoke', 'M-6 -34C-14 -52 6 -58 8 -46C20 -54 28 -38 18 -32Z'],
  ['solid', 'greyDark', 'M-40 18L-32 -8L-12 -14L-6 -30L14 -24L16 -6L38 2L42 18Z'],
  ['solid', 'rockDark', 'M10 -24L48 -38L50 -31L14 -14Z'],
  ['solid', 'black', `${spot(-26, 17, 8)}${spot(-6, 19, 8)}${spot(24, 17, 8)}`],
  ['line', 'red', 'M-14 -4L-2 4M6 -14L2 -2M22 2L14 10'],
];
