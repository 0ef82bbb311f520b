import { pictureAnswer, pictureOf, themeOfAddress } from '../../../features/pictures/picture.ts';
import { scenarioView } from '../../../features/pictures/scenario-view.ts';
import { COVER } from '../../../games/wwi-combined-arms/cover.ts';

/** The position on the front page: a battle in mid-turn. */
export function GET(request: Request): Response {
  const { ruleSet, position, options, marks } = COVER;
  const view = scenarioView(ruleSet, position, options);
  const picture =
    view === null
      ? null
      : pictureOf({ ruleSet, view, marks, perspective: 'south', theme: themeOfAddress(request.url) });
  return pictureAnswer(picture, 'public, max-age=86400');
}
