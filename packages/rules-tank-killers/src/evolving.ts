/**
 * The past rebuilt: what each event makes of a state. Total, pure and free of luck. Phases follow the machine of THE-RULES "States of a
 * turn".
 */
import type { Event } from './events.ts';
import { evolveAttackEnded, evolveAttacker, evolveCleanedUp, evolveTargeted } from './evolving/attack.ts';
import { evolveDeckCommitted, evolveDecksOpened } from './evolving/decks.ts';
import { evolveFormation, evolveLost, evolveTurnedUp, evolveWithdrew } from './evolving/formation.ts';
import { evolveDiscarded, evolveDiscardShuffled, evolveDrew } from './evolving/hands.ts';
import { opened, withForce } from './evolving/parts.ts';
import { evolvePassed, evolvePlayed, evolveSettled } from './evolving/windows.ts';
import { otherSide, type Side, type State } from './state.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Evolving = { readonly [Type in Event['type']]: (state: State, event: Of<Type>) => State };

const EVOLVING: Evolving = {
  deckCommitted: evolveDeckCommitted,
  decksOpened: evolveDecksOpened,
  firstChosen: (state, { side }) => opened(state, { first: side, active: side }),
  turnBegan: (state, { side, turn }) => evolveTurnBegan(state, side, turn),
  drew: evolveDrew,
  discardShuffled: evolveDiscardShuffled,
  discarded: evolveDiscarded,
  recovered: evolveFormation,
  cleanedUp: (state, event) => opened(state, evolveCleanedUp(state.open, event)),
  cameUp: evolveAttacker,
  attacksAgain: evolveAttacker,
  turnedUp: evolveTurnedUp,
  targeted: (state, event) => opened(state, evolveTargeted(state.open, event)),
  withdrew: (state, event) => opened(state, evolveWithdrew(state.open, event)),
  played: evolvePlayed,
  passed: (state, event) => opened(state, evolvePassed(state.open, event)),
  settled: (state, event) => opened(state, evolveSettled(state.open, event)),
  resolved: (state) => opened(state, { phase: 'finish', awaited: state.open.active, passes: 0 }),
  lost: (state, event) => opened(state, evolveLost(state.open, event)),
  attackEnded: (state, event) => opened(state, evolveAttackEnded(state.open, event)),
  ranOut: evolveFormation,
  reserveShuffled: evolveFormation,
  exchanged: (state, { count }) => opened(state, { exchanges: count }),
  turnEnded: (state, { side }) => evolveTurnEnded(state, side),
  finished: (state, { outcome }) =>
    opened(state, { phase: 'over', outcome, contest: null, freeAction: null, passes: 0 }),
};

export function evolve(state: State, event: Event): State {
  return (EVOLVING[event.type] as (state: State, event: Event) => State)(state, event);
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
