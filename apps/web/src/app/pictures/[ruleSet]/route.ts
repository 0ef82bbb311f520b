import { pictureFileOf } from '@fieldpost/boards';
import { lastingPicture } from '../../../features/pictures/lasting-picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string }> };

/** The pictures of a game in one file, each under its name: its tables and rules refer to them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ruleSet } = await params;
  return lastingPicture(request, `game ${ruleSet}`, () => pictureFileOf(ruleSet));
}
