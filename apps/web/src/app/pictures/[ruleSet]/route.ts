import { pictureFileOf } from '@fieldpost/boards';
import { pictureAnswer } from '../../../features/pictures/picture.ts';

type Context = { readonly params: Promise<{ readonly ruleSet: string }> };

/** The pictures of a game in one file, each under its name: its tables and rules refer to them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return pictureAnswer(pictureFileOf((await params).ruleSet), 'public, max-age=86400');
}
