/** The state machine of THE-RULES "States of a turn" at work: from the command of a player to the next question to one. */
import type { Command, FilingCommand } from '../commands.ts';
import type { Side } from '../state.ts';
import { attackWith, firstAttack, topCardAttacks } from './attacker.ts';
import type { Course } from './course.ts';
import { commitDeck } from './decks.ts';
import { endTurn } from './ending-turn.ts';
import { grantAttack } from './free-attacks.ts';
import { carryOutStop } from './lost-attack.ts';
import { discard } from './maneuver.ts';
import { testRange } from './modifiers.ts';
import { settle } from './negating.ts';
import type { Next, Step } from './next.ts';
import { pass } from './passing.ts';
import { playCard } from './playing.ts';
import { carryOutFinish, endAttack, resolve } from './resolution.ts';
import { lookForTarget, target } from './target.ts';

type OrdinaryCommand = Exclude<Command, FilingCommand>;
type Of<Type extends string> = Extract<OrdinaryCommand, { readonly type: Type }>;
type Named<Name extends string> = Extract<Step, { readonly step: Name }>;

const COMMANDS: { readonly [Type in OrdinaryCommand['type']]: (course: Course, side: Side, c: Of<Type>) => Next } = {
  commitDeck,
  discard,
  attack: firstAttack,
  attackWith: (course, _, command) => attackWith(course, command),
  target: (course, _, command) => target(course, command),
  play: playCard,
  pass,
  endTurn: () => ({ step: 'endTurn' }),
};

const STEPS: { readonly [Name in Step['step']]: (course: Course, step: Named<Name>) => Next } = {
  topCardAttacks,
  lookForTarget,
  carryOutStop: (course, { card }) => carryOutStop(course, card),
  testRange,
  resolve,
  carryOutFinish: (course, { stands }) => carryOutFinish(course, stands),
  endAttack: (course, { result }) => endAttack(course, result),
  grantAttack: (_, { card }) => grantAttack(card),
  settle,
  endTurn,
};

/** Carries out a legal command and all that follows from it on its own. */
export function carryOut(course: Course, side: Side, command: OrdinaryCommand): void {
  const begin = COMMANDS[command.type] as (course: Course, side: Side, command: OrdinaryCommand) => Next;
  let next = begin(course, side, command);
  while (next !== null && !course.over) next = follow(course, next);
}

function follow(course: Course, step: Step): Next {
  return (STEPS[step.step] as (course: Course, step: Step) => Next)(course, step);
}
