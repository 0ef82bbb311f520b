import type { TankEvent } from '../events.ts';
import { writeHex } from '../notation/places.ts';
import { directionName, nameOf } from './names.ts';

const STOPS = {
  edge: 'the edge of the map',
  ground: 'what stands in its way',
  tank: 'the other Superpanzer',
  support: 'a support tank that cannot be pushed',
} as const;

export function tellTank(event: TankEvent): string {
  switch (event.type) {
    case 'opsBegan':
      return 'The Superpanzers carry out their orders.';
    case 'tankMoved':
      return `The Superpanzer of ${nameOf(event.side)} rolls to ${writeHex(event.anchor)}, heading ${directionName(event.heading)}.`;
    case 'tankStopped':
      return `The Superpanzer of ${nameOf(event.side)} is stopped by ${STOPS[event.why]}.`;
    case 'turretTurned':
      return `The turret of ${nameOf(event.side)} turns.`;
    case 'momentChosen':
      // the shot has its own sentence at its moment, between the steps of the ride
      return `${nameOf(event.side)} chooses moment ${event.moment} for its shot.`;
    case 'shotLost':
      return `${nameOf(event.side)} cannot fire: ${event.why === 'jammed' ? 'fire control is jammed' : 'no moment allows it'}.`;
    case 'opsDone':
      return `The order of ${nameOf(event.side)} is spent.`;
    case 'tankDestroyed':
      return `The Superpanzer of ${nameOf(event.side)} is destroyed${event.why === 'cores' ? ' by its cores' : ''}.`;
  }
}
