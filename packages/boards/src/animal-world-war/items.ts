/** Tokens and grenades. */
import { type Picture, spot } from './part.ts';

const GRENADE: Picture = [
  ['solid', 'oliveDark', spot(0, 3, 9, 11)],
  ['solid', 'greyDark', 'M-4 -8V-13H4V-8Z'],
  ['line', 'ink', 'M4 -11C12 -10 12 -2 10 2'],
  ['fine', 'ink', 'M-8 0H8M-8 7H8M0 -7V13'],
];
const CASE: Picture = [
  ['line', 'ink', 'M-5 -8V-13H5V-8'],
  ['solid', 'wood', 'M-15 -8H15V11H-15Z'],
  ['fine', 'ink', 'M-15 0H15'],
  ['solid', 'glow', 'M-4 -3H4V4H-4Z'],
];
const CRATE: Picture = [
  ['solid', 'tan', 'M-13 -10H13V13H-13Z'],
  ['line', 'wood', 'M-11 -8L11 11M11 -8L-11 11'],
  ['fine', 'ink', 'M-13 -5H13M-13 8H13'],
];
const BANNER: Picture = [
  ['line', 'ink', 'M-9 15V-16'],
  ['solid', 'glow', 'M-8 -15H15L9 -6L15 3H-8Z'],
  ['solid', 'red', spot(2, -6, 4)],
];
const CHARGE: Picture = [
  ['solid', 'red', 'M-12 -6H-5V13H-12ZM-4 -6H3V13H-4ZM4 -6H11V13H4Z'],
  ['line', 'ink', 'M-12 3H11M0 -6C0 -13 8 -10 9 -16'],
  ['wash', 'glow', spot(9, -17, 3.5)],
];
const RADIO: Picture = [
  ['line', 'ink', 'M8 -8L14 -20'],
  ['solid', 'oliveDark', 'M-14 -8H14V12H-14Z'],
  ['solid', 'paper', spot(-6, 2, 5)],
  ['fine', 'paper', 'M3 -2H10M3 3H10M3 8H10'],
];

export const ITEMS: Readonly<Record<string, Picture>> = {
  grenade: GRENADE,
  case: CASE,
  crate: CRATE,
  banner: BANNER,
  charge: CHARGE,
  radio: RADIO,
};
