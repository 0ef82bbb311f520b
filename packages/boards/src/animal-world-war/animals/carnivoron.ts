/** THE-RULES "Soldiers": the animals of Carnivoron, from -50 to 50: what is solid makes the silhouette, the rest the face. */
import { type Picture, spot } from '../part.ts';

export const LION: Picture = [
  [
    'solid',
    'brown',
    'M0 -50L12 -42L24 -46L28 -34L42 -32L40 -18L50 -8L42 2L48 14L38 20L38 34L26 34L20 46L8 42L0 50L-8 42L-20 46L-26 34L-38 34L-38 20L-48 14L-42 2L-50 -8L-40 -18L-42 -32L-28 -34L-24 -46L-12 -42Z',
  ],
  ['solid2', 'tan', spot(-22, -24, 8)],
  ['solid', 'tan', 'M0 -32C20 -32 28 -18 27 -2C26 20 14 32 0 32C-14 32 -26 20 -27 -2C-28 -18 -20 -32 0 -32Z'],
  ['wash', 'cream', 'M-15 16C-15 6 15 6 15 16C15 32 -15 32 -15 16Z'],
  ['wash', 'tan', 'M-7 -16H7L6 10H-6Z'],
  ['solid', 'brownDark', 'M-10 4H10C10 12 4 15 0 15C-4 15 -10 12 -10 4Z'],
  ['fine', 'ink', 'M0 15V20M-11 24Q-4 25 0 20Q4 25 11 24'],
  ['wash2', 'black', spot(-14, -6, 4)],
  ['wash2', 'white', spot(-13, -7, 1.3)],
  ['fine', 'brownDark', 'M-20 -14L-9 -13M20 -14L9 -13'],
];

export const HYENA: Picture = [
  ['solid', 'brownDark', 'M-12 -26L-10 -46L-4 -38L0 -50L4 -38L10 -46L12 -26Z'],
  ['solid2', 'tan', 'M-16 -14C-34 -16 -46 -30 -42 -46C-26 -48 -12 -38 -10 -24Z'],
  ['wash2', 'brownDark', 'M-20 -20C-32 -24 -38 -32 -36 -40C-26 -40 -18 -34 -16 -26Z'],
  ['solid', 'tan', 'M-24 -16C-18 -30 18 -30 24 -16C28 0 20 8 17 20C16 40 -16 40 -17 20C-20 8 -28 0 -24 -16Z'],
  ['wash', 'brownDark', 'M-14 20C-14 4 14 4 14 20C16 42 -16 42 -14 20Z'],
  ['solid', 'black', 'M-9 12C-9 6 9 6 9 12C7 18 -7 18 -9 12Z'],
  ['solid', 'white', 'M-12 25L-8 33L-4 26L0 33L4 26L8 33L12 25C6 22 -6 22 -12 25Z'],
  ['wash2', 'black', spot(-13, -4, 3.5)],
  ['wash2', 'white', spot(-12, -5, 1.2)],
  ['wash', 'brown', `${spot(-6, -18, 3)}${spot(8, -16, 2.5)}${spot(-20, 4, 2.5)}${spot(20, 2, 2.5)}${spot(0, -10, 2)}`],
];

export const BADGER: Picture = [
  ['solid2', 'black', spot(-27, -28, 9)],
  ['wash2', 'white', spot(-28, -32, 4.5)],
  [
    'solid',
    'white',
    'M0 -38C24 -38 38 -22 40 -2C40 10 28 14 20 22C16 38 10 46 0 46C-10 46 -16 38 -20 22C-28 14 -40 10 -40 -2C-38 -22 -24 -38 0 -38Z',
  ],
  ['wash2', 'black', 'M-9 -36C-22 -34 -32 -22 -28 -6C-24 6 -14 12 -9 24C-6 14 -6 -12 -9 -36Z'],
  ['solid', 'black', 'M-8 36C-8 28 8 28 8 36C8 44 -8 44 -8 36Z'],
  ['wash2', 'white', spot(-17, -6, 4)],
  ['wash2', 'black', spot(-17, -6, 2.6)],
  ['fine', 'smoke', 'M-34 2L-40 8M34 2L40 8M-28 10L-32 16M28 10L32 16'],
];

export const KOMODO: Picture = [
  ['line', 'red', 'M40 8L48 14M44 11L50 8'],
  [
    'solid',
    'oliveDark',
    'M-50 46C-50 14 -44 -14 -20 -24C2 -30 26 -22 42 -8C48 -2 46 8 38 10C20 16 4 14 -2 22C-8 32 -6 40 -4 48Z',
  ],
  ['wash', 'olive', 'M-44 46C-44 28 -36 18 -24 12C-14 8 -6 16 -4 24C-10 34 -10 40 -8 47Z'],
  ['fine', 'ink', 'M43 4C28 6 10 4 -4 6'],
  ['solid', 'gold', spot(0, -12, 5)],
  ['wash', 'black', spot(1, -12, 2, 4)],
  ['wash', 'black', spot(38, -4, 2)],
  [
    'fine',
    'ink',
    'M-8 -18C-4 -22 6 -22 10 -16M-36 0L-32 4M-28 -10L-24 -6M-38 16L-34 20M-16 -2L-12 2M-24 22L-20 26M-30 34L-26 38M14 -12L17 -9M24 -8L27 -5',
  ],
];

