/** The colours of a picture, few enough for a byte a pixel (PNG 11.2.1): boards are flat, and between two colours an edge has many. */

/** Colours whose five highest bits are alike in red, green and blue count as one. */
const SHADES = 32 * 32 * 32;
const MAX_COLOURS = 256;
/** So many of them are those with the most pixels; the others are those that are least like any of these: a small red flag stays red. */
const BY_SIZE = 216;
/** As unlike as this a colour that a picture did not have may be to that which stands for it: the sum of the squares. */
const ALIKE = 3 * 12 * 12;
/** The index of a shade that nobody has asked for. */
const UNKNOWN = -1;

/**
 * `colours`: at most 256 (0xAABBGGRR, as a signed number: those are compared fastest). `indices`: by shade, which of them stands for it. `farthest`: how unlike a shade is at most
 * to what stands for it in the picture that the palette was made for.
 */
export type Palette = { readonly colours: Int32Array; readonly indices: Int16Array; readonly farthest: number };

const shadeOf = (colour: number): number =>
  ((colour & 0xf8) << 7) | (((colour >> 8) & 0xf8) << 2) | ((colour >> 19) & 0x1f);

const SIZES = new Uint32Array(SHADES);
const COLOURS = new Int32Array(SHADES);
const LONGEST = new Uint32Array(SHADES);

/** Notes in {@link SIZES} how many pixels each shade has, and in {@link COLOURS} which colour of it has the longest run. */
function count(pixels: Int32Array): void {
  SIZES.fill(0);
  LONGEST.fill(0);
  for (let at = 0; at < pixels.length; ) {
    const colour = pixels[at] ?? 0;
    const from = at;
    while (at < pixels.length && pixels[at] === colour) at += 1;
    const shade = shadeOf(colour);
    SIZES[shade] = (SIZES[shade] ?? 0) + at - from;
    if (at - from <= (LONGEST[shade] ?? 0)) continue;
    LONGEST[shade] = at - from;
    COLOURS[shade] = colour;
  }
}

/** How unlike two colours are: the sum of the squares. */
function apart(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red * red + green * green + blue * blue;
}

type Nearest = { readonly index: number; readonly distance: number };

/** The most alike of the first colours of a palette, and how unlike it is. */
function nearest(colour: number, palette: Int32Array, size: number): Nearest {
  let [index, distance] = [0, Number.POSITIVE_INFINITY];
  for (let position = 0; position < size; position += 1) {
    const far = apart(colour, palette[position] ?? 0);
    if (far >= distance) continue;
    index = position;
    distance = far;
  }
  return { index, distance };
}

type Shade = { readonly shade: number; readonly colour: number; readonly distance: number };

/** The shades that were counted, in the order in which they get a place in the palette. */
function ranked(): readonly Shade[] {
  const used: number[] = [];
  for (let shade = 0; shade < SHADES; shade += 1) if (SIZES[shade] !== 0) used.push(shade);
  used.sort((one, other) => (SIZES[other] ?? 0) - (SIZES[one] ?? 0));
  const first = Int32Array.from(used.slice(0, BY_SIZE), (shade) => COLOURS[shade] ?? 0);
  const shades = used.map((shade, index): Shade => {
    const colour = COLOURS[shade] ?? 0;
    return { shade, colour, distance: index < BY_SIZE ? 0 : nearest(colour, first, BY_SIZE).distance };
  });
  return [...shades.slice(0, BY_SIZE), ...shades.slice(BY_SIZE).sort((one, other) => other.distance - one.distance)];
}

/** The colours that tell most of a picture (0xAABBGGRR); a pixel of another takes the nearest. */
export function paletteOf(pixels: Int32Array): Palette {
  count(pixels);
  const shades = ranked();
  const colours = Int32Array.from(shades.slice(0, MAX_COLOURS), ({ colour }) => colour);
  const indices = new Int16Array(SHADES).fill(UNKNOWN);
  let farthest = 0;
  for (const [position, { shade, colour }] of shades.entries()) {
    const { index, distance } =
      position < MAX_COLOURS ? { index: position, distance: 0 } : nearest(colour, colours, MAX_COLOURS);
    indices[shade] = index;
    farthest = Math.max(farthest, distance);
  }
  return { colours, indices, farthest };
}

/** Index of a colour; UNKNOWN if the palette has nothing like it. */
function indexOf({ colours, indices, farthest }: Palette, colour: number): number {
  const shade = shadeOf(colour);
  const known = indices[shade] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const { index, distance } = nearest(colour, colours, colours.length);
  if (distance > Math.max(ALIKE, farthest)) return UNKNOWN;
  indices[shade] = index;
  return index;
}

/** Part of the pixels of a canvas, and where it is written. */
export type Stretch = { readonly pixels: Int32Array; readonly from: number; readonly to: number };

/** Writes the indices of a stretch of pixels from a place of `rows` on. False: it has a colour that is like none of the palette. */
export function writeIndices(palette: Palette, { pixels, from, to }: Stretch, rows: Uint8Array, at: number): boolean {
  const ahead = at - from;
  for (let read = from; read < to; ) {
    const colour = pixels[read] ?? 0;
    const index = indexOf(palette, colour);
    if (index === UNKNOWN) return false;
    do {
      rows[read + ahead] = index;
      read += 1;
    } while (read < to && pixels[read] === colour);
  }
  return true;
}
