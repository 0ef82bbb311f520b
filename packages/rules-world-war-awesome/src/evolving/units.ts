/** What units do and suffer (THE-RULES "Set-up and rounds", "Moving", "Deployed, loaded, overheating, disabling, dual"). */
import type { UnitEvent } from '../events.ts';
import { unitOf } from '../state/board.ts';
import { counted, withTank, withUnit } from '../state/changes.ts';
import type { War } from '../state.ts';

type Of<Type extends UnitEvent['type']> = Extract<UnitEvent, { readonly type: Type }>;

export function evolveUnit(war: War, event: UnitEvent): War {
  switch (event.type) {
    case 'activated':
      return activated(war, event);
    case 'acted':
      return { ...war, landed: null };
    case 'moved':
      return withUnit(war, event.unit, (unit) => ({
        ...unit,
        at: event.to,
        // WWA-089: "A thrown deployed unit becomes undeployed"
        deployed: event.how === 'thrown' ? null : unit.deployed,
      }));
    case 'loaded':
      return withUnit(war, event.unit, (unit) => ({ ...unit, loaded: true }));
    case 'deployed':
      return withUnit(war, event.unit, (unit) => ({ ...unit, deployed: event.dir }));
    case 'connected':
      return connected(war, event);
    case 'disconnected': {
      const devices = war.devices.filter(({ id }) => id !== event.presence);
      return withUnit({ ...war, devices }, event.unit, (unit) => ({ ...unit, connected: null }));
    }
    case 'marked':
      return withTank(war, event.tank, (tank) => ({ ...tank, marks: [...tank.marks, event.core].sort() }));
    case 'disabled':
      return withUnit(war, event.unit, (unit) => ({ ...unit, disabled: Math.max(unit.disabled ?? 0, event.until) }));
    case 'hurt':
      return withUnit(war, event.unit, (unit) => ({ ...unit, hpLost: unit.hpLost + event.hits }));
    case 'removed':
      return removed(war, event);
  }
}

/** WWA-018: "It removes the unit's action token even if everything failed". WWA-017: an activation resets the count of passes. */
function activated(war: War, { unit: id, move }: Of<'activated'>): War {
  const landed = move?.mode === 'jet' ? id : null;
  return withUnit({ ...war, passes: 0, taken: war.taken + 1, landed }, id, (unit) => ({ ...unit, token: false }));
}

function connected(war: War, { unit: id, presence }: Of<'connected'>): War {
  const linked = counted({ ...war, devices: [...war.devices, presence] }, presence.id);
  return withUnit(linked, id, (unit) => ({ ...unit, connected: presence.id }));
}

/** WWA-057: "Removed units go to the owner's dead pile". */
function removed(war: War, { unit: id }: Of<'removed'>): War {
  const unit = unitOf(war, id);
  if (unit === null) return war;
  const player = war.players[unit.owner];
  return {
    ...war,
    units: war.units.filter((one) => one.id !== id),
    players: { ...war.players, [unit.owner]: { ...player, dead: [...player.dead, unit.design] } },
  };
}
