import { ask } from '../../../../connection/server.ts';
import { PICTURED } from '../../../../features/pictures/operations.ts';
import { pictureAnswer, pictureOf, themeOfAddress } from '../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly id: string }> };

/** The position of a match, as the person signed in may know it. Its address carries the step, so it may be kept. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const answer = await ask(PICTURED, { id: (await params).id });
  const match = answer.ok ? answer.value.match : null;
  if (match === null || match.view === null) return pictureAnswer(null, 'no-store');
  const { ruleSet, view, you } = match;
  const picture = pictureOf({ ruleSet, view, perspective: you?.side ?? null, theme: themeOfAddress(request.url) });
  return pictureAnswer(picture, 'private, max-age=3600');
}
