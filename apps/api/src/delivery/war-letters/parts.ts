/** Parts of a campaign letter beside its text: the map, buttons, and an address for a reply (LC-141). */
import { stateAfter } from '../../campaigns/ledger-store.ts';
import { loadCampaign } from '../../campaigns/store.ts';
import { type Begun, hasBegun, rulesOfCampaign } from '../../campaigns/stored.ts';
import type { Context } from '../../context.ts';
import type { DueNotice } from '../../notification-rules/store.ts';
import type { LetterButton } from '../../platform/mail/letter.ts';
import { buttonUrl } from '../email-actions/buttons.ts';
import { ordersAddress } from '../email-replies/addresses.ts';
import { warActions } from './buttons.ts';
import { commandsOf } from './letter.ts';
import { type WarPicture, warPicture } from './map-picture.ts';

export type WarParts = {
  readonly picture: WarPicture | null;
  readonly buttons: readonly LetterButton[];
  /** What may be written in answer, and where to; null: nothing is asked, or nobody answers by mail. */
  readonly answer: { readonly to: string; readonly how: string } | null;
};

const HOW = 'Or reply with one line: attack c02, rescue c05 H.gunner, recover H.sniper, or stand down.';
const HOW_OFFER = 'Or reply with one word: accept or refuse.';

/** Null: it tells of no entry of a campaign. */
export async function warParts(context: Context, due: DueNotice): Promise<WarParts | null> {
  const { about, notice, id } = due;
  if (about.kind !== 'campaign' || notice.entry === undefined) return null;
  const campaign = await loadCampaign(context.db, about.id);
  if (campaign === null || !hasBegun(campaign)) return null;
  const state = await stateAfter(context.db, campaign.id, notice.entry.seq);
  const picture = state === null ? null : await warPicture(rulesOfCampaign(campaign), state, id);
  const stands = campaign.status === 'playing' && campaign.seq === notice.entry.seq;
  return { picture, ...(stands ? answers(context, due, campaign) : { buttons: [], answer: null }) };
}

/** The buttons, and the address for a reply if the campaign waits for the reader. */
function answers({ settings }: Context, { id, user }: DueNotice, campaign: Begun): Omit<WarParts, 'picture'> {
  const actions = warActions(campaign, user.id);
  const buttons = actions.map((action) => ({ label: action.label, url: buttonUrl(id, action, settings) }));
  const asks = campaign.waits.filter(({ side, done }) => !done && commandsOf(campaign, user.id).includes(side));
  const declares = asks.some(({ what }) => what === 'declare');
  const to = declares || actions.length > 0 ? ordersAddress(id, settings) : null;
  return { buttons, answer: to === null ? null : { to, how: declares ? HOW : HOW_OFFER } };
}
