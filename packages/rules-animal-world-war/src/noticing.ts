/** What one viewer may know of an event (THE-RULES "Who sees what"), and which events teach something that no draw shows. */
import { PURPOSES } from './events/attacks.ts';
import type { Event, Notice } from './events.ts';
import type { Empire } from './state.ts';
import { empireOf, type Seen } from './view.ts';

/** Null: nothing at all. */
export function noticeOf(event: Event, viewer: Seen): Notice | null {
  const empire = empireOf(viewer);
  switch (event.type) {
    case 'tacticBrought':
    case 'tacticKept':
    case 'tacticArmed':
    case 'playerDone':
      // THE-RULES "Who sees what": "Own tactic before use, armed tactic", "done flags": not for the enemy
      return event.empire === empire ? event : null;
    case 'dealt':
      return event.secret && event.empire !== empire ? { ...event, soldiers: null } : event;
    case 'picked':
      // AWW-012: "the enemy sees only that a pick was made"
      return event.secret && event.empire !== empire ? { ...event, soldier: null, controller: null } : event;
    case 'hitAssigned':
    case 'answered':
      return answerViewFor(event, empire);
    case 'asked':
      return { type: 'asked', question: event.question };
    default:
      return event;
  }
}

type Answer = Extract<Event, { readonly type: 'hitAssigned' | 'answered' }>;

/** THE-RULES "Who sees what": "Standing preferences": whether they gave an answer is their owner's alone to know. */
function answerViewFor(event: Answer, empire: Empire | null): Notice {
  return event.by === 'only' || event.empire === empire ? event : { ...event, by: 'owner' };
}

/** Dice and answers seal on their own; a keeping or a kept secret shows its author nothing. */
export function reveals(event: Event): boolean {
  return event.type === 'asked' || event.type === 'deployed' || event.type === 'turnEnded';
}

const OPEN_DRAWS: readonly string[] = [...PURPOSES, 'objective', 'drawing player'];

/** THE-RULES "Who sees what": cards of a hand and of a squad are their Empire's alone; dice, tiles and the objective lie on the table. */
export function drawsOpenly(purpose: string): boolean {
  return OPEN_DRAWS.includes(purpose) || purpose.startsWith('tile ');
}
