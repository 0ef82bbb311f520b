import { scenarioView } from '@fieldpost/boards';
import { lastingPicture } from '../../../../../features/pictures/lasting-picture.ts';
import { pictureOf, themeOfAddress } from '../../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string; readonly scenario: string }> };

/** How a listed scenario begins. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ruleSet, scenario } = await params;
  const theme = themeOfAddress(request.url);
  return lastingPicture(request, `scenario ${ruleSet} ${scenario} ${theme}`, () => {
    const view = scenarioView(ruleSet, scenario);
    return view === null ? null : pictureOf({ ruleSet, view, perspective: null, theme });
  });
}
