import type { Context } from '@fieldpost/api/context';
import { createMatch } from '@fieldpost/api/lobby/create';
import { type Duel, type Duellist, duellist, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import { reckon } from '@fieldpost/api/watch/reckon';
import type { Pool } from 'pg';
import { measurable } from '../games/list.ts';

const COLUMNS = `rule_set, edition, scenario, title, status, listed, creator_id, setup, clock_spec, revision, step, state, state_step,
  sealed_step, draws, pending, waiting_for, clock, deadline, draw_offer, ending, seed, commitment, join_requirements`;

/** Copies of a match with its seats and its last steps, the one a minute older than the other. */
async function copied(pool: Pool, template: string, name: string, count: number): Promise<void> {
  await pool.query(
    `with made as (insert into matches (id, created_at, started_at, finished_at, ${COLUMNS})
         select $2 || n, created_at - n * interval '1 minute', started_at - n * interval '1 minute', finished_at - n * interval '1 minute',
           ${COLUMNS} from matches, generate_series(1, $3::int) n where id = $1 returning id)
       , stepped as (insert into steps (match_id, index, side, player, command, line, draws, events, sealed, at)
         select made.id, s.index, s.side, s.player, s.command, s.line, s.draws, s.events, s.sealed, s.at
         from made, steps s where s.match_id = $1)
     insert into match_seats (match_id, side, player, user_id, seen_step, result)
       select made.id, s.side, s.player, s.user_id, s.seen_step, s.result from made, match_seats s where s.match_id = $1`,
    [template, name, count],
  );
}

async function line({ id, ...duel }: Duel, context: Context, side: 'south' | 'north', text: string): Promise<void> {
  const { step } = await duel.stored();
  const played = await play(context, duel[side].caller, id, { expectedStep: step, order: { line: text }, key: null });
  if (!played.ok) throw new Error(`${text}: ${played.fault.code}`);
}

/** Who has how much of what, and what the lobby holds. */
export type Crowd = {
  /** A player with many matches under way. */
  readonly busy: Duellist;
  /** A player with many finished matches. */
  readonly old: Duellist;
};

export type CrowdSize = { readonly underWay: number; readonly ended: number; readonly open: number };

/** Fills a database with copies of real matches: some in their first turns, some finished, some waiting for players. */
export async function openCrowd(context: Context, size: CrowdSize): Promise<Crowd> {
  const { pool } = context.database;
  const [busy, old, host] = await Promise.all(['Busy', 'Old', 'Host'].map((name) => duellist(context, name)));
  if (!busy || !old || !host) throw new Error('nobody came');
  const options = { first: 'south', noLossTurns: 0, turnLimit: 300 };
  const going = await openDuel(context, { people: [busy, host], options });
  for (const side of ['south', 'north'] as const) await line(going, context, side, 'end');
  const over = await openDuel(context, { people: [old, host] });
  await line(over, context, 'south', 'end');
  await line(over, context, 'north', 'resign');
  const { ruleSet, overHttp } = measurable('overHttp');
  const wish = { ruleSet, scenario: overHttp.scenario };
  const made = await createMatch(context, host.caller, wish as Parameters<typeof createMatch>[2]);
  if (!made.ok) throw new Error(made.fault.code);
  await reckon(context);
  await copied(pool, going.id, 'going-', size.underWay - 1);
  await copied(pool, over.id, 'over-', size.ended - 1);
  await copied(pool, made.value.id, 'open-', size.open - 1);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  return { busy, old };
}
