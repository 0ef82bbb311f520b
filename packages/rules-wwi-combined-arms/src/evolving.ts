/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { Event } from './events.ts';
import { evolveArmiesOpened, evolveArmyCommitted } from './rules/army.ts';
import { evolveAttacked, evolveDestroyed, evolveRetreatForced } from './rules/attacking.ts';
import { evolveTurnEnded } from './rules/ending-turn.ts';
import { evolvePromoted } from './rules/experience.ts';
import { evolveMoved } from './rules/moving.ts';
import { evolvePlaced } from './rules/placing.ts';
import { evolveReinforced } from './rules/reinforcing.ts';
import { evolveRetreated } from './rules/retreating.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'moved':
      return evolveMoved(state, event);
    case 'attacked':
      return evolveAttacked(state, event);
    case 'retreatForced':
      return evolveRetreatForced(state, event);
    case 'retreated':
      return evolveRetreated(state, event);
    case 'destroyed':
      return evolveDestroyed(state, event);
    case 'promoted':
      return evolvePromoted(state, event);
    case 'turnEnded':
      return evolveTurnEnded(state);
    case 'reinforced':
      return evolveReinforced(state, event);
    case 'placed':
      return evolvePlaced(state, event);
    case 'armyCommitted':
      return evolveArmyCommitted(state, event);
    case 'armiesOpened':
      return evolveArmiesOpened(state, event);
    case 'finished':
      return { ...state, phase: 'over', retreating: null, reinforcing: false, outcome: event.outcome };
  }
}
