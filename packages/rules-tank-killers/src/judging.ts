/** The one judge: whether a command is legal, by what its player can see, and what comes of it. */
import type { Chance, Refusal, Seat } from '@fieldpost/engine';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { refusesFiling } from './orders/filing.ts';
import { refuse } from './refusal.ts';
import { refusesAttackWith, refusesFirstAttack } from './rules/attacker.ts';
import { Course } from './rules/course.ts';
import { refusesCommit } from './rules/decks.ts';
import { refusesEndTurn } from './rules/ending-turn.ts';
import { carryOut } from './rules/flow.ts';
import { refusesDiscard, refusesHand } from './rules/maneuver.ts';
import { refusesPass } from './rules/passing.ts';
import { refusesPlay } from './rules/playing.ts';
import { refusesTarget } from './rules/target.ts';
import { isAwaited } from './sequence.ts';
import type { Side, State } from './state.ts';
import type { View } from './view.ts';

/** F: the first fault of the list, or null: legal. */
export function judge(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  const { open } = view;
  if (open.phase === 'over') return refuse('GAME_OVER', 'TDC-090');
  if (seat.player !== 0) return refuse('NOT_YOUR_DECISION', null);
  if (command.type === 'setOrders' || command.type === 'filePlan') return refusesFiling(command);
  if (!isAwaited(view, seat.side)) return refuse('NOT_YOUR_DECISION', null);
  switch (command.type) {
    case 'play':
      return refusesPlay(view, seat.side, command);
    case 'pass':
      return refusesPass(open);
    case 'discard':
      return view.hand?.includes(command.card) ? refusesDiscard(open) : refuse('CARD_NOT_IN_HAND', null);
    case 'attack':
      if (open.phase !== 'maneuver') return refuse('WRONG_WINDOW', 'TDC-021');
      return refusesFirstAttack(open) ?? refusesHand(open);
    case 'attackWith':
      return refusesAttackWith(open, command);
    case 'target':
      return refusesTarget(open, command);
    case 'endTurn':
      return refusesEndTurn(open);
    case 'commitDeck':
      return refusesCommit(view, seat.side, command);
  }
}

const NOTHING: readonly Event[] = [];

/** What follows from a legal command. Filing is no step: nothing happens on the table. */
export function happens(state: State, { side }: Seat<Side>, command: Command, chance: Chance): readonly Event[] {
  if (command.type === 'setOrders' || command.type === 'filePlan') return NOTHING;
  const course = new Course(state, chance);
  carryOut(course, side, command);
  return course.events;
}
