/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { DeedEvent, Event, SetUpEvent, TacticEvent, TurnEvent } from './events.ts';
import { evolveAttack } from './evolving/attacks.ts';
import { evolveDeed } from './evolving/deeds.ts';
import { evolveTurn } from './evolving/turns.ts';
import { evolveSetUp } from './set-up/evolving.ts';
import type { State } from './state.ts';
import { evolveTactic } from './tactics/evolving.ts';

const SET_UP: Readonly<Record<SetUpEvent['type'], true>> = {
  tacticBrought: true,
  tacticKept: true,
  dealt: true,
  picked: true,
  phaseStarted: true,
  placed: true,
  vipNamed: true,
  deploymentLocked: true,
  deployed: true,
};

const TURN: Readonly<Record<TurnEvent['type'], true>> = {
  turnStarted: true,
  turnEnded: true,
  roundEnded: true,
  held: true,
  acted: true,
  granted: true,
  playerDone: true,
  handedOver: true,
  commandTransferred: true,
  markedAbsent: true,
  battleEnded: true,
};

const TACTIC: Readonly<Record<TacticEvent['type'], true>> = {
  tacticUsed: true,
  tacticArmed: true,
  tacticFired: true,
  effectStarted: true,
  effectEnded: true,
  errand: true,
  strengthened: true,
};

const DEED: Readonly<Record<DeedEvent['type'], true>> = {
  moved: true,
  charging: true,
  built: true,
  repaired: true,
  healed: true,
  upgradeUsed: true,
  revived: true,
  respawned: true,
  entered: true,
  planeMoved: true,
  itemDropped: true,
  itemTaken: true,
  itemPut: true,
  itemGiven: true,
  handled: true,
  itemGone: true,
  itemMade: true,
};

const isSetUp = (event: Event): event is SetUpEvent => event.type in SET_UP;
const isTurn = (event: Event): event is TurnEvent => event.type in TURN;
const isTactic = (event: Event): event is TacticEvent => event.type in TACTIC;
const isDeed = (event: Event): event is DeedEvent => event.type in DEED;

export function evolve(state: State, event: Event): State {
  if (isDeed(event)) return evolveDeed(state, event);
  if (isTurn(event)) return evolveTurn(state, event);
  if (isTactic(event)) return evolveTactic(state, event);
  return isSetUp(event) ? evolveSetUp(state, event) : evolveAttack(state, event);
}
