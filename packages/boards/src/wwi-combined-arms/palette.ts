/** The inks and papers of the map table. */
import type { Theme } from '../board.ts';

export const INKS = [
  'sheet', //       paper of the map
  'margin', //      paper around it
  'ink', //         lines and lettering
  'grid',
  'contour',
  'trench', //      line of a trench
  'earth', //       wash under a trench
  'concrete', //    wash of a bunker
  'pillbox', //     lines of a bunker
  'mud', //         wash of no-man's-land
  'crater',
  'wire',
  'south', //       body of a South unit
  'southEdge',
  'southSign',
  'north', //       body of a North unit
  'northEdge',
  'northSign',
  'gold', //        elite
  'goldEdge',
  'badge', //       ground of pips
  'badgeSign',
  'hit', //         damage
  'reach',
  'target',
  'chosen',
  'trail',
] as const;
export type Ink = (typeof INKS)[number];
export type Palette = Readonly<Record<Ink, string>>;

export const LIGHT: Palette = {
  sheet: '#efe4c8',
  margin: '#f7f0dd',
  ink: '#2c2418',
  grid: '#a39877',
  contour: '#b98d57',
  trench: '#6b4a2b',
  earth: '#dcc393',
  concrete: '#c9c6b8',
  pillbox: '#55534a',
  mud: '#cfc2a1',
  crater: '#7d7253',
  wire: '#5f573f',
  south: '#234f80',
  southEdge: '#102a47',
  southSign: '#f8f1df',
  north: '#fbf5e6',
  northEdge: '#8f3d0d',
  northSign: '#85360a',
  gold: '#f2b824',
  goldEdge: '#4a3605',
  badge: '#201a12',
  badgeSign: '#f6efdc',
  hit: '#ff9d2e',
  reach: '#1f6b4f',
  target: '#b3190c',
  chosen: '#b3190c',
  trail: '#2c2418',
};

export const DARK: Palette = {
  sheet: '#2b2a23',
  margin: '#22211b',
  ink: '#e6dcc0',
  grid: '#5b5745',
  contour: '#6d5a3a',
  trench: '#c49a63',
  earth: '#453a26',
  concrete: '#4a4b47',
  pillbox: '#b9b7ab',
  mud: '#37342a',
  crater: '#8b7f5f',
  wire: '#9c9172',
  south: '#86b6e6',
  southEdge: '#cfe2f7',
  southSign: '#0d1a29',
  north: '#2a1a0e',
  northEdge: '#f2a566',
  northSign: '#ffc08c',
  gold: '#ffd257',
  goldEdge: '#2b1f02',
  badge: '#0e0c08',
  badgeSign: '#f3ead3',
  hit: '#ffa63d',
  reach: '#7fd8b0',
  target: '#ff8a73',
  chosen: '#ff8a73',
  trail: '#f3ead3',
};

const kebab = (ink: Ink): string => ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colours as the page's variables, for instance `var(--board-south-edge)`. */
export const SITE: Palette = Object.fromEntries(INKS.map((ink) => [ink, `var(--board-${kebab(ink)})`])) as Palette;

/** The variables of a page with their values by day and by night, one line each: what its style sheet has to say. */
export function paletteCss(): string {
  return INKS.map((ink) => `  --board-${kebab(ink)}: light-dark(${LIGHT[ink]}, ${DARK[ink]});\n`).join('');
}

export function paletteOf(theme: Theme): Palette {
  if (theme === 'site') return SITE;
  return theme === 'dark' ? DARK : LIGHT;
}
