/** A side's stock, what it may keep, and its limits. */
import type { Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { citiesHeld, limitOf, peopleOnMap, unitsOf, type War, yieldOf } from '@fieldpost/rules-mass-warfare/table';

export type Purse = {
  readonly metal: number;
  readonly oil: number;
  readonly units: number;
  /** MW-110: of this turn, or before step 14 what it would be now. */
  readonly limit: number;
  /** The smaller of the two. */
  readonly by: 'food' | 'people' | 'both';
  readonly food: number;
  readonly people: number;
  /** The next income in the present position. */
  readonly income: { readonly metal: number; readonly oil: number };
  readonly cities: number;
  /** Printed population held, and the share of the map's in per cent. */
  readonly population: number;
  readonly share: number;
};

export function purseOf(war: War, side: Side): Purse {
  const { metal = 0, oil = 0 } = war.players[side] ?? {};
  const now = yieldOf(war, side);
  // the limit stands from step 14 to the end of the turn (D-47); before it, what is known is what it would be
  const supply = war.step > 13 ? (war.supply[side] ?? now) : now;
  const { count, people } = citiesHeld(war, side);
  return {
    metal,
    oil,
    units: unitsOf(war, side),
    limit: limitOf(supply),
    by: supply.food === supply.people ? 'both' : supply.food < supply.people ? 'food' : 'people',
    food: supply.food,
    people: supply.people,
    income: { metal: now.metal, oil: now.oil },
    cities: count,
    population: people,
    share: Math.floor((100 * people) / Math.max(1, peopleOnMap(war))),
  };
}

const LIMITED = { food: 'limited by food', people: 'limited by people', both: 'limited by food and people' } as const;

/** "limited by food" in words for the purse. */
export const limitedBy = ({ by }: Purse): string => LIMITED[by];
