import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { drawBoard, NO_MARKS, toSvg } from '@fieldpost/boards';
import { sideNameOf } from '@fieldpost/rulebook';
import { renderAsync } from '@resvg/resvg-js';
import type { NotificationContext } from '../notification/context.ts';
import type { InlinePicture } from '../platform/mail/mailer.ts';

/** The width in which it is drawn. */
const WIDTH = 880;
/** The width of the picture in pixels: twice that in which letters show it, for sharp screens. Most of a letter's work is here. */
const PIXELS = 560;
/** So many pictures are kept at hand: everybody of a side sees the same. */
const MOST_KEPT = 24;

const TYPEWRITER = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf',
);

/** The position as its reader sees it, and what to say to those who see no pictures. */
export type PositionPicture = {
  readonly cid: string;
  readonly alt: string;
  /** Height by width. */
  readonly shape: number;
  readonly inline: InlinePicture;
};

function captionOf({ reader, awaited, ending, match }: NotificationContext): string {
  const from = `seen from ${sideNameOf(match.ruleSet, reader.side)}`;
  if (ending) return `The last position, ${from}`;
  return `${awaited ? 'Your move' : 'The position'}, ${from}`;
}

/** By what was drawn, the one asked for last at the end. */
const kept = new Map<string, Promise<Uint8Array>>();

async function painted(svg: string): Promise<Uint8Array> {
  const font = { loadSystemFonts: false, fontFiles: [TYPEWRITER], defaultFontFamily: 'Special Elite' };
  return (await renderAsync(svg, { font, fitTo: { mode: 'width', value: PIXELS } })).asPng();
}

/** A drawing as PNG; painted once for all who are shown the same. */
function pictureOf(svg: string): Promise<Uint8Array> {
  const key = hash('sha256', svg, 'base64');
  const picture = kept.get(key) ?? painted(svg);
  kept.delete(key);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return picture;
}

/** The picture of the position; null where there is none yet, or no drawing of this game. */
export async function positionPicture(about: NotificationContext): Promise<PositionPicture | null> {
  const { match, view, reader } = about;
  if (view === null) return null;
  const scene = drawBoard(match.ruleSet, view, {
    theme: 'light',
    perspective: reader.side,
    marks: NO_MARKS,
    size: WIDTH,
  });
  if (!scene) return null;
  const caption = captionOf(about);
  const content = await pictureOf(toSvg(scene));
  const cid = `position.${about.notificationId}@fieldpost`;
  const inline: InlinePicture = { cid, filename: 'position.png', contentType: 'image/png', content };
  return { cid, alt: `${caption}.`, shape: scene.height / scene.width, inline };
}
