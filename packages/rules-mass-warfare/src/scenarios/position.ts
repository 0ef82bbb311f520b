/**
 * From the members of a document to parts of a war; each refuses what contradicts the map or itself, with its rule (THE-RULES "Scenario
 * document").
 */
import { type DocumentFault, faultAt, type RuleId } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { RefusalCode } from '../catalogue/refusals.ts';
import { SIDES, seatNumber } from '../catalogue/sides.ts';
import type { Ground, HexNo } from '../field/ground.ts';
import { refuse } from '../refusal.ts';
import { infrastructureAt } from '../state/board.ts';
import type { BySide, Player, Side, War } from '../state.ts';
import type { ScenarioDocument } from './document.ts';

/** Thrown by a part that contradicts itself, and caught where the position is set up. */
export class Contradiction extends Error {
  readonly fault: DocumentFault;
  constructor(code: RefusalCode, rule: RuleId | null, at: string) {
    super(code);
    this.name = 'Contradiction';
    this.fault = faultAt(at, refuse(code, rule));
  }
}

/** `at`: the member at fault, "units[3]". */
export function demand(holds: boolean, code: RefusalCode, rule: RuleId | null, at: string): asserts holds {
  if (!holds) throw new Contradiction(code, rule, at);
}

/** MW-010: "The player controls the zone." MW-130: water is never controlled. */
export function controlOf({ control }: ScenarioDocument, ground: Ground, sides: readonly Side[]): readonly number[] {
  const owners = new Array<number>(ground.hexes.length).fill(0);
  if (control === null) {
    for (const [index, zone] of ground.zones.entries()) for (const at of zone) owners[at] = index + 1;
    return owners;
  }
  for (const side of SIDES)
    for (const [index, hex] of (control[side] ?? []).entries()) {
      const at = ground.indexOf(hex);
      const member = `control.${side}[${index}]`;
      demand(sides.includes(side) && at >= 0 && ground.terrain[at] !== 'WA', 'CONTROL_INVALID', 'MW-130', member);
      demand((owners[at] ?? 0) === 0, 'CONTROL_INVALID', 'MW-166', member);
      owners[at] = seatNumber(side);
    }
  return owners;
}

/** MW-011: one factory each, as printed; MW-140, MW-141: on Barren, one in a hex. */
export function basesIn({ bases }: ScenarioDocument, map: War['map'], ground: Ground): War['bases'] {
  const listed = bases ?? map.seats.map(({ factory }) => ({ hex: factory, base: 'fact' as const }));
  const found: Record<HexNo, (typeof listed)[number]['base']> = {};
  for (const [index, { hex, base }] of listed.entries()) {
    const at = ground.indexOf(hex);
    demand(ground.terrain[at] === 'BA', 'BASES_INVALID', 'MW-140', `bases[${index}]`);
    demand(found[at] === undefined, 'BASES_INVALID', 'MW-141', `bases[${index}]`);
    found[at] = base;
  }
  return found;
}

/** MW-009: 0 to 6 counters, on what may burn. */
export function fireIn({ fire }: ScenarioDocument, war: War, ground: Ground): War['fire'] {
  const found: Record<HexNo, number> = {};
  for (const [index, { hex, counters }] of (fire ?? []).entries()) {
    const at = ground.indexOf(hex);
    demand(counters >= 0 && counters <= CONSTANTS.mostFire, 'FIRE_INVALID', 'MW-009', `fire[${index}]`);
    demand(at >= 0 && infrastructureAt(war, at) !== null, 'FIRE_INVALID', 'MW-061', `fire[${index}]`);
    demand(found[at] === undefined, 'FIRE_INVALID', 'MW-009', `fire[${index}]`);
    if (counters > 0) found[at] = counters;
  }
  return found;
}

export function playersIn({ reserves }: ScenarioDocument, { options, sides }: War): BySide<Player> {
  for (const side of SIDES)
    demand(reserves?.[side] === undefined || sides.includes(side), 'RESERVES_INVALID', 'MW-011', `reserves.${side}`);
  const start = { metal: options.startMetal, oil: options.startOil };
  return Object.fromEntries(sides.map((side) => [side, { ...start, ...reserves?.[side], left: null }]));
}

/** MW-040: an order names everybody once; none is thrown where step 1 is over. */
export function orderIn({ order }: ScenarioDocument, sides: readonly Side[]): readonly Side[] {
  if (order === null) return sides;
  demand(
    order.length === sides.length && sides.every((side) => order.includes(side)),
    'TURN_INVALID',
    'MW-040',
    'order',
  );
  return order;
}
