/** What a finished battle hands on to a campaign or a league. */
import type { Ending } from '@fieldpost/engine';
import type { UnitId } from './catalogue/formations.ts';
import type { BySide, Counts, Side, State } from './state.ts';

export type ForceReport = {
  readonly list: Counts;
  readonly casualties: readonly UnitId[];
  /** TDC-090: casualties at which it would have lost. */
  readonly breakAt: number;
  readonly turns: number;
  readonly cycles: number;
};

export type Report = {
  readonly winner: Side | null;
  readonly by: string;
  readonly reason: string;
  readonly first: Side;
  /** TDC-082. */
  readonly exchanges: number;
  readonly forces: BySide<ForceReport>;
};

export function reportOf({ open }: State, ending: Ending<Side>): Report {
  const { reason, places } = ending.outcome;
  const leaders = places.filter(({ place }) => place === 1);
  const winner = leaders.length === 1 ? (leaders[0]?.side ?? null) : null;
  const forces = { german: forceReport(open, 'german'), anglo: forceReport(open, 'anglo') };
  return { winner, by: ending.by, reason, first: open.first, exchanges: open.exchanges, forces };
}

function forceReport({ forces }: State['open'], side: Side): ForceReport {
  const { list, casualties, breakAt, turns, cycles } = forces[side];
  return { list, casualties, breakAt, turns, cycles };
}
