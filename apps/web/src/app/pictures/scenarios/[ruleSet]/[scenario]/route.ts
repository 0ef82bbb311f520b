import { pictureAnswer, pictureOf, themeOfAddress } from '../../../../../features/pictures/picture.ts';
import { scenarioView } from '../../../../../features/pictures/scenario-view.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string; readonly scenario: string }> };

/** How a listed scenario begins. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ruleSet, scenario } = await params;
  const view = scenarioView(ruleSet, scenario);
  const picture =
    view === null ? null : pictureOf({ ruleSet, view, perspective: 'south', theme: themeOfAddress(request.url) });
  return pictureAnswer(picture, 'public, max-age=86400');
}
