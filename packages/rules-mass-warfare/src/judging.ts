/** The one judge: whether a command is legal, by what its player can see, and its effect (THE-RULES "Error codes"). */
import type { Chance, Refusal, Seat } from '@fieldpost/engine';
import { fireFlak, refusesFlak } from './air/flak.ts';
import { divert, refusesDivert } from './air/landing.ts';
import { refusesScramble, scramble } from './air/scrambles.ts';
import type { FiledStep } from './catalogue/steps.ts';
import { happen, type Play, startPlay, warOf } from './combat/play.ts';
import { type Command, isOrder, type Order, stepsOf } from './commands.ts';
import { evolve } from './evolving.ts';
import { carryOut, refusesOrder } from './judging/orders.ts';
import { refusesFiling } from './orders/filing.ts';
import { FILING_COMMANDS } from './orders/standing-orders.ts';
import { refuse } from './refusal.ts';
import { isActive } from './state/board.ts';
import type { Side, State, War } from './state.ts';
import { leaveWar } from './turn/leaving.ts';
import { runFrom, runOn } from './turn/machine.ts';
import { place, refusesPlacing } from './turn/placement.ts';
import { awaitedIn, isPlanningUnseen, partAt } from './turn/places.ts';
import type { View } from './view.ts';

/** F: "If several apply, the first of this list is returned", GAME_OVER and NOT_YOUR_WINDOW before all others. */
export function validate(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  const { war } = view;
  const { side } = seat;
  if (war.outcome !== null) return refuse('GAME_OVER', null);
  if (seat.player !== 0 || !isActive(war, side)) return refuse('NOT_YOUR_WINDOW', null);
  switch (command.type) {
    case 'leave':
      return null;
    case 'standing':
    case 'file':
    case 'withdraw':
    case 'plan':
      return refusesFiling(view, side, command);
    case 'place':
      return refusesPlacing(war, side, command);
    case 'ready':
      return isPlanningUnseen(view, side) ? null : NOT_OPEN;
    default:
      return validateInTurn(war, side, command);
  }
}

const NOT_OPEN: Refusal = refuse('NOT_YOUR_WINDOW', 'MW-171');

type InTurn = Exclude<
  Command,
  { readonly type: 'leave' | 'standing' | 'file' | 'withdraw' | 'place' | 'plan' | 'ready' }
>;

/** MW-171: "An order in a step that is not open to its player is NOT_YOUR_WINDOW, also one that is next in the same window". */
function validateInTurn(war: War, side: Side, command: InTurn): Refusal | null {
  const awaited = awaitedIn(war);
  if (awaited?.side !== side || awaited.window === 'placement') return NOT_OPEN;
  switch (command.type) {
    case 'pass':
      return awaited.window === 'flak' || awaited.window === 'landing' ? NOT_OPEN : null;
    case 'scramble':
      return awaited.window === 'scramble' ? refusesScramble(war, side, command) : NOT_OPEN;
    case 'flak':
      return awaited.window === 'flak' ? refusesFlak(war, side, command) : NOT_OPEN;
    case 'divert':
      return awaited.window === 'landing' ? refusesDivert(war, side, command) : NOT_OPEN;
    default: {
      const step = liveStep(war, command);
      return step === null ? NOT_OPEN : refusesOrder(war, side, command, step);
    }
  }
}

/** The step that is open, where it takes orders of this type at once. */
function liveStep(war: War, order: Order): FiledStep | null {
  const part = partAt(war, war.cursor);
  if (part === null || part.mode === 'packet') return null;
  return stepsOf(order.type).find((step) => step === part.step) ?? null;
}

/** What follows from a legal command, dice included, and the state it leads to. */
export function resolve(
  state: State,
  view: View,
  seat: Seat<Side>,
  command: Command,
  chance: Chance,
): Pick<Play, 'events' | 'state'> {
  const play = startPlay(state, chance, evolve);
  carry(play, view, seat.side, command);
  return play;
}

function carry(play: Play, view: View, side: Side, command: Command): void {
  if (isOrder(command)) carryOut(play, side, command, liveStep(view.war, command) ?? 2);
  else if (command.type === 'leave') leaveWar(play, side);
  else if (command.type === 'place') place(play, side, command);
  else if (command.type === 'scramble') scramble(play, command);
  else if (command.type === 'pass') {
    const { step, asks } = view.war;
    happen(play, { type: 'closed', side, step, passed: asks, dropped: command.dropped });
    runOn(play);
  } else if (!isFiling(command)) {
    answerAt(play, side, command);
    runFrom(play, warOf(play).cursor);
  }
}

/** Answers after which the turn continues from where it stands. */
function answerAt(play: Play, side: Side, command: Command): void {
  if (command.type === 'ready') happen(play, { type: 'readied', side });
  else if (command.type === 'flak') fireFlak(play, command);
  else if (command.type === 'divert') divert(play, side, command);
}

/** Filed beside the match: nothing follows from it at once. */
function isFiling({ type }: Command): boolean {
  return FILING_COMMANDS.includes(type);
}
