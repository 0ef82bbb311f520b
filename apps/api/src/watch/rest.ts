import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { summaryOf } from '../match-store/views.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { readingPast } from '../platform/reading.ts';
import { bestMatches, type Honoured } from './best.ts';
import { MAX_WATCHED, type Watched, watchedMatches } from './service.ts';
import { statisticsOf } from './statistics-service.ts';
import { OPPONENT_KINDS } from './statistics-store.ts';
import { ORDERS, STATES } from './store.ts';

const about = (summary: string) => ({ tags: ['watching'], summary });
const word = z.string().max(100).optional();
const turns = z.coerce.number().int().min(0).max(1_000_000).optional();

const watchQuerystring = z.object({
  ruleSet: word.describe('Only matches of this game'),
  scenario: word.describe('Only matches of this scenario'),
  player: word.describe('The id of a person, or the beginning of a name'),
  state: z.enum(STATES).optional().describe('Else both'),
  winner: word.describe('The side that won, or "drawn"'),
  reason: word.describe('Why it ended: "resignation", "timeout", "agreement" or a reason of its game'),
  turnsFrom: turns.describe('Minimum number of turns'),
  turnsTo: turns.describe('Maximum number of turns'),
  order: z.enum(ORDERS).default('newest').describe('The last begun or ended first, or those of the most turns'),
  ...pageQuery(MAX_WATCHED, 'momentOrCount'),
});

const statisticsSchema = {
  ...about('What the finished matches of a game came to that anybody may look at: wins by side, ends, lengths'),
  params: z.object({ id: z.string().max(100).describe('"id", or "id@edition" for the matches of one edition') }),
  querystring: z.object({
    company: z.enum(OPPONENT_KINDS).default('people').describe('Matches of people, or those with a computer player'),
  }),
};

/** A match as the list shows it. */
export function watchedBody({ clock }: Context, caller: Caller | null, { match, turns, lost, margin }: Watched) {
  return { ...summaryOf(loadedMatch(match), caller, clock.now()), turns, lost, margin };
}

const BEST = 'The longest, the closest and the bloodiest match of the last day or week that anybody may look at';

/** A match as the best of late show it. */
export function honouredBody(
  { clock }: Context,
  caller: Caller | null,
  { match, honours, turns, lost, margin, leads }: Honoured,
) {
  return { ...summaryOf(loadedMatch(match), caller, clock.now()), honours, turns, lost, margin, leads };
}

/** What anybody may look at without a seat. Thin: each route is one service function. */
export const watchRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const schema = {
    ...about('Running and finished matches that anybody may watch'),
    querystring: watchQuerystring,
  };
  app.get('/watch', { schema }, async ({ caller, query: { limit, cursor, ...filter } }) => {
    const found = await watchedMatches(readingPast(services, caller), caller, filter, pageAsked({ limit, cursor }));
    return { matches: nodesOf(found).map((one) => watchedBody(services, caller, one)), next: found.next };
  });
  app.get('/watch/best', { schema: about(BEST) }, async ({ caller }) => {
    const { period, matches } = await bestMatches(readingPast(services, caller));
    return { period, matches: matches.map((one) => honouredBody(services, caller, one)) };
  });
  app.get('/rulesets/:id/statistics', { schema: statisticsSchema }, ({ caller, params, query }) =>
    statisticsOf(readingPast(services, caller), params.id, query.company),
  );
};
