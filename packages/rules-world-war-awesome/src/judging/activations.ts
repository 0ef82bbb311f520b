/** Whether an activation is legal (WWA-018, WWA-047, WWA-146): its unit, its move, and its action from where the move ends. */
import type { Action, Activate, Move } from '../commands.ts';
import { isInside, placeOf } from '../geometry/grid.ts';
import { landingsOf } from '../moving/flying.ts';
import { reachOf } from '../moving/reach.ts';
import { standing } from '../shooting/weapons.ts';
import { factsOf, isDisabled, unitAt, unitOf } from '../state/board.ts';
import type { Seat, Unit, War } from '../state.ts';
import { refusesAction } from './actions.ts';
import { type Fault, first } from './faults.ts';

export function refusesActivation(war: War, seat: Seat, { unit: id, move, action }: Activate): Fault | null {
  const unit = unitOf(war, id);
  const fault = unitFault(unit, seat);
  if (fault !== null || unit === null) return fault ?? ['E_SIDE', 'WWA-016'];
  if (unit.connected !== null)
    return action?.type === 'disconnect' && move === null ? null : ['E_CONNECTED', 'WWA-098'];
  if (move === null && action === null) return ['E_EMPTY', 'WWA-018'];
  // WWA-061: it may move first and deploy then, but the deployed stay
  const stand = { ...standing(unit, move?.to), deployed: unit.deployed };
  return first([
    move === null ? null : refusesMove(war, unit, move, action),
    action === null ? null : refusesAction(war, stand, action),
  ]);
}

/** E_SIDE, E_NO_TOKEN, E_DISABLED. */
function unitFault(unit: Unit | null, seat: Seat): Fault | null {
  if (unit === null || unit.owner !== seat) return ['E_SIDE', 'WWA-016'];
  if (!unit.token) return ['E_NO_TOKEN', 'WWA-016'];
  return isDisabled(unit) ? ['E_DISABLED', 'WWA-068'] : null;
}

function refusesMove(war: War, unit: Unit, move: Move, action: Action | null): Fault | null {
  if (unit.deployed !== null) return ['E_DEPLOYED', 'WWA-047'];
  return move.mode === 'walk' ? refusesWalk(war, unit, move, action) : refusesFlight(war, unit, move);
}

/** WWA-146: "A place that could be reached were no shield up is E_SHIELD; one that holds a unit E_OCCUPIED; any other ... E_PATH". */
function refusesWalk(war: War, unit: Unit, { to }: Move, action: Action | null): Fault | null {
  const place = placeOf(to);
  if (place === placeOf(unit.at)) return action === null ? ['E_EMPTY', 'WWA-018'] : ['E_OCCUPIED', 'WWA-146'];
  if (reachOf(war, unit).has(place)) return null;
  if (place >= 0 && unitAt(war, place) !== null) return ['E_OCCUPIED', 'WWA-146'];
  return reachOf(war, unit, 'down').has(place) ? ['E_SHIELD', 'WWA-044'] : ['E_PATH', 'WWA-146'];
}

/** WWA-090: "only from `ground` or a roof, never inside". WWA-146: "any other number is E_PATH". */
function refusesFlight(war: War, unit: Unit, move: Move): Fault | null {
  if (factsOf(unit).jet === 0) return ['E_ABILITY', 'WWA-090'];
  if (isInside(unit.at.layer)) return ['E_PATH', 'WWA-090'];
  const place = placeOf(move.to);
  const landing = landingsOf(war, unit).find((one) => one.place === place);
  if (landing !== undefined && move.mode === 'jet' && landing.steps.includes(move.steps)) return null;
  const isTaken = place >= 0 && unitAt(war, place) !== null && place !== placeOf(unit.at);
  return isTaken ? ['E_OCCUPIED', 'WWA-091'] : ['E_PATH', 'WWA-146'];
}
