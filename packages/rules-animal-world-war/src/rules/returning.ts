/** Coming onto the field in the middle of a battle: a Recruit that returns (AWW-141), soldiers out of the reserve (T20). */
import type { Refusal } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import { TACTICS } from '../catalogue/tactics.ts';
import { isEdge } from '../field/geometry.ts';
import { refuse } from '../refusal.ts';
import { type Battle, enemyOf, type Soldier, turnNumber } from '../state.ts';
import { cannotCross, roomOn, targetsOn, tileAt } from './ground.ts';

/** A Recruit that has died and may come back; in a drawn position it may be called dead. */
export function isFallenRecruit({ type, status, died }: Soldier): boolean {
  return type === 'recruit' && died !== null && (status === 'reserve' || status === 'dead');
}

/** T20: held back and not yet on the field. */
export function isHeldBack({ status, died }: Soldier): boolean {
  return status === 'reserve' && died === null;
}

/** AWW-141: "from its Empire's next turn on [...] on a zone tile (room, no wire, not Cannot Cross)" */
export function refusesReturn(battle: Battle, soldier: Soldier, at: Hex): Refusal | null {
  if (!isFallenRecruit(soldier)) return refuse('BAD_TARGET', 'AWW-141');
  const home = battle.zones[soldier.empire].some((tile) => same(tile, at));
  if (!home) return refuse('RANGE', 'AWW-141');
  const early = turnNumber(battle) <= (soldier.died as number);
  return refusesTile(battle, at) ?? (early ? refuse('TOO_EARLY', 'AWW-141') : null);
}

/** T20: "From your round-2 turn each may enter, as its action, on any edge tile outside the enemy zone without enemy units". */
export function refusesEntry(battle: Battle, soldier: Soldier, at: Hex): Refusal | null {
  if (!isHeldBack(soldier)) return refuse('BAD_TARGET', null);
  const enemy = enemyOf(soldier.empire);
  const fits = isEdge(battle.field, at) && !battle.zones[enemy].some((tile) => same(tile, at));
  if (!fits || targetsOn(battle, at, enemy).length > 0) return refuse('RANGE', null);
  return refusesTile(battle, at) ?? (battle.round < FIRST_ROUND ? refuse('TOO_EARLY', null) : null);
}

const { effect } = TACTICS.T20;
const FIRST_ROUND = effect.does === 'reserve' ? effect.fromRound : 1;

function refusesTile(battle: Battle, at: Hex): Refusal | null {
  const tile = tileAt(battle, at);
  if (roomOn(battle, at) < 1) return refuse('FULL', 'AWW-032');
  if (tile?.wire) return refuse('WIRE', 'AWW-031');
  return tile === null || cannotCross(tile) ? refuse('CANNOT_CROSS', 'AWW-031') : null;
}
