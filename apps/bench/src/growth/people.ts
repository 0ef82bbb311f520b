import type { Context } from '@fieldpost/api/context';
import { auditLog } from '@fieldpost/api/operator/audit';
import { findPeople } from '@fieldpost/api/operator/people';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duellist, duellist } from '@fieldpost/api/testing/duel';
import { setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import Fastify from 'fastify';
import { GAMES, measurable } from '../games/list.ts';
import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { type Stack, startStack } from '../service/stack.ts';
import { type Asking, asked, figuresOf } from './asking.ts';

const SIZE = { people: 100_000, actions: 100_000, drawn: 100, weeks: 200, results: 20_000 };
const DRAWN = measurable('overHttp');

/** The queries of the pages: the player's custom scenarios, and a player's ratings. */
const MY_SCENARIOS = '{ myScenarios { id ruleSet title document revision updatedAt mine shareKey sides } }';
const RATINGS = `query Ratings($userId: ID!) { ratings(userId: $userId) {
  game kind rating deviation rated provisional preview { rating } history { at rating deviation } } }`;

const PEOPLE = `insert into users (id, name, email, created_at, updated_at)
  select 'person-' || n, 'Person ' || n, 'person' || n || '@example.org', now(), now() from generate_series(1, $1::int) n`;
const ENTRIES = `insert into audit_entries (at, deed, subject, about)
  select now(), 'person.rename', case when n % 10000 = 1 then $2 else 'person-' || n end, '{"name": "Another", "reason": "a try"}'
  from generate_series(1, $1::int) n`;
const SCENARIOS = `insert into custom_scenarios (id, owner_id, rule_set, edition, title, document, share_key)
  select 'drawn-' || n, $2, $3, 1, 'Drawn ' || n, $4::json, 'key-' || n from generate_series(1, $1::int) n`;
/** The week before this one is closed, in a pool of each game. */
const POOLS = `insert into rating_pools (game, kind, closed_week)
  select game, 'duel', floor(extract(epoch from now()) / 604800)::int - 1 from unnest($1::text[]) game`;
const RATED = `insert into rating_rows (user_id, game, kind, week, at, mean, deviation, volatility, rated, made_at)
  select $2, game, 'duel', floor(extract(epoch from now()) / 604800)::int - 1 - n, now() - (n + 1) * interval '7 days', 1500 + n, 80, 0.06, 20, now()
  from generate_series(0, $1::int - 1) n, unnest($3::text[]) game`;
/** Of this week: every hundredth is theirs. */
const RESULTS = `insert into rated_results (id, event_id, game, kind, scenario, at, week, sides, scores, edge)
  select game || n, 'an event', game, 'duel', 'standard', now(), floor(extract(epoch from now()) / 604800)::int,
    jsonb_build_array(jsonb_build_array(case when n % 1000 = 0 then $3 else 'person-' || n end), jsonb_build_array('person-' || n + 1)),
    '[4, 0]', 0 from generate_series(1, $1::int) n, unnest($2::text[]) game`;

/** Somebody with all of it, beside very many others. */
async function filled(context: Context): Promise<Duellist> {
  const { pool } = context.database;
  const busy = await duellist(context, 'Busy');
  const { userId } = busy.caller;
  const rules = current(DRAWN.ruleSet);
  const setup = rules && setupOf(rules, { scenario: DRAWN.overHttp.scenario });
  if (!setup?.ok) throw new Error('there is nothing to draw');
  const games = GAMES.map(({ ruleSet }) => ruleSet);
  await pool.query(PEOPLE, [SIZE.people]);
  await pool.query(ENTRIES, [SIZE.actions, userId]);
  await pool.query(SCENARIOS, [SIZE.drawn, userId, DRAWN.ruleSet, JSON.stringify(setup.value.scenario)]);
  await pool.query(POOLS, [games]);
  await pool.query(RATED, [SIZE.weeks, userId, games]);
  await pool.query(RESULTS, [SIZE.results, games, userId]);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  return busy;
}

/** A search of the operator's desk, in ms: somebody waits for it. */
const quick = (what: string, value: number, unit: string): Figure => atMost(what, value, unit, 20);

const SEARCHES: readonly (readonly [what: string, text: string])[] = [
  [`one of ${SIZE.people} people by their id`, 'person-4711'],
  ['by the beginning of their address', 'person4711@'],
  ['by a part of their name', 'son 4711'],
  ['ten of them by a part of theirs', 'on 4711'],
  ['by the beginning of a name of one letter', 'b'],
  ['nobody', 'nobody at all'],
];

const searches = (context: Context): readonly Asking[] =>
  SEARCHES.map(([what, text]) => ({ what, ask: () => findPeople(context, text) }));

async function figuresFor(context: Context, stack: Stack, { token, caller }: Duellist): Promise<readonly Figure[]> {
  const all: readonly Asking[] = [
    asked(stack, {
      what: `${SIZE.drawn} drawn scenarios with their documents`,
      token,
      text: MY_SCENARIOS,
      variables: {},
    }),
    asked(stack, { what: 'ratings in five games', token, text: RATINGS, variables: { userId: caller.userId } }),
    {
      what: `the newest of ${SIZE.actions} actions`,
      ask: () => auditLog(context, { subject: null, before: null }),
    },
    { what: "one person's", ask: () => auditLog(context, { subject: caller.userId, before: null }) },
  ];
  return [...(await figuresOf(all, figure)), ...(await figuresOf(searches(context), quick))];
}

/** What the lists cost that do not grow with matches: each as its page asks it; those of an operator past their session. */
export const bench: Bench = {
  name: 'growth:people',
  run: async () => {
    const stack = await startStack();
    const settings = settingsWith({
      databaseUrl: stack.databaseUrl,
      secret: 'a secret of the bench that is long enough',
    });
    const context = openServices(settings, { log: Fastify().log });
    try {
      return await figuresFor(context, stack, await filled(context));
    } finally {
      await closeServices(context);
      await stack.stop();
    }
  },
};
