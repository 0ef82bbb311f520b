/**
 * THE-RULES "Tile deck": the strong houses of cover 6, and the big ones of cover 5. Drawn around (0, 0); the foot of a tile stays free
 * below y = 40.
 */
import { each, type Picture, spot } from '../part.ts';

const pane = 'h8v10h-8Z';

export const CHURCH: Picture = [
  ['wash', 'grassDark', spot(0, 36, 74, 11)],
  ['solid', 'stone', 'M-14 36V-10H52V36Z'],
  ['solid', 'roof', 'M-20 -8L-8 -36H46L60 -8Z'],
  ['fine', 'ink', 'M-2 -36L-10 -9M12 -36L8 -9M26 -36L26 -9M40 -36L44 -9'],
  [
    'solid',
    'glass',
    each(
      [
        [-2, 24],
        [18, 24],
        [38, 24],
      ],
      'v-14a5 6 0 0 1 10 0v14Z',
    ),
  ],
  ['solid', 'stone', 'M-48 36V-36H-14V36Z'],
  ['wash', 'stoneDark', 'M-22 -35H-15V35H-22Z'],
  ['solid', 'slate', 'M-54 -34L-31 -78L-8 -34Z'],
  ['line', 'ink', 'M-31 -96V-78M-38 -89H-24'],
  ['solid', 'paper', spot(-31, -22, 8)],
  ['fine', 'ink', 'M-31 -27V-22L-27 -20'],
  ['solid', 'wood', 'M-40 36V14A9 10 0 0 1 -22 14V36Z'],
  ['fine', 'ink', 'M-31 8V36'],
];

export const CITADEL: Picture = [
  ['wash', 'rockDark', 'M-78 38Q-60 24 -40 30T0 28T44 30T78 38Z'],
  ['solid', 'stone', 'M-36 34V-26H-30V-34H-20V-26H-10V-34H0V-26H10V-34H20V-26H30V-34H36V34Z'],
  ['solid', 'stoneDark', 'M-66 36V-46H-70V-60H-60V-53H-53V-60H-45V-53H-38V-60H-30V-46H-34V36Z'],
  ['solid', 'stoneDark', 'M34 36V-46H30V-60H38V-53H45V-60H53V-53H60V-60H70V-46H66V36Z'],
  ['line', 'ink', 'M-50 -34V-20M50 -34V-20M-50 0V12M50 0V12'],
  ['solid', 'wood', 'M-14 34V6A14 14 0 0 1 14 6V34Z'],
  ['fine', 'ink', 'M-5 -6V34M5 -6V34M-14 12H14M-14 23H14'],
  ['line', 'ink', 'M0 -34V-72'],
  ['solid', 'red', 'M0 -72L26 -64L0 -55Z'],
  ['fine', 'ink', 'M-26 -8H-18M-24 12H-20M18 -14H26M20 4H26'],
];

export const TOWN_HALL: Picture = [
  ['solid', 'plaster', 'M-62 32V-14H62V32Z'],
  ['solid', 'slate', 'M-68 -12L-54 -30H54L68 -12Z'],
  ['solid', 'plaster', 'M-26 32V-28L0 -46L26 -28V32Z'],
  ['solid', 'stone', 'M-11 -38V-66H11V-38L0 -46Z'],
  ['solid', 'slate', 'M-15 -64L0 -88L15 -64Z'],
  ['solid', 'paper', spot(0, -54, 7)],
  ['fine', 'ink', 'M0 -58V-54H4'],
  ['line', 'stoneDark', 'M-18 -12V30M-7 -12V30M7 -12V30M18 -12V30'],
  [
    'solid',
    'glass',
    each(
      [
        [-54, -4],
        [-40, -4],
        [32, -4],
        [46, -4],
        [-54, 14],
        [-40, 14],
        [32, 14],
        [46, 14],
      ],
      pane,
    ),
  ],
  ['solid', 'stoneDark', 'M-32 32H32L38 40H-38Z'],
  ['fine', 'ink', 'M-26 -18H26'],
];

export const FACTORY: Picture = [
  ['wash', 'smoke', 'M34 -70C30 -84 48 -92 54 -82C66 -92 78 -78 68 -70C60 -66 44 -64 34 -70Z'],
  ['wash', 'smoke', 'M6 -66C2 -78 16 -86 24 -78C32 -82 38 -72 32 -66Z'],
  ['solid', 'brick', 'M8 10L12 -62H24L28 10ZM36 10L40 -66H52L56 10Z'],
  ['fine', 'paper', 'M12 -52H24M40 -56H52'],
  ['solid', 'brick', 'M-68 36V-24L-48 -42V-24L-26 -42V-24L-4 -42V-10H66V36Z'],
  ['solid', 'glass', 'M-64 -22L-52 -33V-22ZM-42 -22L-30 -33V-22ZM-20 -22L-8 -33V-22Z'],
  [
    'solid',
    'glass',
    each(
      [
        [-58, -8],
        [-42, -8],
        [-26, -8],
        [-10, -8],
        [12, 2],
        [28, 2],
        [44, 2],
      ],
      'h10v12h-10Z',
    ),
  ],
  ['solid', 'wood', 'M-30 36V14H-2V36Z'],
  ['fine', 'ink', 'M-30 20H-2M-30 26H-2M-30 31H-2'],
];

export const HOSPITAL: Picture = [
  ['solid', 'plaster', 'M-66 36V-22H-24V36ZM24 36V-22H66V36Z'],
  ['solid', 'roof', 'M-70 -20L-64 -34H-22L-20 -20ZM20 -20L22 -34H64L70 -20Z'],
  ['solid', 'white', 'M-28 36V-44H28V36Z'],
  ['solid', 'roof', 'M-34 -42L0 -66L34 -42Z'],
  ['solid', 'red', 'M-6 -36H6V-26H16V-14H6V-4H-6V-14H-16V-26H-6Z'],
  [
    'solid',
    'glass',
    each(
      [
        [-58, -12],
        [-42, -12],
        [34, -12],
        [50, -12],
        [-58, 10],
        [-42, 10],
        [34, 10],
        [50, 10],
      ],
      pane,
    ),
  ],
  ['solid', 'wood', 'M-11 36V10H11V36Z'],
  ['fine', 'ink', 'M0 10V36'],
];

export const STATION: Picture = [
  ['line', 'rockDark', 'M-74 34H74M-70 44H70'],
  [
    'fine',
    'wood',
    each(
      [
        [-64, 31],
        [-48, 31],
        [-32, 31],
        [-16, 31],
        [0, 31],
        [16, 31],
        [32, 31],
        [48, 31],
        [64, 31],
      ],
      'v16',
    ),
  ],
  ['solid', 'brick', 'M-56 26V-18H56V26Z'],
  ['solid', 'slate', 'M-62 -16L-46 -36H46L62 -16Z'],
  ['solid', 'brick', 'M-16 26V-52H16V26Z'],
  ['solid', 'slate', 'M-22 -50L0 -74L22 -50Z'],
  ['solid', 'paper', spot(0, -38, 9)],
  ['fine', 'ink', 'M0 -44V-38L4 -35'],
  [
    'solid',
    'glass',
    each(
      [
        [-48, 8],
        [-32, 8],
        [24, 8],
        [40, 8],
      ],
      'v-12a4 4 0 0 1 8 0v12Z',
    ),
  ],
  ['solid', 'wood', 'M-9 26V0A9 9 0 0 1 9 0V26Z'],
  ['solid', 'wheat', 'M-72 12H72L80 22H-80Z'],
  ['line', 'ink', 'M-68 22V31M-34 22V31M34 22V31M68 22V31'],
];
