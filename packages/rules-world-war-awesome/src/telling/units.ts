import { ATTACKS } from '../catalogue/attacks.ts';
import type { UnitEvent } from '../events.ts';
import { directionName, type Names, nameOf, placeText } from './names.ts';

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

export function tellUnit(event: UnitEvent, names: Names): string {
  const who = names.unit(event.unit);
  switch (event.type) {
    case 'activated':
      return `${nameOf(event.side)}: ${who} acts.`;
    case 'acted':
      return event.action === null
        ? `${nameOf(event.side)}: ${who} ends.`
        : `${nameOf(event.side)}: ${who} acts where it came down.`;
    case 'moved':
      return `${who} ${WAYS[event.how]} ${placeText(event.to)}.`;
    case 'loaded':
      return `${who} loads ${ATTACKS[event.attack].title}.`;
    case 'deployed':
      return event.dir === null
        ? `${who} is no longer deployed.`
        : `${who} deploys toward the ${directionName(event.dir)}.`;
    case 'connected':
      return `${who} connects to ${event.presence.region}.`;
    case 'disconnected':
      return `${who} is disconnected.`;
    case 'marked':
      return `${who} sabotages core ${event.core} of ${nameOf(event.tank)}’s Superpanzer.`;
    case 'disabled':
      return `${who} is disabled to the end of round ${event.until}.`;
    case 'hurt':
      return `${who} is hit ${event.hits === 1 ? 'once' : `${event.hits} times`}.`;
    case 'removed':
      return `${who} ${DEATHS[event.why]}.`;
  }
}
