/** Cards that the table proposes: never one that would be wasted. */
import { type CardPreview, handOf, previewOf, type View } from '@fieldpost/rules-tank-killers';
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';

/** The dearest last. */
const STOPS: readonly CardPreview['result'][] = ['stops', 'attackerOut', 'endsTurn'];

/** The cheapest card of the hand that stops an attack by which a card would be lost; null: none is needed, or none fits. */
export function bestStop(view: View): TacticId | null {
  if (view.open.phase !== 'lostAttack' || (previewOf(view)?.margin ?? -1) < 0) return null;
  const found = STOPS.flatMap((wanted) => handOf(view).filter(({ result }) => result === wanted));
  return found[0]?.card ?? null;
}

/** Cards of the hand that can be played now. */
export const playable = (view: View): readonly TacticId[] =>
  handOf(view).flatMap(({ card, refusal }) => (refusal === null ? [card] : []));
