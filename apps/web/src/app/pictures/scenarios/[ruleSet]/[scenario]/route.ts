import { scenarioView } from '@fieldpost/boards';
import { pictureAnswer, pictureOf, themeOfAddress } from '../../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string; readonly scenario: string }> };

/** How a listed scenario begins. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ruleSet, scenario } = await params;
  const view = scenarioView(ruleSet, scenario);
  const picture =
    view === null ? null : pictureOf({ ruleSet, view, perspective: null, theme: themeOfAddress(request.url) });
  return pictureAnswer(picture, 'public, max-age=86400');
}
