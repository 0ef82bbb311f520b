/** What steps 14 to 20 make of a war. */

import { seatNumber } from '../catalogue/sides.ts';
import { BASES, UNITS } from '../catalogue/units.ts';
import type { HomeEvent } from '../events.ts';
import { groundIn } from '../state/board.ts';
import { pay, withArmies, withControl, withNewUnit, withoutUnits } from '../state/changes.ts';
import type { Side, Unit, UnitId, War } from '../state.ts';

type Of<Type extends HomeEvent['type']> = Extract<HomeEvent, { readonly type: Type }>;

export function evolveHome(war: War, event: HomeEvent): War {
  switch (event.type) {
    case 'supplied':
      return { ...war, supply: event.supply };
    case 'earned':
      return earned(war, event);
    case 'built':
      return built(war, event);
    case 'claimed':
      return claimed(war, event);
    case 'based':
      return based(war, event);
    case 'mended':
      return { ...war, repaired: [...war.repaired, event.at] };
    case 'cooled':
      return cooled(war);
  }
}

function earned(war: War, { what, by }: Of<'earned'>): War {
  return Object.entries(by).reduce((now, [side, amount]) => pay(now, side as Side, what, -amount), war);
}

export function newUnit(id: UnitId, type: Unit['type'], owner: Side, at: number): Unit {
  const flags = { moved: false, attacked: false, inAir: false, flakFired: false };
  return { id, type, owner, at, carrier: null, fire: 0, ...flags };
}

/** MW-121, MW-123 */
function built(war: War, { unit, what, at }: Of<'built'>): War {
  const owner = unit.slice(0, 2) as Side;
  const paid = pay(withNewUnit(war, newUnit(unit, what, owner, at)), owner, 'metal', UNITS[what].metal);
  return { ...paid, sitesUsed: [...war.sitesUsed, at], eventful: true };
}

/** MW-130, MW-131 */
function claimed(war: War, { side, at, lost }: Of<'claimed'>): War {
  return { ...withControl(withoutUnits(war, lost), at, seatNumber(side)), eventful: true };
}

function based(war: War, { side, what, at }: Of<'based'>): War {
  const paid = pay(war, side, 'metal', BASES[what].metal);
  return { ...paid, bases: { ...war.bases, [at]: what }, eventful: true };
}

/** MW-150: units and infrastructure lose one counter each; of bridges those that somebody repairs. MW-151: nothing is reinforced. */
function cooled(war: War): War {
  const { terrain } = groundIn(war);
  const fire: Record<number, number> = {};
  for (const [key, counters] of Object.entries(war.fire)) {
    const at = Number(key);
    const stays = terrain[at] === 'BR' && !war.repaired.includes(at);
    if (stays || counters > 1) fire[at] = stays ? counters : counters - 1;
  }
  // MW-164: a turn with an event begins the count again
  const quiet = war.eventful ? 0 : war.quiet + 1;
  return { ...withArmies(war, (unit) => (unit.fire > 0 ? { ...unit, fire: unit.fire - 1 } : unit)), fire, quiet };
}
