import { drawBoard, type Marks, NO_MARKS, toSvg } from '@fieldpost/boards';
import type { Json } from '@fieldpost/engine';
import sharp from 'sharp';
import { type Keeper, TooManyDrawings } from './kept-pictures.ts';

const SIZE = 480;
/** The picture for other sites, in pixels, with the board in the middle on the colour of our paper. */
const SHARED = { width: 1200, height: 630, margin: 15, paper: '#e7e2d1' };
const COME_BACK_SECONDS = '10';

// Libvips keeps no results and uses one thread a picture: what is drawn is kept by us, and the others serve pages.
sharp.cache(false);
sharp.concurrency(1);

export type PictureRequest = {
  readonly ruleSet: string;
  readonly view: Json;
  /** The side at the bottom; null: the first one. */
  readonly perspective: string | null;
  readonly theme: 'light' | 'dark';
  readonly marks?: Marks;
};

/** A position as a whole SVG document; null where the rule set has no drawing. */
export function pictureOf({ ruleSet, view, perspective, theme, marks = NO_MARKS }: PictureRequest): string | null {
  const scene = drawBoard(ruleSet, view, { theme, perspective, marks, size: SIZE });
  return scene === null ? null : toSvg(scene);
}

/** Renders a drawing as PNG for other sites, 1200 by 630. A pool thread does the work, so that the server can answer other requests. */
export async function sharedPictureOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, margin, paper } = SHARED;
  const png = await sharp(Buffer.from(svg))
    .resize({ width, height: height - 2 * margin, fit: 'contain', background: paper })
    .flatten({ background: paper })
    .extend({ top: margin, bottom: margin, background: paper })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

export const themeOfAddress = (address: string): 'light' | 'dark' =>
  new URL(address).searchParams.get('theme') === 'dark' ? 'dark' : 'light';

/** The answer of a picture's route: `cache` says who may keep it, and how long. */
export const pictureAnswer = (
  picture: string | Uint8Array<ArrayBuffer> | null,
  cache: string,
  type: 'image/svg+xml' | 'image/png' = 'image/svg+xml',
): Response =>
  picture === null
    ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : new Response(picture, { headers: { 'content-type': type, 'cache-control': cache } });

/** Answers with the cached or newly rendered picture; 503 if too many requests already wait. */
export async function keptAnswer<Picture>(
  asked: ReturnType<Keeper<Picture>['get']>,
  answer: (picture: Picture | null) => Response,
): Promise<Response> {
  try {
    return answer(await asked);
  } catch (error) {
    if (!(error instanceof TooManyDrawings)) throw error;
    return new Response(null, {
      status: 503,
      headers: { 'retry-after': COME_BACK_SECONDS, 'cache-control': 'no-store' },
    });
  }
}
