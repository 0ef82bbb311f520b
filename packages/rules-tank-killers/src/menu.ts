/** Menus: what may be done now, whole or card by card, read from the view. All that is listed is legal. */
import type { Seat } from '@fieldpost/engine';
import { ATTACK, type Command, END_TURN, PASS, TOP } from './commands.ts';
import { validate } from './judging.ts';
import { refusesFirstAttack } from './rules/attacker.ts';
import { listDecks } from './rules/decks.ts';
import { mustDiscard } from './rules/maneuver.ts';
import { isAwaited } from './sequence.ts';
import { otherSide, type Side } from './state.ts';
import type { View } from './view.ts';

const NOTHING: readonly Command[] = [];

/** Subjects are ids of tactics cards in hand, 'top' and ids of open formation cards, and '' for what needs no card. */
function subjectOf(command: Command): string {
  if (command.type === 'play' || command.type === 'discard') return command.card;
  return command.type === 'target' || command.type === 'attackWith' ? command.unit : '';
}

export function subjectsOf(view: View, seat: Seat<Side>): readonly string[] {
  return [...new Set(menuOf(view, seat).map(subjectOf))];
}

export function menuOf(view: View, seat: Seat<Side>, subject: string | null = null): readonly Command[] {
  const all = wholeMenu(view, seat);
  return subject === null ? all : all.filter((command) => subjectOf(command) === subject);
}

/** The last menu: who asks for the subjects of a view asks for the menu of one of them next. */
let last: { readonly view: View; readonly seat: Seat<Side>; readonly menu: readonly Command[] } | null = null;

function wholeMenu(view: View, seat: Seat<Side>): readonly Command[] {
  if (seat.player !== 0 || !isAwaited(view, seat.side)) return NOTHING;
  if (last?.view === view && last.seat.side === seat.side) return last.menu;
  const menu = everything(view, seat.side).filter((command) => validate(view, seat, command) === null);
  last = { view, seat, menu };
  return menu;
}

function everything(view: View, side: Side): readonly Command[] {
  const { open } = view;
  switch (open.phase) {
    case 'decks':
      return listDecks(open.options, side);
    case 'maneuver':
      return maneuvers(view);
    case 'attacker':
      return [TOP, ...open.forces[side].table.map(({ id }) => id)].map((unit) => ({ type: 'attackWith', unit }));
    case 'target':
      return [TOP, ...open.forces[otherSide(side)].table.map(({ id }) => id)].map((unit) => ({ type: 'target', unit }));
    case 'free':
      return [...plays(view), END_TURN];
    default:
      return [...plays(view), PASS];
  }
}

function maneuvers(view: View): readonly Command[] {
  const last = refusesFirstAttack(view.open) === null ? ATTACK : END_TURN;
  const discards = mustDiscard(view.open) ? kinds(view).map((card): Command => ({ type: 'discard', card })) : NOTHING;
  return [...discards, ...plays(view), last];
}

const plays = (view: View): readonly Command[] => kinds(view).map((card) => ({ type: 'play', card }));

/** The cards in hand, each kind once. */
function kinds({ hand }: View) {
  return [...new Set(hand ?? [])];
}
