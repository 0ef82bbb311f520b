import type { Context } from '@fieldpost/api/context';
import { openDuel } from '@fieldpost/api/testing/duel';
import type { Pool } from 'pg';

/** A match that has been waiting for a long time by its clock; its copies are due when their `deadline` says so. */
export async function template(context: Context): Promise<string> {
  const { id } = await openDuel(context, { clock: { atEnd: 'default' } });
  await context.db.match.update({ where: { id }, data: { deadline: null, remindAt: null, actAt: null } });
  return id;
}

const COLUMNS = `rule_set, edition, scenario, title, status, listed, creator_id, setup, clock_spec, revision, step, state,
  state_step, sealed_step, draws, pending, waiting_for, clock, draw_offer, ending, seed, commitment, created_at, started_at`;

/** Adds copies of a match: in play, waiting, their deadlines, reminders and a letter that was sent spread over the days to come. */
export async function addMatches(pool: Pool, template: string, from: number, to: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into matches (id, deadline, remind_at, ${COLUMNS})
       select 'copy-' || n, now() + n * interval '10 seconds' + interval '1 day', now() + n * interval '5 seconds' + interval '1 day',
         ${COLUMNS} from matches, generate_series($2::int, $3::int - 1) n where id = $1 returning id)
     , seated as (insert into match_seats (match_id, side, player, user_id)
         select made.id, s.side, s.player, s.user_id from made, match_seats s where s.match_id = $1)
     insert into notifications (id, match_id, user_id, kind, channel, step, why, state, data, created_at)
       select 'sent-' || made.id, made.id, s.user_id, 'turn', 'page', 0, 'awaited', 'sent', '{}', now() - interval '1 hour'
       from made, match_seats s where s.match_id = $1 and s.side = 'south'`,
    [template, from, to],
  );
  await pool.query('analyze');
}

/** Makes some of the copies due, as if the jobs of their deadlines had been lost. */
export async function makeDue(pool: Pool, numbers: readonly number[]): Promise<void> {
  const ids = numbers.map((n) => `copy-${n}`);
  await pool.query(`update matches set deadline = now() - interval '1 minute' where id = any($1::text[])`, [ids]);
}
