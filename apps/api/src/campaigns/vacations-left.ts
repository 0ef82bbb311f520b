/** How much vacation an Empire may still take (LC-090). */
import type { Vacation } from '../clock/running-clock-form.ts';
import { vacationLeft } from '../clock/vacations.ts';
import type { StoredCampaign } from './stored.ts';

const DAY_MS = 86_400_000;
/** LC-090: "`vacationDays` 14 per Empire in 365 days". */
const YEAR_MS = 365 * DAY_MS;

/** Those that count now: what ended a year ago is given back. */
export function counting(
  { vacations }: Pick<StoredCampaign, 'vacations'>,
  now: Date,
): Pick<StoredCampaign, 'vacations'> {
  const recent = ({ to }: Vacation): boolean => Date.parse(to) > now.getTime() - YEAR_MS;
  return {
    vacations: Object.fromEntries(Object.entries(vacations).map(([side, all]) => [side, all.filter(recent)])),
  };
}

/** Whole days that an Empire may still take. */
export function daysLeft(campaign: Pick<StoredCampaign, 'settings' | 'vacations'>, side: string, now: Date): number {
  return Math.floor(vacationLeft(campaign.settings, counting(campaign, now), side) / DAY_MS);
}
