/** Ratings as they are shown: with what they would be if the week closed now, and with their history (CL-134, CL-140). */
import type { Result } from '@fieldpost/engine';
import { isProvisional, type RatingTriple, ratedWeek, shownSkill } from '@fieldpost/league';
import type { Context } from '../context.ts';
import { findPerson } from '../identity/players/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mapped, type Page, type Paged } from '../platform/paging.ts';
import { duelOf, NEWCOMER, sidesOf, tripleAt } from './closing.ts';
import { bestRatings, openResultsOf, type Pool, poolOf, ratingsBefore, ratingsOf, type StoredRating } from './store.ts';
import { startOf, weekOf } from './weeks.ts';

/** Five years of weeks in some pools: a curve needs no more. Of all pools of a person together. */
export const MAX_ROWS = 1_000;
export const MAX_LISTED = 50;
const ACTIVE_MS = 90 * 86_400_000;

/** A value with how far it may be off. */
export type Shown = { readonly rating: number; readonly deviation: number };
export type Point = Shown & {
  /** The end of the week; of matches with several sides when the match became final. */
  readonly at: string;
};
export type Rating = Shown & {
  readonly game: string;
  /** duel, teams, multi */
  readonly kind: string;
  readonly rated: number;
  /** Shown with "?", and left out of lists and prizes (CL-134). */
  readonly provisional: boolean;
  /** As if the week closed now; null: nothing of theirs is in it. Never used for seeding (CL-140). */
  readonly preview: Shown | null;
  /** Oldest first. */
  readonly history: readonly Point[];
};

const rounded = ([r, rd]: RatingTriple): Shown => ({ rating: Math.round(r), deviation: Math.round(rd) });

/** CL-138: of several sides one number is shown, which has its doubt in it; the deviation is on the same scale. */
const shown = ({ kind, mean, deviation, volatility }: StoredRating): Shown =>
  kind === 'multi'
    ? { rating: shownSkill({ mu: mean, sigma: deviation }), deviation: Math.round(40 * deviation) }
    : rounded([mean, deviation, volatility]);

/** CL-130: how a rating stands at an instant. */
const tripleNow = (row: StoredRating, now: Date): RatingTriple => tripleAt(row, weekOf(now.getTime()));

async function previewOf(context: Context, pool: Pool, userId: string): Promise<Shown | null> {
  const { db, clock } = context;
  const closed = await poolOf(db, pool);
  if (pool.kind === 'multi' || closed === null) return null;
  const results = await openResultsOf(db, pool, closed.closedWeek, userId);
  if (results.length === 0) return null;
  const now = clock.now();
  const people = [...new Set(results.flatMap((result) => sidesOf(result).flat()))];
  const rows = await ratingsBefore(db, pool, people, now);
  const before = new Map([...rows].map(([id, row]) => [id, tripleNow(row, now)]));
  const after = ratedWeek(results.map(duelOf), before).get(userId);
  return after === undefined ? null : rounded(after.rating);
}

async function ratingIn(context: Context, userId: string, rows: readonly StoredRating[]): Promise<Rating | null> {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const { game, kind, rated } = last;
  const triple = tripleNow(last, context.clock.now());
  return {
    game,
    kind,
    ...(kind === 'multi' ? shown(last) : rounded(triple)),
    rated,
    provisional: kind === 'multi' ? rated < 5 : isProvisional(triple, rated),
    preview: await previewOf(context, { game, kind }, userId),
    history: rows.map((row) => ({ at: row.at.toISOString(), ...shown(row) })),
  };
}

/** Somebody in their first week: there is nothing but what it will come to. */
async function firstWeeks(context: Context, userId: string, known: ReadonlySet<string>): Promise<readonly Rating[]> {
  const pools = await context.db.ratingPool.findMany({ where: { kind: { not: 'multi' } } });
  const made: Rating[] = [];
  for (const { game, kind } of pools) {
    const preview = known.has(`${game} ${kind}`) ? null : await previewOf(context, { game, kind }, userId);
    if (preview !== null)
      made.push({ game, kind, ...rounded(NEWCOMER), rated: 0, provisional: true, preview, history: [] });
  }
  return made;
}

/** All ratings of a person, by game and kind. Fault: NOT_FOUND. */
export async function ratingsOfPerson(context: Context, userId: string): Promise<Result<readonly Rating[], Fault>> {
  if (!(await findPerson(context.db, userId))) return { ok: false, fault: fault('NOT_FOUND') };
  const rows = await ratingsOf(context.db, userId, MAX_ROWS);
  const pools = Map.groupBy(rows, ({ game, kind }) => `${game} ${kind}`);
  const ratings: Rating[] = [];
  for (const own of pools.values()) {
    const rating = await ratingIn(context, userId, own);
    if (rating !== null) ratings.push(rating);
  }
  ratings.push(...(await firstWeeks(context, userId, new Set(pools.keys()))));
  const name = ({ game, kind }: Rating) => `${game} ${kind}`;
  return { ok: true, value: ratings.sort((a, b) => (name(a) < name(b) ? -1 : 1)) };
}

/** A person's duel rating in a game, for seeding and conditions of entry; null if unknown. */
export async function duelRatingOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  game: string,
): Promise<{ readonly triple: RatingTriple; readonly provisional: boolean } | null> {
  const now = clock.now();
  const before = new Date(startOf(weekOf(now.getTime())) + 1);
  const row = (await ratingsBefore(db, { game, kind: 'duel' }, [userId], before)).get(userId);
  if (row === undefined) return null;
  const triple = tripleNow(row, now);
  return { triple, provisional: isProvisional(triple, row.rated) };
}

export type Listed = Shown & { readonly userId: string; readonly name: string; readonly rated: number };

/** CL-121: the best of a pool by r - 2 RD who are not provisional and were active in the last 90 days. */
export async function ratingList({ db, clock }: Context, pool: Pool, page: Page): Promise<Paged<Listed>> {
  const since = new Date(clock.now().getTime() - ACTIVE_MS);
  return mapped(await bestRatings(db, pool, since, page), (row) => ({
    userId: row.userId,
    name: row.name,
    rated: row.rated,
    ...shown({ ...row, kind: pool.kind }),
  }));
}
