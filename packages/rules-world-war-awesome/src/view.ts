/** What one viewer may know of a state (WWA-135): the war itself, shared as it is, and your own secrets. */
import { TOKEN_IDS } from './catalogue/tokens.ts';
import type { Covered, FullOrder, Hand, Seat, State, War } from './state.ts';

export type Own = {
  /** "a list of token ids with copies, in the order of the decks" */
  readonly hand: readonly { readonly token: string; readonly copies: number }[];
  readonly order: FullOrder | null;
  readonly covered: readonly Covered[];
};
/** `own` null: a spectator. */
export type View = { readonly viewer: Seat | null; readonly war: War; readonly own: Own | null };

export type Seen = { readonly side: Seat; readonly player: number } | 'spectator';

export function sideSeeing(viewer: Seen): Seat | null {
  return viewer === 'spectator' ? null : viewer.side;
}

const listed = new WeakMap<Hand, Own['hand']>();

function handOf(hand: Hand): Own['hand'] {
  const known = listed.get(hand);
  if (known !== undefined) return known;
  const list: { readonly token: string; readonly copies: number }[] = [];
  for (const token of TOKEN_IDS) {
    const copies = hand[token];
    if (copies !== undefined) list.push({ token, copies });
  }
  listed.set(hand, list);
  return list;
}

export function viewOf({ war, secret }: State, viewer: Seen): View {
  const side = sideSeeing(viewer);
  if (side === null) return { viewer: null, war, own: null };
  const { hand, order, covered } = secret[side];
  return { viewer: side, war, own: { hand: handOf(hand), order, covered } };
}
