import { scenarioView } from '@fieldpost/boards';
import { keeperOf } from '../../../../../features/pictures/kept-pictures.ts';
import { keptAnswer, pictureAnswer, pictureOf, themeOfAddress } from '../../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string; readonly scenario: string }> };

const PICTURES = keeperOf<string>();

/** How a listed scenario begins. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ruleSet, scenario } = await params;
  const theme = themeOfAddress(request.url);
  const picture = PICTURES.get(`${ruleSet}/${scenario}/${theme}`, async () => {
    const view = scenarioView(ruleSet, scenario);
    return view === null ? null : pictureOf({ ruleSet, view, perspective: null, theme });
  });
  return keptAnswer(picture, (svg) => pictureAnswer(svg, 'public, max-age=86400'));
}
