/** Drawings as PNG. Most of a drawing has been painted before, for another letter: it is laid together from its layers. */
import { hash } from 'node:crypto';
import type { Scene } from '@fieldpost/boards';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { layersOf } from './layers.ts';
import { pngOf } from './png.ts';
import { NOTHING, type Sprite, SpriteStore, spriteOf, type Window } from './sprites.ts';
import { Table, Tables } from './table.ts';

/** So many pictures are kept at hand: everybody of a side sees the same. */
const MAX_PICTURES = 24;
/** So much of their layers in a process, in bytes. */
const MAX_KEPT = 16 * 1024 * 1024;
/** Boards that are at hand, each seen from a side: two canvases each, of 1.25 MB at most. */
const MAX_TABLES = 4;
/**
 * Maximum new layers to paint one by one. Beyond it we paint the drawing whole, and this many layers for later letters.
 */
const MAX_NEW = 12;
const NO_FONTS = { loadSystemFonts: false } as const;

const store = new SpriteStore(MAX_KEPT);
const tables = new Tables(MAX_TABLES);
/** By what they show, the one asked for last at the end. */
const pictures = new Map<string, Promise<Uint8Array>>();

/** A drawing, and the size of its canvas in pixels. */
type Frame = { readonly scene: Scene; readonly width: number; readonly height: number };

/** Identifies the canvas: a layer needs painting again for a canvas of another size. */
const canvasOf = ({ scene, width }: Frame): string => `${width} ${scene.width} ${scene.height}`;

/** What a window of the canvas shows of these layers: 0xAABBGGRR, colours multiplied by their alpha. */
async function seenThrough({ scene, width }: Frame, seen: Window, layers: readonly string[]): Promise<Int32Array> {
  const unit = scene.width / width;
  const box = [seen.x, seen.y, seen.width, seen.height].map((pixels) => pixels * unit).join(' ');
  const size = `width="${seen.width}" height="${seen.height}" viewBox="${box}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
  const { pixels } = await renderAsync(svg, { font: NO_FONTS });
  return new Int32Array(new Uint8Array(pixels).buffer);
}

/** The least window that has all of a layer; null: nothing of it is on the canvas. */
function windowOf({ scene, width, height }: Frame, layer: string): Window | null {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">${layer}</svg>`;
  const box = new Resvg(svg, { font: NO_FONTS }).getBBox();
  if (!box) return null;
  const scale = width / scene.width;
  const [x, y] = [box.x, box.y].map((at) => Math.max(0, Math.floor(at * scale) - 1)) as [number, number];
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale) + 1);
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale) + 1);
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}

async function painted(frame: Frame, layer: string): Promise<Sprite> {
  const seen = windowOf(frame, layer);
  const sprite = seen ? spriteOf(await seenThrough(frame, seen, [layer]), seen, frame.width) : NOTHING;
  store.keep(canvasOf(frame), layer, sprite);
  return sprite;
}

/** Painted whole. */
async function paintedWhole(frame: Frame, texts: readonly string[]): Promise<Uint8Array> {
  const { width, height } = frame;
  const all: Window = { x: 0, y: 0, width, height };
  const sprite = spriteOf(await seenThrough(frame, all, texts), all, width);
  return pngOf(new Table(width, height).laid([sprite]));
}

/** The drawing laid together from its layers, as a PNG; where much of it is new it is painted whole. */
async function laid(frame: Frame, texts: readonly string[], known: readonly (Sprite | undefined)[]) {
  const { width, height } = frame;
  const fresh = texts.filter((_, index) => known[index] === undefined);
  const added = new Map<string, Sprite>();
  for (const text of fresh.slice(0, MAX_NEW)) added.set(text, await painted(frame, text));
  if (fresh.length > MAX_NEW) return paintedWhole(frame, texts);
  const sprites = texts.map((text, index) => known[index] ?? added.get(text) ?? NOTHING);
  return pngOf(tables.for(width, height, sprites).laid(sprites));
}

/** Names a picture: by its layers where all of them are known, which is most often so; else by all that they show. */
function nameOf(canvas: string, texts: readonly string[], known: readonly (Sprite | undefined)[]): string {
  const names = known.map((sprite) => sprite?.name);
  return names.includes(undefined)
    ? hash('sha256', `${canvas} ${texts.join('')}`, 'base64')
    : `${canvas} ${names.join(' ')}`;
}

/**
 * Paints a drawing without text as a PNG `width` pixels wide on white; readers who see the same drawing share one
 * painting.
 */
export function paint(scene: Scene, width: number): Promise<Uint8Array> {
  const frame = { scene, width, height: Math.round((width * scene.height) / scene.width) };
  const canvas = canvasOf(frame);
  const texts = layersOf(scene);
  const known = texts.map((text) => store.get(canvas, text));
  const name = nameOf(canvas, texts, known);
  const picture = pictures.get(name) ?? laid(frame, texts, known);
  pictures.delete(name);
  pictures.set(name, picture);
  picture.catch(() => pictures.delete(name));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= MAX_PICTURES) break;
    pictures.delete(oldest);
  }
  return picture;
}
