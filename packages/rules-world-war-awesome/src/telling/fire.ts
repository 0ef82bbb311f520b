import { ATTACKS } from '../catalogue/attacks.ts';
import type { FireEvent } from '../events.ts';
import { directionName, type Names, nameOf, placed, solidText, targetName } from './names.ts';

const EFFECTS = {
  hit: 'a hit',
  miss: 'a miss',
  disable: 'stunned',
  reroll: 'thrown again',
  none: 'it drifts',
} as const;

export function tellFire(event: FireEvent, names: Names): string {
  switch (event.type) {
    case 'fired':
      return fired(event, names);
    case 'rolled':
      return `${event.die} die ${event.roll} (${event.face})${event.unit === null ? '' : ` for ${names.unit(event.unit)}`}: ${EFFECTS[event.effect]}.`;
    case 'hexHit':
      return `${ATTACKS[event.attack].title} bursts ${placed({ layer: event.layer, ...event.hex })}.`;
    case 'impact':
      return `${solidText(event.solid, names)} takes ${event.points}${event.destroyed ? ' and is destroyed' : ''}.`;
    case 'chargeLaid':
      return `A charge is laid ${placed(event.charge.at)}, due in round ${event.charge.due}.`;
    case 'chargeLeft':
      return `A charge stays ${placed(event.at)}.`;
    case 'exploded':
      return `A charge explodes ${placed(event.at)}.`;
    case 'asked':
      return `${nameOf(event.decision.chooser)} chooses where ${names.unit(event.decision.unit)} is thrown.`;
    case 'threw':
      return `${nameOf(event.side)} throws ${names.unit(event.unit)} toward the ${directionName(event.dir)}.`;
  }
}

type Fired = Extract<FireEvent, { readonly type: 'fired' }>;

function fired({ side, unit, attack, mount, target, second }: Fired, names: Names): string {
  const who = unit === null ? 'the Superpanzer' : names.unit(unit);
  const how = mount === null ? ATTACKS[attack].title : `${ATTACKS[attack].title} (${mount.id})`;
  const also = second === null ? '' : ` and ${names.unit(second.unit)}`;
  return `${nameOf(side)}: ${who} fires ${how} at ${targetName(target, names)}${also}.`;
}
