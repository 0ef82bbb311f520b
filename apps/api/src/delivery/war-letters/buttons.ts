/** LC-141: the buttons of a war's letter: standing down, terms, an exchange. */
import { type CampaignTypes, hashOf, type Json, type Result } from '@fieldpost/engine';
import { type Begun, rulesOfCampaign } from '../../campaigns/stored.ts';
import type { Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { answerWar, commandsOf, PAST_WAR, type WarLetter, warLetterOf } from './letter.ts';
import { findWarLetter, noteWarAnswered } from './store.ts';

/**
 * One button. Its code names the open acts and the table they act on. An offer that adds no ledger entry also changes
 * the code: an old letter never accepts an offer that it did not mention.
 */
export type WarAction = {
  readonly code: string;
  readonly label: string;
  readonly side: string;
  readonly act: CampaignTypes['act'];
};

const PREFIX = 'war';

/** Whether the button of this code belongs to a letter of a war. */
export const isOfWar = (code: string): boolean => code.startsWith(`${PREFIX}:`);

/** The answers that the reader may give now with one button. */
export function warActions(campaign: Begun, userId: string): readonly WarAction[] {
  const rules = rulesOfCampaign(campaign);
  const { state } = rules.look(campaign.course);
  return commandsOf(campaign, userId).flatMap((side) =>
    rules.small(campaign.course, side).map((act): WarAction => {
      const mark = hashOf([state, act] as Json).slice(0, 16);
      return { code: `${PREFIX}:${side}:${mark}`, label: rules.title(act), side, act };
    }),
  );
}

export type WarAnswered = { readonly campaignId: string; readonly title: string; readonly label: string };
type Found = { readonly letter: WarLetter; readonly action: WarAction };

const spent = (state: 'used' | 'overtaken', why?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: fault('BUTTON_USED', {
    details: { state },
    ...(why === undefined ? {} : { message: `The button does nothing any more: ${why}.` }),
  }),
});

async function find(context: Context, notificationId: string, code: string): Promise<Result<Found, Fault>> {
  const notice = await findWarLetter(context, notificationId);
  if (notice !== null && notice.actedAt !== null) return spent('used');
  const letter = await warLetterOf(context, notificationId);
  if (!letter.ok) return spent('overtaken', PAST_WAR[letter.fault]);
  const { campaign, caller } = letter.value;
  const action = warActions(campaign, caller.userId).find((one) => one.code === code);
  return action ? { ok: true, value: { letter: letter.value, action } } : spent('overtaken', PAST_WAR.OVERTAKEN);
}

/** Describes a button's effect, and changes nothing. Fault: BUTTON_USED. */
export async function previewWarAction(
  context: Context,
  id: string,
  code: string,
): Promise<Result<WarAnswered, Fault>> {
  const found = await find(context, id, code);
  return found.ok ? { ok: true, value: answeredBy(found.value) } : found;
}

const answeredBy = ({ letter: { campaign }, action }: Found): WarAnswered => ({
  campaignId: campaign.id,
  title: campaign.title,
  label: action.label,
});

/** Does it, once: of the buttons of one letter the first that is pressed counts. Faults: BUTTON_USED, and those of the act. */
export async function runWarAction(context: Context, id: string, code: string): Promise<Result<WarAnswered, Fault>> {
  const found = await find(context, id, code);
  if (!found.ok) return found;
  const { letter, action } = found.value;
  const done = await answerWar(context, letter, action.side, action.act, `letter:${id}`);
  if (!done.ok) return done.fault.code === 'KEY_REUSED' ? spent('used') : done;
  await noteWarAnswered(context, id, context.clock.now());
  return { ok: true, value: answeredBy(found.value) };
}
