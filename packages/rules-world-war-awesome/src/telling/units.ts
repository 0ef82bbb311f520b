import type { UnitEvent } from '../events.ts';
import { writePos } from '../notation/places.ts';

const WAYS = {
  walk: 'walks to',
  jet: 'flies to',
  scatter: 'comes down at',
  flee: 'flees to',
  thrown: 'is thrown to',
  pushed: 'is pushed to',
} as const;

const DEATHS = {
  shot: 'is shot',
  blast: 'is killed by a blast',
  impact: 'is destroyed',
  melee: 'falls hand to hand',
  suicide: 'goes with its own charge',
  feedback: 'is killed by a feedback loop',
  runOver: 'is run over',
  tank: 'is lost with the Superpanzer',
} as const;

export function tellUnit(event: UnitEvent): string {
  switch (event.type) {
    case 'activated':
      return `${event.unit} is activated.`;
    case 'acted':
      return event.action === null ? `${event.unit} ends.` : `${event.unit} acts.`;
    case 'moved':
      return `${event.unit} ${WAYS[event.how]} ${writePos(event.to)}.`;
    case 'loaded':
      return `${event.unit} loads ${event.attack}.`;
    case 'deployed':
      return event.dir === null ? `${event.unit} is no longer deployed.` : `${event.unit} deploys toward ${event.dir}.`;
    case 'connected':
      return `${event.unit} connects to ${event.presence.region}.`;
    case 'disconnected':
      return `${event.unit} is disconnected.`;
    case 'marked':
      return `${event.unit} sabotages core ${event.core} of tank ${event.tank}.`;
    case 'disabled':
      return `${event.unit} is disabled to the end of round ${event.until}.`;
    case 'hurt':
      return `${event.unit} is hit ${event.hits === 1 ? 'once' : `${event.hits} times`}.`;
    case 'removed':
      return `${event.unit} ${DEATHS[event.why]}.`;
  }
}
