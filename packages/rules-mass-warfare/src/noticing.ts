/** What one viewer may know of an event (E), and which events teach something that no draw shows. */
import type { Event, Notice } from './events.ts';
import { type Seen, sideSeeing } from './view.ts';

/** Null: the viewer notices nothing. Only the owner sees plans and dropped orders. */
export function noticeOf(event: Event, viewer: Seen): Notice | null {
  switch (event.type) {
    case 'readied':
      return event.side === sideSeeing(viewer) ? event : null;
    case 'closed':
      return event.side === sideSeeing(viewer) && (event.passed || event.dropped.length > 0) ? event : null;
    case 'opened':
      return event.asks ? event : null;
    default:
      return event;
  }
}

/** MW-173: with the end of a window what was done in it can no longer be taken back. Dice seal on their own. */
export function reveals(event: Event): boolean {
  return (
    (event.type === 'opened' && event.fresh && event.asks) || event.type === 'turnBegan' || event.type === 'warEnded'
  );
}
