import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font, type TTF } from 'fonteditor-core';
import subsetFont from 'subset-font';

/** What plain English is written with: the keys of a typewriter, and what a printer adds to them. */
export const PLAIN = 'U+20-7E, U+A0, U+B7, U+BC-BE, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212';
/** What headings are made of, and the sign that stands where one was cut short: the typewriter's worn edges weigh more than letters do. */
export const HEADING = 'U+20-22, U+26-29, U+2C-2E, U+30-3A, U+3F, U+41-5A, U+61-7A, U+2013, U+2019, U+2026';

type Cut = {
  /** The whole face, as its package brings it. */
  readonly from: string;
  /** As `unicode-range` writes it. */
  readonly range: string;
  /** The one weight that is kept of a face that has many. */
  readonly weight?: number;
  /** Pairs of letters that stand closer: what is read at length has them. */
  readonly kerned?: true;
  /** The grid that its points are moved onto, in units of the face; a hundred and more of them make a worn letter. */
  readonly grid?: number;
};

const CONDENSED = '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const COURIER = '@fontsource/courier-prime/files/courier-prime-latin';

/** By file name in `src/design/faces`: the faces that the site's pages load first (`src/design/fonts.ts`). */
export const CUTS: Readonly<Record<string, Cut>> = {
  'head-400': {
    from: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
    range: HEADING,
    grid: 16,
  },
  'type-400': { from: `${COURIER}-400-normal.woff2`, range: PLAIN },
  'type-700': { from: `${COURIER}-700-normal.woff2`, range: PLAIN },
  'text-400': { from: SERIF, range: PLAIN, weight: 400, kerned: true },
  'text-700': { from: SERIF, range: PLAIN, weight: 700, kerned: true },
  'form-500': { from: `${CONDENSED}-500-normal.woff2`, range: PLAIN },
  'form-700': { from: `${CONDENSED}-700-normal.woff2`, range: PLAIN },
};

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Cuts a face to the characters of its range, without hints for old screens. */
export async function cutOf({ from, range, weight, kerned, grid }: Cut): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(from));
  const options = {
    noHinting: true,
    keepFeatures: kerned === true ? ['kern'] : [],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  };
  const cut = (face: Buffer, targetFormat: 'woff2' | 'sfnt') =>
    subsetFont(face, charactersOf(range), { targetFormat, ...options });
  return cut(grid === undefined ? whole : evened(await cut(whole, 'sfnt'), grid), 'woff2');
}

/** The same letters with their points on a grid. */
function evened(face: Buffer, grid: number): Buffer {
  const font = Font.create(face, { type: 'ttf' });
  const drawn = font.get();
  const on = (value: number): number => Math.round(value / grid) * grid;
  for (const glyph of drawn.glyf) {
    const evenly = glyph.contours.map((contour) => contour.map(({ x, y, ...how }) => ({ ...how, x: on(x), y: on(y) })));
    // A speck that the grid swallows would make browsers refuse the face.
    glyph.contours = evenly.map(apart).filter(({ length }) => length > 2);
  }
  font.set(drawn);
  const written = font.write({ type: 'ttf', toBuffer: true });
  if (!Buffer.isBuffer(written)) throw new TypeError('the face was not written into a buffer');
  return written;
}

/** Without points that lie on the one before them. */
const apart = (contour: TTF.Contour): TTF.Contour =>
  contour.filter((point, index) => {
    const before = contour.at(index - 1);
    return before?.x !== point.x || before.y !== point.y;
  });
