/** The one judge: whether a command is legal, by what its player can see, and its effect. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { refusesFiling } from './orders/filing.ts';
import { refuse } from './refusal.ts';
import { commitArmy, refusesCommit } from './rules/army.ts';
import { attack, refusesAttack } from './rules/attacking.ts';
import { endTurn } from './rules/ending-turn.ts';
import { move, refusesMove } from './rules/moving.ts';
import { place, refusesPlace } from './rules/placing.ts';
import { refusesReinforce, reinforce } from './rules/reinforcing.ts';
import { refusesRetreat, retreat } from './rules/retreating.ts';
import { isAwaited } from './sequence.ts';
import type { Side, State } from './state.ts';
import type { View } from './view.ts';

/** F: the first fault of the list, or null: legal. */
export function validate(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  if (view.phase === 'over') return refuse('GAME_OVER', 'CA-070');
  if (command.type === 'plan' || command.type === 'setRetreatOrders') {
    return seat.player === 0 ? refusesFiling(view, seat.side, command) : refuse('NOT_YOUR_TURN', null);
  }
  if (seat.player !== 0 || !isAwaited(view, seat.side)) return refuse('NOT_YOUR_TURN', null);
  switch (command.type) {
    case 'move':
      return refusesMove(view, command);
    case 'attack':
      return refusesAttack(view, command);
    case 'retreat':
      return refusesRetreat(view, command);
    case 'endTurn':
      return view.phase === 'move' || view.phase === 'attack' ? null : refuse('WRONG_PHASE', 'CA-075');
    case 'reinforce':
      return refusesReinforce(view, command);
    case 'place':
      return refusesPlace(view, command);
    case 'commitArmy':
      return refusesCommit(view, seat.side, command);
  }
}

const NOTHING: readonly Event[] = [];

/** What follows from a legal command. Filing is no step: nothing happens on the board. */
export function resolve(state: State, seat: Seat<Side>, command: Command): readonly Event[] {
  switch (command.type) {
    case 'move':
      return move(state, command);
    case 'attack':
      return attack(state, command);
    case 'retreat':
      return retreat(state, command);
    case 'endTurn':
      return endTurn(state);
    case 'reinforce':
      return reinforce(state, command);
    case 'place':
      return place(state, command);
    case 'commitArmy':
      return commitArmy(state, seat.side, command);
    case 'plan':
    case 'setRetreatOrders':
      return NOTHING;
  }
}
