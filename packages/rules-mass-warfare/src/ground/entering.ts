/** Who may enter what (MW-053 to MW-055): the ground under every move. */
import { fireAt, groundIn, hasBase, isShip, standingAt } from '../state/board.ts';
import type { HexNo, Unit, War } from '../state.ts';

/** MW-053; a ship also enters the ports of its owner. */
export function mayEnter(war: War, unit: Unit, at: HexNo): boolean {
  const enter = groundIn(war).facts[at]?.enter;
  if (isShip(unit)) return enter === 'ships' || enter === 'ships and ground' || hasBase(war, unit.owner, at, 'port');
  return enter === 'ground' || enter === 'ships and ground' || (enter === 'infantry' && unit.type === 'inf');
}

/** MW-054: "a ground unit may not enter a bridge that has fire counters" */
export function bridgeBurns(war: War, unit: Unit, at: HexNo): boolean {
  return !isShip(unit) && groundIn(war).terrain[at] === 'BR' && fireAt(war, at) > 0;
}

/** MW-021: "it may never enter a hex holding another player's ground or sea unit" */
export function enemyBars(war: War, unit: Unit, at: HexNo): boolean {
  const there = standingAt(war, at);
  return there !== null && there.owner !== unit.owner;
}

/** MW-055: whether a step into or out of this hex ends the move of Tanks and Mechanized Inf. */
export function endsMove(war: War, unit: Unit, at: HexNo): boolean {
  if (unit.type !== 'tank' && unit.type !== 'mech') return false;
  // "Fortification counts whatever its state and owner."
  return groundIn(war).facts[at]?.endsMove === true || war.bases[at] === 'fort';
}
