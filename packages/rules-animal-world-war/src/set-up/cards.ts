/** The two secret windows before selection and before deployment (Q5): both Empires play or keep a card, whatever they hold. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { Empire } from '../catalogue/empires.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import type { KeepCommand, TacticCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { speaksFor } from '../rules/orderers.ts';
import type { State } from '../state.ts';
import { refusesNaming } from '../tactics/naming.ts';
import { losesBy, openWindows, refusesCard } from '../tactics/windows.ts';
import type { View } from '../view.ts';
import { openSelection } from './selection.ts';

type CardAnswer = KeepCommand | TacticCommand;

export function refusesAnswer(view: View, seat: Seat<Empire>, command: CardAnswer): Refusal | null {
  const { battle } = view;
  if (battle.phase !== 'beforeSelection' && battle.phase !== 'beforeDeployment') return refuse('BAD_PHASE', 'AWW-180');
  if (view.answered) return refuse('NOT_YOUR_TURN', 'AWW-180');
  if (!speaksFor(battle, seat, battle.options.teamPolicy)) return refuse('NOT_YOUR_UNIT', null);
  if (command.type === 'keep') return null;
  return refusesCard(view, seat, command.card) ?? refusesNaming(battle, seat.side, command);
}

export function listAnswers(view: View, seat: Seat<Empire>): readonly CardAnswer[] {
  const card = view.tactics[seat.side]?.card;
  const play: readonly CardAnswer[] = card === undefined ? [] : [{ type: 'tactic', card, units: [], at: null }];
  const answers: readonly CardAnswer[] = [{ type: 'keep' }, ...play];
  return answers.filter((answer) => refusesAnswer(view, seat, answer) === null);
}

/** The answer that closes the window opens what follows (THE-RULES "Sequence of play"). */
export function answerCard(play: Play, { side: empire }: Seat<Empire>, command: CardAnswer): void {
  if (command.type === 'keep') emit(play, { type: 'tacticKept', empire });
  else emit(play, { type: 'tacticUsed', empire, card: command.card });
  const { answered, battle } = play.state;
  if (!answered.HERB || !answered.CARN) return;
  if (battle.phase === 'beforeSelection') openSelection(play);
  else emit(play, { type: 'phaseStarted', phase: 'deployment', active: 'HERB' });
}

/** THE-RULES "Tactics deck": "A `before` card that its holder does not play in its window is lost for the battle." */
export function evolveKept(state: State, empire: Empire): State {
  const tactic = state.tactics[empire];
  const answered = { ...state.answered, [empire]: true };
  if (tactic === null || !losesBy(tactic, openWindows(state.battle, empire))) return { ...state, answered };
  return { ...state, answered, tactics: { ...state.tactics, [empire]: { ...tactic, lost: true } } };
}

/** Whether an Empire has used that card in set-up (T03, T20). */
export function hasUsed({ tactics }: Pick<State, 'tactics'>, empire: Empire, card: keyof typeof TACTICS): boolean {
  const tactic = tactics[empire];
  return tactic?.card === card && tactic.usesLeft < TACTICS[card].uses;
}
