/** LC-050: the options of a battle: those of the campaign, and what the carry-over fixes. */
import type { CarryOver } from '@fieldpost/rules-animal-world-war/carry-over';
import { enemyOf } from '../map.ts';
import type { Options } from '../options.ts';

export type BattleOptions = Readonly<Record<string, string | number>>;

/** "`selection: alternating`, `objective`, `roleA` (the Empire whose role is A), `squadHERB`, `squadCARN`, `bailOut`, `flamerBlast`, players and policies". */
export function optionsOfBattle(options: Options, carry: CarryOver): BattleOptions {
  const { bailOut, flamerBlast, playersHERB, playersCARN, teamPolicy, targetPolicy } = options;
  const roleA = carry.attackerRole === 'A' ? carry.attacker : enemyOf(carry.attacker);
  const squads = { squadHERB: carry.empires.HERB.squadSize, squadCARN: carry.empires.CARN.squadSize };
  const shared = { bailOut, flamerBlast, playersHERB, playersCARN, teamPolicy, targetPolicy };
  return { selection: 'alternating', objective: carry.objective, roleA, layout: carry.layout, ...squads, ...shared };
}
