import type { Context } from '../context.ts';
import { DELIVER_ATTEMPTS } from '../notification-rules/store.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';

type Stored = Pick<Context, 'db'>;

/** A message that was given up: what an operator looks at, and may send again. */
export type DeadLetter = {
  readonly id: string;
  readonly channel: string;
  readonly kind: string;
  readonly matchId: string | null;
  readonly userId: string;
  /** The webhook or the browser. */
  readonly target: string | null;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
};

const MAX_LETTERS = 1_000;

const SELECTED = {
  id: true,
  channel: true,
  kind: true,
  matchId: true,
  userId: true,
  target: true,
  attempts: true,
  error: true,
  createdAt: true,
} as const;

/** Messages that were given up since a moment, newest first. Who they go to is named by id alone: the list may be passed on. */
export async function deadLetters({ db }: Stored, since: Date): Promise<DeadLetter[]> {
  const where = { failed: true, at: { gt: since } };
  const failed = await db.unsentNotification.findMany({ where, orderBy: { at: 'desc' }, take: MAX_LETTERS });
  const ids = failed.map(({ id }) => id);
  return db.notification.findMany({ where: { id: { in: ids } }, select: SELECTED, orderBy: { createdAt: 'desc' } });
}

/** How many were given up since a moment, by channel. */
export async function countDeadLetters({ db }: Stored, since: Date): Promise<Readonly<Record<string, number>>> {
  const groups = await db.$queryRaw<{ readonly channel: string; readonly count: number }[]>`
    select d.channel, count(*)::int as count from unsent_notifications u join notifications d on d.id = u.id
    where u.failed and u.at > ${since}::timestamptz group by d.channel`;
  return Object.fromEntries(groups.map(({ channel, count }) => [channel, count]));
}

/** Queues failed messages again and returns how many. Delivery then drops those that newer events have overtaken. */
export async function retryDeadLetters({ db }: Stored, ids: readonly string[]): Promise<number> {
  const queued = await db.$queryRaw<unknown[]>`
    with again as (
      update notifications set state = 'queued', digest = false where state = 'failed' and id = any(${[...ids]}) returning id)
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', id${carriedPair()}), job_key => 'deliver:' || id,
      max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from again`;
  return queued.length;
}
