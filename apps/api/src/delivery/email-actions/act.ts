import type { Result } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { openSides } from '../../match-store/loaded-match.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { play } from '../../turn/play.ts';
import { isOfWar, previewWarAction, runWarAction } from '../war-letters/buttons.ts';
import { findWarLetter } from '../war-letters/store.ts';
import { type Answerable, answerable, letterOf, PAST_ANSWERS } from './answerable.ts';
import { actionsFor, type MailAction, readButton } from './buttons.ts';
import { isOffer, offersFor } from './offers.ts';
import { findRepliedTo, noteActed, noteFiled, type RepliedNotification } from './store.ts';

/** A button of a letter as the page behind it shows it. Looking changes nothing. */
export type MailActionSeen = {
  readonly matchId: string | null;
  /** Of a letter of a war. */
  readonly campaignId: string | null;
  readonly title: string;
  /** Its effect. */
  readonly label: string;
  readonly state: 'ready' | 'used' | 'overtaken';
  /** Why it does nothing any more, in words. */
  readonly why: string | null;
};

type Found = { readonly letter: Answerable; readonly action: MailAction };

const REFILED = 'This button no longer works: your standing orders changed after the letter was sent.';

const spent = (state: 'used' | 'overtaken', message?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: fault('BUTTON_USED', { details: { state }, ...(message === undefined ? {} : { message }) }),
});

/** The seat's actions now; no standing orders if other orders have been saved since the letter. */
function actionsOf({ loaded, game, seat }: Answerable, code: string, signer: string): readonly MailAction[] {
  if (isOffer(code)) return offersFor(loaded.rules, game, seat, signer);
  return actionsFor(loaded.rules, game, seat, openSides(loaded.rules, game).includes(seat.side));
}

/** An answer and a standing answer of one letter do not use each other up. */
const isUsed = (notification: RepliedNotification | null, code: string): boolean =>
  isOffer(code) ? notification?.filed === true : notification != null && notification.actedAt !== null;

async function findButton(context: Context, token: string): Promise<Result<Found, Fault>> {
  const read = readButton(token, context.settings);
  if (!read) return { ok: false, fault: fault('NOT_FOUND') };
  const { notificationId, code, signer } = read;
  if (isUsed(await findRepliedTo(context, notificationId), code)) return spent('used');
  const letter = await (isOffer(code) ? letterOf : answerable)(context, notificationId);
  if (!letter.ok) return spent('overtaken', `This button no longer works: ${PAST_ANSWERS[letter.fault]}.`);
  const action = actionsOf(letter.value, code, signer).find((one) => one.code === code);
  if (!action) return spent('overtaken', isOffer(code) ? REFILED : undefined);
  return { ok: true, value: { letter: letter.value, action } };
}

const saysUsed = ({ details }: Fault): boolean =>
  typeof details === 'object' && details !== null && 'state' in details && details.state === 'used';

/** Describes the effect of a letter's button. Fault: NOT_FOUND for a token that we did not sign. */
export async function previewMailAction(context: Context, token: string): Promise<Result<MailActionSeen, Fault>> {
  const read = readButton(token, context.settings);
  if (read !== null && isOfWar(read.code)) return previewOfWar(context, read);
  const found = await findButton(context, token);
  if (found.ok) {
    const { match } = found.value.letter.loaded;
    const seen = { matchId: match.id, campaignId: null, title: match.title, label: found.value.action.label };
    return { ok: true, value: { ...seen, state: 'ready', why: null } };
  }
  if (found.fault.code === 'NOT_FOUND') return found;
  const matchId = (await findRepliedTo(context, read?.notificationId ?? ''))?.matchId ?? null;
  return { ok: true, value: spentButton(found.fault, { matchId, campaignId: null }) };
}

function spentButton(fault: Fault, where: Pick<MailActionSeen, 'matchId' | 'campaignId'>): MailActionSeen {
  return { ...where, title: '', label: '', state: saysUsed(fault) ? 'used' : 'overtaken', why: fault.message };
}

type Read = NonNullable<ReturnType<typeof readButton>>;

async function previewOfWar(context: Context, { notificationId, code }: Read): Promise<Result<MailActionSeen, Fault>> {
  const found = await previewWarAction(context, notificationId, code);
  const campaignId = (await findWarLetter(context, notificationId))?.campaignId ?? null;
  const where = { matchId: null, campaignId };
  if (!found.ok) return { ok: true, value: spentButton(found.fault, where) };
  const { title, label } = found.value;
  return { ok: true, value: { ...where, title, label, state: 'ready', why: null } };
}

/** Plays an answer at the step of the letter; saving standing orders works at any step. */
function orderOf({ letter, action }: Found) {
  const { notification, step } = letter;
  const offer = isOffer(action.code);
  const key = offer ? `letter:${notification.id}:standing` : `letter:${notification.id}`;
  return { expectedStep: offer ? null : step, order: action.order, key, brief: true };
}

/**
 * Does what a button of a letter says, once: of the answers of one letter the first that is pressed counts, and so of its
 * standing answers. Faults: NOT_FOUND, BUTTON_USED, and those of the order itself.
 */
export async function runMailAction(context: Context, token: string): Promise<Result<{ readonly id: string }, Fault>> {
  const read = readButton(token, context.settings);
  if (read !== null && isOfWar(read.code)) {
    const done = await runWarAction(context, read.notificationId, read.code);
    return done.ok ? { ok: true, value: { id: done.value.campaignId } } : done;
  }
  const found = await findButton(context, token);
  if (!found.ok) return found;
  const { letter, action } = found.value;
  const { notification, caller, loaded } = letter;
  const matchId = loaded.match.id;
  const played = await play(context, caller, matchId, orderOf(found.value));
  if (!played.ok) return { ok: false, fault: played.fault.code === 'KEY_REUSED' ? fault('BUTTON_USED') : played.fault };
  if (isOffer(action.code)) await noteFiled(context, notification.id);
  else await noteActed(context, notification.id, stepOf(played.value.text), context.clock.now());
  return { ok: true, value: { id: matchId } };
}

/** The step to which an answer of the service has led. */
export const stepOf = (text: string): number => (JSON.parse(text) as { readonly step: number }).step;
