/** What has been painted of drawings, as runs of pixels of a canvas. */

/**
 * A painted layer. Each run is three numbers: its first pixel on the canvas, how many pixels it has, and 1 where all of them hide what
 * is beneath. `pixels`: those of all runs one after another, four bytes each (RGBA, colours multiplied by their alpha).
 */
export type Sprite = { readonly runs: Int32Array; readonly pixels: Uint8Array };

/** 0: shows nothing; 1: hides what is beneath; 2: something between. */
const kindOf = (alpha: number): 0 | 1 | 2 => (alpha === 0 ? 0 : alpha === 255 ? 1 : 2);

/** A part of a canvas in pixels. */
export type Window = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The runs of what was painted into a window of a canvas that is `across` pixels wide. */
export function spriteOf(painted: Uint8Array, { x, y, width, height }: Window, across: number): Sprite {
  const runs: number[] = [];
  const parts: Uint8Array[] = [];
  for (let row = 0; row < height; row += 1) {
    const [begin, end] = [row * width, (row + 1) * width];
    for (let from = begin; from < end; ) {
      const kind = kindOf(painted[from * 4 + 3] ?? 0);
      let to = from + 1;
      while (to < end && kindOf(painted[to * 4 + 3] ?? 0) === kind) to += 1;
      if (kind !== 0) {
        runs.push((y + row) * across + x + from - begin, to - from, kind === 1 ? 1 : 0);
        parts.push(painted.subarray(from * 4, to * 4));
      }
      from = to;
    }
  }
  return { runs: Int32Array.from(runs), pixels: new Uint8Array(Buffer.concat(parts)) };
}

/** Bytes that a sprite keeps. */
const weightOf = ({ runs, pixels }: Sprite): number => runs.byteLength + pixels.byteLength;

/** A run that hides what is beneath is copied whole from this length on; a shorter one is faster pixel by pixel. */
const LONG = 24;

/** Lays a sprite over what is on a canvas of the same size as the one it was painted on. */
export function lay(canvas: Uint8Array, { runs, pixels }: Sprite): void {
  let read = 0;
  for (let run = 0; run < runs.length; run += 3) {
    let at = (runs[run] ?? 0) * 4;
    const bytes = (runs[run + 1] ?? 0) * 4;
    const next = read + bytes;
    if (runs[run + 2] === 1 && bytes >= LONG * 4) canvas.set(pixels.subarray(read, next), at);
    else
      for (; read < next; read += 4, at += 4) {
        const seen = 255 - (pixels[read + 3] ?? 0);
        canvas[at] = (pixels[read] ?? 0) + through(canvas[at] ?? 0, seen);
        canvas[at + 1] = (pixels[read + 1] ?? 0) + through(canvas[at + 1] ?? 0, seen);
        canvas[at + 2] = (pixels[read + 2] ?? 0) + through(canvas[at + 2] ?? 0, seen);
      }
    read = next;
  }
}

/** What is seen of a colour through the layer over it: colour * seen / 255, rounded. */
function through(colour: number, seen: number): number {
  const product = colour * seen + 128;
  return (product + (product >> 8)) >> 8;
}

/** Sprites by what they show, up to so many bytes; the one that was asked for longest ago goes first. */
export class SpriteStore {
  readonly #most: number;
  readonly #kept = new Map<string, Sprite>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Sprite | undefined {
    const sprite = this.#kept.get(key);
    if (sprite === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, sprite);
    return sprite;
  }

  keep(key: string, sprite: Sprite): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, sprite);
    this.#weight += weightOf(sprite) + key.length;
    for (const [oldest, gone] of this.#kept) {
      if (this.#weight <= this.#most) break;
      this.#kept.delete(oldest);
      this.#weight -= weightOf(gone) + oldest.length;
    }
  }
}
