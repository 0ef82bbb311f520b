/** What waits, so that nothing is due for a day: matches, events in every state, campaigns, with their jobs. */
import { handClock } from '@fieldpost/api/platform/clock';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import Fastify from 'fastify';
import { type Send, sender } from '../events/sending.ts';
import { measurable } from '../games/list.ts';
import type { Stack } from '../service/stack.ts';
import { addMatches, template } from '../sweep/crowd.ts';

const GAME = measurable('overHttp');
const DAY = 86_400_000;
const EVENT_STATES = ['draft', 'entries', 'muster', 'running', 'finished', 'archived', 'cancelled'];
/** States in which something is due some day. */
const LIVE = ['muster', 'running'];

/** How much of each kind waits. */
export type Sizes = { readonly matches: number; readonly eventsOfState: number; readonly campaigns: number };

async function matchesWait(stack: Stack, secret: string, count: number): Promise<void> {
  const settings = settingsWith({ databaseUrl: stack.databaseUrl, secret });
  const past = openServices(settings, { log: Fastify().log, clock: handClock(new Date(Date.now() - 90 * DAY)) });
  await addMatches(past.database.pool, await template(past), 0, count);
  await closeServices(past);
  // The template's own jobs belong to no copy.
  await stack.query('delete from graphile_worker._private_jobs');
  await stack.query(`update notifications set state = 'sent' where state in ('queued', 'sending')`);
  await stack.query(`select (graphile_worker.add_job('deadline', json_build_object('matchId', id), run_at => deadline,
    job_key => 'deadline:' || id)).id, (graphile_worker.add_job('reminder', json_build_object('matchId', id), run_at => remind_at,
    job_key => 'reminder:' || id)).id from matches where deadline is not null`);
}

/** One event, made by the service, is copied into every state. */
async function eventsWait(stack: Stack, send: Send, count: number): Promise<void> {
  await send('/clubs', { slug: 'quiet', name: 'The quiet club' });
  const settings = { game: GAME.ruleSet, scenario: GAME.overHttp.scenario, format: 'swiss', rated: false };
  const startsAt = new Date(Date.now() + 30 * DAY).toISOString();
  const { id } = await send<{ id: string }>('/clubs/quiet/events', {
    name: 'Quiet',
    settings,
    clock: 'post',
    startsAt,
  });
  await stack.query(
    `insert into club_events select (jsonb_populate_record(e, jsonb_build_object('id', s.state || '-' || n, 'state', s.state,
      'due_at', case when s.state = any($3) then now() + interval '1 day' end))).*
      from club_events e, unnest($2::text[]) as s(state), generate_series(1, $4::int) n where e.id = $1`,
    [id, EVENT_STATES, LIVE, count],
  );
  await stack.query(`select (graphile_worker.add_job('event-advance', json_build_object('eventId', id), run_at => due_at,
    job_key => 'event:' || id)).id from club_events where due_at is not null`);
}

/** One campaign, begun by its two commanders, is copied. */
async function campaignsWait(stack: Stack, send: Send, other: Send, count: number): Promise<void> {
  const { id } = await send<{ id: string }>('/campaigns', { rules: 'aww-legacy@1', title: 'A quiet war' });
  await other(`/campaigns/${id}/join`, { empire: 'CARN' });
  await stack.query(
    `insert into campaigns select (jsonb_populate_record(c, jsonb_build_object('id', 'war-' || n, 'act_at', null,
      'deadline', now() + interval '1 day', 'remind_at', now() + interval '12 hours'))).*
      from campaigns c, generate_series(1, $2::int) n where c.id = $1`,
    [id, count],
  );
  await stack.query(`select (graphile_worker.add_job('campaign', json_build_object('campaignId', id), run_at => remind_at,
    job_key => 'campaign:' || id)).id from campaigns where remind_at is not null`);
}

/** Fills a service in which nothing happens. */
export async function fill(stack: Stack, secret: string, sizes: Sizes): Promise<void> {
  const [one, two] = await stack.players(2);
  const [send, other] = [sender(stack, one?.token ?? ''), sender(stack, two?.token ?? '')];
  await matchesWait(stack, secret, sizes.matches);
  await eventsWait(stack, send, sizes.eventsOfState);
  await campaignsWait(stack, send, other, sizes.campaigns);
  await stack.query('vacuum analyze');
}
