import type { Context } from '../../context.ts';
import { mayComeInSql } from '../../identity/auth/store.ts';

/** A letter of a campaign, and whose it is. */
export type WarNotice = {
  readonly id: string;
  readonly campaignId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly timeZone: string;
  /** The entry that it told of. */
  readonly seq: number;
  readonly actedAt: Date | null;
};

/** The letter, if its reader may act: a suspended account does nothing by post either. */
export async function findWarLetter(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<WarNotice | null> {
  const rows = await db.$queryRaw<WarNotice[]>`
    select d.id, d.about_id as "campaignId", d.user_id as "userId", u.name, u.email, u.time_zone as "timeZone",
      (d.data -> 'notice' -> 'entry' ->> 'seq')::int as seq, d.acted_at as "actedAt"
    from notifications d join users u on u.id = d.user_id
    where d.id = ${id} and d.channel = 'mail' and d.about_kind = 'campaign' and d.data -> 'notice' -> 'entry' is not null
      and ${mayComeInSql(clock.now())}`;
  return rows[0] ?? null;
}

/** Records that the reader acted on a letter. */
export async function noteWarAnswered({ db }: Pick<Context, 'db'>, id: string, now: Date): Promise<void> {
  await db.$executeRaw`update notifications set acted_at = coalesce(acted_at, ${now}::timestamptz) where id = ${id}`;
}
