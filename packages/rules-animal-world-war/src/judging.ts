/** The one judge: whether a command is legal, by what its player can see, and its effect (THE-RULES "Commands"). */
import type { Chance, Refusal, Seat } from '@fieldpost/engine';
import type { ActionCommand, Command, InteractCommand } from './commands.ts';
import { evolve } from './evolving.ts';
import { refusesFiling } from './orders/filing.ts';
import { refuse } from './refusal.ts';
import { type Play, startPlay } from './resolution/play.ts';
import { answer, refusesAnswer } from './resolution/questions.ts';
import { act, refusesAction } from './rules/acting.ts';
import { soldierOf } from './rules/actors.ts';
import { interact, mayHandle, refusesInteraction } from './rules/items.ts';
import { mayOrder } from './rules/orderers.ts';
import { refusesTeam, teamHappens } from './rules/teams.ts';
import { refusesTurn, turnHappens } from './rules/turns.ts';
import { fitsPhase } from './sequence.ts';
import { refusesSetUp, setUpHappens } from './set-up/index.ts';
import type { Empire, State } from './state.ts';
import { refusesTactic, tacticHappens } from './tactics/index.ts';
import type { View } from './view.ts';

/**
 * THE-RULES "Commands": the first fault in the order "BAD_PHASE, AWAITING, ENDED, NOT_YOUR_TURN, NOT_YOUR_UNIT, NO_SUCH_UNIT [...]
 * NO_ACTION".
 */
export function validate(view: View, seat: Seat<Empire>, command: Command): Refusal | null {
  const { battle } = view;
  if (isFiling(command)) return refusesFiling(view, seat, command);
  if (battle.phase === 'ended') return refuse('ENDED', null);
  if (!fitsPhase(battle, command.type)) return refuse('BAD_PHASE', null);
  if (seat.player < 0 || seat.player >= battle.teams[seat.side].players) return refuse('NOT_YOUR_TURN', null);
  if (command.type === 'answer') return refusesAnswer(battle, seat, command);
  if (battle.question !== null) return refuse('AWAITING', null);
  if (isSecretWindow(view)) return validateSetUp(view, seat, command);
  if (battle.active !== seat.side) return refuse('NOT_YOUR_TURN', null);
  return validateTurn(view, seat, command);
}

type Filing = Extract<Command, { readonly type: 'prefer' | 'answerTactics' | 'wish' }>;

function isFiling(command: Command): command is Filing {
  return command.type === 'prefer' || command.type === 'answerTactics' || command.type === 'wish';
}

/** Phases whose commands set-up judges, turns of both Empires in `selection` included. */
function isSecretWindow({ battle: { phase } }: View): boolean {
  if (phase === 'tacticChoice') return true;
  return phase === 'beforeSelection' || phase === 'selection' || phase === 'beforeDeployment' || phase === 'deployment';
}

function validateSetUp(view: View, seat: Seat<Empire>, command: Command): Refusal | null {
  switch (command.type) {
    case 'bring':
    case 'pick':
    case 'deploy':
    case 'nameVip':
    case 'lockDeployment':
    case 'tactic':
    case 'keep':
      return refusesSetUp(view, seat, command);
    case 'handOver':
      return refusesTeam(view, seat, command);
    default:
      return refuse('BAD_PHASE', null);
  }
}

function validateTurn(view: View, seat: Seat<Empire>, command: Command): Refusal | null {
  switch (command.type) {
    case 'tactic':
    case 'keep':
    case 'build':
    case 'finish':
      return refusesTactic(view, seat, command);
    case 'handOver':
    case 'transferCommand':
    case 'markAbsent':
      return refusesTeam(view, seat, command);
    case 'done':
    case 'undone':
    case 'endTurn':
      return refusesTurn(view, seat, command);
    case 'interact':
      return validateInteraction(view, seat, command);
    default:
      return refusesAction(view.battle, seat, command as ActionCommand);
  }
}

function validateInteraction({ battle }: View, seat: Seat<Empire>, command: InteractCommand): Refusal | null {
  const unit = battle.units[command.unit];
  if (unit === undefined) return refuse('NO_SUCH_UNIT', null);
  if (unit.kind !== 'soldier' || !mayOrder(battle, seat, unit)) return refuse('NOT_YOUR_UNIT', null);
  if (!mayHandle(battle, unit)) return refuse('NO_ACTION', 'AWW-105');
  return refusesInteraction(battle, unit, command);
}

/** What follows from a legal command, dice included, and where it leads. */
export function resolve(
  state: State,
  seat: Seat<Empire>,
  command: Command,
  chance: Chance,
): Pick<Play, 'events' | 'state'> {
  const play = startPlay(state, chance, evolve);
  carryOut(play, seat, command);
  return play;
}

function carryOut(play: Play, seat: Seat<Empire>, command: Command): void {
  switch (command.type) {
    case 'answer':
      answer(play, seat, command);
      return;
    case 'interact':
      interact(play, soldierOf(play.state.battle, command.unit), command);
      return;
    case 'bring':
    case 'pick':
    case 'deploy':
    case 'nameVip':
    case 'lockDeployment':
      setUpHappens(play, seat, command);
      return;
    case 'tactic':
    case 'keep':
    case 'build':
    case 'finish':
      cardHappens(play, seat, command);
      return;
    case 'handOver':
    case 'transferCommand':
    case 'markAbsent':
      teamHappens(play, seat, command);
      return;
    case 'done':
    case 'undone':
    case 'endTurn':
      turnHappens(play, seat, command);
      return;
    case 'prefer':
    case 'answerTactics':
    case 'wish':
      return;
    default:
      act(play, command);
      return;
  }
}

type CardCommand = Extract<Command, { readonly type: 'tactic' | 'keep' | 'build' | 'finish' }>;

/** A card before the battle is part of setting it up. */
function cardHappens(play: Play, seat: Seat<Empire>, command: CardCommand): void {
  if (isSecret(play) && (command.type === 'tactic' || command.type === 'keep')) setUpHappens(play, seat, command);
  else tacticHappens(play, seat, command);
}

function isSecret({ state }: Play): boolean {
  const { phase } = state.battle;
  return phase === 'beforeSelection' || phase === 'beforeDeployment';
}
