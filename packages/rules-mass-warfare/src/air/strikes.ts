/** Steps 5 and 6: strikes and return fire (MW-066, MW-068 to MW-070). */
import { UNITS } from '../catalogue/units.ts';
import { attackHex, attackUnit } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { inOrder, isGround, unitOf } from '../state/board.ts';
import type { Sortie, War } from '../state.ts';

/** MW-068: "initiative order of attackers, then order of declaration" */
function strikeOrder(war: War): readonly Sortie[] {
  return inOrder(war).flatMap((side) => war.sorties.filter(({ plane }) => plane.startsWith(`${side}-`)));
}

export function strikeAll(play: Play): void {
  for (const { plane: id, aim } of strikeOrder(warOf(play))) {
    const war = warOf(play);
    const plane = unitOf(war, id);
    if (plane === null) continue;
    if (typeof aim === 'number') {
      attackHex(play, 'strike', plane, aim);
      continue;
    }
    const target = unitOf(war, aim);
    // "If the target no longer exists the sortie has no effect (no retarget)."
    if (target === null) happen(play, { type: 'missed', unit: id });
    else attackUnit(play, 'strike', plane, target, UNITS[plane.type].attack);
  }
}

/** MW-070: one die at each living fighter that attacked it, from a surviving ground unit that is no Artillery; ships do not. */
export function returnFire(play: Play): void {
  for (const { plane: id, aim } of strikeOrder(warOf(play))) {
    const war = warOf(play);
    const fighter = unitOf(war, id);
    const shooter = typeof aim === 'number' ? null : unitOf(war, aim);
    if (fighter?.type !== 'ftr' || shooter === null || !isGround(shooter) || shooter.type === 'art') continue;
    attackUnit(play, 'smallArms', shooter, fighter, 1);
  }
}
