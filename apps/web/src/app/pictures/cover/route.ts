import { cover } from '@fieldpost/boards';
import { lastingPicture } from '../../../features/pictures/lasting-picture.ts';
import { pictureOf, themeOfAddress } from '../../../features/pictures/picture.ts';

/** The position on the front page: a battle in mid-turn. */
export function GET(request: Request): Promise<Response> {
  const theme = themeOfAddress(request.url);
  return lastingPicture(request, `cover ${theme}`, () => {
    const shown = cover();
    return shown === null ? null : pictureOf({ ...shown, perspective: null, theme });
  });
}
