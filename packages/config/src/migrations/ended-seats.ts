import type pg from 'pg';
import { addTriggers, hasTrigger } from './triggers.ts';

/** The columns that a seat `s` copies from its match `m` after the end. */
const OF_ITS_MATCH = `ended_at = coalesce(m.finished_at, m.created_at), rule_set = m.rule_set, scenario = m.scenario, listed = m.listed`;

/** A plan is kept as long as its connection: one that was made while a table was short must not read all of it when it is long. */
const FUNCTIONS = `
  create or replace function tell_seats_of_end() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    update match_seats set ended_at = case when new.status = 'finished' then coalesce(new.finished_at, new.created_at) end,
      rule_set = new.rule_set, scenario = new.scenario, listed = new.listed where match_id = new.id;
    return null;
  end $$;
  create or replace function tell_seat_of_end() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    update match_seats s set ${OF_ITS_MATCH} from (select * from matches where id = new.match_id offset 0) m
      where m.status = 'finished' and s.match_id = new.match_id and s.side = new.side and s.player = new.player;
    return null;
  end $$`;

/** A match ends, or what has ended is changed. */
const OF_MATCHES = `create trigger seats_told_of_end after update of status, finished_at, listed on matches for each row
  when ((old.status = 'finished' or new.status = 'finished')
    and (old.status, old.finished_at, old.listed) is distinct from (new.status, new.finished_at, new.listed))
  execute function tell_seats_of_end()`;

/** For a seat of an imported match that has already ended. Seats restored from a backup have the columns already. */
const OF_SEATS = `create trigger seat_told_of_end after insert on match_seats for each row when (new.ended_at is null)
  execute function tell_seat_of_end()`;

const AT_ONCE = 2_000;

/** Fills the seats of matches that ended before the triggers, in batches by id. Nobody writes these seats any more. */
const FILLED = `with ended as (select id from matches where status = 'finished' and id > $1 order by id limit ${AT_ONCE}),
  told as (update match_seats s set ${OF_ITS_MATCH}, army = f.armies ->> s.side
    from matches m left join match_facts f on f.match_id = m.id
    where s.match_id in (select id from ended) and m.id = s.match_id and s.ended_at is null)
  select max(id) as last from ended`;

async function fill(client: pg.Client): Promise<void> {
  for (let place: string | null = ''; place !== null; ) {
    const filled: pg.QueryResult<{ readonly last: string | null }> = await client.query(FILLED, [place]);
    place = filled.rows[0]?.last ?? null;
  }
}

/**
 * The seats of an ended match say so themselves, with what a person's results are counted by: whatever they have played is found in
 * their order without reading the matches. Kept by triggers, so it is right whichever version of Fieldpost ends a match. The second
 * trigger comes last: where it is, all is filled in.
 */
export async function keepEndedSeats(client: pg.Client): Promise<void> {
  await client.query(FUNCTIONS);
  if (await hasTrigger(client, 'match_seats', 'seat_told_of_end')) return;
  if (!(await hasTrigger(client, 'matches', 'seats_told_of_end'))) await addTriggers(client, OF_MATCHES);
  await fill(client);
  await addTriggers(client, OF_SEATS);
}
