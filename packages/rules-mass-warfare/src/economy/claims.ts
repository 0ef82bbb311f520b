/** Step 18: claim territory (MW-130, MW-131). */
import { seatNumber, sideOf } from '../catalogue/sides.ts';
import { placeOf, planesAt } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { armyOf, groundIn, inOrder, isCarried } from '../state/board.ts';
import type { Unit } from '../state.ts';

/** MW-130: "an Infantry or Mechanized Inf. (not carried)". They never stand on water, which nobody controls. */
function mayClaim(unit: Unit): boolean {
  return (unit.type === 'inf' || unit.type === 'mech') && !isCarried(unit);
}

export function claimAll(play: Play): void {
  for (const side of inOrder(warOf(play)))
    for (const unit of armyOf(warOf(play), side)) {
      const war = warOf(play);
      if (!mayClaim(unit) || war.control[unit.at] === seatNumber(side)) continue;
      const from = sideOf(war.control[unit.at] ?? 0);
      // MW-131: "Planes of another player at an airfield that changes hands are destroyed"
      const lost = planesAt(war, unit.at).flatMap(({ id, owner }) => (owner === side ? [] : [id]));
      const { gives, value } = groundIn(war).facts[unit.at] ?? { gives: 'nothing', value: 0 };
      const people = gives === 'people' ? value : 0;
      happen(play, { type: 'claimed', side, from, at: unit.at, place: placeOf(war, unit.at), lost, people });
    }
}
