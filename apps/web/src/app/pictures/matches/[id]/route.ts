import { createHash } from 'node:crypto';
import { ask } from '../../../../connection/server.ts';
import { keeperOf } from '../../../../features/pictures/kept-pictures.ts';
import { PICTURED } from '../../../../features/pictures/operations.ts';
import { keptAnswer, pictureAnswer, pictureOf, themeOfAddress } from '../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly id: string }> };

const PICTURES = keeperOf<string>();

/** The position of a match, as the person signed in may know it. Its address carries the step, so it may be kept. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const answer = await ask(PICTURED, { id: (await params).id });
  const match = answer.ok ? answer.value.match : null;
  if (match === null || match.view === null) return pictureAnswer(null, 'no-store');
  const { ruleSet, view, you } = match;
  const asked = { ruleSet, view, perspective: you?.side ?? null, theme: themeOfAddress(request.url) };
  // Named by what is drawn: two who may see the same share it, and nobody is given what another may see.
  const name = createHash('sha256').update(JSON.stringify(asked)).digest('base64');
  const picture = PICTURES.get(name, async () => pictureOf(asked));
  return keptAnswer(picture, (svg) => pictureAnswer(svg, 'private, max-age=3600'));
}
