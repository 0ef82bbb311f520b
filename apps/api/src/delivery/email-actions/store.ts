import type { Context } from '../../context.ts';
import { mayComeInSql } from '../../identity/auth/store.ts';

type Stored = Pick<Context, 'db'>;
type Timed = Pick<Context, 'db' | 'clock'>;

/** A notification that somebody answers, and whose it is. */
export type RepliedNotification = {
  readonly id: string;
  readonly matchId: string | null;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly timeZone: string;
  readonly side: string | null;
  readonly step: number | null;
  /** The step to which answers to this very notification have brought its reader; null: none came. */
  readonly answeredStep: number | null;
  readonly createdAt: Date;
  readonly actedAt: Date | null;
  /** The person's notification preferences, as stored. */
  readonly preferences: unknown;
  /** A standing answer was left from it. */
  readonly filed: boolean;
};

/** The letter, if its reader may act: a suspended account does nothing by post either. */
export async function findRepliedTo({ db, clock }: Timed, id: string): Promise<RepliedNotification | null> {
  const rows = await db.$queryRaw<RepliedNotification[]>`
    select d.id, d.match_id as "matchId", d.user_id as "userId", u.name, u.email, u.time_zone as "timeZone",
      d.data ->> 'side' as side, d.step, (d.data ->> 'answeredStep')::int as "answeredStep", d.created_at as "createdAt",
      d.acted_at as "actedAt", d.data ? 'filed' as filed,
      u.notification_preferences as preferences
    from notifications d join users u on u.id = d.user_id where d.id = ${id} and d.channel = 'mail'
      and ${mayComeInSql(clock.now())}`;
  return rows[0] ?? null;
}

/** Notes that a standing answer was left from a notification. */
export async function noteFiled({ db }: Stored, id: string): Promise<void> {
  await db.$executeRaw`update notifications set data = data || '{"filed": true}' where id = ${id}`;
}

/** Records that the reader acted on a notification, and the step that this led to. */
export async function noteActed({ db }: Stored, id: string, step: number, now: Date): Promise<void> {
  await db.$executeRaw`update notifications set acted_at = coalesce(acted_at, ${now}::timestamptz),
    data = data || jsonb_build_object('answeredStep', ${step}::int) where id = ${id}`;
}
