import type { Chance, Leaving, Refusal, Result, Seat } from '../contract.ts';
import { accept, fail } from '../result.ts';
import { type Command, campOf, type Event, type ExampleState, FIELDS, type Side, sidesIn, type View } from './game.ts';
import { viewFor } from './visibility.ts';

const no = (code: string): Refusal => ({ code, rule: null });

/** The one judge of the example game. Player 0 of a side is its gunner, player 1 its scout. */
export function refuses(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  if (seat.player < 0 || seat.player > 1 || view.own?.side !== seat.side) return no('NOT_YOUR_TURN');
  if (command.type === 'instruct') return null;
  if (view.camps.filter(({ out }) => !out).length < 2 || view.turnsLeft === 0) return no('GAME_OVER');
  if (command.type === 'leave') return null;
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
  if (view.aim?.at !== seat.side) return no('NOT_YOUR_TURN');
  if (command.type === 'hold') return null;
  if (command.type !== 'smoke') return no('WRONG_PHASE');
  return view.own?.hand.smoke ? null : no('NO_CARD');
}

function refusesAct(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  switch (command.type) {
    case 'aim':
      return refusesTarget(view, seat, command) ?? (isAimed(view, command) ? no('SAME_AIM') : null);
    case 'peek':
      if (seat.player !== 1) return no('NOT_SCOUT');
      return view.peeked ? no('PEEKED') : refusesTarget(view, seat, command);
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

function isAimed({ aim }: View, { at, field }: { at: Side; field: number }): boolean {
  return aim !== null && aim.at === at && aim.field === field;
}

function refusesShot(view: View, seat: Seat<Side>, card: 'shell' | 'none'): Refusal | null {
  if (seat.player !== 0) return no('NOT_GUNNER');
  if (view.fired || view.aim === null) return no('CANNOT_FIRE');
  return card === 'shell' && !view.own?.hand.shell ? no('NO_CARD') : null;
}

function refusesTarget(view: View, seat: Seat<Side>, { at, field }: { at: Side; field: number }): Refusal | null {
  const enemy = view.camps.some(({ side, out }) => side === at && !out && side !== seat.side);
  return enemy ? refusesField(field) : no('NO_SUCH_ENEMY');
}

function refusesField(field: number): Refusal | null {
  return FIELDS.some((one) => one === field) ? null : no('NO_SUCH_FIELD');
}

export function decide(
  state: ExampleState,
  seat: Seat<Side>,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const fault = refuses(viewFor(state, seat), seat, command);
  return fault ? fail(fault) : accept(consequences(state, seat.side, command, chance));
}

function consequences(state: ExampleState, side: Side, command: Command, chance: Chance): readonly Event[] {
  switch (command.type) {
    case 'bury':
      return [{ type: 'buried', side, field: command.field }];
    case 'ready':
      return readied(state, side, chance);
    case 'aim':
      return [{ ...command, type: 'aimed', side }];
    case 'peek':
      return [{ ...command, type: 'peeked', side, found: campOf(state, command.at).field === command.field }];
    case 'draw':
      return [{ type: 'drew', side, card: chance.take(state.pile, 'card') }];
    case 'fire':
      return [{ type: 'fired', side, roll: chance.draw(6, 'shot'), card: command.card }];
    case 'smoke':
      return [{ type: 'smoked', side }];
    case 'hold':
      return [{ type: 'held', side, hit: isHit(state, side) }];
    case 'rest':
      return [{ type: 'rested', side }];
    case 'leave':
      return [left(state, side, command.why, chance)];
    case 'instruct':
      return [];
  }
}

function isHit({ aim, shot, ...state }: ExampleState, side: Side): boolean {
  return aim?.field === campOf(state, side).field && (shot ?? 0) >= 3;
}

/** The last side to be ready rolls for the first turn. */
function readied(state: ExampleState, side: Side, chance: Chance): readonly Event[] {
  const event: Event = { type: 'readied', side };
  const last = sidesIn(state).every((one) => one === side || campOf(state, one).ready);
  if (!last) return [event];
  const { roll, first } = rolled(sidesIn(state), 'first', chance);
  return [event, { type: 'begun', side: first, roll }];
}

function left(state: ExampleState, side: Side, why: Leaving, chance: Chance): Event {
  const others = sidesIn(state).filter((one) => one !== side);
  const over = state.turn !== side || others.length < 2;
  return { type: 'left', side, why, next: over ? null : rolled(others, 'next', chance).first };
}

type Rolled = { readonly roll: number; readonly first: Side };

function rolled(sides: readonly Side[], purpose: 'first' | 'next', chance: Chance): Rolled {
  const roll = chance.draw(sides.length, purpose);
  return { roll, first: sides[roll - 1] ?? 'red' };
}
