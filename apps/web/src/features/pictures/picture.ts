import { drawBoard, type Marks, NO_MARKS, toSvg } from '@fieldpost/boards';
import type { Json } from '@fieldpost/engine';

const SIZE = 480;

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

export const themeOfAddress = (address: string): 'light' | 'dark' =>
  new URL(address).searchParams.get('theme') === 'dark' ? 'dark' : 'light';

/** The answer of a picture's route: `cache` says who may keep it, and how long. */
export const pictureAnswer = (svg: string | null, cache: string): Response =>
  svg === null
    ? new Response(null, { status: 404 })
    : new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': cache } });
