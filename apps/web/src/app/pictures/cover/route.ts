import { cover } from '@fieldpost/boards';
import { pictureAnswer, pictureOf, themeOfAddress } from '../../../features/pictures/picture.ts';

/** The position on the front page: a battle in mid-turn. */
export function GET(request: Request): Response {
  const shown = cover();
  const picture =
    shown === null ? null : pictureOf({ ...shown, perspective: null, theme: themeOfAddress(request.url) });
  return pictureAnswer(picture, 'public, max-age=86400');
}