export const BEAR: Picture = [
  ['solid2', 'brown', spot(-29, -30, 13)],
  ['wash2', 'tan', spot(-29, -30, 6)],
  ['solid', 'brown', 'M0 -40C26 -40 40 -20 40 2C40 28 22 42 0 42C-22 42 -40 28 -40 2C-40 -20 -26 -40 0 -40Z'],
  ['solid', 'tan', 'M-20 16C-20 0 20 0 20 16C20 38 -20 38 -20 16Z'],
  ['solid', 'black', 'M-11 8C-11 0 11 0 11 8C9 17 -9 17 -11 8Z'],
  ['fine', 'ink', 'M0 15V22M-9 27Q-4 27 0 22Q4 27 9 27'],
  ['wash2', 'black', spot(-16, -10, 4.5)],
  ['wash2', 'white', spot(-15, -11.5, 1.5)],
  ['line2', 'brownDark', 'M-24 -18L-12 -20'],
];

export const OTTER: Picture = [
  ['solid2', 'brownDark', spot(-32, -18, 8)],
  ['solid', 'brownDark', 'M0 -34C26 -34 42 -22 44 0C44 24 24 36 0 36C-24 36 -44 24 -44 0C-42 -22 -26 -34 0 -34Z'],
  ['wash', 'cream', 'M-38 10C-30 0 -16 6 0 4C16 6 30 0 38 10C34 28 18 35 0 35C-18 35 -34 28 -38 10Z'],
  ['solid', 'black', 'M-12 2C-12 -6 12 -6 12 2C9 11 3 13 0 13C-3 13 -9 11 -12 2Z'],
  [
    'fine',
    'ink',
    'M0 13V19M-12 22Q-5 24 0 19Q5 24 12 22M-18 14L-46 8M-18 18L-46 20M-18 22L-42 32M18 14L46 8M18 18L46 20M18 22L42 32',
  ],
  ['wash2', 'black', spot(-21, -10, 4)],
  ['wash2', 'white', spot(-20, -11, 1.4)],
];

export const OWL: Picture = [
  [
    'solid',
    'brown',
    'M-44 -48C-34 -42 -20 -38 0 -38C20 -38 34 -42 44 -48C42 -36 40 -28 40 -10C42 26 22 48 0 48C-22 48 -42 26 -40 -10C-40 -28 -42 -36 -44 -48Z',
  ],
  ['wash', 'cream', 'M-22 22C-14 14 14 14 22 22C18 38 10 44 0 44C-10 44 -18 38 -22 22Z'],
  ['solid2', 'cream', spot(-18, -10, 19)],
  ['solid2', 'gold', spot(-18, -10, 11)],
  ['wash2', 'black', spot(-18, -10, 6)],
  ['wash2', 'white', spot(-16, -12, 2)],
  ['solid', 'orange', 'M-7 0L0 -6L7 0L0 18Z'],
  ['fine', 'brownDark', 'M-12 26L-8 31L-4 26M4 26L8 31L12 26M-4 34L0 39L4 34'],
  ['line', 'brownDark', 'M-40 -38L-8 -24M40 -38L8 -24'],
];

export const HAWK: Picture = [
  ['solid', 'brown', 'M-44 50C-48 20 -44 -38 -4 -42C22 -42 30 -26 28 -10C24 8 22 28 26 50Z'],
  ['wash', 'cream', 'M0 6C12 6 22 2 25 -2C22 18 20 32 24 49H-10C-14 30 -10 14 0 6Z'],
  ['solid', 'orange', 'M22 -30C40 -32 50 -16 44 6C38 -2 32 -6 24 -6Z'],
  ['wash', 'black', 'M38 -12C46 -10 48 -4 44 6C38 -2 34 -6 30 -7Z'],
  ['solid', 'gold', spot(8, -18, 7.5)],
  ['wash', 'black', spot(10, -17, 3.6)],
  ['line', 'brownDark', 'M-4 -30L24 -22'],
  [
    'fine',
    'brownDark',
    'M-34 10L-28 18L-22 10M-34 28L-28 36L-22 28M2 20L6 26L10 20M0 34L5 40L10 34M-22 -4L-17 2L-12 -4',
  ],
];

