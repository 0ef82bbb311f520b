import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { rowsOf } from '../platform/database.ts';
import type { Reach } from './decide.ts';
import {
  type MatchNotificationPreferences,
  matchPreferencesOf,
  type NotificationPreferences,
  preferencesOf,
} from './preferences.ts';

/** A person's preferences, and their available channels. */
export type ReaderWays = {
  readonly timeZone: string;
  readonly preferences: NotificationPreferences;
  readonly match: MatchNotificationPreferences;
  readonly reach: Omit<Reach, 'push'>;
  /** What mail servers said of letters that came back; null: none did lately. */
  readonly mailTrouble: string | null;
};

/** The same as it is stored. */
export type StoredWays = {
  readonly timeZone: string;
  readonly notificationPreferences: unknown;
  readonly emailVerified: boolean;
  readonly mailTurns: boolean;
  readonly mailBounce: string | null;
  readonly mailTrouble: string | null;
  readonly here: unknown;
  readonly devices: readonly string[];
  readonly webhooks: ReaderWays['reach']['webhooks'];
};

function mailReach({ emailVerified, mailTurns, mailBounce }: StoredWays): Reach['mail'] {
  if (!emailVerified) return 'unverified';
  if (!mailTurns) return 'mail-off';
  return mailBounce === null ? 'open' : 'bounced';
}

export const waysFrom = (stored: StoredWays): ReaderWays => ({
  timeZone: stored.timeZone,
  preferences: preferencesOf(stored.notificationPreferences),
  match: matchPreferencesOf(stored.here),
  reach: { mail: mailReach(stored), devices: stored.devices, webhooks: stored.webhooks },
  mailTrouble: stored.mailBounce ?? stored.mailTrouble,
});

/** Where something may differ from a person's usual ways; null: nowhere. */
type Where = { readonly matchId: Prisma.Sql; readonly campaignId: Prisma.Sql };

/** Of the user `u` of a statement {@link StoredWays}, as JSON. */
export const storedWays = ({ matchId, campaignId }: Where): Prisma.Sql => Prisma.sql`json_build_object(
  'timeZone', u.time_zone, 'notificationPreferences', u.notification_preferences, 'emailVerified', u.email_verified,
  'mailTurns', u.mail_turns, 'mailBounce', u.mail_bounce, 'mailTrouble', u.mail_trouble ->> 'reason',
  'here', coalesce(
    (select p.preferences from match_notification_preferences p where p.user_id = u.id and p.match_id = ${matchId}),
    (select p.preferences from campaign_notification_preferences p where p.user_id = u.id and p.campaign_id = ${campaignId})),
  'devices', (select coalesce(json_agg(p.id order by p.created_at), '[]') from push_devices p where p.user_id = u.id),
  'webhooks', (select coalesce(json_agg(json_build_object('id', w.id, 'off', w.off_at is not null) order by w.created_at), '[]')
    from webhooks w where w.user_id = u.id))`;

/** The ways of a person, as they are for a match or a campaign; null: they have left. */
export async function waysOf(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { matchId = null, campaignId = null }: { readonly matchId?: string | null; readonly campaignId?: string | null },
): Promise<ReaderWays | null> {
  const where = { matchId: Prisma.sql`${matchId}::text`, campaignId: Prisma.sql`${campaignId}::text` };
  const [row] = await rowsOf<{ readonly ways: StoredWays }>(
    db,
    Prisma.sql`select ${storedWays(where)} as ways from users u where u.id = ${userId}`,
  );
  return row ? waysFrom(row.ways) : null;
}
