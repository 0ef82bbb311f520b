/** What a finished match hands on to a league: who won, how, and what it cost. */
import type { Ending, Places } from '@fieldpost/engine';
import { SEATS } from './catalogue/sides.ts';
import type { Seat, State } from './state.ts';

export type Report = {
  readonly reason: string;
  readonly rounds: number;
  readonly map: string;
  readonly places: Places<Seat>;
  readonly sides: readonly {
    readonly side: Seat;
    readonly army: string;
    readonly lost: number;
    readonly standing: number;
    readonly tankDestroyed: boolean;
  }[];
};

export function reportOf({ war }: State, { outcome }: Ending<Seat>): Report {
  const sides = SEATS.map((side) => ({
    side,
    army: war.players[side].army,
    lost: war.players[side].dead.length,
    standing: war.units.filter(({ owner }) => owner === side).length,
    tankDestroyed: war.tanks[side]?.destroyed ?? false,
  }));
  return { reason: outcome.reason, rounds: war.round, map: war.map.id, places: outcome.places, sides };
}
