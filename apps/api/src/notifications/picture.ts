import { createRequire } from 'node:module';
import { drawBoard, NO_MARKS, toSvg } from '@fieldpost/boards';
import { sideNameOf } from '@fieldpost/rulebook';
import { renderAsync } from '@resvg/resvg-js';
import type { NotificationContext } from '../notification/context.ts';
import { escapeHtml } from '../platform/mail/letter-html.ts';
import type { InlinePicture } from '../platform/mail/mailer.ts';

/** Pixels: more than letters show it at, for sharp screens; some 130 kB. */
const WIDTH = 880;
const CAPTION = 62;

const TYPEWRITER = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf',
);

/** The position as its reader sees it, and what to say to those who see no pictures. */
export type PositionPicture = { readonly cid: string; readonly alt: string; readonly inline: InlinePicture };

/** A strip of paper under the board with typed words on it. */
function mounted(board: string, height: number, words: string): string {
  const total = height + CAPTION;
  const type = 'font-family="Special Elite" font-size="25" fill="#2b2620"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${total}" viewBox="0 0 ${WIDTH} ${total}">
<rect width="${WIDTH}" height="${total}" fill="#f6efdd"/>${board}
<text x="24" y="${height + 39}" ${type}>${escapeHtml(words)}</text></svg>`;
}

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
  const svg = mounted(toSvg(scene), Math.round((WIDTH * scene.height) / scene.width), caption);
  const font = { loadSystemFonts: false, fontFiles: [TYPEWRITER], defaultFontFamily: 'Special Elite' };
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: WIDTH } });
  const cid = `position.${about.notificationId}@fieldpost`;
  const inline: InlinePicture = { cid, filename: 'position.png', contentType: 'image/png', content: image.asPng() };
  return { cid, alt: `${caption}.`, inline };
}
