import type { Viewer } from '@fieldpost/engine';
import { SIDES, type Side, type State, type TankKillersGame } from '@fieldpost/rules-tank-killers';
import { presetCards } from '@fieldpost/rules-tank-killers/catalogue';

/** The sides whose secrets a viewer may not know. */
export function othersOf(viewer: Viewer<TankKillersGame>): readonly Side[] {
  return SIDES.filter((side) => viewer === 'spectator' || viewer.side !== side);
}

/** THE-RULES "Visibility and ends": the other side may hold any other cards of the tactics deck, and have built any other formation. */
export function otherSecrets(state: State, viewer: Viewer<TankKillersGame>, next: () => number): readonly State[] {
  const others = othersOf(viewer);
  if (state.open.phase === 'decks') return others.flatMap((side) => otherDecks(state, side));
  return others.map((side) => otherHand(state, side, next));
}

function otherDecks(state: State, side: Side): readonly State[] {
  const decks = [null, presetCards(side === 'german' ? 'german' : 'american')];
  const { secret } = state;
  return decks.map((deck) => ({ ...state, secret: { ...secret, committed: { ...secret.committed, [side]: deck } } }));
}

/** As many other cards as the side holds, dealt again from its hand and the tactics deck. */
export function otherHand(state: State, side: Side, next: () => number): State {
  const { hands } = state.secret;
  const unknown = [...state.secret.tactics, ...hands[side]];
  for (let at = unknown.length - 1; at > 0; at--) {
    const other = next() % (at + 1);
    [unknown[at], unknown[other]] = [unknown[other] as (typeof unknown)[0], unknown[at] as (typeof unknown)[0]];
  }
  const hand = unknown.splice(0, hands[side].length).sort();
  return { ...state, secret: { ...state.secret, tactics: unknown.sort(), hands: { ...hands, [side]: hand } } };
}
