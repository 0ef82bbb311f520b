/**
 * What standing orders answer. Whether a player is asked depends on their orders and on what everybody knows, never on
 * what they hold: a tactics window is open to both, and "play" keeps a card that cannot be played in it.
 */
import type { Seat } from '@fieldpost/engine';
import { TACTICS } from '../catalogue/tactics.ts';
import type { AnswerCommand, Command, KeepCommand, PickCommand, TacticCommand } from '../commands.ts';
import { refusesSetUp } from '../set-up/index.ts';
import type { Battle, Empire } from '../state.ts';
import { refusesTactic } from '../tactics/index.ts';
import type { View } from '../view.ts';
import { chosenCrashLine } from './crash-lines.ts';
import type { Preferences, StandingOrders, TacticWindow } from './standing-orders.ts';
import { chosenTarget } from './targets.ts';

export const KEEP: KeepCommand = { type: 'keep' };

/** The answer, or null: ask the player. */
export function answer(view: View, seat: Seat<Empire>, orders: StandingOrders): Command | null {
  const { battle } = view;
  if (battle.outcome !== null) return null;
  const commands = seat.player === battle.teams[seat.side].commander;
  if (battle.question !== null) return commands ? answerQuestion(battle, seat.side, orders.preferences) : null;
  if (battle.phase === 'selection') return wished(view, seat, orders);
  const window = tacticsWindow(view, seat.side);
  return window !== null && commands ? answerTactics(view, seat, orders.tactics[window]) : null;
}

/** Q1 to Q4, for the Empire that is asked; null: it wants to be asked. */
function answerQuestion(battle: Battle, empire: Empire, preferences: Preferences): AnswerCommand | null {
  const { question } = battle;
  if (question?.empire !== empire) return null;
  const asks = question.kind === 'target' ? preferences.targetMode === 'ask' : preferences.crashLine === 'ask';
  return asks ? null : automatic(battle, preferences);
}

/** THE-RULES "Standing preferences": the automatic answer to the open question, even if the player wanted to be asked. */
export function automatic(battle: Battle, preferences: Preferences): AnswerCommand | null {
  const { question } = battle;
  if (question === null) return null;
  const choice =
    question.kind === 'target'
      ? chosenTarget(battle, question, preferences)
      : chosenCrashLine(battle, question, preferences.crashLine);
  return { type: 'answer', question: question.id, choice, auto: true };
}

/** Q5: the tactics window that this Empire has still to answer. */
export function tacticsWindow({ battle, answered }: View, empire: Empire): TacticWindow | null {
  switch (battle.phase) {
    case 'beforeSelection':
      return answered ? null : 'tacticsBeforeSelection';
    case 'beforeDeployment':
      return answered ? null : 'tacticsBeforeDeployment';
    case 'afterDeployment':
      return battle.active === empire && battle.errand === null ? 'tacticsAfterDeployment' : null;
    default:
      return null;
  }
}

function answerTactics(view: View, seat: Seat<Empire>, how: 'ask' | 'keep' | 'play'): Command | null {
  if (how === 'ask') return null;
  return how === 'play' ? (played(view, seat) ?? KEEP) : KEEP;
}

/** The card in hand, where it can be played now and names nobody. */
function played(view: View, seat: Seat<Empire>): TacticCommand | null {
  const tactic = view.tactics[seat.side];
  if (tactic === null || TACTICS[tactic.card].timing === 'multi') return null;
  const command: TacticCommand = { type: 'tactic', card: tactic.card, units: [], at: null };
  const refuses = view.battle.phase === 'afterDeployment' ? refusesTactic : refusesSetUp;
  return refuses(view, seat, command) === null ? command : null;
}

/** THE-RULES "Timers and absence": "an ordered wish list may be left; the server picks the first free card at once" */
export function wished(view: View, seat: Seat<Empire>, { wish }: StandingOrders): PickCommand | null {
  const picks = wish.map((soldier): PickCommand => ({ type: 'pick', soldier }));
  return picks.find((pick) => refusesSetUp(view, seat, pick) === null) ?? null;
}
