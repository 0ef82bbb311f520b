/** State that one picture leaves for the next similar one: the lowest layers, already painted, and the palette. */
import { type Palette, paletteOf, writeIndices } from './palette.ts';
import type { Indexed } from './png.ts';
import { lay, type Sprite } from './sprites.ts';

/** 0xFFFFFFFF, as a signed number. */
const WHITE = -1;
/** So many pictures in a row must begin with further layers that are the same before these are kept laid. */
const SURE = 6;

/** How many sprites two lists begin with that are the same. */
function shared(one: readonly Sprite[], other: readonly Sprite[]): number {
  const end = Math.min(one.length, other.length);
  for (let index = 0; index < end; index += 1) if (one[index] !== other[index]) return index;
  return end;
}

/** Pixels, and the same by their indices in a palette: a byte a pixel, each row behind the number of its filter (0: none). */
class Canvas {
  readonly pixels: Int32Array;
  readonly rows: Uint8Array;
  readonly #width: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.pixels = new Int32Array(width * height).fill(WHITE);
    this.rows = new Uint8Array((width + 1) * height);
  }

  /** Indices of a run of pixels, which never goes over the end of a row. */
  index(palette: Palette, from: number, length: number): boolean {
    const at = from + Math.floor(from / this.#width) + 1;
    return writeIndices(palette, { pixels: this.pixels, from, to: from + length }, this.rows, at);
  }

  indexAll(palette: Palette): boolean {
    for (let from = 0; from < this.pixels.length; from += this.#width)
      if (!this.index(palette, from, this.#width)) return false;
    return true;
  }

  /** Of what these sprites cover. */
  indexUnder(palette: Palette, sprites: readonly Sprite[]): boolean {
    for (const { runs } of sprites)
      for (let run = 0; run < runs.length; run += 3)
        if (!this.index(palette, runs[run] ?? 0, runs[run + 1] ?? 0)) return false;
    return true;
  }
}

const NONE = { pictures: 0, layers: Number.POSITIVE_INFINITY } as const;

/** Composes pictures of one size that begin alike: those of a board, seen from one side. */
export class Table {
  readonly width: number;
  readonly height: number;
  readonly #canvas: Canvas;
  /** The layers that are laid already, and the canvas as they leave it. */
  #beneath: readonly Sprite[] = [];
  readonly #base: Canvas;
  #palette: Palette | null = null;
  #last: readonly Sprite[] = [];
  /** How many pictures in a row began with more layers than those, and with how many at least. */
  #alike: { readonly pictures: number; readonly layers: number } = NONE;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#canvas = new Canvas(width, height);
    this.#base = new Canvas(width, height);
  }

  /** How many layers a picture shares with the last one. */
  likeness(sprites: readonly Sprite[]): number {
    return shared(sprites, this.#last);
  }

  /** Sprites one over another on white paper; good until the next are laid. */
  laid(sprites: readonly Sprite[]): Indexed {
    this.#learn(sprites);
    const [canvas, base] = [this.#canvas, this.#base];
    const above = sprites.slice(this.#beneath.length);
    canvas.pixels.set(base.pixels);
    for (const sprite of above) lay(canvas.pixels, sprite);
    canvas.rows.set(base.rows);
    const kept = this.#palette;
    if (kept !== null && canvas.indexUnder(kept, above)) return { palette: kept, rows: canvas.rows, width: this.width };
    // A colour has come that is like none of those before.
    const palette = paletteOf(canvas.pixels);
    canvas.indexAll(palette);
    this.#palette = base.indexAll(palette) ? palette : null;
    return { palette, rows: canvas.rows, width: this.width };
  }

  /**
   * Adapts the kept base layers: fewer as soon as a picture differs, more when several pictures in a row share them.
   */
  #learn(sprites: readonly Sprite[]): void {
    const common = shared(sprites, this.#beneath);
    if (common < this.#beneath.length) this.#keep(sprites.slice(0, common));
    const again = this.likeness(sprites);
    const { pictures, layers } = this.#alike;
    const longer = again > this.#beneath.length;
    this.#alike = longer ? { pictures: pictures + 1, layers: Math.min(again, layers) } : NONE;
    if (this.#alike.pictures >= SURE) this.#keep(sprites.slice(0, this.#alike.layers));
    this.#last = sprites;
  }

  #keep(beneath: readonly Sprite[]): void {
    this.#beneath = beneath;
    this.#alike = NONE;
    this.#base.pixels.fill(WHITE);
    for (const sprite of beneath) lay(this.#base.pixels, sprite);
    if (this.#palette !== null && !this.#base.indexAll(this.#palette)) this.#palette = null;
  }
}

/** A few tables, for boards and sides; the one that was used longest ago goes first. */
export class Tables {
  readonly #most: number;
  #tables: readonly Table[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The table for a picture of a size: that with the picture most like it, where half of its layers are the same. */
  for(width: number, height: number, sprites: readonly Sprite[]): Table {
    let [best, most] = [null as Table | null, sprites.length / 2];
    for (const table of this.#tables) {
      if (table.width !== width || table.height !== height || table.likeness(sprites) < most) continue;
      best = table;
      most = table.likeness(sprites);
    }
    const table = best ?? new Table(width, height);
    this.#tables = [table, ...this.#tables.filter((one) => one !== table)].slice(0, this.#most);
    return table;
  }
}
