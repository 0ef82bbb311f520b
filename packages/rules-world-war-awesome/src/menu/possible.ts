/** Whether a unit could do anything at all: found without making a list wherever one look is enough (THE-RULES "State machine"). */
import { ATTACKS, type AttackFacts } from '../catalogue/attacks.ts';
import { canStep } from '../moving/reach.ts';
import { standing } from '../shooting/weapons.ts';
import { factsOf, hasSymbol, isDisabled } from '../state/board.ts';
import type { Unit, War } from '../state.ts';
import { canActAt } from './actions.ts';

/** Of a unit with its token: whether it has any legal activation. */
export function canAct(war: War, unit: Unit): boolean {
  if (!unit.token || isDisabled(unit)) return false;
  // it can disconnect, undeploy, deploy, or load
  if (unit.connected !== null || unit.deployed !== null || hasSymbol(unit, 'dep')) return true;
  if (canLoad(unit) || canStep(war, unit)) return true;
  return canActAt(war, standing(unit));
}

function canLoad(unit: Unit): boolean {
  return !unit.loaded && factsOf(unit).attacks.some((id) => (ATTACKS[id] as AttackFacts).flags.includes('load'));
}
