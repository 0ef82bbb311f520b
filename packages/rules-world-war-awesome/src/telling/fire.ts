import { ATTACKS } from '../catalogue/attacks.ts';
import type { FireEvent } from '../events.ts';
import { writePos, writeSolid } from '../notation/places.ts';
import { nameOf, targetName } from './names.ts';

const EFFECTS = {
  hit: 'a hit',
  miss: 'a miss',
  disable: 'stunned',
  reroll: 'thrown again',
  none: 'it drifts',
} as const;

export function tellFire(event: FireEvent): string {
  switch (event.type) {
    case 'fired':
      return fired(event);
    case 'rolled':
      return `${event.die} die ${event.roll} (${event.face})${event.unit === null ? '' : ` for ${event.unit}`}: ${EFFECTS[event.effect]}.`;
    case 'hexHit':
      return `${ATTACKS[event.attack].title} bursts at ${writePos({ layer: event.layer, ...event.hex })}.`;
    case 'impact':
      return `${writeSolid(event.solid).slice(1)} takes ${event.points}${event.destroyed ? ' and is destroyed' : ''}.`;
    case 'chargeLaid':
      return `A charge is laid at ${writePos(event.charge.at)}, due in round ${event.charge.due}.`;
    case 'chargeLeft':
      return `Charge ${event.charge} stays at ${writePos(event.at)}.`;
    case 'exploded':
      return `Charge ${event.charge} explodes at ${writePos(event.at)}.`;
    case 'asked':
      return `${nameOf(event.decision.chooser)} chooses where ${event.decision.unit} is thrown.`;
    case 'threw':
      return `${nameOf(event.side)} throws ${event.unit} toward ${event.dir}.`;
  }
}

function fired({ side, unit, attack, mount, target, second }: Extract<FireEvent, { readonly type: 'fired' }>): string {
  const who = unit ?? `The Superpanzer of ${nameOf(side)}`;
  const how = mount === null ? ATTACKS[attack].title : `${ATTACKS[attack].title} (${mount.id})`;
  const also = second === null ? '' : ` and ${second.unit}`;
  return `${who} fires ${how} at ${targetName(target)}${also}.`;
}
