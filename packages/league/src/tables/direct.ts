/** CL-102, DE: the direct encounter among those who are equal. */
import { type Card, isPlayed } from './cards.ts';

/** For each entry what it made among its equals, once for each time that it was asked. */
export type Direct = Map<string, number[]>;

/**
 * CL-102: splits a tied set by points in legs among its members, and each part that is still tied again on its own, until nothing changes.
 * Only if all of them have met; in a Swiss a walkover is no meeting (CL-061). Deductions are left out.
 */
export function splitByDirect(tied: readonly Card[], swiss: boolean, notes: Direct): readonly (readonly Card[])[] {
  if (tied.length < 2 || !haveAllMet(tied, swiss)) return [tied];
  const made = new Map(tied.map((card) => [card, pointsAmong(card, tied)]));
  for (const [card, points] of made) notes.set(card.entry.id, [...(notes.get(card.entry.id) ?? []), points]);
  const scores = [...new Set(made.values())].sort((a, b) => b - a);
  if (scores.length === 1) return [tied];
  return scores.flatMap((score) => {
    const part = tied.filter((card) => made.get(card) === score);
    return splitByDirect(part, swiss, notes);
  });
}

function haveAllMet(tied: readonly Card[], swiss: boolean): boolean {
  return tied.every((card) => {
    const met = card.meetings.filter(({ legs }) => !swiss || legs.some((leg) => isPlayed(leg) || leg.q === null));
    const opponents = new Set(met.map(({ opponent }) => opponent));
    return tied.every((other) => other === card || opponents.has(other.entry.id));
  });
}

function pointsAmong(card: Card, tied: readonly Card[]): number {
  const ids = new Set(tied.map(({ entry }) => entry.id));
  const legs = card.meetings.filter(({ opponent }) => ids.has(opponent)).flatMap((meeting) => meeting.legs);
  return legs.reduce((sum, { q }) => sum + (q ?? 0), 0);
}
