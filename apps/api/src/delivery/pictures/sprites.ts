/** What has been painted of drawings, as runs of pixels of a canvas. A pixel is 0xAABBGGRR, its colours multiplied by its alpha. */

/**
 * A painted layer. Each run is three numbers: its first pixel on the canvas, how many pixels it has, and 1 where all of them hide what
 * is beneath. `pixels`: those of all runs one after another. `name`: no other has it in this process.
 */
export type Sprite = { readonly name: number; readonly runs: Int32Array; readonly pixels: Int32Array };

export const NOTHING: Sprite = { name: 0, runs: new Int32Array(0), pixels: new Int32Array(0) };

let named = 0;

/** 0: shows nothing; 1: hides what is beneath; 2: something between. */
const kindOf = (pixel: number): 0 | 1 | 2 => {
  const alpha = pixel >>> 24;
  return alpha === 0 ? 0 : alpha === 255 ? 1 : 2;
};

/** A part of a canvas in pixels. */
export type Window = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The runs of what was painted into a window of a canvas that is `across` pixels wide. */
export function spriteOf(painted: Int32Array, { x, y, width, height }: Window, across: number): Sprite {
  const runs: number[] = [];
  const pixels = new Int32Array(painted.length);
  let kept = 0;
  for (let row = 0; row < height; row += 1) {
    const [begin, end] = [row * width, (row + 1) * width];
    for (let from = begin; from < end; ) {
      const kind = kindOf(painted[from] ?? 0);
      let to = from + 1;
      while (to < end && kindOf(painted[to] ?? 0) === kind) to += 1;
      if (kind !== 0) {
        runs.push((y + row) * across + x + from - begin, to - from, kind === 1 ? 1 : 0);
        pixels.set(painted.subarray(from, to), kept);
        kept += to - from;
      }
      from = to;
    }
  }
  named += 1;
  return { name: named, runs: Int32Array.from(runs), pixels: pixels.slice(0, kept) };
}

/** Bytes that a sprite keeps. */
const weightOf = ({ runs, pixels }: Sprite): number => runs.byteLength + pixels.byteLength;

/** A run that hides what is beneath is copied whole from this length on; to name a shorter one takes longer than to copy its pixels. */
const LONG = 96;

/** Lays a sprite over what is on a canvas of the same size as the one it was painted on; nothing of the canvas is transparent. */
export function lay(canvas: Int32Array, { runs, pixels }: Sprite): void {
  let read = 0;
  for (let run = 0; run < runs.length; run += 3) {
    let at = runs[run] ?? 0;
    const length = runs[run + 1] ?? 0;
    const next = read + length;
    if (runs[run + 2] === 0)
      for (; read < next; read += 1, at += 1) canvas[at] = over(pixels[read] ?? 0, canvas[at] ?? 0);
    else if (length < LONG) for (; read < next; read += 1, at += 1) canvas[at] = pixels[read] ?? 0;
    else canvas.set(pixels.subarray(read, next), at);
    read = next;
  }
}

/** A pixel over one that is not transparent. */
function over(pixel: number, beneath: number): number {
  const seen = 255 - (pixel >>> 24);
  const red = (pixel & 255) + through(beneath & 255, seen);
  const green = ((pixel >> 8) & 255) + through((beneath >> 8) & 255, seen);
  const blue = ((pixel >> 16) & 255) + through((beneath >> 16) & 255, seen);
  return 0xff000000 | (blue << 16) | (green << 8) | red;
}

/** What is seen of a colour through the layer over it: colour * seen / 255, rounded. */
function through(colour: number, seen: number): number {
  const product = colour * seen + 128;
  return (product + (product >> 8)) >> 8;
}

/** Cache of sprites by content and canvas, up to `most` bytes; drops the least recently used first. */
export class SpriteStore {
  readonly #most: number;
  readonly #kept = new Map<string, Map<string, Sprite>>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Sprites of one canvas by their text alone, so that a lookup of a known text does not parse it again. */
  #of(canvas: string): Map<string, Sprite> {
    const sprites = this.#kept.get(canvas) ?? new Map<string, Sprite>();
    this.#kept.delete(canvas);
    this.#kept.set(canvas, sprites);
    return sprites;
  }

  get(canvas: string, text: string): Sprite | undefined {
    const sprites = this.#of(canvas);
    const sprite = sprites.get(text);
    if (sprite === undefined) return undefined;
    sprites.delete(text);
    sprites.set(text, sprite);
    return sprite;
  }

  keep(canvas: string, text: string, sprite: Sprite): void {
    const sprites = this.#of(canvas);
    if (sprites.has(text)) return;
    sprites.set(text, sprite);
    this.#weight += weightOf(sprite) + text.length;
    while (this.#weight > this.#most) this.#drop();
  }

  /** The oldest of the canvas that was asked for longest ago. */
  #drop(): void {
    for (const [canvas, sprites] of this.#kept) {
      for (const [text, gone] of sprites) {
        sprites.delete(text);
        this.#weight -= weightOf(gone) + text.length;
        return;
      }
      this.#kept.delete(canvas);
    }
  }
}
