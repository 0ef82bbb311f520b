import { TACTICS, type TacticId } from '../catalogue/tactics.ts';
import type { Tactic } from '../state.ts';

/** A card in hand. */
export function unplayed(card: TacticId): Tactic {
  return { card, usesLeft: TACTICS[card].uses, revealed: false, usedInTurn: false, armed: null, lost: false };
}
