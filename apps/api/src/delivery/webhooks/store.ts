import type { Context } from '../../context.ts';
import { mayComeIn } from '../../identity/auth/store.ts';
import type { Counting } from '../../platform/bounds.ts';
import type { WebhookFormat } from './bodies.ts';

type Stored = Pick<Context, 'db'>;

export type WebhookRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly url: string;
  readonly format: WebhookFormat;
};

export const webhooksOf = ({ db }: Stored, userId: string) =>
  db.webhook.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

export type StoredWebhook = Awaited<ReturnType<typeof webhooksOf>>[number];

/** A webhook of somebody who may come in. */
export const findWebhook = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  userId: string,
): Promise<StoredWebhook | null> => db.webhook.findFirst({ where: { id, userId, user: mayComeIn(clock.now()) } });

export const countWebhooks = (db: Counting, userId: string): Promise<number> => db.webhook.count({ where: { userId } });

export const addWebhookRow = (db: Counting, row: WebhookRow, now: Date): Promise<StoredWebhook> =>
  db.webhook.create({ data: { ...row, createdAt: now } });

/** Number of earlier secrets that also sign. It bounds the header when an owner makes one new secret after another. */
const MAX_BEFORE = 4;

/**
 * A new secret. Those before that still sign go on until `overlapUntil`: two new ones within a day take none away from a receiver
 * that has not changed its own yet.
 */
export async function nextGeneration(
  { db }: Stored,
  id: string,
  { now, overlapUntil }: { readonly now: Date; readonly overlapUntil: Date },
): Promise<StoredWebhook> {
  await db.$executeRaw`update webhooks set generation = generation + 1, overlap_until = ${overlapUntil}::timestamptz,
    overlap_from = greatest(generation + 1 - ${MAX_BEFORE}::int,
      case when overlap_until > ${now}::timestamptz then coalesce(overlap_from, generation - 1) else generation end)
    where id = ${id}`;
  return await db.webhook.findUniqueOrThrow({ where: { id } });
}

export async function dropWebhook({ db }: Stored, id: string, userId: string): Promise<boolean> {
  const { count } = await db.webhook.deleteMany({ where: { id, userId } });
  return count > 0;
}

export async function noteWorks({ db }: Stored, id: string, now: Date): Promise<void> {
  await db.webhook.updateMany({ where: { id }, data: { lastOkAt: now, failingSince: null, lastError: null } });
}

/** Notes a refusal, and switches the webhook off where it has failed since before `patience`, or is gone. */
export async function noteFailure(
  { db }: Stored,
  id: string,
  failure: { readonly error: string; readonly now: Date; readonly patience: Date; readonly gone: boolean },
): Promise<void> {
  const { error, now, patience, gone } = failure;
  await db.$executeRaw`update webhooks set last_error = ${error}, failing_since = coalesce(failing_since, ${now}::timestamptz),
    off_at = case when off_at is null and (${gone} or failing_since < ${patience}::timestamptz) then ${now}::timestamptz else off_at end
    where id = ${id}`;
}

/** Switches a webhook on again, with a clean sheet. */
export const switchOn = ({ db }: Stored, id: string): Promise<StoredWebhook> =>
  db.webhook.update({ where: { id }, data: { offAt: null, failingSince: null, lastError: null } });

/**
 * Deletes webhooks that were switched off before a time because their address was gone (404, 410). Returns how many.
 */
export async function dropGoneWebhooks({ db }: Stored, before: Date): Promise<number> {
  const gone = [{ lastError: { startsWith: '404' } }, { lastError: { startsWith: '410' } }];
  const { count } = await db.webhook.deleteMany({ where: { offAt: { lt: before }, OR: gone } });
  return count;
}