export const JACKAL: Picture = [
  ['solid2', 'orange', 'M-8 -20C-26 -24 -40 -38 -40 -50C-24 -48 -8 -38 -4 -26Z'],
  ['wash2', 'black', 'M-14 -25C-26 -30 -34 -38 -35 -44C-24 -42 -14 -34 -12 -28Z'],
  [
    'solid',
    'orange',
    'M-24 -14C-16 -28 16 -28 24 -14C34 -4 34 4 30 12C20 14 12 22 9 34C6 44 -6 44 -9 34C-12 22 -20 14 -30 12C-34 4 -34 -4 -24 -14Z',
  ],
  ['wash2', 'cream', 'M-28 8C-18 2 -12 8 -10 16C-10 26 -8 34 -4 40C-10 30 -14 16 -28 11Z'],
  ['solid', 'black', 'M-7 34C-7 28 7 28 7 34C5 41 -5 41 -7 34Z'],
  ['wash2', 'black', spot(-13, -3, 3.5)],
  ['wash2', 'white', spot(-12, -4, 1.2)],
  ['fine', 'brownDark', 'M-6 -20L0 -8L6 -20M-3 6L0 20L3 6'],
];

export const WOLVERINE: Picture = [
  ['solid2', 'brownDark', spot(-33, -22, 10)],
  ['wash2', 'tan', spot(-33, -23, 5)],
  [
    'solid',
    'brownDark',
    'M0 -36C28 -38 44 -22 46 0C50 10 40 14 44 22C34 22 34 30 24 32C18 42 8 44 0 44C-8 44 -18 42 -24 32C-34 30 -34 22 -44 22C-40 14 -50 10 -46 0C-44 -22 -28 -38 0 -36Z',
  ],
  ['wash', 'cream', 'M-40 -4C-34 -26 -14 -28 0 -18C14 -28 34 -26 40 -4C28 -16 12 -14 0 -8C-12 -14 -28 -16 -40 -4Z'],
  ['solid', 'black', 'M-9 6C-9 -1 9 -1 9 6C7 13 -7 13 -9 6Z'],
  ['solid', 'red', 'M-18 20C-10 15 10 15 18 20C16 34 8 38 0 38C-8 38 -16 34 -18 20Z'],
  ['solid', 'white', 'M-16 19L-12 28L-8 18ZM16 19L12 28L8 18ZM-10 36L-8 30L-5 37ZM10 36L8 30L5 37Z'],
  ['solid2', 'gold', spot(-18, -2, 4.5)],
  ['wash2', 'black', spot(-17, -2, 2.2)],
];

export const LYNX: Picture = [
  ['line2', 'black', 'M-32 -38L-36 -50M-32 -38L-31 -50'],
  ['solid2', 'tan', 'M-34 -42C-20 -40 -8 -32 -6 -22L-28 -8C-34 -18 -36 -30 -34 -42Z'],
  ['wash2', 'cream', 'M-29 -33C-22 -31 -14 -26 -13 -22L-25 -14C-28 -20 -30 -26 -29 -33Z'],
  [
    'solid',
    'tan',
    'M0 -26C16 -26 26 -18 29 -6L46 22L32 20L34 34L20 29C14 38 6 40 0 40C-6 40 -14 38 -20 29L-34 34L-32 20L-46 22L-29 -6C-26 -18 -16 -26 0 -26Z',
  ],
  ['wash2', 'white', 'M-28 8L-38 18L-28 17L-29 28L-18 24C-14 18 -18 8 -28 8Z'],
  ['wash2', 'white', spot(-7, 22, 9, 7)],
  ['solid', 'brownDark', 'M-7 12H7C7 18 3 20 0 20C-3 20 -7 18 -7 12Z'],
  ['fine', 'ink', 'M0 20V25M-8 29Q-3 29 0 25Q3 29 8 29M-30 12L-38 14M30 12L38 14'],
  ['solid2', 'gold', 'M-22 -2C-18 -9 -10 -8 -7 0C-12 5 -18 4 -22 -2Z'],
  ['wash2', 'black', spot(-14, -2, 2, 4.5)],
  ['fine', 'brownDark', 'M-4 -22V-10M4 -22V-10M-12 -20L-10 -13M12 -20L10 -13'],
];

export const CROCODILE: Picture = [
  [
    'solid',
    'leafDark',
    'M-50 44C-52 16 -46 -6 -30 -14C-30 -26 -14 -30 -10 -18C4 -12 20 -10 32 -12C34 -20 46 -20 48 -8C50 0 46 4 40 5L-6 10L42 20C46 22 46 30 40 31C20 34 -2 32 -12 30C-14 36 -14 42 -12 48Z',
  ],
  ['wash', 'leaf', 'M-44 46C-44 34 -36 26 -26 26C-20 28 -14 30 -12 30C-14 36 -14 42 -12 47Z'],
  ['wash', 'red', 'M-14 11L-4 10L38 19L-8 24Z'],
  [
    'solid',
    'white',
    'M40 5L36 13L32 6L28 13L24 7L20 14L16 8L12 14L8 9L4 14L0 9ZM40 20L36 13L31 18L26 12L21 16L16 11L12 14L6 10Z',
  ],
  ['solid', 'gold', spot(-20, -16, 6)],
  ['wash', 'black', spot(-19, -16, 2, 4.5)],
  ['wash', 'black', spot(42, -9, 2)],
  ['fine', 'ink', 'M-40 4L-36 8M-30 -4L-26 0M-38 20L-34 24M-26 12L-22 16M-4 -8L0 -4M10 -6L14 -2M-44 32L-40 36'],
];
