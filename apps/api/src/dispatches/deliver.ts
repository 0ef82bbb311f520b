import type { Context } from '../context.ts';
import { crashPoint } from '../plugins/crash-points.ts';
import { isOutage } from '../plugins/errors/plugin.ts';
import { composeMail } from './compose.ts';
import { gather } from './gather.ts';
import { MailError } from './mailer.ts';
import { type DueDispatch, type Mark, markDispatch, takeDispatch } from './store.ts';

/** How a delivery went. `gone`: it had been dealt with before. */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'gone';

const MARK_TRIES = 8;
const MARK_PAUSE_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes how it went, with patience: a mail that has left must not leave again because PostgreSQL was away for a moment. */
async function mark(context: Context, id: string, as: Mark): Promise<void> {
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
 * Delivers one dispatch. Its mail leaves once, save where the process dies between the mail server's "taken" and our mark:
 * then it leaves again with the same Message-ID, by which mail programs and servers know it for the same mail.
 * @param last no attempt follows this one.
 * @throws the mail server's error when another attempt should be made; the job queue makes it after a growing pause.
 */
export async function deliver(context: Context, dispatchId: string, last: boolean): Promise<Outcome> {
  crashPoint('deliver.started');
  const dispatch = await takeDispatch(context, dispatchId);
  if (!dispatch) return 'gone';
  const outcome = await attempt(context, dispatch, last);
  context.metrics.dispatches.inc({ outcome });
  context.log.info({ dispatchId, matchId: dispatch.matchId, kind: dispatch.kind, outcome }, 'dispatch');
  return outcome;
}

async function attempt(context: Context, dispatch: DueDispatch, last: boolean): Promise<Exclude<Outcome, 'gone'>> {
  const gathered = await gather(context, dispatch);
  if (!gathered.send) {
    await mark(context, dispatch.id, { state: 'dropped', error: gathered.drop });
    return 'dropped';
  }
  const mail = await composeMail(gathered.occasion, context.settings.mailFrom);
  crashPoint('deliver.composed');
  try {
    crashPoint('deliver.before-send');
    await context.mailer.send(mail);
  } catch (error) {
    return await refused(context, dispatch, error, last);
  }
  crashPoint('deliver.sent');
  await mark(context, dispatch.id, { state: 'sent', at: context.clock.now() });
  crashPoint('deliver.marked');
  return 'sent';
}

/** The mail was not taken: given up, or left for another attempt. */
async function refused(context: Context, dispatch: DueDispatch, error: unknown, last: boolean): Promise<'failed'> {
  const message = error instanceof Error ? error.message : String(error);
  const over = last || (error instanceof MailError && error.lasting);
  await mark(context, dispatch.id, { state: over ? 'failed' : 'queued', error: message });
  if (!over) throw error;
  context.log.error({ dispatchId: dispatch.id, matchId: dispatch.matchId, reason: message }, 'dispatch given up');
  return 'failed';
}
