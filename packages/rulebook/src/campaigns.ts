import type { AnyCampaign } from '@fieldpost/engine';
import { games, nameOf } from './index.ts';

const CAMPAIGNS: readonly AnyCampaign[] = games().flatMap(({ campaigns }) => campaigns);

/** The campaign of a name ("id@edition"); null where none is registered. */
export function campaignOf(name: string): AnyCampaign | null {
  return CAMPAIGNS.find(({ ref }) => nameOf(ref) === name) ?? null;
}

/** Every registered campaign. LC-003: WWI Combined Arms has none; its CAMPAIGN is one larger battle, a scenario. */
export function allCampaigns(): readonly AnyCampaign[] {
  return CAMPAIGNS;
}
