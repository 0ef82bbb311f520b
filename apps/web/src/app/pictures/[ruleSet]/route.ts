import { pictureFileOf } from '@fieldpost/boards';
import { keeperOf } from '../../../features/pictures/kept-pictures.ts';
import { keptAnswer, pictureAnswer } from '../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string }> };

const PICTURES = keeperOf<string>();

/** The pictures of a game in one file, each under its name: its tables and rules refer to them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { ruleSet } = await params;
  const file = PICTURES.get(ruleSet, async () => pictureFileOf(ruleSet));
  return keptAnswer(file, (svg) => pictureAnswer(svg, 'public, max-age=86400'));
}
