/** The inks and papers of the duel's table. */
import type { Theme } from '../board.ts';

export const INKS = [
  'table', //     the cloth under the cards
  'lane', //      the strip between the two lines
  'sheet', //     paper of a card
  'back', //      back of a card
  'ink', //       lines and lettering
  'soft', //      lesser lines
  'german', //    paint of the vehicles and cloth of the men
  'american',
  'british',
  'steel', //     barrels, weapons, wheels of guns
  'track', //     tracks and tyres
  'light', //     light on edges, white of national marks
  'skin',
  'plus', //      what helps the attack
  'minus', //     what hinders it
  'target',
  'chosen',
] as const;
export type Ink = (typeof INKS)[number];
export type Palette = Readonly<Record<Ink, string>>;

export const LIGHT: Palette = {
  table: '#c9cdb8',
  lane: '#d9dcca',
  sheet: '#f8f1de',
  back: '#5a6152',
  ink: '#242019',
  soft: '#867f68',
  german: '#c2a467',
  american: '#7f8750',
  british: '#9c8053',
  steel: '#6d726f',
  track: '#4a443a',
  light: '#fffaf0',
  skin: '#d9ab83',
  plus: '#1f6b3f',
  minus: '#a3261a',
  target: '#b3190c',
  chosen: '#463a8f',
};

export const DARK: Palette = {
  table: '#1d2321',
  lane: '#262d2a',
  sheet: '#2d302a',
  back: '#4a5146',
  ink: '#f0e7d2',
  soft: '#8d8870',
  german: '#8f7440',
  american: '#5f6a36',
  british: '#7b6038',
  steel: '#9aa19d',
  track: '#141512',
  light: '#f6efdc',
  skin: '#b98a63',
  plus: '#84d8a4',
  minus: '#ff9b86',
  target: '#ff8a73',
  chosen: '#bdb4ff',
};

/** Colours as the page's variables, for instance `var(--duel-sheet)`. */
export const SITE: Palette = Object.fromEntries(INKS.map((ink) => [ink, `var(--duel-${ink})`])) as Palette;

/** The variables of a page with their values by day and by night, one line each: what its style sheet has to say. */
export function paletteCss(): string {
  return INKS.map((ink) => `  --duel-${ink}: light-dark(${LIGHT[ink]}, ${DARK[ink]});\n`).join('');
}

export function paletteOf(theme: Theme): Palette {
  if (theme === 'site') return SITE;
  return theme === 'dark' ? DARK : LIGHT;
}
