/** The war around a match that is one of its battles (LC-137). */
import type { Atlas, BattleFrame, Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { findCampaign } from './reading.ts';
import { hasBegun, rulesOfCampaign } from './stored.ts';

export type BattleFramed = BattleFrame & {
  readonly campaign: { readonly id: string; readonly title: string };
  /** The words of the campaign's texts: sides, people, places, medals and upgrades. */
  readonly atlas: Pick<Atlas, 'sides' | 'people' | 'words'> & {
    readonly game: string;
    readonly places: Record<string, string>;
  };
};

/** The campaign that follows a match's end; null if none. */
function campaignIn(followedBy: string | null): string | null {
  const [kind, id = null] = (followedBy ?? '').split(':');
  return kind === 'campaign' ? id : null;
}

/** What its campaign says of a battle. Fault: NOT_FOUND, also of a match that is none and of a war that is not for the caller. */
export async function battleFrame(
  context: Context,
  caller: Caller | null,
  matchId: string,
): Promise<Result<BattleFramed, Fault>> {
  const found = await findMatch(context, caller, matchId);
  const id = found.ok ? campaignIn(found.value.match.followedBy) : null;
  const war = id === null ? null : await findCampaign(context, caller, id);
  const none: Result<BattleFramed, Fault> = { ok: false, fault: fault('NOT_FOUND') };
  if (!war?.ok || !hasBegun(war.value)) return none;
  const rules = rulesOfCampaign(war.value);
  const frame = rules.frame(war.value.course, matchId);
  if (frame === null) return none;
  const { sides, people, words } = rules.atlas;
  const places = Object.fromEntries(rules.atlas.places.map((place) => [place.id, place.name]));
  const campaign = { id: war.value.id, title: war.value.title };
  return {
    ok: true,
    value: { ...frame, campaign, atlas: { game: rules.battles.ref.id, sides, people, words, places } },
  };
}
