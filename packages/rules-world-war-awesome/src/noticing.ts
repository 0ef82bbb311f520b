/**
 * What one viewer may know of an event (THE-RULES "Who sees what", WWA-136, WWA-148), and which events teach something that no draw shows.
 */
import type { Event, Notice } from './events.ts';
import { entityOf } from './state/board.ts';
import type { Seat } from './state.ts';
import { type Seen, sideSeeing } from './view.ts';

/** Null: nothing at all. */
export function noticeOf(event: Event, viewer: Seen): Notice | null {
  if (!('side' in event) || event.side === sideSeeing(viewer)) return event;
  return toldToOthers(event);
}

type Sided = Extract<Event, { readonly side: Seat }>;

/**
 * Built for viewers other than `side`: tokens drawn, sealed orders, stored moments, throw directions, and what is under cups are left out.
 */
function toldToOthers(event: Sided): Notice | null {
  switch (event.type) {
    case 'drew':
      return { ...event, token: null };
    case 'ordered':
      return event.sealed ? null : { ...event, order: event.order === null ? null : { ...event.order, moment: null } };
    case 'roundOrdered':
    case 'tokensFell':
    case 'queueLeft':
      return null;
    case 'activated':
    case 'acted':
      return event.action?.type === 'melee' ? { ...event, action: { ...event.action, throwDir: null } } : event;
    case 'deviceUsed': {
      // WWA-130: those under cups are a set, not the order in which somebody named them
      const targets = event.targets.toSorted((one, other) => entityOf(one) - entityOf(other));
      return { ...event, targets, device: event.cup === null ? event.device : null };
    }
    case 'shifted':
      return event.cup === null ? event : { ...event, device: null };
    case 'encrypted':
      return { ...event, cups: null };
    default:
      return event;
  }
}

/** WWA-142: what opens for the other side, and shots without dice, are not to be taken back. Dice seal on their own. */
export function reveals(event: Event): boolean {
  return (
    event.type === 'roundBegan' || event.type === 'opsBegan' || event.type === 'revealed' || event.type === 'matchEnded'
  );
}
