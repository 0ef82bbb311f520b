import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import type { Caller, Context } from '../../context.ts';
import { type Counting, withinBounds } from '../../platform/bounds.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { nameOfUpTo } from '../../platform/names.ts';
import { DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { TARGET_FAULTS, targetOf } from '../../platform/outbound/target.ts';
import { type Saying, WEBHOOK_FORMATS, type WebhookFormat } from './bodies.ts';
import { sendToWebhook } from './send.ts';
import { OVERLAP_MS, secretOf } from './signature.ts';
import {
  addWebhookRow,
  countWebhooks,
  dropWebhook,
  findWebhook,
  nextGeneration,
  type StoredWebhook,
  switchOn,
  webhooksOf,
} from './store.ts';

/** A webhook as its owner sees it. */
export type Webhook = Pick<
  StoredWebhook,
  'id' | 'name' | 'url' | 'format' | 'createdAt' | 'lastOkAt' | 'failingSince' | 'lastError' | 'offAt' | 'overlapUntil'
>;
/** With the secret by which its requests are signed: it is shown when it is made, and never again. */
export type NewWebhook = { readonly webhook: Webhook; readonly secret: string };

const MAX_WEBHOOKS = 10;

const input = z.object({
  name: nameOfUpTo(60),
  url: z.string().trim().max(1_000),
  format: z.enum(WEBHOOK_FORMATS),
});
export type WebhookInput = { readonly name: string; readonly url: string; readonly format: WebhookFormat };

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The webhook as its owner sees it. */
const shown = (hook: StoredWebhook): Webhook => ({
  id: hook.id,
  name: hook.name,
  url: hook.url,
  format: hook.format,
  createdAt: hook.createdAt,
  lastOkAt: hook.lastOkAt,
  failingSince: hook.failingSince,
  lastError: hook.lastError,
  offAt: hook.offAt,
  overlapUntil: hook.overlapUntil,
});

const newOf = (context: Context, webhook: StoredWebhook): NewWebhook => ({
  webhook: shown(webhook),
  secret: secretOf(context.settings.secret, webhook),
});

export const listWebhooks = async (context: Context, caller: Caller): Promise<readonly Webhook[]> =>
  (await webhooksOf(context, caller.userId)).map(shown);

/** Adds a webhook. Faults: EMAIL_UNVERIFIED, WEBHOOK_INVALID, TARGET_REFUSED, WEBHOOKS_TOO_MANY. */
export async function addWebhook(
  context: Context,
  caller: Caller,
  raw: Readonly<Record<string, unknown>>,
): Promise<Result<NewWebhook, Fault>> {
  if (!caller.emailVerified) return bad(fault('EMAIL_UNVERIFIED'));
  const parsed = input.safeParse(raw);
  if (!parsed.success) return bad(fault('WEBHOOK_INVALID'));
  const target = targetOf(parsed.data.url, context.settings.outboundAllow);
  if (!target.ok)
    return bad(fault('TARGET_REFUSED', { message: `The address cannot be used: ${TARGET_FAULTS[target.fault]}.` }));
  const row = { id: crypto.randomUUID(), userId: caller.userId, ...parsed.data, url: target.value.href };
  const bound = {
    name: `webhooks of ${caller.userId}`,
    most: MAX_WEBHOOKS,
    count: (tx: Counting) => countWebhooks(tx, caller.userId),
  };
  const added = await withinBounds(context.db, [bound], (tx) => addWebhookRow(tx, row, context.clock.now()));
  return added ? { ok: true, value: newOf(context, added.row) } : bad(fault('WEBHOOKS_TOO_MANY'));
}

async function own<Value>(
  context: Context,
  caller: Caller,
  id: string,
  then: (hook: StoredWebhook) => Promise<Value>,
): Promise<Result<Value, Fault>> {
  const hook = await findWebhook(context, id, caller.userId);
  return hook ? { ok: true, value: await then(hook) } : bad(fault('NOT_FOUND'));
}

/** Makes a new secret; requests bear the signatures of those before too, for a day. Fault: NOT_FOUND. */
export const rotateSecret = (context: Context, caller: Caller, id: string): Promise<Result<NewWebhook, Fault>> =>
  own(context, caller, id, async () => {
    const now = context.clock.now();
    const overlapUntil = new Date(now.getTime() + OVERLAP_MS);
    return newOf(context, await nextGeneration(context, id, { now, overlapUntil }));
  });

/** Switches a webhook on that had failed for too long. Fault: NOT_FOUND. */
export const enableWebhook = (context: Context, caller: Caller, id: string): Promise<Result<Webhook, Fault>> =>
  own(context, caller, id, async () => shown(await switchOn(context, id)));

/** Fault: NOT_FOUND. */
export async function removeWebhook(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  return (await dropWebhook(context, id, caller.userId)) ? { ok: true, value: null } : bad(fault('NOT_FOUND'));
}

/** Result of a test: the receiver's answer, and whether it took the message. */
export type Trial = { readonly taken: boolean; readonly said: string };

const TRIAL = (publicUrl: string): Saying => ({
  title: 'Test from Fieldpost',
  lines: ['Your webhook works.'],
  url: `${publicUrl}/account`,
  facts: { kind: 'trial' },
});

/** Sends a message that means nothing. Fault: NOT_FOUND. */
export const testWebhook = (context: Context, caller: Caller, id: string): Promise<Result<Trial, Fault>> =>
  own(context, caller, id, async (hook) => {
    try {
      const saying = TRIAL(context.settings.publicUrl);
      const { status, said } = await sendToWebhook(context, hook, saying, crypto.randomUUID());
      return { taken: true, said: `${status} ${said}`.trim() };
    } catch (error) {
      if (error instanceof DeliveryRejected) return { taken: false, said: error.message };
      throw error;
    }
  });
