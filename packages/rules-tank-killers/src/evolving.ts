/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. Phases follow the machine of A.3. */
import type { Event } from './events.ts';
import { evolveAttackEnded, evolveAttacker, evolveCleanedUp, evolveTargeted } from './evolving/attack.ts';
import { evolveDeckCommitted, evolveDecksOpened } from './evolving/decks.ts';
import { evolveFormation, evolveLost, evolveTurnedUp, evolveWithdrew } from './evolving/formation.ts';
import { evolveDiscarded, evolveDiscardShuffled, evolveDrew } from './evolving/hands.ts';
import { opened, withForce } from './evolving/parts.ts';
import { evolvePassed, evolvePlayed, evolveSettled } from './evolving/windows.ts';
import { otherSide, type Side, type State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'drew':
      return evolveDrew(state, event);
    case 'passed':
      return opened(state, evolvePassed(state.open, event));
    case 'played':
      return evolvePlayed(state, event);
    case 'settled':
      return opened(state, evolveSettled(state.open, event));
    case 'cameUp':
    case 'attacksAgain':
      return evolveAttacker(state, event);
    case 'turnedUp':
      return evolveTurnedUp(state, event);
    case 'targeted':
      return opened(state, evolveTargeted(state.open, event));
    case 'withdrew':
      return opened(state, evolveWithdrew(state.open, event));
    case 'resolved':
      return opened(state, { phase: 'finish', awaited: state.open.active, passes: 0 });
    case 'lost':
      return opened(state, evolveLost(state.open, event));
    case 'attackEnded':
      return opened(state, evolveAttackEnded(state.open, event));
    case 'turnBegan':
      return evolveTurnBegan(state, event.side, event.turn);
    case 'turnEnded':
      return evolveTurnEnded(state, event.side);
    case 'discarded':
      return evolveDiscarded(state, event);
    case 'discardShuffled':
      return evolveDiscardShuffled(state);
    case 'cleanedUp':
      return opened(state, evolveCleanedUp(state.open, event));
    case 'recovered':
    case 'ranOut':
    case 'reserveShuffled':
      return evolveFormation(state, event);
    case 'exchanged':
      return opened(state, { exchanges: event.count });
    case 'deckCommitted':
      return evolveDeckCommitted(state, event);
    case 'decksOpened':
      return evolveDecksOpened(state, event);
    case 'firstChosen':
      return opened(state, { first: event.side, active: event.side });
    case 'finished':
      return opened(state, { phase: 'over', outcome: event.outcome, contest: null, freeAction: null, passes: 0 });
  }
}

function evolveTurnBegan(state: State, side: Side, turn: number): State {
  const forces = withForce(state.open.forces, side, { turns: turn });
  return opened(state, { phase: 'maneuver', active: side, awaited: side, forces, attack: null, interrupted: false });
}

/** TDC-020: what attacked in this turn is what attacked in its owner's last turn from now on. */
function evolveTurnEnded(state: State, side: Side): State {
  const table = state.open.forces[side].table.map((card) =>
    card.attacked === 'thisTurn' ? ({ ...card, attacked: 'lastTurn' } as const) : card,
  );
  const forces = withForce(state.open.forces, side, { table });
  return opened(state, { forces, awaited: otherSide(side), freeAction: null });
}
