/** LC-141: a letter of a campaign that can be answered, and what its reader may answer. */
import type { AnyCampaign, CampaignTypes, Json, Result } from '@fieldpost/engine';
import { type Acted, act } from '../../campaigns/acting.ts';
import { loadCampaign } from '../../campaigns/store.ts';
import { type Begun, commanderOf, hasBegun, rulesOfCampaign, type StoredCampaign } from '../../campaigns/stored.ts';
import type { Caller, Context } from '../../context.ts';
import type { Fault } from '../../platform/errors/catalogue.ts';
import { findWarLetter, type WarNotice } from './store.ts';

export type WarLetter = {
  readonly notice: WarNotice;
  readonly campaign: Begun;
  readonly rules: AnyCampaign;
  readonly caller: Caller;
  /** The sides whose word its reader gives. */
  readonly sides: readonly string[];
};

/** Why a letter of a war cannot be answered any more. */
export const PAST_WAR = {
  GONE: 'the letter is not one of ours, its campaign is gone, or its account is suspended',
  NO_SEAT: 'you no longer command the side that it was written to',
  OVERTAKEN: 'the campaign has moved on since the letter was written',
} as const;
type PastWar = keyof typeof PAST_WAR;

const past = (reason: PastWar): Result<never, PastWar> => ({ ok: false, fault: reason });

/** The sides that a person commands. */
export const commandsOf = (campaign: StoredCampaign, userId: string): readonly string[] =>
  rulesOfCampaign(campaign).sides.filter((side) => commanderOf(campaign, side)?.userId === userId);

/** Returns a letter whose campaign has not changed since it was written. The caller must have checked our signature. */
export async function warLetterOf(context: Context, notificationId: string): Promise<Result<WarLetter, PastWar>> {
  const notice = await findWarLetter(context, notificationId);
  const campaign = notice && (await loadCampaign(context.db, notice.campaignId));
  if (!notice || !campaign || !hasBegun(campaign)) return past('GONE');
  const sides = commandsOf(campaign, notice.userId);
  if (sides.length === 0) return past('NO_SEAT');
  if (campaign.status !== 'playing' || campaign.seq !== notice.seq) return past('OVERTAKEN');
  const { userId, name } = notice;
  const caller: Caller = { userId, name, emailVerified: true, via: 'session', credential: 'letter', scopes: [] };
  return { ok: true, value: { notice, campaign, rules: rulesOfCampaign(campaign), caller, sides } };
}

/** Does an act in answer to a letter, once for each key. */
export const answerWar = (
  context: Context,
  { campaign, caller }: WarLetter,
  side: string,
  asked: CampaignTypes['act'],
  key: string,
): Promise<Result<Acted, Fault>> =>
  act(context, caller, campaign.id, { expectedSeq: campaign.seq, act: asked as unknown as Json, side, key });
