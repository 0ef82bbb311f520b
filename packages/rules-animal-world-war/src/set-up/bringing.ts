/** The window of battles of a campaign in which each Empire chooses the tactic that it brings (AWW-312, LC-055). */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { Empire } from '../catalogue/empires.ts';
import type { TacticId } from '../catalogue/tactics.ts';
import type { BringCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { speaksFor } from '../rules/orderers.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { unplayed } from './hand.ts';

export function refusesBring({ battle, answered }: View, seat: Seat<Empire>, { card }: BringCommand): Refusal | null {
  if (battle.phase !== 'tacticChoice') return refuse('BAD_PHASE', 'AWW-312');
  if (answered) return refuse('NOT_YOUR_TURN', 'AWW-312');
  if (!speaksFor(battle, seat, battle.options.teamPolicy)) return refuse('NOT_YOUR_UNIT', null);
  const owned = battle.legacy?.empires[seat.side].tacticsAvailable ?? [];
  return owned.includes(card) ? null : refuse('TACTIC_UNKNOWN', 'AWW-312');
}

/** Those that the Empire has unlocked, ascending: the first is taken at the end of its time. */
export function listBrings(view: View, seat: Seat<Empire>): readonly BringCommand[] {
  const owned = view.battle.legacy?.empires[seat.side].tacticsAvailable ?? [];
  const commands = owned.map((card): BringCommand => ({ type: 'bring', card }));
  return commands.filter((command) => refusesBring(view, seat, command) === null);
}

/** "both Empires at once, secret": the choice that closes the window opens what follows. */
export function bring(play: Play, empire: Empire, card: TacticId): void {
  emit(play, { type: 'tacticBrought', empire, card });
  const { HERB, CARN } = play.state.answered;
  if (HERB && CARN) emit(play, { type: 'phaseStarted', phase: 'beforeSelection', active: 'HERB' });
}

export function evolveBrought(state: State, empire: Empire, card: TacticId): State {
  const tactics = { ...state.tactics, [empire]: unplayed(card) };
  return { ...state, tactics, answered: { ...state.answered, [empire]: true } };
}
