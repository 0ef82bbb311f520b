/** Current ratings beside names (CL-134, CL-140): one response reads all of them in one query. */
import { isProvisional, shownSkill } from '@fieldpost/league';
import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { tripleAt } from './closing.ts';
import { type LatestRating, latestRatings } from './store.ts';
import { weekOf } from './weeks.ts';

/** A person, and the game (without its edition) of the rating. */
export type Asked = { readonly userId: string; readonly game: string };
/** `provisional`: shown with "?" (CL-134). */
export type RatingShown = { readonly rating: number; readonly provisional: boolean };

/** CL-130, CL-138: a rating at an instant. */
function standingAt(row: LatestRating, now: Date): RatingShown {
  if (row.kind === 'multi')
    return { rating: shownSkill({ mu: row.mean, sigma: row.deviation }), provisional: row.rated < 5 };
  const triple = tripleAt(row, weekOf(now.getTime()));
  return { rating: Math.round(triple[0]), provisional: isProvisional(triple, row.rated) };
}

async function besideMany({ db, clock }: Context, asked: readonly Asked[]): Promise<readonly (RatingShown | null)[]> {
  const rows = await latestRatings(db, asked);
  const latest = new Map(rows.map((row) => [`${row.game} ${row.userId}`, row]));
  return asked.map(({ userId, game }) => {
    const row = latest.get(`${game} ${userId}`);
    return row === undefined ? null : standingAt(row, clock.now());
  });
}

const loaders = new WeakMap<object, DataLoader<Asked, RatingShown | null, string>>();

/** The rating of somebody in a game, of whichever kind was rated last; null: none yet. `request`: what asks together is read together. */
export function ratingShown(request: { readonly services: Context }, asked: Asked): Promise<RatingShown | null> {
  const known = loaders.get(request);
  const loader =
    known ??
    new DataLoader<Asked, RatingShown | null, string>((all) => besideMany(request.services, all), {
      cacheKeyFn: ({ game, userId }) => `${game} ${userId}`,
    });
  if (known === undefined) loaders.set(request, loader);
  return loader.load(asked);
}
