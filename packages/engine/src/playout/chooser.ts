import type { GameTypes, RuleSet, Seat } from '../contract.ts';
import type { Game } from '../match/game.ts';
import { seatsOf } from '../match/game.ts';
import { owing, viewOf } from '../match/views.ts';

/** Picks one command of a seat from what that seat may know. `next`: numbers from 0 to 2^32 - 1. Null: nothing to choose from. */
export type Chooser<G extends GameTypes> = (
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  next: () => number,
) => G['command'] | null;

/** A chooser that plays whatever game it is given. */
export type AnyChooser = <G extends GameTypes>(
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  next: () => number,
) => G['command'] | null;

/** One of a list, every one as likely. */
export function oneOf<Value>(values: readonly Value[], next: () => number): Value | null {
  return values[Math.floor((next() / 0x1_0000_0000) * values.length)] ?? null;
}

/** Any legal command but those that harm your own. The subject is chosen first, as a player picks a unit: quicker than the menu whole. */
export function anyCommand<G extends GameTypes>(
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  next: () => number,
): G['command'] | null {
  const subject = oneOf(rules.subjects(view, seat), next);
  return subject === null ? null : anyOf(rules, view, seat, subject, next);
}

/**
 * The same where the menu of a subject is long: a unit, then a place of it, then what can be done there. No menu longer than that
 * of one place is made: for playouts many times as quick, where a game has finer subjects.
 */
export function finerCommand<G extends GameTypes>(
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  next: () => number,
): G['command'] | null {
  const subject = oneOf(rules.subjects(view, seat), next);
  if (subject === null) return null;
  const finer = subject === '' ? null : oneOf(rules.subjects(view, seat, subject), next);
  return anyOf(rules, view, seat, finer ?? subject, next);
}

function anyOf<G extends GameTypes>(
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  subject: string,
  next: () => number,
): G['command'] | null {
  if (rules.harmsOwn === undefined) return oneOf(rules.legalCommands(view, seat, subject), next);
  // a unit that has nothing else is let be
  for (const one of [subject, '', ...rules.subjects(view, seat)]) {
    const meant = rules.legalCommands(view, seat, one).filter((command) => !rules.harmsOwn?.(view, seat, command));
    if (meant.length > 0) return oneOf(meant, next);
  }
  return null;
}

export type Chosen<G extends GameTypes> = { readonly seat: Seat<G['side']>; readonly command: G['command'] };

/** A command of one of the seats that owe an answer, or null where none of them has any. */
export function chooseFor<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  choose: Chooser<G>,
  next: () => number,
): Chosen<G> | null {
  const side = oneOf(owing(rules, game), next);
  if (side === null) return null;
  const seats = seatsOf(rules, side);
  const first = Math.floor((next() / 0x1_0000_0000) * seats.length);
  for (let turn = 0; turn < seats.length; turn++) {
    const seat = seats[(first + turn) % seats.length] as Seat<G['side']>;
    const command = choose(rules, viewOf(rules, game, seat), seat, next);
    if (command !== null) return { seat, command };
  }
  return null;
}
