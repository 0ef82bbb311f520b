/** What happened, a picture, what is asked and the button: all on the first screen of a phone (`npm run bench -- letters`). */
import type { Letter } from '../platform/mail/letter.ts';

/** CSS pixels of a small phone: what mail programs leave of it, and how wide a line is there. */
const SCREEN = 640;
const COLUMN = 312;
/** The head, the heading and the button with all that parts them. */
const FIXED = 228;
const ROW = 19;
const BETWEEN = 4;
/** Letters that fit in a row of what happened. */
const ROW_LETTERS = 38;

const WIDEST = 280;
/** Narrower, a picture beneath the words shows nothing; wider, words beside it have no room. */
const MIN_BENEATH = 150;
const MAX_BESIDE = 150;
const MIN_BESIDE = 72;

const heightOf = (lines: readonly string[]): number =>
  lines.reduce((sum, text) => sum + Math.ceil(text.length / ROW_LETTERS) * ROW + BETWEEN, 0);

/** A picture to be shown, before anybody knows how large. `shape`: height by width. */
export type Shown = { readonly cid: string; readonly alt: string; readonly shape: number };

/** The letter with its picture as large as the words leave room for: beneath them where they are few, else beside them. */
export function withPicture(letter: Letter, { cid, alt, shape }: Shown): Letter {
  const words = [...(letter.report?.lines ?? []), ...letter.opening];
  const room = SCREEN - FIXED - heightOf(words);
  const beneath = Math.min(WIDEST, Math.floor(room / shape));
  if (letter.report === null || beneath >= MIN_BENEATH)
    return { ...letter, picture: { cid, alt, width: Math.max(beneath, MIN_BENEATH), beside: false } };
  // RatingShown the words a picture costs its area, spread over the width of the column.
  const beside = Math.floor(Math.sqrt(Math.max(0, room * COLUMN) / shape)) - 12;
  const width = Math.min(MAX_BESIDE, Math.max(MIN_BESIDE, beside));
  return { ...letter, picture: { cid, alt, width, beside: true } };
}
