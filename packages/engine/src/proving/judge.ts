import type { Chance, Refusal, Result, Seat } from '../contract.ts';
import { accept, fail } from '../result.ts';
import {
  type Command,
  type Event,
  FIELDS,
  type OutpostState,
  otherSide,
  type Side,
  type View,
} from './outpost-game.ts';
import { viewFor } from './visibility.ts';

const no = (code: string): Refusal => ({ code, rule: null });

/** The one judge of Outpost. Player 0 of a side is its gunner, player 1 its scout. */
export function refuses(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  if (seat.player < 0 || seat.player > 1 || view.own?.side !== seat.side) return no('NOT_YOUR_TURN');
  if (command.type === 'instruct') return null;
  if (Object.values(view.strengths).includes(0) || view.turnsLeft === 0) return no('GAME_OVER');
  if (view.phase === 'bury') return refusesBurial(view, command);
  if (view.phase === 'smoke') return refusesReaction(view, seat, command);
  return view.turn === seat.side ? refusesAct(view, seat, command) : no('NOT_YOUR_TURN');
}

function refusesBurial(view: View, command: Command): Refusal | null {
  if (view.own?.ready) return no('NOT_YOUR_TURN');
  if (command.type === 'bury') return refusesField(command.field);
  if (command.type !== 'ready') return no('WRONG_PHASE');
  return view.own?.field === null ? no('NOTHING_BURIED') : null;
}

function refusesReaction(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  if (view.turn === seat.side) return no('NOT_YOUR_TURN');
  if (command.type === 'hold') return null;
  if (command.type !== 'smoke') return no('WRONG_PHASE');
  return view.own?.hand.smoke ? null : no('NO_CARD');
}

function refusesAct(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  switch (command.type) {
    case 'aim':
      return refusesField(command.field) ?? (view.aim === command.field ? no('SAME_AIM') : null);
    case 'peek':
      if (seat.player !== 1) return no('NOT_SCOUT');
      return view.peeked ? no('PEEKED') : refusesField(command.field);
    case 'draw':
      if (seat.player !== 1) return no('NOT_SCOUT');
      return view.cardsLeft === 0 || view.fired ? no('NO_CARD') : null;
    case 'fire':
      return refusesShot(view, seat, command.card);
    case 'rest':
      return null;
    default:
      return no('WRONG_PHASE');
  }
}

function refusesShot(view: View, seat: Seat<Side>, card: 'shell' | 'none'): Refusal | null {
  if (seat.player !== 0) return no('NOT_GUNNER');
  if (view.fired || view.aim === null) return no('CANNOT_FIRE');
  return card === 'shell' && !view.own?.hand.shell ? no('NO_CARD') : null;
}

function refusesField(field: number): Refusal | null {
  return FIELDS.some((one) => one === field) ? null : no('NO_SUCH_FIELD');
}

export function decide(
  state: OutpostState,
  seat: Seat<Side>,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const fault = refuses(viewFor(state, seat), seat, command);
  return fault ? fail(fault) : accept(consequences(state, seat.side, command, chance));
}

function consequences(state: OutpostState, side: Side, command: Command, chance: Chance): readonly Event[] {
  const enemy = state.camps[otherSide(side)];
  switch (command.type) {
    case 'bury':
      return [{ type: 'buried', side, field: command.field }];
    case 'ready':
      return enemy.ready ? [{ type: 'readied', side }, begin(chance)] : [{ type: 'readied', side }];
    case 'aim':
      return [{ type: 'aimed', side, field: command.field }];
    case 'peek':
      return [{ type: 'peeked', side, field: command.field, found: enemy.field === command.field }];
    case 'draw':
      return [{ type: 'drew', side, card: chance.take(state.pile, 'card') }];
    case 'fire':
      return [{ type: 'fired', side, roll: chance.draw(6, 'shot'), card: command.card }];
    case 'smoke':
      return [{ type: 'smoked', side }];
    case 'hold':
      return [{ type: 'held', side, hit: state.aim === state.camps[side].field && (state.shot ?? 0) >= 3 }];
    case 'rest':
      return [{ type: 'rested', side }];
    case 'instruct':
      return [];
  }
}

function begin(chance: Chance): Event {
  const roll = chance.draw(2, 'first');
  return { type: 'begun', side: roll === 1 ? 'red' : 'blue', roll };
}
