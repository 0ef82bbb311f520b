/** THE-RULES "Tile deck": trees, rock and water, and what all tiles become: No Man's Land. */
import { each, type Picture, spot } from '../part.ts';

const crown = (x: number, y: number): string =>
  `M${x} ${y}c-16 2 -22 -14 -12 -22c-4 -14 12 -22 20 -14c12 -8 26 4 20 16c8 10 0 22 -12 20Z`;
const fir = (x: number, y: number): string => `M${x} ${y}l-22 0l11 -16h-7l10 -16h-6l14 -24l14 24h-6l10 16h-7l11 16Z`;

export const ORCHARD: Picture = [
  ['line', 'wood', 'M-44 -10V-26M8 -20V-36M52 -6V-22M-20 38V22M34 42V26'],
  ['solid', 'leaf', `${crown(-51, -22)}${crown(0, -32)}${crown(44, -18)}`],
  ['solid', 'leaf', `${crown(-28, 26)}${crown(26, 30)}`],
  [
    'wash',
    'red',
    each(
      [
        [-56, -30],
        [-42, -40],
        [-40, -28],
        [-2, -44],
        [12, -50],
        [14, -38],
        [42, -30],
        [54, -38],
        [56, -24],
        [-30, 16],
        [-14, 8],
        [-14, 20],
        [26, 20],
        [38, 10],
        [40, 24],
      ],
      'a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
    ),
  ],
  [
    'fine',
    'grassDark',
    each(
      [
        [-70, 14],
        [70, 20],
        [2, 4],
      ],
      'l-4 -8m4 8v-10m0 10l4 -8',
    ),
  ],
];

export const LIGHT_WOODS: Picture = [
  ['line', 'paper', 'M-40 0V-34M14 -16V-52M50 12V-20M-10 42V10'],
  ['fine', 'ink', 'M-42 -8H-38M-42 -20H-38M12 -26H16M12 -36H16M48 2H52M-12 30H-8M-12 20H-8'],
  ['solid', 'leaf', 'M-40 -24C-60 -24 -64 -46 -50 -54C-50 -70 -30 -72 -26 -58C-14 -50 -20 -26 -40 -24Z'],
  ['solid', 'olive', 'M14 -40C-6 -40 -8 -60 4 -68C6 -84 26 -84 28 -70C40 -62 34 -40 14 -40Z'],
  ['solid', 'leaf', 'M50 -8C32 -8 30 -28 40 -34C42 -48 60 -48 62 -36C72 -28 68 -8 50 -8Z'],
  ['solid', 'olive', 'M-10 22C-30 22 -32 2 -20 -6C-18 -20 0 -20 2 -6C12 2 8 22 -10 22Z'],
  ['fine', 'ink', 'M-50 -44L-44 -38M-32 -50L-36 -42M8 -58L14 -52M24 -62L20 -54M46 -28L50 -24M-16 4L-10 10'],
];

export const FOREST: Picture = [
  ['wash', 'leafDark', 'M-90 -6L-58 -60Q0 -78 58 -60L90 -6Q60 20 0 18T-90 -6Z'],
  ['solid', 'leafDark', `${fir(-40, -22)}${fir(0, -30)}${fir(40, -22)}`],
  ['solid', 'leaf', `${fir(-62, 4)}${fir(-21, 2)}${fir(21, 2)}${fir(62, 4)}`],
  ['solid', 'leafDark', `${fir(-42, 34)}${fir(0, 36)}${fir(42, 34)}`],
  ['line', 'wood', 'M-42 35V41M0 37V43M42 35V41'],
];

export const HILL: Picture = [
  ['wash', 'grassDark', spot(0, 34, 82, 12)],
  ['solid', 'grass', 'M-80 36C-66 6 -44 -18 -26 -34C-10 -50 14 -52 28 -34C46 -14 66 8 80 36Z'],
  ['fine', 'grassDark', 'M-56 24C-40 0 -24 -12 -14 -22M58 24C46 6 36 -8 26 -20M-30 30C-22 18 -12 8 -4 2'],
  ['solid', 'rock', 'M-20 -34L-12 -58L4 -66L14 -54L26 -52L32 -30L18 -20L-4 -24Z'],
  ['fine', 'ink', 'M-6 -54L2 -38L-2 -28M12 -54L16 -40M4 -38L16 -40L24 -30'],
  ['solid', 'rock', 'M-54 22L-46 8L-32 10L-28 22ZM36 26L42 12L56 16L60 28Z'],
];

export const CRAG: Picture = [
  ['wash', 'rockDark', spot(0, 36, 84, 11)],
  ['solid', 'rockDark', 'M-78 38L-56 -10L-44 -4L-26 -62L-12 -44L4 -84L24 -40L36 -50L54 -2L66 2L80 38Z'],
  ['solid', 'rock', 'M-78 38L-56 -10L-44 -4L-26 -62L-16 -34L-30 0L-20 38ZM4 -84L24 -40L14 -8L26 38H-8L-2 -20L-10 -38Z'],
  ['wash', 'white', 'M4 -82L18 -52L8 -56L2 -48L-4 -58ZM-26 -60L-18 -40L-26 -42L-32 -40Z'],
  ['fine', 'ink', 'M36 -46L40 -10L32 10M54 2L52 26M-50 6L-56 26M-30 4L-40 20M8 -30L2 6M60 14L66 30'],
];

export const LAKE: Picture = [
  [
    'solid',
    'water',
    'M-82 -4C-80 -40 -44 -48 -20 -52C20 -62 54 -50 70 -30C90 -4 76 26 48 32C20 46 -10 34 -36 38C-64 38 -84 20 -82 -4Z',
  ],
  ['line', 'waterDark', 'M-56 -18q8 -7 16 0t16 0M8 -32q8 -7 16 0t16 0M-30 12q8 -7 16 0t16 0M30 8q8 -7 16 0t16 0'],
  ['solid', 'wood', 'M-10 -12H34L26 0H-2Z'],
  ['line', 'wood', 'M10 -12V-46'],
  ['solid', 'paper', 'M12 -46L32 -16H12Z'],
  ['line', 'leafDark', 'M-72 24V2M-64 28V8M-56 30V14M66 22V4M72 16V0'],
];

export const NO_MANS_LAND: Picture = [
  [
    'wash',
    'mudDark',
    'M-70 -30C-50 -50 -26 -40 -30 -24C-24 -8 -66 -6 -70 -30ZM14 -46C26 -62 66 -58 64 -40C62 -24 10 -24 14 -46ZM-20 16C-4 2 40 4 42 22C40 40 -24 38 -20 16Z',
  ],
  [
    'wash',
    'water',
    'M-60 -28C-50 -38 -38 -34 -40 -26C-38 -18 -58 -18 -60 -28ZM26 -42C34 -52 54 -48 52 -40C50 -32 24 -32 26 -42ZM-6 20C6 12 28 14 28 22C26 30 -8 30 -6 20Z',
  ],
  ['fine', 'ink', 'M-74 -34C-56 -54 -24 -46 -26 -26M10 -50C26 -68 70 -62 68 -40M-24 12C-4 -4 44 0 46 20'],
  ['line', 'ink', 'M-64 38L-56 -2L-68 -14M-58 10L-46 0M66 34L60 2L70 -8M62 14L52 6'],
  ['fine', 'mudDark', 'M-84 4H-70M-44 -62H-30M72 -12H84M-50 54H-34M20 58H38M-4 -16L6 -12'],
  ['solid', 'stoneDark', 'M-8 -4L-2 -12L8 -8L6 0ZM50 46L56 38L64 44Z'],
];
