/** What a soldier of this Empire bears (AWW-110). */
import { SOLDIERS, type SoldierType } from '../catalogue/soldiers.ts';
import type { Empire, State } from '../state.ts';
import { specOf } from './upgrades.ts';

/** AWW-017: "every soldier of that Empire (Chef, crews and Recruit included) has +1 health for the whole battle". */
export function healthWithChef({ squads, battle }: State, empire: Empire, soldier: SoldierType): number {
  const chef = squads[empire].picks.some((pick) => pick.soldier === 'chef') ? 1 : 0;
  // LC-052: U02 and U08 are in the bonus
  const bonus = specOf(battle, empire, soldier)?.healthBonus ?? 0;
  return SOLDIERS[soldier].health + chef + bonus;
}
