import { createRequire } from 'node:module';
import { drawBoard, NO_MARKS, toSvg } from '@fieldpost/boards';
import { sideNameOf } from '@fieldpost/rulebook';
import { renderAsync } from '@resvg/resvg-js';
import type { NotificationContext } from '../notification/context.ts';
import type { InlinePicture } from '../platform/mail/mailer.ts';

/** Pixels: more than letters show it at, for sharp screens; some 130 kB. */
const WIDTH = 880;

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
  const font = { loadSystemFonts: false, fontFiles: [TYPEWRITER], defaultFontFamily: 'Special Elite' };
  const image = await renderAsync(toSvg(scene), { font, fitTo: { mode: 'width', value: WIDTH } });
  const cid = `position.${about.notificationId}@fieldpost`;
  const inline: InlinePicture = { cid, filename: 'position.png', contentType: 'image/png', content: image.asPng() };
  return { cid, alt: `${caption}.`, shape: scene.height / scene.width, inline };
}
