/** Buff paper, ink, the red of the office's pencil, the grey of its rules. */
export const INK = '#2b2620';
export const FADED = '#6d6353';
export const PAPER = '#f6efdd';
export const DESK = '#d9cfb8';
export const RED = '#9c2a1f';
export const RULE = '#b9ac90';

/** The same at night, as the page has them. */
export const NIGHT = {
  [INK]: '#ece5d3',
  [FADED]: '#b3a993',
  [PAPER]: '#23211d',
  [DESK]: '#161512',
  [RED]: '#f0907f',
  [RULE]: '#4a453a',
} as const satisfies Readonly<Record<string, string>>;

/** `part`: what of an inline style bears the colour; `property`: what is set instead. */
const rule = (part: string, colour: keyof typeof NIGHT, property: string): string =>
  `[style*="${part}${colour}"]{${property}:${NIGHT[colour]}!important}`;

/**
 * Letters by night, for mail programs that know of it. Everything bears its colours inline, as all of them want, so what is set here looks
 * for them there. The red button stays as it is. The picture is one for day and night, and dimmed: a second one would be drawn, packed and
 * sent with every letter.
 */
export const NIGHT_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  rule('background:', DESK, 'background'),
  rule('background:', PAPER, 'background'),
  rule('color:', INK, 'color'),
  rule('color:', FADED, 'color'),
  rule('color:', RED, 'color'),
  rule('solid ', INK, 'border-color'),
  rule('double ', INK, 'border-color'),
  rule('double ', RED, 'border-color'),
  rule('dotted ', FADED, 'border-color'),
  rule('solid ', RULE, 'border-color'),
  'img{filter:brightness(.82)}',
].join('')}}`;
