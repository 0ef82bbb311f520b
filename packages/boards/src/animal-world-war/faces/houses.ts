/** THE-RULES "Tile deck": houses of the town and of the farms. */
import { each, type Picture, spot } from '../part.ts';

export const SCHOOL: Picture = [
  ['solid', 'plaster', 'M-62 36V-12H62V36Z'],
  ['solid', 'roof', 'M-68 -10L-52 -40H52L68 -10Z'],
  ['fine', 'ink', 'M-46 -40L-56 -11M-24 -40L-30 -11M24 -40L30 -11M46 -40L56 -11'],
  ['solid', 'plaster', 'M-20 36V-26L0 -44L20 -26V36Z'],
  ['solid', 'wood', 'M-9 -44V-64H9V-44L0 -50Z'],
  ['solid', 'slate', 'M-14 -62L0 -80L14 -62Z'],
  ['solid', 'gold', 'M-5 -49C-5 -60 5 -60 5 -49Z'],
  [
    'solid',
    'glass',
    each(
      [
        [-54, 0],
        [-36, 0],
        [26, 0],
        [44, 0],
      ],
      'h11v20h-11Z',
    ),
  ],
  ['fine', 'ink', 'M-54 10H-43M-36 10H-25M26 10H37M44 10H55'],
  ['solid', 'slate', 'M-12 -14H12V0H-12Z'],
  ['fine', 'white', 'M-8 -4L-5 -11L-2 -4M2 -11V-4H5A2 2 0 0 0 5 -8H2A1.500 1.500 0 0 0 5 -11Z'],
  ['solid', 'wood', 'M-8 36V10H8V36Z'],
];

export const WAREHOUSE: Picture = [
  ['solid', 'wood', 'M-64 36V-20C-64 -62 64 -62 64 -20V36Z'],
  ['solid', 'slate', 'M-70 -16C-66 -68 66 -68 70 -16H60C56 -54 -56 -54 -60 -16Z'],
  ['fine', 'ink', 'M-48 -12V36M48 -12V36M-60 -2H-34M34 -2H60M-60 16H-34M34 16H60'],
  ['solid', 'paper', 'M-34 36V-14H34V36Z'],
  ['fine', 'ink', 'M0 -14V36M-34 -14L0 36M0 -14L-34 36M0 -14L34 36M34 -14L0 36'],
  ['solid', 'tan', 'M40 38V18H60V38ZM52 18V4H68V18Z'],
  ['fine', 'ink', 'M40 28H60M60 4V18'],
  ['solid', 'gold', spot(0, -32, 8)],
];

export const APARTMENTS: Picture = [
  ['solid', 'brick', 'M-58 38V-58H-6V38Z'],
  ['solid', 'plaster', 'M-6 38V-74H54V38Z'],
  ['solid', 'slate', 'M-63 -56H-6V-64H-58ZM-11 -72H59L54 -82H-6Z'],
  ['solid', 'stoneDark', 'M-46 -64V-76H-36V-64ZM34 -82V-92H44V-82Z'],
  [
    'solid',
    'glass',
    each(
      [
        [-50, -46],
        [-34, -46],
        [-18, -46],
        [-50, -24],
        [-34, -24],
        [-18, -24],
        [-50, -2],
        [-34, -2],
        [-18, -2],
      ],
      'h9v12h-9Z',
    ),
  ],
  [
    'solid',
    'glass',
    each(
      [
        [2, -62],
        [20, -62],
        [38, -62],
        [2, -40],
        [20, -40],
        [38, -40],
        [2, -18],
        [20, -18],
        [38, -18],
        [2, 4],
        [38, 4],
      ],
      'h10v12h-10Z',
    ),
  ],
  ['line', 'ink', 'M-2 -24H50M-2 -2H50'],
  ['solid', 'wood', 'M16 38V10H32V38ZM-40 38V20H-28V38Z'],
];

export const FARMHOUSE: Picture = [
  ['solid', 'stoneDark', 'M26 -30V-62H40V-30Z'],
  ['solid', 'plaster', 'M-56 36V-8H58V36Z'],
  ['solid', 'wheat', 'M-66 -2L-44 -48H46L68 -2Z'],
  ['fine', 'wheatDark', 'M-36 -46L-52 -6M-18 -46L-26 -6M0 -46V-6M18 -46L26 -6M36 -46L52 -6'],
  ['line', 'wood', 'M-56 14H58M-26 -2V36M28 -2V36M-56 36L-26 14M58 36L28 14'],
  ['solid', 'glass', 'M-50 0H-34V10H-50ZM36 0H52V10H36Z'],
  ['solid', 'wood', 'M-8 36V6H12V36Z'],
  ['solid', 'leaf', spot(-64, 30, 11, 9)],
  ['solid', 'leaf', spot(70, 32, 9, 8)],
];

