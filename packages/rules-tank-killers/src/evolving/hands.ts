/** Tactics cards from deck to hand to discard (TDC-003, 004, 010 to 012). */
import type { TacticId } from '../catalogue/tactics.ts';
import type { Event } from '../events.ts';
import type { Side, State } from '../state.ts';
import { bySide, withForce, withSecret } from './parts.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Without one card of that name. */
export function without(cards: readonly TacticId[], card: TacticId): readonly TacticId[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Hands and decks stand in the order of the list: they are multisets, and no order of them tells anything. */
function withOne(cards: readonly TacticId[], card: TacticId): readonly TacticId[] {
  let at = cards.length;
  while (at > 0 && (cards[at - 1] as TacticId) > card) at--;
  return cards.toSpliced(at, 0, card);
}

export function evolveDrew(state: State, { side, card }: Of<'drew'>): State {
  const { tactics, hands, script } = state.secret;
  const scripted = script.tactics[0] === card;
  return withSecret(
    state,
    {
      tactics: state.open.tactics - 1,
      forces: withForce(state.open.forces, side, { hand: state.open.forces[side].hand + 1 }),
    },
    {
      tactics: without(tactics, card),
      hands: bySide(hands, side, withOne(hands[side], card)),
      script: scripted ? { ...script, tactics: script.tactics.slice(1) } : script,
    },
  );
}

/** A card leaves a hand. */
export function outOfHand(state: State, side: Side, card: TacticId): State {
  const { hands } = state.secret;
  const { forces } = state.open;
  return withSecret(
    state,
    { forces: withForce(forces, side, { hand: forces[side].hand - 1 }) },
    { hands: bySide(hands, side, without(hands[side], card)) },
  );
}

export function evolveDiscarded(state: State, { side, card }: Of<'discarded'>): State {
  const after = outOfHand(state, side, card);
  return withSecret(after, { discard: [...state.open.discard, card] }, {});
}

/** TDC-012. */
export function evolveDiscardShuffled(state: State): State {
  const { discard } = state.open;
  return withSecret(
    state,
    { discard: [], tactics: state.open.tactics + discard.length },
    { tactics: [...state.secret.tactics, ...discard].sort() },
  );
}
