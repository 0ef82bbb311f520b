import { cover } from '@fieldpost/boards';
import { keeperOf } from '../../../features/pictures/kept-pictures.ts';
import { keptAnswer, pictureAnswer, pictureOf, themeOfAddress } from '../../../features/pictures/picture.ts';

const PICTURES = keeperOf<string>();

/** The position on the front page: a battle in mid-turn. */
export function GET(request: Request): Promise<Response> {
  const theme = themeOfAddress(request.url);
  const picture = PICTURES.get(theme, async () => {
    const shown = cover();
    return shown === null ? null : pictureOf({ ...shown, perspective: null, theme });
  });
  return keptAnswer(picture, (svg) => pictureAnswer(svg, 'public, max-age=86400'));
}
