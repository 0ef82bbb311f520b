/** Filing of standing orders (THE-RULES "Playing by post"): never a step, possible at any time, refused like any other command. */
import type { Refusal } from '@fieldpost/engine';
import { identityOf, readIdentity, unitId } from '../board/identity.ts';
import type { Command, PlanCommand, SetRetreatOrdersCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { refusesPlacing } from '../rules/placing.ts';
import type { Side, State } from '../state.ts';
import { otherSide } from '../state.ts';
import type { StandingOrders } from './standing-orders.ts';

/** The standing orders once the command is accepted, or null: an ordinary command. */
export function filed(command: Command, orders: StandingOrders, view: State, side: Side): StandingOrders | null {
  if (command.type === 'setRetreatOrders') return { ...orders, retreat: command.orders };
  if (command.type !== 'plan') return null;
  if (command.placements.length === 0) return { ...orders, placement: null };
  // CA-077: "`stopAfter` counts enemy units laid from its filing"
  const stopAt = command.stopAfter === null ? null : command.stopAfter + laidBy(view, otherSide(side));
  return { ...orders, placement: { placements: command.placements, stopAt } };
}

/** How many units a side has on the board. */
export function laidBy(view: State, side: Side): number {
  return view.units.filter((unit) => unit.at !== null && identityOf(unit.id).side === side).length;
}

export function refusesFiling(view: State, side: Side, command: PlanCommand | SetRetreatOrdersCommand): Refusal | null {
  return command.type === 'plan' ? refusesPlan(view, side, command) : refusesRetreatOrders(side, command);
}

/** CA-077: "A plan may cover part of what remains"; every entry must be possible now, no unit and no square twice. */
function refusesPlan(view: State, side: Side, command: PlanCommand): Refusal | null {
  if (view.phase !== 'place') return refuse('WRONG_PHASE', 'CA-021');
  const faults = command.placements.map(({ type, index, square }) =>
    refusesPlacing(view, side, unitId(side, type, index), square),
  );
  const unknown = faults.find((fault) => fault?.code === 'UNKNOWN_UNIT');
  if (unknown !== undefined) return unknown;
  const units = new Set(command.placements.map(({ type, index }) => `${type} ${index}`));
  const squares = new Set(command.placements.map(({ square }) => square));
  const twice = units.size < command.placements.length || squares.size < command.placements.length;
  if (twice) return refuse('ORDERS_INVALID', 'CA-077');
  return firstInList(faults);
}

const PLAN_FAULTS = ['ALREADY_PLACED', 'OFF_BOARD', 'ZONE', 'OCCUPIED'];

/** F: "If several apply, the first of this list is returned." */
function firstInList(faults: readonly (Refusal | null)[]): Refusal | null {
  for (const code of PLAN_FAULTS) {
    const fault = faults.find((one) => one?.code === code);
    if (fault !== undefined) return fault;
  }
  return null;
}

function refusesRetreatOrders(side: Side, command: SetRetreatOrdersCommand): Refusal | null {
  const ids = Object.keys(command.orders.units);
  return ids.some((id) => readIdentity(id)?.side !== side) ? refuse('NOT_OWNER', null) : null;
}
