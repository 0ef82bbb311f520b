/** What a finished war hands on to a league: who came where, and what each held at the end. */
import type { Ending, Places } from '@fieldpost/engine';
import { unitsOf } from './economy/supply.ts';
import type { Side, State } from './state.ts';
import { citiesHeld } from './turn/ranking.ts';

export type Report = {
  readonly reason: string;
  readonly turns: number;
  readonly map: string;
  readonly places: Places<Side>;
  readonly holdings: readonly {
    readonly side: Side;
    readonly people: number;
    readonly cities: number;
    readonly units: number;
    readonly metal: number;
    readonly oil: number;
    /** The turn in which the side left; null: it was there to the end. */
    readonly leftIn: number | null;
  }[];
};

export function reportOf({ war }: State, { outcome }: Ending<Side>): Report {
  const holdings = war.sides.map((side) => {
    const { people, count: cities } = citiesHeld(war, side);
    const { metal = 0, oil = 0, left = null } = war.players[side] ?? {};
    return { side, people, cities, units: unitsOf(war, side), metal, oil, leftIn: left?.turn ?? null };
  });
  return { reason: outcome.reason, turns: war.turn, map: war.map.id, places: outcome.places, holdings };
}
