import type { Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { play } from '../matches/play.ts';
import { openSides } from '../matches/standing.ts';
import { type Fault, fault } from '../plugins/errors/catalogue.ts';
import { type Answerable, answerable, PAST_ANSWERS } from './answerable.ts';
import { actionsFor, type LetterAction, readButton } from './buttons.ts';
import { findAnswered, noteActed } from './store.ts';

/** A button of a letter as the page behind it shows it. Looking changes nothing. */
export type ButtonSeen = {
  readonly matchId: string | null;
  readonly title: string;
  /** What pressing does. */
  readonly label: string;
  readonly state: 'ready' | 'used' | 'overtaken';
  /** Why it can no longer be pressed, in words. */
  readonly why: string | null;
};

type Found = { readonly letter: Answerable; readonly action: LetterAction };

function actionOf({ standing, game, seat }: Answerable, code: string): LetterAction | undefined {
  const awaited = openSides(standing.rules, game).includes(seat.side);
  return actionsFor(standing.rules, game, seat, awaited).find((one) => one.code === code);
}

async function findButton(context: Context, token: string): Promise<Result<Found, Fault>> {
  const read = readButton(token, context.settings.secret);
  if (!read) return { ok: false, fault: fault('NOT_FOUND') };
  const dispatch = await findAnswered(context, read.dispatchId);
  if (dispatch?.actedAt) return { ok: false, fault: fault('BUTTON_SPENT', { details: { state: 'used' } }) };
  const letter = await answerable(context, read.dispatchId);
  if (!letter.ok) {
    const message = `The button does nothing any more: ${PAST_ANSWERS[letter.fault]}.`;
    return { ok: false, fault: fault('BUTTON_SPENT', { message, details: { state: 'overtaken' } }) };
  }
  const action = actionOf(letter.value, read.code);
  if (!action) return { ok: false, fault: fault('BUTTON_SPENT', { details: { state: 'overtaken' } }) };
  return { ok: true, value: { letter: letter.value, action } };
}

const isUsed = ({ details }: Fault): boolean =>
  typeof details === 'object' && details !== null && 'state' in details && details.state === 'used';

/** What a button of a letter would do. Fault: NOT_FOUND for a token that we did not sign. */
export async function seeButton(context: Context, token: string): Promise<Result<ButtonSeen, Fault>> {
  const found = await findButton(context, token);
  if (found.ok) {
    const { match } = found.value.letter.standing;
    const seen = { matchId: match.id, title: match.title, label: found.value.action.label };
    return { ok: true, value: { ...seen, state: 'ready', why: null } };
  }
  if (found.fault.code === 'NOT_FOUND') return found;
  const state = isUsed(found.fault) ? 'used' : 'overtaken';
  const matchId = (await findAnswered(context, readButton(token, context.settings.secret)?.dispatchId ?? ''))?.matchId;
  return { ok: true, value: { matchId: matchId ?? null, title: '', label: '', state, why: found.fault.message } };
}

/**
 * Does what a button of a letter says, once: of the buttons of one letter the first that is pressed counts.
 * Faults: NOT_FOUND, BUTTON_SPENT, and those of the order itself.
 */
export async function pressButton(
  context: Context,
  token: string,
): Promise<Result<{ readonly matchId: string }, Fault>> {
  const found = await findButton(context, token);
  if (!found.ok) return found;
  const { letter, action } = found.value;
  const { dispatch, caller, standing, step } = letter;
  const matchId = standing.match.id;
  const order = { expectedStep: step, order: action.order, key: `letter:${dispatch.id}`, brief: true };
  const played = await play(context, caller, matchId, order);
  if (!played.ok)
    return { ok: false, fault: played.fault.code === 'KEY_REUSED' ? fault('BUTTON_SPENT') : played.fault };
  await noteActed(context, dispatch.id, stepOf(played.value.text), context.clock.now());
  return { ok: true, value: { matchId } };
}

/** The step to which an answer of the service has led. */
export const stepOf = (text: string): number => (JSON.parse(text) as { readonly step: number }).step;
