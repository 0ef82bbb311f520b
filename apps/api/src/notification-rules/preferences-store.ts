import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { rowsOf } from '../platform/database.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import type { Decision } from './decide.ts';
import type { MatchNotificationPreferences, NotificationPreferences } from './preferences.ts';
import { DELIVER_ATTEMPTS } from './store.ts';

type Stored = Pick<Context, 'db'>;

/** The id of the row for a cause and a channel: always the same, so that no target gets it twice. A UUID. */
export function rowIdFor(causeId: string, { channel, target }: Pick<Decision, 'channel' | 'target'>): string {
  const hex = createHash('sha256')
    .update(`${causeId} ${channel} ${target ?? ''}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The letter that leaves with its cause's job; null if there is none, or it has a separate later job. */
export function letterAtOnce(causeId: string, decisions: readonly Decision[]): string | null {
  const letter = decisions.find(({ channel, send, dueAt, digest }) => channel === 'mail' && send && !dueAt && !digest);
  return letter ? rowIdFor(causeId, letter) : null;
}

/**
 * Writes what was decided, the rows that follow, and their jobs, in one statement: all of it or nothing. A letter that leaves at
 * once has no job: that of its cause sees to it.
 * @param inHand the letter that is taken in hand at once; null: none is
 */
export async function writeDecisions(
  { db }: Stored,
  causeId: string,
  decisions: readonly Decision[],
  { now, inHand }: { readonly now: Date; readonly inHand: string | null },
): Promise<void> {
  const rows = decisions
    .filter(({ send }) => send)
    .map((one) => ({ id: rowIdFor(causeId, one), ...one, dueAt: one.dueAt?.toISOString() ?? null }));
  const statement = Prisma.sql`
    with page as (
      update notifications set state = 'sent', sent_at = ${now}::timestamptz, decided = ${JSON.stringify(decisions)}::jsonb
      where id = ${causeId} and state in ('queued', 'sending') returning *),
    added as (
      insert into notifications (id, match_id, about_kind, about_id, user_id, kind, channel, target, step, why, data, created_at, cause_id,
        due_at, digest, state, attempts)
      select x.id, p.match_id, p.about_kind, p.about_id, p.user_id, p.kind, x.channel, x.target, p.step, p.why, p.data, p.created_at, p.id, x."dueAt", x.digest,
        case when x.id = ${inHand} then 'sending' else 'queued' end::notification_state, case when x.id = ${inHand} then 1 else 0 end
      from page p, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(id text, channel text, target text, "dueAt" timestamptz, digest boolean)
      on conflict (id) do nothing returning id, user_id, channel, due_at, digest)
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', id${carriedPair()}), job_key => 'deliver:' || id,
        run_at => coalesce(due_at, now()), max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from added
      where not digest and (channel <> 'mail' or due_at is not null)
    union all
    select (graphile_worker.add_job('digest', json_build_object('userId', user_id, 'at', due_at${carriedPair()}),
        job_key => 'digest:' || user_id || ':' || (extract(epoch from due_at) * 1000)::bigint,
        run_at => due_at, max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from added where digest`;
  await rowsOf(db, statement);
}

export const savePreferences = ({ db }: Stored, userId: string, preferences: NotificationPreferences) =>
  db.user.update({
    where: { id: userId },
    data: { notificationPreferences: preferences as Prisma.InputJsonValue },
    select: { id: true },
  });

/** Keeps what differs in one match; where nothing does, the row goes. */
export async function saveMatchPreferences(
  { db }: Stored,
  userId: string,
  matchId: string,
  changes: MatchNotificationPreferences,
): Promise<void> {
  const empty = Object.values(changes).every((one) => Object.keys(one ?? {}).length === 0);
  if (empty) return void (await db.matchNotificationPreferences.deleteMany({ where: { userId, matchId } }));
  const preferences = changes as Prisma.InputJsonValue;
  const where = { userId_matchId: { userId, matchId } };
  await db.matchNotificationPreferences.upsert({
    where,
    create: { userId, matchId, preferences },
    update: { preferences },
  });
}

/** Keeps what differs in one campaign; where nothing does, the row goes. */
export async function saveCampaignPreferences(
  { db }: Stored,
  userId: string,
  campaignId: string,
  changes: MatchNotificationPreferences,
): Promise<void> {
  const empty = Object.values(changes).every((one) => Object.keys(one ?? {}).length === 0);
  if (empty) return void (await db.campaignNotificationPreferences.deleteMany({ where: { userId, campaignId } }));
  const preferences = changes as Prisma.InputJsonValue;
  const where = { userId_campaignId: { userId, campaignId } };
  await db.campaignNotificationPreferences.upsert({
    where,
    create: { userId, campaignId, preferences },
    update: { preferences },
  });
}

/** Takes note that mail to their address arrives again. */
export async function clearBounce({ db }: Stored, userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { mailBounce: null, mailTrouble: Prisma.DbNull } });
}
