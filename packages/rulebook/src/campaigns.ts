import { awwLegacy } from '@fieldpost/campaign-animal-world-war';
import type { AnyCampaign } from '@fieldpost/engine';
import { nameOf } from './index.ts';

/** Every campaign that may be fought or was ever fought. A new edition is added; none is ever taken away. */
const CAMPAIGNS: readonly AnyCampaign[] = [awwLegacy as unknown as AnyCampaign];

/** The campaign of a name such as "aww-legacy@1"; null where none is registered. */
export function campaignOf(name: string): AnyCampaign | null {
  return CAMPAIGNS.find(({ ref }) => nameOf(ref) === name) ?? null;
}

/** Every registered campaign. */
export function allCampaigns(): readonly AnyCampaign[] {
  return CAMPAIGNS;
}
