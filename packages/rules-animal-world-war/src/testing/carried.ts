/** Carry-overs of a campaign for tests (LC-051). */
import type { CarryOver } from '../carry-over.ts';
import { SOLDIER_TYPES, soldierId } from '../catalogue/soldiers.ts';
import type { Empire } from '../state.ts';

/** All twelve of an Empire, with these upgrades. */
function specs(empire: Empire, upgrades: Readonly<Record<string, readonly string[]>>): object {
  const roster = SOLDIER_TYPES.map((type) => {
    const id = soldierId(empire, type);
    const own = upgrades[id] ?? [];
    const rank = own.includes('U02') ? 1 : 0;
    const healthBonus = rank + (own.includes('U08') ? 1 : 0);
    return { soldierId: id, type, rank, healthBonus, grenades: own.includes('U06') ? 2 : 1, upgrades: own };
  });
  return { roster, vehicles: { tank: true, plane: true }, tacticsAvailable: ['T05', 'T16'], squadSize: 4 };
}

/** A battle of a campaign: upgrades by soldier, and what else is to differ. */
export function carried(
  upgrades: Readonly<Record<string, readonly string[]>> = {},
  more: Partial<CarryOver> = {},
): object {
  return {
    campaignId: 'try',
    battleId: 'try/1',
    kind: 'attack',
    cityId: 'c02',
    attacker: 'HERB',
    attackerRole: 'A',
    objective: 'O05',
    layout: 'short',
    special: null,
    empires: { HERB: specs('HERB', upgrades), CARN: specs('CARN', upgrades) },
    ...more,
  };
}

/** The same with a roster of these alone for one Empire. */
export function withRoster(carry: object, empire: Empire, ids: readonly string[], more: object = {}): object {
  const { empires } = carry as CarryOver;
  const roster = empires[empire].roster.filter(({ soldierId: id }) => ids.includes(id));
  const squadSize = Math.min(empires[empire].squadSize, roster.length);
  return { ...carry, empires: { ...empires, [empire]: { ...empires[empire], roster, squadSize, ...more } } };
}
