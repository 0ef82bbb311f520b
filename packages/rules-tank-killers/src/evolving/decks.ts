/** TDC-100: decks committed in secret, and laid open together. */
import type { Event } from '../events.ts';
import { totalOf } from '../rules/counts.ts';
import { breakAt } from '../rules/victory.ts';
import type { Counts, Force, Options, Side, State } from '../state.ts';
import { bySide, withSecret } from './parts.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function evolveDeckCommitted(state: State, { side, cards }: Of<'deckCommitted'>): State {
  return withSecret(state, {}, { committed: bySide<Counts | null>(state.secret.committed, side, cards) });
}

export function evolveDecksOpened(state: State, { german, anglo }: Of<'decksOpened'>): State {
  const { options } = state.open;
  const forces = { german: freshForce(options, 'german', german), anglo: freshForce(options, 'anglo', anglo) };
  return withSecret(state, { forces }, { decks: { german, anglo }, committed: { german: null, anglo: null } });
}

/** A side before its first card is drawn. */
export function freshForce(options: Options, side: Side, list: Counts): Force {
  const deck = totalOf(list);
  return {
    list,
    deck,
    top: null,
    table: [],
    reserve: [],
    casualties: [],
    hand: 0,
    cycles: 0,
    waiting: false,
    turns: 0,
    breakAt: breakAt(options, side, deck),
  };
}
