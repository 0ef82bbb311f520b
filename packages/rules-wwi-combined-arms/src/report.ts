/** What a finished battle hands on to a campaign or a league. */
import type { Ending } from '@fieldpost/engine';
import type { Side, State } from './state.ts';
import { otherSide } from './state.ts';
import { type BoardUnit, unitsOf } from './view.ts';

export type UnitReport = Pick<BoardUnit, 'id' | 'side' | 'type' | 'elite' | 'kills'> & { readonly survived: boolean };

export type Report = {
  readonly winner: Side | null;
  readonly by: string;
  readonly reason: string;
  /** Turns begun by each side. */
  readonly turns: { readonly south: number; readonly north: number };
  readonly units: readonly UnitReport[];
  /** Who placed and moved first (CA-022). */
  readonly first: Side;
  /** CA-022: who is first in a rematch, by the side they had in this match: the loser; after a draw, who was second. */
  readonly firstInRematch: Side;
};

export function reportOf(state: State, ending: Ending<Side>): Report {
  const { reason, places } = ending.outcome;
  const leaders = places.filter(({ place }) => place === 1);
  const winner = leaders.length === 1 ? (leaders[0]?.side ?? null) : null;
  const units = unitsOf(state).map(({ id, side, type, elite, kills, standing }): UnitReport => {
    return { id, side, type, elite, kills, survived: standing !== 'fallen' };
  });
  const firstInRematch = otherSide(winner ?? state.first);
  return { winner, by: ending.by, reason, turns: state.turns, units, first: state.first, firstInRematch };
}
