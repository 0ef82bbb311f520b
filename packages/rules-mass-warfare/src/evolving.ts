/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { Event } from './events.ts';
import { evolveAttack } from './evolving/attacks.ts';
import { evolveHome } from './evolving/home.ts';
import { evolveMove } from './evolving/moves.ts';
import { evolveTurn } from './evolving/turns.ts';
import { withDone } from './orders/done.ts';
import type { State, War } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'readied':
      return { ...state, ready: [...state.ready, event.side] };
    case 'closed':
      return state;
    case 'left':
      return { ready: state.ready.filter((one) => one !== event.side), war: evolveTurn(state.war, event) };
    case 'opened':
      // A packet is opened again with the next window
      return { ready: event.fresh ? NOBODY : state.ready, war: evolveTurn(state.war, event) };
    case 'turnBegan':
      return { ready: NOBODY, war: evolveTurn(state.war, event) };
    default:
      return { ...state, war: withDone(evolveWar(state.war, event), event) };
  }
}

const NOBODY: readonly never[] = [];

type PrivateType = 'readied' | 'closed' | 'left' | 'opened' | 'turnBegan';

function evolveWar(war: War, event: Exclude<Event, { readonly type: PrivateType }>): War {
  switch (event.type) {
    case 'initiative':
    case 'placed':
    case 'cleared':
    case 'warEnded':
      return evolveTurn(war, event);
    case 'moved':
    case 'sortied':
    case 'scrambled':
    case 'landed':
    case 'ditched':
      return evolveMove(war, event);
    case 'attacked':
    case 'shelled':
    case 'heldFire':
    case 'faced':
    case 'missed':
      return evolveAttack(war, event);
    default:
      return evolveHome(war, event);
  }
}
