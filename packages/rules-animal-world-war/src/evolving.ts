/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { Event } from './events.ts';
import { evolveAttack } from './evolving/attacks.ts';
import { evolveDeed } from './evolving/deeds.ts';
import { evolveTurn } from './evolving/turns.ts';
import { evolveSetUp } from './set-up/evolving.ts';
import type { State } from './state.ts';
import { evolveTactic } from './tactics/evolving.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'tacticBrought':
    case 'tacticKept':
    case 'dealt':
    case 'picked':
    case 'phaseStarted':
    case 'placed':
    case 'vipNamed':
    case 'deploymentLocked':
    case 'deployed':
      return evolveSetUp(state, event);
    case 'turnStarted':
    case 'turnEnded':
    case 'roundEnded':
    case 'held':
    case 'acted':
    case 'granted':
    case 'playerDone':
    case 'handedOver':
    case 'commandTransferred':
    case 'markedAbsent':
    case 'battleEnded':
      return evolveTurn(state, event);
    case 'tacticUsed':
    case 'tacticArmed':
    case 'tacticFired':
    case 'effectStarted':
    case 'effectEnded':
    case 'errand':
    case 'strengthened':
      return evolveTactic(state, event);
    case 'moved':
    case 'charging':
    case 'built':
    case 'repaired':
    case 'healed':
    case 'upgradeUsed':
    case 'revived':
    case 'respawned':
    case 'entered':
    case 'planeMoved':
    case 'itemDropped':
    case 'itemTaken':
    case 'itemPut':
    case 'itemGiven':
    case 'handled':
    case 'itemGone':
    case 'itemMade':
      return evolveDeed(state, event);
    default:
      return evolveAttack(state, event);
  }
}