export const COTTAGE: Picture = [
  ['solid', 'brick', 'M16 -34V-64H30V-24Z'],
  ['wash', 'smoke', 'M20 -68C14 -78 30 -82 30 -76C38 -84 48 -74 40 -70C36 -66 26 -66 20 -68Z'],
  ['solid', 'plaster', 'M-38 36V-10L0 -46L38 -10V36Z'],
  ['solid', 'roof', 'M-52 -4L0 -56L52 -4L44 4L0 -38L-44 4Z'],
  ['solid', 'glass', 'M-28 4H-10V20H-28Z'],
  ['fine', 'ink', 'M-19 4V20M-28 12H-10'],
  ['solid', 'leafDark', 'M6 36V6H24V36Z'],
  ['solid', 'glass', spot(0, -16, 7)],
  ['line', 'wood', 'M-74 36V20M-62 36V20M-50 36V20M50 36V20M62 36V20M74 36V20M-78 26H-42M42 26H78'],
];

export const BARN: Picture = [
  ['solid', 'roof', 'M-50 38V-16L-34 -44L0 -60L34 -44L50 -16V38Z'],
  ['line', 'paper', 'M-54 -12L-36 -46L0 -64L36 -46L54 -12'],
  ['solid', 'paper', 'M-24 38V-4H24V38Z'],
  ['line', 'roof', 'M0 -4V38M-24 -4L0 38M0 -4L-24 38M0 -4L24 38M24 -4L0 38'],
  ['solid', 'brownDark', 'M-11 -20V-38H11V-20Z'],
  ['fine', 'wheat', 'M-8 -22L4 -34M-2 -22L9 -32'],
  ['solid', 'wheat', 'M50 38C50 16 80 16 80 38Z'],
  ['fine', 'wheatDark', 'M54 36C58 24 70 22 76 36M62 38C64 30 68 30 70 38'],
];

export const MARKET: Picture = [
  ['line', 'wood', 'M-62 36V-20M-10 36V-20M12 36V-8M64 36V-8'],
  ['solid', 'paper', 'M-70 -18L-60 -46H-12L-2 -18Z'],
  ['wash', 'roof', 'M-58 -45L-67 -19H-54L-48 -45ZM-38 -45L-41 -19H-28L-28 -45ZM-20 -45L-16 -19H-4L-12 -45Z'],
  ['solid', 'paper', 'M4 -6L14 -34H60L72 -6Z'],
  ['wash', 'leafDark', 'M16 -33L7 -7H20L25 -33ZM35 -33L33 -7H46L44 -33ZM54 -33L58 -7H70L60 -33Z'],
  ['solid', 'wood', 'M-68 6H-4V20H-68ZM6 14H70V28H6Z'],
  ['solid', 'orange', `${spot(-58, 2, 5)}${spot(-46, 2, 5)}${spot(-52, -6, 5)}`],
  ['solid', 'leaf', `${spot(-32, 1, 6)}${spot(-18, 1, 6)}`],
  ['solid', 'red', `${spot(18, 10, 5)}${spot(30, 10, 5)}${spot(24, 3, 5)}`],
  ['solid', 'gold', `${spot(46, 9, 6)}${spot(60, 9, 6)}`],
];

export const RUIN: Picture = [
  ['wash', 'rockDark', spot(0, 34, 70, 10)],
  ['solid', 'stone', 'M-50 36V-40L-40 -52L-32 -38L-24 -44L-18 -20L-6 -12L-2 8L12 2L18 20L26 36Z'],
  ['solid', 'stone', 'M34 36V-22L40 -34L48 -24L56 -30V36Z'],
  ['solid', 'brownDark', 'M-40 12V-12H-26V12Z'],
  ['line', 'wood', 'M-44 -44L20 -62M-22 -30L44 -44'],
  ['fine', 'ink', 'M-46 -26H-38M-22 -6H-14M-12 20H-4M42 -8H50M40 12H48M6 24H14M-46 24H-38'],
  ['solid', 'brick', 'M8 38L14 28L24 34L20 40ZM-66 40L-62 30L-52 36ZM62 38L68 30L74 38Z'],
];
