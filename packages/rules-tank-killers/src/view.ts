/**
 * What one viewer may know of a state (THE-RULES "Visibility and ends"): what lies open, and of the secrets their own hand and their own
 * deck.
 */
import type { TacticId } from './catalogue/tactics.ts';
import type { Event, Notice } from './events.ts';
import type { Counts, Open, Side, State } from './state.ts';

export type Seen = { readonly side: Side; readonly player: number } | 'spectator';

export type View = {
  /** The same for every viewer, shared and not copied. */
  readonly open: Open;
  /** The viewer's side; null: a spectator. */
  readonly side: Side | null;
  /** Their hand, in the order of the tactics list; null: a spectator. */
  readonly hand: readonly TacticId[] | null;
  /** TDC-100: the deck they have committed while the other side's is not. */
  readonly committed: Counts | null;
};

export function sideOf(viewer: Seen): Side | null {
  return viewer === 'spectator' ? null : viewer.side;
}

export function viewOf(state: State, viewer: Seen): View {
  const side = sideOf(viewer);
  if (side === null) return { open: state.open, side, hand: null, committed: null };
  const { hands, committed } = state.secret;
  return { open: state.open, side, hand: hands[side], committed: committed[side] };
}

/** THE-RULES "Visibility and ends": only the owner learns which card was drawn, and which deck was chosen until both are committed. */
export function noticeOf(event: Event, viewer: Seen): Notice {
  if (event.type === 'drew' && event.side !== sideOf(viewer)) return { ...event, card: null };
  if (event.type === 'deckCommitted' && event.side !== sideOf(viewer)) return { ...event, cards: null };
  return event;
}
