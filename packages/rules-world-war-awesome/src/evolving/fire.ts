/** Shots, hits on solids, charges, throws (THE-RULES "Ranged attacks" to "Melee"). */
import { ATTACKS } from '../catalogue/attacks.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import type { FireEvent } from '../events.ts';
import { terrainAt } from '../geometry/grid.ts';
import { cellOfHex } from '../state/board.ts';
import { counted, withTank, withUnit } from '../state/changes.ts';
import type { Hex, War } from '../state.ts';

type Of<Type extends FireEvent['type']> = Extract<FireEvent, { readonly type: Type }>;

export function evolveFire(war: War, event: FireEvent): War {
  switch (event.type) {
    case 'fired':
      return fired(war, event);
    case 'rolled':
      return event.die === 'scatter' || event.effect === 'reroll'
        ? war
        : { ...war, lastThrow: event.effect === 'hit' || event.effect === 'disable' ? 'hit' : 'miss' };
    case 'impact':
      return impact(war, event);
    case 'chargeLaid':
      return counted({ ...war, charges: [...war.charges, event.charge] }, event.charge.id);
    case 'chargeLeft': {
      const { charge: id, at } = event;
      return { ...war, charges: war.charges.map((one) => (one.id === id ? { ...one, at, on: null } : one)) };
    }
    case 'exploded':
      return { ...war, charges: war.charges.filter(({ id }) => id !== event.charge) };
    case 'asked':
      return { ...war, phase: 'decision', seat: event.decision.chooser, decision: event.decision };
    case 'threw':
      return { ...war, decision: null };
    case 'hexHit':
      return war;
  }
}

/** WWA-065: "using it removes the token". WWA-066: heat stays on that attack of that unit, mount or gun. */
function fired(war: War, { side, unit: id, attack, mount }: Of<'fired'>): War {
  const flags: readonly string[] = ATTACKS[attack].flags;
  const heat = flags.includes('heat') ? { [mount?.id ?? attack]: war.round } : {};
  if (mount !== null || id === null)
    return withTank(war, mount?.tank ?? side, (tank) => ({ ...tank, heat: { ...tank.heat, ...heat } }));
  return withUnit(war, id, (unit) => ({
    ...unit,
    heat: { ...unit.heat, ...heat },
    loaded: unit.loaded && !flags.includes('load'),
  }));
}

/** WWA-071: "walls become rubble, low walls clear ground, emitters drop their shields for good". */
function impact(war: War, { solid, points, destroyed }: Of<'impact'>): War {
  if ('hex' in solid) return impactOnGround(war, solid.hex, points, destroyed);
  if ('unit' in solid) return withUnit(war, solid.unit, (unit) => ({ ...unit, impactLost: unit.impactLost + points }));
  return withTank(war, solid.tank, (tank) => ({
    ...tank,
    damage: { ...tank.damage, [solid.id]: (tank.damage[solid.id] ?? 0) + points },
  }));
}

function impactOnGround(war: War, hex: Hex, points: number, destroyed: boolean): War {
  const cell = cellOfHex(hex);
  const sign = terrainAt(war.ground, cell);
  if (sign === null) return war;
  const { [cell]: before = 0, ...others } = war.damage;
  if (!destroyed) return { ...war, damage: { ...others, [cell]: before + points } };
  return { ...war, damage: others, ground: withSign(war.ground, cell, TERRAIN[sign].becomes ?? sign) };
}

export function withSign(ground: string, cell: number, sign: string): string {
  return `${ground.slice(0, cell)}${sign}${ground.slice(cell + 1)}`;
}
