/** The one judge: whether a command is legal, by what its player can see, and its effect. */
import type { Chance, Refusal, Seat } from '@fieldpost/engine';
import type { Command } from './commands.ts';
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
import type { Open, Side, State } from './state.ts';
import type { View } from './view.ts';

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
type Judges = { readonly [Type in Command['type']]: (view: View, side: Side, command: Of<Type>) => Refusal | null };

/** Of a player who may decide now. */
const JUDGES: Judges = {
  play: refusesPlay,
  pass: ({ open }) => refusesPass(open),
  discard: ({ open, hand }, _, { card }) =>
    hand?.includes(card) ? refusesDiscard(open) : refuse('CARD_NOT_IN_HAND', null),
  attack: ({ open }) => refusesAttack(open),
  attackWith: ({ open }, _, command) => refusesAttackWith(open, command),
  target: ({ open }, _, command) => refusesTarget(open, command),
  endTurn: ({ open }) => refusesEndTurn(open),
  commitDeck: refusesCommit,
  setOrders: (_view, _side, command) => refusesFiling(command),
  filePlan: (_view, _side, command) => refusesFiling(command),
};

/** F: the first fault of the list, or null: legal. Filing is nobody's turn. */
export function validate(view: View, seat: Seat<Side>, command: Command): Refusal | null {
  if (view.open.phase === 'over') return refuse('GAME_OVER', 'TDC-090');
  const files = command.type === 'setOrders' || command.type === 'filePlan';
  if (seat.player !== 0 || !(files || isAwaited(view, seat.side))) return refuse('NOT_YOUR_DECISION', null);
  return (JUDGES[command.type] as Judges['play'])(view, seat.side, command as Of<'play'>);
}

/** TDC-021: the command that ends MANEUVER. */
function refusesAttack(open: Open): Refusal | null {
  if (open.phase !== 'maneuver') return refuse('WRONG_WINDOW', 'TDC-021');
  return refusesFirstAttack(open) ?? refusesHand(open);
}

/** What follows from a legal command, and where it leads. Filing is no step: nothing happens on the table. */
export function resolve(
  state: State,
  { side }: Seat<Side>,
  command: Command,
  chance: Chance,
): Pick<Course, 'events' | 'state'> {
  const course = new Course(state, chance);
  if (command.type !== 'setOrders' && command.type !== 'filePlan') carryOut(course, side, command);
  return course;
}
