import type { Context } from '../context.ts';
import type { Occasion } from '../notification/context.ts';
import type { SentChannel } from '../notification/events.ts';
import { tellingOf } from '../notification/preferences.ts';
import { type DueDispatch, type Mark, markDispatch, putOff, takeDispatch } from '../notification/store.ts';
import { quietUntil } from '../notification/wall-hours.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { isOutage } from '../platform/errors/plugin.ts';
import { type Carried, NotTaken } from '../platform/outbound/delivery.ts';
import { gather } from './gather.ts';
import { carryMail } from './mail-adapter.ts';
import { route } from './preferences/route.ts';
import { carryPush } from './push/adapter.ts';
import { carryWebhook } from './webhooks/adapter.ts';

/** How a delivery went. `gone`: it had been dealt with before; `quiet`: it waits for the end of its reader's quiet hours. */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'gone' | 'quiet';

/**
 * Hands one message to whoever carries it on.
 * @throws NotTaken when that one does not take it.
 */
export type Carrier = (context: Context, dispatch: DueDispatch, occasion: Occasion) => Promise<Carried>;

const CARRIERS: Readonly<Record<SentChannel, Carrier>> = {
  mail: carryMail,
  push: carryPush,
  webhook: carryWebhook,
};

const MARK_TRIES = 8;
const MARK_PAUSE_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes how it went, with patience: a mail that has left must not leave again because PostgreSQL was away for a moment. */
export async function mark(context: Context, id: string, as: Mark): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await markDispatch(context, id, as);
    } catch (error) {
      if (tries >= MARK_TRIES || !isOutage(error)) throw error;
      await pause(MARK_PAUSE_MS * tries);
    }
  }
}

/**
 * Delivers one dispatch; that of the page by deciding which other ways carry it. A message leaves once, save where the process
 * dies between the other end's "taken" and our mark: then it leaves again under the same id, by which mail programs, push
 * services and receivers of webhooks know it for the same one.
 * @param last no attempt follows this one.
 * @throws what the other end said when another attempt should be made; the job queue makes it after a growing pause.
 */
export async function deliver(context: Context, dispatchId: string, last: boolean): Promise<Outcome> {
  crashPoint('deliver.started');
  await context.clock.sure();
  const dispatch = await takeDispatch(context, dispatchId);
  if (!dispatch) return 'gone';
  const { matchId, kind, channel } = dispatch;
  const outcome = await attempt(context, dispatch, last);
  context.metrics.dispatches.inc({ outcome, channel });
  context.log.info({ dispatchId, matchId, kind, channel, outcome }, 'dispatch');
  return outcome;
}

/** When somebody's quiet hours end; null: they are not in them. Asked when something is carried, for a retry may come any time. */
export function awakeAt({ clock }: Context, { telling, timeZone }: DueDispatch['user']): Date | null {
  const { quiet } = tellingOf(telling);
  return quiet && quietUntil(clock.now(), quiet, timeZone);
}

async function attempt(context: Context, dispatch: DueDispatch, last: boolean): Promise<Exclude<Outcome, 'gone'>> {
  const { channel } = dispatch;
  if (channel === 'page') {
    await route(context, dispatch);
    return 'sent';
  }
  const gathered = await gather(context, dispatch);
  if (!gathered.send) {
    await mark(context, dispatch.id, { state: 'dropped', error: gathered.drop });
    return 'dropped';
  }
  const awake = awakeAt(context, dispatch.user);
  if (awake) {
    await putOff(context, dispatch.id, awake);
    return 'quiet';
  }
  let carried: Carried;
  try {
    carried = await CARRIERS[channel](context, dispatch, gathered.occasion);
  } catch (error) {
    return await refused(context, dispatch, error, last);
  }
  crashPoint('deliver.sent');
  await mark(context, dispatch.id, { state: 'sent', at: context.clock.now(), answer: carried.answer });
  crashPoint('deliver.marked');
  return 'sent';
}

/** The message was not taken: given up, or left for another attempt. */
export async function refused(
  context: Context,
  dispatch: DueDispatch,
  error: unknown,
  last: boolean,
): Promise<'failed'> {
  const message = error instanceof Error ? error.message : String(error);
  const over = last || (error instanceof NotTaken && error.lasting);
  await mark(context, dispatch.id, { state: over ? 'failed' : 'queued', error: message });
  if (!over) throw error;
  const { id, matchId, channel } = dispatch;
  context.log.error({ dispatchId: id, matchId, channel, reason: message }, 'dispatch given up');
  return 'failed';
}
