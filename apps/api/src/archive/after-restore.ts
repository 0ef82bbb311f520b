/**
 * Prepares a restored database: everybody lost the time since its backup, and nothing may be done twice or all at once.
 */
import type pg from 'pg';
import type { StoredCampaign } from '../campaigns/stored.ts';
import { deadlineOf, reminderAfter, waitsAnew } from '../campaigns/waiting.ts';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { dues } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { reminderFrom } from '../turn/turn-jobs.ts';

/** How a restored database comes back to life. */
export type Awakening = {
  readonly now: Date;
  /** So long after `now` clocks still stand, so that people see what was lost: at least 0. */
  readonly graceHours: number;
};

/** The changes, and what an operator should check before the workers start. */
export type Awakened = {
  /** When the clocks resume (ISO 8601). */
  readonly clocksStandUntil: string;
  readonly matches: number;
  readonly campaigns: number;
  /** Messages that may have gone out after the backup: they count as given up, and `letters retry` sends them. */
  readonly messagesHeld: number;
  /** Letters about accounts (links, passwords) that may have gone out: they are not sent. */
  readonly accountLettersDropped: number;
  /** Events of clubs in which something fell due since the backup: it happens as soon as a worker runs. */
  readonly eventsDue: number;
};

const AT_ONCE = 500;
const HOUR = 3_600_000;
const REASON = 'The site was restored from a backup. Look at your last orders again.';
const HELD = 'restored from a backup: it may have gone out before';

type MatchRow = { readonly id: string; readonly spec: ClockSpec; readonly clock: RunningClock };

/** The clock with a pause over the lost time. One that stands for good already is left as it is. */
function stoodStill({ id, spec, clock }: MatchRow, from: Date, to: Date, now: Date) {
  const lost = { from: from.toISOString(), to: to.toISOString(), reason: REASON, by: 'operator' } as const;
  const endless = clock.pauses.some((pause) => pause.to === null);
  const after = endless ? clock : { ...clock, pauses: [...clock.pauses, lost] };
  return { id, clock: after, deadline: dues(spec, after)[0]?.at ?? null, remindAt: reminderFrom(spec, after, now) };
}

async function stopMatchClocks(client: pg.ClientBase, from: Date, to: Date, now: Date): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const { rows } = await client.query<MatchRow>(
      `select id, clock_spec as spec, clock from matches
        where status = 'playing' and clock is not null and id > $1 order by id limit ${AT_ONCE}`,
      [after],
    );
    await client.query(
      `update matches m set clock = x.clock, deadline = x.deadline, remind_at = x."remindAt", revision = m.revision + 1
        from json_to_recordset($1::json) as x(id text, clock jsonb, deadline timestamptz, "remindAt" timestamptz) where m.id = x.id`,
      [JSON.stringify(rows.map((row) => stoodStill(row, from, to, now)))],
    );
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return count;
    after = last.id;
  }
}

type CampaignRow = Pick<StoredCampaign, 'id' | 'settings' | 'vacations' | 'waits'>;

/** Each wait began later by the lost time. */
async function moveCampaignWaits(client: pg.ClientBase, lost: number, now: Date): Promise<number> {
  const { rows } = await client.query<CampaignRow>(
    `select id, settings, vacations, waits from campaigns where status = 'playing' and deadline is not null`,
  );
  for (const campaign of rows) {
    const moved = campaign.waits.map((wait) => ({
      ...wait,
      since: new Date(Date.parse(wait.since) + lost).toISOString(),
    }));
    const waits = waitsAnew(campaign, moved);
    await client.query(
      'update campaigns set waits = $2, deadline = $3, remind_at = $4, revision = revision + 1 where id = $1',
      [campaign.id, JSON.stringify(waits), deadlineOf(waits), reminderAfter(campaign, waits, now)],
    );
  }
  return rows.length;
}

/**
 * Marks messages due before `now` as failed: they have most likely been sent. Page rows stay visible, and nothing sends
 * them on.
 */
async function holdMessages(client: pg.ClientBase, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `update notifications set state = 'failed', error = $2
      where state in ('queued', 'sending') and coalesce(due_at, created_at) <= $1`,
    [now, HELD],
  );
  return rowCount ?? 0;
}

async function dropAccountLetters(client: pg.ClientBase, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in ('account-letter', 'secret-letter') and j.run_at <= $1`,
    [now],
  );
  return rowCount ?? 0;
}

/** Open matches wait for a ready check: its end moves by the lost time. */
const moveReadyChecks = (client: pg.ClientBase, lost: number) =>
  client.query(
    `update matches set deadline = deadline + make_interval(secs => $1), revision = revision + 1
      where status = 'open' and deadline is not null`,
    [lost / 1_000],
  );

async function countDueEvents(client: pg.ClientBase, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from club_events where due_at <= $1',
    [now],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Pauses all clocks from the time of the backup until the end of the grace period, and resends nothing that may have
 * been sent. Deadline jobs that run early check the clock and run again.
 * @param client within the transaction of the restore.
 */
export async function awaken(client: pg.ClientBase, madeAt: Date, { now, graceHours }: Awakening): Promise<Awakened> {
  const until = new Date(now.getTime() + graceHours * HOUR);
  const lost = Math.max(0, until.getTime() - madeAt.getTime());
  await moveReadyChecks(client, lost);
  return {
    clocksStandUntil: until.toISOString(),
    matches: await stopMatchClocks(client, madeAt, until, now),
    campaigns: await moveCampaignWaits(client, lost, now),
    messagesHeld: await holdMessages(client, now),
    accountLettersDropped: await dropAccountLetters(client, now),
    eventsDue: await countDueEvents(client, now),
  };
}
