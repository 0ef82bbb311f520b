export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const FIELDS = [1, 2, 3] as const;
export type Card = 'shell' | 'smoke';
/** Kinds of cards by count. */
export type Cards = { readonly shell: number; readonly smoke: number };
export const DECK: Cards = { shell: 4, smoke: 4 };

export type Camp = {
  /** Where the flag lies; null until it is buried. */
  readonly field: number | null;
  readonly ready: boolean;
  readonly hand: Cards;
  readonly strength: number;
};
export type OutpostState = {
  readonly phase: 'bury' | 'turn' | 'smoke';
  readonly camps: Readonly<Record<Side, Camp>>;
  readonly turn: Side | null;
  readonly turnsLeft: number;
  readonly aim: number | null;
  readonly peeked: boolean;
  readonly fired: boolean;
  /** The roll of a shot that the other side may still answer. */
  readonly shot: number | null;
  readonly pile: Cards;
  readonly spent: Cards;
};

export type Command =
  | { readonly type: 'bury'; readonly field: number }
  | { readonly type: 'ready' }
  | { readonly type: 'aim'; readonly field: number }
  | { readonly type: 'peek'; readonly field: number }
  | { readonly type: 'draw' }
  | { readonly type: 'fire'; readonly card: 'shell' | 'none' }
  | { readonly type: 'smoke' }
  | { readonly type: 'hold' }
  | { readonly type: 'rest' }
  | { readonly type: 'instruct'; readonly smoke: Orders['smoke'] };

export type Event =
  | { readonly type: 'buried'; readonly side: Side; readonly field: number }
  | { readonly type: 'readied'; readonly side: Side }
  | { readonly type: 'begun'; readonly side: Side; readonly roll: number }
  | { readonly type: 'aimed'; readonly side: Side; readonly field: number }
  | { readonly type: 'peeked'; readonly side: Side; readonly field: number; readonly found: boolean }
  | { readonly type: 'drew'; readonly side: Side; readonly card: Card }
  | { readonly type: 'fired'; readonly side: Side; readonly roll: number; readonly card: 'shell' | 'none' }
  | { readonly type: 'smoked'; readonly side: Side }
  | { readonly type: 'held'; readonly side: Side; readonly hit: boolean }
  | { readonly type: 'rested'; readonly side: Side };

export type Orders = { readonly smoke: 'ask' | 'always' | 'never' };
export type View = {
  readonly phase: OutpostState['phase'];
  readonly turn: Side | null;
  readonly turnsLeft: number;
  readonly aim: number | null;
  readonly peeked: boolean;
  readonly fired: boolean;
  readonly shot: number | null;
  readonly cardsLeft: number;
  readonly strengths: Readonly<Record<Side, number>>;
  readonly cardsHeld: Readonly<Record<Side, number>>;
  /** What the viewer's own side keeps to itself. */
  readonly own: {
    readonly side: Side;
    readonly field: number | null;
    readonly ready: boolean;
    readonly hand: Cards;
  } | null;
};
export type Notice =
  | Exclude<Event, { readonly type: 'peeked' | 'drew' | 'buried' | 'readied' }>
  | { readonly type: 'buried'; readonly side: Side; readonly field: number }
  | { readonly type: 'readied'; readonly side: Side }
  | { readonly type: 'peeked'; readonly side: Side; readonly field: number; readonly found: boolean | null }
  | { readonly type: 'drew'; readonly side: Side; readonly card: Card | null };

export type OutpostGame = {
  readonly side: Side;
  readonly options: { readonly turns: number };
  readonly scenario: { readonly strength: number };
  readonly state: OutpostState;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly notice: Notice;
  readonly standingOrders: Orders;
  readonly report: Readonly<Record<Side, number>>;
  readonly carryOver: null;
};

export function otherSide(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}
