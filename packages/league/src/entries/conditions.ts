/** CL-031: the conditions for an entry, checked at entry and again at check-in. The answer lists all unmet ones, not only the first. */
import type { RatingTriple } from '../log/events.ts';
import type { Settings } from '../settings/settings.ts';

/** Facts about the person who wants to enter; null if unknown. */
export type Entrant = {
  /** Days since a way of telling delivered; null for never. */
  readonly channelDays: number | null;
  /** Percent of the last 100 turns that were answered; null with fewer than 10 turns. */
  readonly reliability: number | null;
  readonly rating: RatingTriple | null;
  readonly provisional: boolean;
  readonly isMember: boolean;
  readonly isBot: boolean;
  readonly banned: boolean;
  /** Running matches and those that the event would open at once. */
  readonly load: number;
  readonly ownLimit: number;
};
export type Unmet = {
  readonly condition: string;
  readonly asked: string | number;
  readonly have: string | number | null;
};

/** CL-031: maximum unproven entrants for the given number of places, first come. */
export function unprovenPlaces(places: number, { unproven }: Pick<Settings['limits'], 'unproven'>): number {
  return Math.floor((places * unproven) / 100);
}

/** CL-031, CL-032: the conditions that are not met. `unprovenLeft`: places left for those who are unproven. */
export function unmetConditions(who: Entrant, settings: Settings, unprovenLeft: number): readonly Unmet[] {
  return [
    ...standingConditions(who, settings, unprovenLeft),
    ...ratingConditions(who, settings),
    ...loadConditions(who, settings),
  ];
}

function standingConditions(who: Entrant, { entry }: Settings, unprovenLeft: number): readonly Unmet[] {
  const unmet: Unmet[] = [];
  if (who.channelDays === null || who.channelDays > entry.channelDays)
    unmet.push({ condition: 'channel', asked: entry.channelDays, have: who.channelDays });
  if (who.reliability === null && unprovenLeft < 1) unmet.push({ condition: 'unproven', asked: 0, have: 1 });
  if (who.reliability !== null && who.reliability < entry.reliability)
    unmet.push({ condition: 'reliability', asked: entry.reliability, have: who.reliability });
  if (entry.members && !who.isMember) unmet.push({ condition: 'member', asked: 'member', have: 'stranger' });
  if (who.banned) unmet.push({ condition: 'ban', asked: 'none', have: 'ban' });
  // CL-015: computer players enter where they are let in.
  if (who.isBot && entry.bots === 'no') unmet.push({ condition: 'bots', asked: 'no', have: 'bot' });
  if (!who.isBot && entry.bots === 'only') unmet.push({ condition: 'bots', asked: 'only', have: 'person' });
  return unmet;
}

function ratingConditions({ rating, provisional }: Entrant, { entry }: Settings): readonly Unmet[] {
  const unmet: Unmet[] = [];
  if (provisional && !entry.provisional) unmet.push({ condition: 'provisional', asked: 'no', have: 'yes' });
  if (entry.rating === null) return unmet;
  const [least, most] = entry.rating;
  const have = rating?.[0] ?? 1500;
  if (have < least) unmet.push({ condition: 'rating', asked: least, have });
  if (have > most) unmet.push({ condition: 'rating', asked: most, have });
  return unmet;
}

/** CL-031, CL-042: open load at most your own limit and the event's. */
function loadConditions({ load, ownLimit }: Entrant, { limits }: Settings): readonly Unmet[] {
  const asked = Math.min(ownLimit, limits.openMatches);
  return load > asked ? [{ condition: 'load', asked, have: load }] : [];
}
