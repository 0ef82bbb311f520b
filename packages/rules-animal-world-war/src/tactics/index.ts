/** Tactics (THE-RULES "Tactics", "Tactics deck"): when a card may be played, what it may name, and what it does. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { BuildCommand, Command, FinishCommand, KeepCommand, TacticCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { speaksFor } from '../rules/orderers.ts';
import { startTurn } from '../rules/turns.ts';
import { type Battle, type Empire, enemyOf } from '../state.ts';
import type { View } from '../view.ts';
import { layFieldwork, listFieldworks, refusesFieldwork } from './fieldworks.ts';
import { everyNaming, refusesNaming } from './naming.ts';
import { playCard } from './playing.ts';
import { refusesCard } from './windows.ts';

export { evolveTactic } from './evolving.ts';

export type CardCommand = TacticCommand | KeepCommand | BuildCommand | FinishCommand;

/** AWW-180: the first fault, or null. `keep`, `build` and `finish` belong to the window after deployment alone. */
export function refusesTactic(view: View, seat: Seat<Empire>, command: CardCommand): Refusal | null {
  const { battle } = view;
  const here = battle.phase === 'afterDeployment' || (battle.phase === 'turn' && command.type === 'tactic');
  if (!here) return refuse('BAD_PHASE', 'AWW-180');
  if (battle.active !== seat.side) return refuse('NOT_YOUR_TURN', 'AWW-180');
  if (!speaksFor(battle, seat, battle.options.teamPolicy)) return refuse('NOT_YOUR_UNIT', null);
  switch (command.type) {
    case 'tactic':
      return refusesCard(view, seat, command.card) ?? refusesNaming(battle, seat.side, command);
    case 'keep':
      return battle.errand === null ? null : refuse('BAD_PHASE', 'AWW-180');
    case 'build':
      return refusesFieldwork(battle, seat.side, command);
    case 'finish':
      return battle.errand === null ? refuse('BAD_PHASE', 'AWW-180') : null;
  }
}

/** What may be done with cards now; nothing here needs a unit to act with. */
export function listTactics(view: View, seat: Seat<Empire>): readonly Command[] {
  const { battle } = view;
  const listed = [...ofWindow(battle, seat.side), ...ofCard(view, seat)];
  return listed.filter((command) => refusesTactic(view, seat, command) === null);
}

function ofWindow(battle: Battle, empire: Empire): readonly CardCommand[] {
  if (battle.phase !== 'afterDeployment') return [];
  if (battle.errand === null) return [{ type: 'keep' }];
  const works = battle.errand.card === 'T10' ? listFieldworks(battle, empire) : [];
  return [...works, { type: 'finish' }];
}

function ofCard(view: View, seat: Seat<Empire>): readonly CardCommand[] {
  const card = view.tactics[seat.side]?.card;
  if (card === undefined || refusesCard(view, seat, card) !== null) return [];
  return everyNaming(view.battle, seat.side, card);
}

/** A legal command of this chapter is carried out. */
export function tacticHappens(play: Play, { side }: Seat<Empire>, command: CardCommand): void {
  if (command.type === 'build') {
    layFieldwork(play, side, command);
    return;
  }
  if (command.type === 'tactic') playCard(play, side, command);
  else if (command.type === 'keep') emit(play, { type: 'tacticKept', empire: side });
  else emit(play, { type: 'errand', empire: side, errand: null });
  if (play.state.battle.errand === null) closeWindow(play);
}

/**
 * THE-RULES "Sequence of play": AFTER_DEPLOYMENT: Herbivoria's window, then Carnivoron's, then the first turn. In a turn no window closes.
 */
function closeWindow(play: Play): void {
  const { phase, active } = play.state.battle;
  if (phase !== 'afterDeployment') return;
  if (active === 'HERB') emit(play, { type: 'phaseStarted', phase, active: enemyOf(active) });
  else startTurn(play);
}
