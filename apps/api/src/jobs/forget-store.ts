import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { LAST_TURNS } from '../identity/reliability/store.ts';

type Stored = Pick<Context, 'db'>;

/** So many rows go in one statement: short enough that nobody waits for it. */
const AT_ONCE = 2_000;

/** Deletes in batches until nothing is left. Returns the number of deleted rows. */
async function inBatches({ db }: Stored, statement: Prisma.Sql): Promise<number> {
  let gone = 0;
  for (;;) {
    const count = await db.$executeRaw(statement);
    gone += count;
    if (count < AT_ONCE) return gone;
  }
}

/** Forgets how many letters people have caused to each other on days that are over. */
export const dropOldCaused = ({ db }: Stored): Promise<number> =>
  db.$executeRaw`delete from caused_letters where day < (now() at time zone 'utc')::date - 1`;

/** Deletes expired answers to idempotency keys. Returns how many. */
export async function dropOldReceipts(stored: Stored, before: Date): Promise<number> {
  const ofMatches = await inBatches(
    stored,
    Prisma.sql`delete from receipts where ctid = any(array(
      select ctid from receipts where at < ${before}::timestamptz limit ${AT_ONCE}::int))`,
  );
  const ofCampaigns = await inBatches(
    stored,
    Prisma.sql`delete from campaign_receipts where ctid = any(array(
      select ctid from campaign_receipts where at < ${before}::timestamptz limit ${AT_ONCE}::int))`,
  );
  const ofEvents = await inBatches(
    stored,
    Prisma.sql`delete from event_receipts where ctid = any(array(
      select ctid from event_receipts where at < ${before}::timestamptz limit ${AT_ONCE}::int))`,
  );
  return ofMatches + ofCampaigns + ofEvents;
}

/**
 * Deletes old notifications, except those still to be sent, and those about a step that their reader has not seen yet.
 */
export const dropOldNotifications = (stored: Stored, before: Date): Promise<number> =>
  inBatches(
    stored,
    Prisma.sql`delete from notifications where ctid = any(array(
      select n.ctid from notifications n
      where n.created_at < ${before}::timestamptz and n.state in ('sent', 'dropped', 'failed')
        and not exists (select 1 from match_seats s join matches m on m.id = s.match_id
          where n.channel = 'page' and s.match_id = n.match_id and s.user_id = n.user_id
            and m.sealed_step > s.seen_step and n.step > s.seen_step)
      limit ${AT_ONCE}::int))`,
  );

/** Deletes trials of matches that ended before a moment, if nobody has changed them since. Gives the number of rows. */
export const dropOldTrials = (stored: Stored, before: Date): Promise<number> =>
  inBatches(
    stored,
    Prisma.sql`delete from trials where ctid = any(array(
      select t.ctid from trials t join matches m on m.id = t.match_id
      where t.updated_at < ${before}::timestamptz and m.finished_at < ${before}::timestamptz limit ${AT_ONCE}::int))`,
  );

/**
 * Deletes response times, except the turns that a person's reliability is calculated from. Only visits people with a
 * turn that became too old since a moment: inactive players keep theirs.
 */
export async function dropOldResponseTimes({ db }: Stored, since: Date, before: Date): Promise<number> {
  const people = await db.$queryRaw<{ readonly id: string }[]>`select distinct user_id as id from response_times
    where at >= ${since}::timestamptz and at < ${before}::timestamptz`;
  let gone = 0;
  for (const { id } of people)
    gone += await db.$executeRaw`delete from response_times where user_id = ${id} and at < least(${before}::timestamptz,
      (select n.at from response_times n where n.user_id = ${id} and not n.excused
        order by n.at desc offset ${LAST_TURNS - 1}::int limit 1))`;
  return gone;
}
