/** When a card may be played (AWW-180, THE-RULES "Tactics deck"). */
import type { Refusal, Seat } from '@fieldpost/engine';
import { TACTICS, type TacticId, type TacticWindow } from '../catalogue/tactics.ts';
import { refuse } from '../refusal.ts';
import type { Battle, Empire, Tactic } from '../state.ts';
import type { View } from '../view.ts';

/** The windows that are open to an Empire now. */
export function openWindows(battle: Battle, empire: Empire): readonly TacticWindow[] {
  switch (battle.phase) {
    case 'beforeSelection':
      return ['BS'];
    case 'beforeDeployment':
      return ['BD'];
    case 'afterDeployment':
      return battle.active === empire && battle.errand === null ? ['AD'] : [];
    case 'turn':
      return battle.active !== empire ? [] : hasActed(battle, empire) ? ['OT'] : ['OT', 'OTS'];
    default:
      return [];
  }
}

/** OTS: "own turn before any action" */
function hasActed({ units }: Battle, empire: Empire): boolean {
  return Object.values(units).some((unit) => unit.kind === 'soldier' && unit.empire === empire && unit.acted);
}

/** Whether an Empire could play its card now, if it knew whom to name. */
export function refusesCard(view: View, { side }: Seat<Empire>, card: TacticId): Refusal | null {
  const tactic = view.tactics[side];
  const open = openWindows(view.battle, side);
  if (tactic?.card !== card || !TACTICS[card].windows.some((window) => open.includes(window))) {
    return refuse('WINDOW', 'AWW-180');
  }
  return usedUp(tactic) ? refuse('USED', 'AWW-180') : null;
}

function usedUp({ usesLeft, usedInTurn, lost, armed }: Tactic): boolean {
  return usesLeft === 0 || usedInTurn || lost || armed !== null;
}

/** Whether the card that an Empire holds is one of a window: kept then, a `before` card is lost (THE-RULES "Tactics deck"). */
export function losesBy(tactic: Tactic, windows: readonly TacticWindow[]): boolean {
  const { timing, windows: printed } = TACTICS[tactic.card];
  return timing === 'before' && tactic.usesLeft > 0 && printed.some((window) => windows.includes(window));
}
