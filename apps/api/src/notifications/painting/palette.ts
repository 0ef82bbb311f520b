/** The colours of a picture, few enough for a byte a pixel (PNG 11.2.1): boards are flat, and between two colours an edge has many. */

/** Colours whose five highest bits are alike in red, green and blue count as one. */
const SHADES = 32 * 32 * 32;
const MOST = 256;
/** So many of them are those with the most pixels; the others are those that are least like any of these: a small red flag stays red. */
const BY_SIZE = 216;

const shadeOf = (colour: number): number =>
  ((colour & 0xf8) << 7) | (((colour >> 8) & 0xf8) << 2) | ((colour >> 19) & 0x1f);

/** Where each run of pixels of one colour begins, and that colour (0xAABBGGRR): two numbers a run. Good until the next is asked for. */
function runsOf(pixels: Uint32Array, width: number): Uint32Array {
  if (room.length < pixels.length * 2) room = new Uint32Array(pixels.length * 2);
  const runs = room;
  let count = 0;
  for (let row = 0; row < pixels.length; row += width) {
    let last = -1;
    for (let at = row; at < row + width; at += 1) {
      const colour = pixels[at] ?? 0;
      if (colour === last) continue;
      runs[count++] = at;
      runs[count++] = colour;
      last = colour;
    }
  }
  return runs.subarray(0, count);
}

/** Room for what is reckoned of one picture after another: for each by itself the collector of garbage would have two megabytes. */
let room = new Uint32Array();
const SIZES = new Uint32Array(SHADES);
const COLOURS = new Uint32Array(SHADES);
const LONGEST = new Uint32Array(SHADES);

/** How many pixels each shade has, and which colour of it has the longest run. */
function counted(runs: Uint32Array, end: number): { readonly pixels: Uint32Array; readonly colours: Uint32Array } {
  SIZES.fill(0);
  LONGEST.fill(0);
  for (let run = 0; run < runs.length; run += 2) {
    const colour = runs[run + 1] ?? 0;
    const length = (runs[run + 2] ?? end) - (runs[run] ?? 0);
    const shade = shadeOf(colour);
    SIZES[shade] = (SIZES[shade] ?? 0) + length;
    if (length <= (LONGEST[shade] ?? 0)) continue;
    LONGEST[shade] = length;
    COLOURS[shade] = colour;
  }
  return { pixels: SIZES, colours: COLOURS };
}

/** How unlike two colours are: the sum of the squares. */
function apart(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red * red + green * green + blue * blue;
}

/** The most alike of the first colours of a palette, and how unlike it is. */
function nearest(
  colour: number,
  palette: Uint32Array,
  size: number,
): { readonly index: number; readonly distance: number } {
  let [index, distance] = [0, Number.POSITIVE_INFINITY];
  for (let nth = 0; nth < size; nth += 1) {
    const far = apart(colour, palette[nth] ?? 0);
    if (far >= distance) continue;
    index = nth;
    distance = far;
  }
  return { index, distance };
}

type Shade = { readonly shade: number; readonly colour: number; readonly distance: number };

/** The shades in the order in which they get a place in the palette. */
function ranked({ pixels, colours }: ReturnType<typeof counted>): readonly Shade[] {
  const used: number[] = [];
  for (let shade = 0; shade < SHADES; shade += 1) if (pixels[shade] !== 0) used.push(shade);
  used.sort((one, other) => (pixels[other] ?? 0) - (pixels[one] ?? 0));
  const first = Uint32Array.from(used.slice(0, BY_SIZE), (shade) => colours[shade] ?? 0);
  const shades = used.map((shade, nth): Shade => {
    const colour = colours[shade] ?? 0;
    return { shade, colour, distance: nth < BY_SIZE ? 0 : nearest(colour, first, BY_SIZE).distance };
  });
  return [...shades.slice(0, BY_SIZE), ...shades.slice(BY_SIZE).sort((one, other) => other.distance - one.distance)];
}

/** A picture of at most 256 colours (0xAABBGGRR). `runs`: where each run of pixels begins, and the index of its colour. */
type Indexed = { readonly palette: Uint32Array; readonly runs: Uint32Array };

/** A picture with the colours that tell most of it; a pixel of another takes the nearest. */
export function indexed(pixels: Uint32Array, width: number): Indexed {
  const runs = runsOf(pixels, width);
  const shades = ranked(counted(runs, pixels.length));
  const palette = Uint32Array.from(shades.slice(0, MOST), ({ colour }) => colour);
  const indices = new Uint8Array(SHADES);
  for (const [nth, { shade, colour }] of shades.entries())
    indices[shade] = nth < MOST ? nth : nearest(colour, palette, MOST).index;
  for (let run = 1; run < runs.length; run += 2) runs[run] = indices[shadeOf(runs[run] ?? 0)] ?? 0;
  return { palette, runs };
}
