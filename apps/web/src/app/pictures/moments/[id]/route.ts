import { askAsNobody } from '../../../../connection/server.ts';
import { FRAMES } from '../../../../features/match/operations.ts';
import { stepOf } from '../../../../features/match/step-of.ts';
import { keeperOf } from '../../../../features/pictures/kept-pictures.ts';
import { PICTURED } from '../../../../features/pictures/operations.ts';
import { keptAnswer, pictureAnswer, pictureOf, sharedPictureOf } from '../../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly id: string }> };

const PICTURES = keeperOf<Uint8Array<ArrayBuffer>>();

async function momentOf(id: string, from: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const [answer, found] = await Promise.all([
    askAsNobody(PICTURED, { id }),
    askAsNobody(FRAMES, { id, from, count: 1 }),
  ]);
  const match = answer.ok ? answer.value.match : null;
  const view = (found.ok ? found.value.match?.frames[0]?.view : null) ?? null;
  if (match === null || view === null) return null;
  const svg = pictureOf({ ruleSet: match.ruleSet, view, perspective: null, theme: 'light' });
  return svg === null ? null : sharedPictureOf(svg);
}

/**
 * Returns the position after a number of steps as a picture for other sites, always as spectators see it.
 * Only match and step name the picture, so further parameters of the address make no further picture.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const step = stepOf(new URL(request.url).searchParams.get('step') ?? undefined) ?? 0;
  const picture = PICTURES.get(`${id}/${step}`, () => momentOf(id, step));
  return keptAnswer(picture, (png) => pictureAnswer(png, 'public, max-age=3600', 'image/png'));
}
