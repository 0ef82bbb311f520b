/** Drawings as PNG. Most of a drawing has been painted before, for another letter: it is laid together from its layers. */
import { hash } from 'node:crypto';
import type { Scene } from '@fieldpost/boards';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { layersOf } from './layers.ts';
import { pngOf } from './png.ts';
import { lay, type Sprite, SpriteStore, spriteOf, type Window } from './sprites.ts';

/** So many pictures are kept at hand: everybody of a side sees the same. */
const MOST_PICTURES = 24;
/** So much of their layers in a process, in bytes. */
const MOST_KEPT = 24 * 1024 * 1024;
/** Where more layers than this are new, the drawing is painted whole, and so many of them are painted for the letters to come. */
const MOST_NEW = 12;
const NO_FONTS = { loadSystemFonts: false } as const;

const NOTHING: Sprite = { runs: new Int32Array(0), pixels: new Uint8Array(0) };

const store = new SpriteStore(MOST_KEPT);
/** By what they show, the one asked for last at the end. */
const pictures = new Map<string, Promise<Uint8Array>>();

/** A drawing, and the size of its canvas in pixels. */
type Frame = { readonly scene: Scene; readonly width: number; readonly height: number };

/** What a window of the canvas shows of these layers: RGBA, colours multiplied by their alpha. */
async function seenThrough({ scene, width }: Frame, seen: Window, layers: readonly string[]): Promise<Uint8Array> {
  const unit = scene.width / width;
  const box = [seen.x, seen.y, seen.width, seen.height].map((pixels) => pixels * unit).join(' ');
  const size = `width="${seen.width}" height="${seen.height}" viewBox="${box}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
  return (await renderAsync(svg, { font: NO_FONTS })).pixels;
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

async function painted(frame: Frame, key: string, layer: string): Promise<Sprite> {
  const seen = windowOf(frame, layer);
  const sprite = seen ? spriteOf(await seenThrough(frame, seen, [layer]), seen, frame.width) : NOTHING;
  store.keep(key, sprite);
  return sprite;
}

/** A white canvas; the same again and again, for nothing waits between the first layer and the last. */
let board = new Uint8Array();

function emptyCanvas({ width, height }: Frame): Uint8Array {
  const bytes = width * height * 4;
  if (board.length < bytes) board = new Uint8Array(bytes);
  return board.subarray(0, bytes).fill(255);
}

/** The drawing laid together from its layers, as a PNG. */
async function laid(frame: Frame, texts: readonly string[]): Promise<Uint8Array> {
  const { scene, width, height } = frame;
  const layers = texts.map((text) => {
    const key = `${width} ${scene.width} ${scene.height} ${text}`;
    return { key, text, sprite: store.get(key) };
  });
  const fresh = layers.filter(({ sprite }) => sprite === undefined);
  const sprites = new Map<string, Sprite>();
  for (const { key, text } of fresh.slice(0, MOST_NEW)) sprites.set(key, await painted(frame, key, text));
  const all: Window = { x: 0, y: 0, width, height };
  const whole = fresh.length > MOST_NEW ? [spriteOf(await seenThrough(frame, all, texts), all, width)] : null;
  const canvas = emptyCanvas(frame);
  for (const sprite of whole ?? layers.map(({ key, sprite }) => sprite ?? sprites.get(key) ?? NOTHING))
    lay(canvas, sprite);
  return pngOf(canvas, width);
}

/** A drawing without text as a PNG of so many pixels in a row, on white paper; painted once for all who are shown the same. */
export function paint(scene: Scene, width: number): Promise<Uint8Array> {
  const height = Math.round((width * scene.height) / scene.width);
  const layers = layersOf(scene);
  const key = hash('sha256', `${width} ${layers.join('')}`, 'base64');
  const picture = pictures.get(key) ?? laid({ scene, width, height }, layers);
  pictures.delete(key);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= MOST_PICTURES) break;
    pictures.delete(oldest);
  }
  return picture;
}
