import type { Leaving } from '../contract.ts';

export const SIDES = ['red', 'blue', 'green'] as const;
export type Side = (typeof SIDES)[number];
export const FIELDS = [1, 2, 3] as const;
export type Card = 'shell' | 'smoke';
/** Kinds of cards by count. */
export type Cards = { readonly shell: number; readonly smoke: number };
export const DECK: Cards = { shell: 6, smoke: 6 };

export type Camp = {
  readonly side: Side;
  /** The hex of the flag; null until it is buried. */
  readonly field: number | null;
  readonly ready: boolean;
  readonly hand: Cards;
  readonly strength: number;
};
/** A field of one of the other sides. */
export type Aim = { readonly at: Side; readonly field: number };
export type ExampleState = {
  readonly phase: 'bury' | 'turn' | 'smoke';
  /** One for each side of the match, in their order. */
  readonly camps: readonly Camp[];
  /** The sides that are out, in order: shot down, or left. */
  readonly gone: readonly Side[];
  readonly turn: Side | null;
  readonly turnsLeft: number;
  readonly aim: Aim | null;
  readonly peeked: boolean;
  readonly fired: boolean;
  /** The roll of a shot that the side aimed at may still answer. */
  readonly shot: number | null;
  readonly pile: Cards;
  readonly spent: Cards;
};

export type Command =
  | { readonly type: 'bury'; readonly field: number }
  | { readonly type: 'ready' }
  | { readonly type: 'aim'; readonly at: Side; readonly field: number }
  | { readonly type: 'peek'; readonly at: Side; readonly field: number }
  | { readonly type: 'draw' }
  | { readonly type: 'fire'; readonly card: 'shell' | 'none' }
  | { readonly type: 'smoke' }
  | { readonly type: 'hold' }
  | { readonly type: 'rest' }
  | { readonly type: 'leave'; readonly why: Leaving }
  | { readonly type: 'instruct'; readonly smoke: Orders['smoke'] };

export type Event =
  | { readonly type: 'buried'; readonly side: Side; readonly field: number }
  | { readonly type: 'readied'; readonly side: Side }
  | { readonly type: 'begun'; readonly side: Side; readonly roll: number }
  | { readonly type: 'aimed'; readonly side: Side; readonly at: Side; readonly field: number }
  | {
      readonly type: 'peeked';
      readonly side: Side;
      readonly at: Side;
      readonly field: number;
      readonly found: boolean;
    }
  | { readonly type: 'drew'; readonly side: Side; readonly card: Card }
  | { readonly type: 'fired'; readonly side: Side; readonly roll: number; readonly card: 'shell' | 'none' }
  | { readonly type: 'smoked'; readonly side: Side }
  | { readonly type: 'held'; readonly side: Side; readonly hit: boolean }
  | { readonly type: 'rested'; readonly side: Side }
  /** `next`: whose turn it is from now on, by a roll, where it was the turn of who left. */
  | { readonly type: 'left'; readonly side: Side; readonly why: Leaving; readonly next: Side | null };

export type Orders = { readonly smoke: 'ask' | 'always' | 'never' };
export type View = {
  readonly phase: ExampleState['phase'];
  readonly turn: Side | null;
  readonly turnsLeft: number;
  readonly aim: Aim | null;
  readonly peeked: boolean;
  readonly fired: boolean;
  readonly shot: number | null;
  readonly cardsLeft: number;
  readonly camps: readonly {
    readonly side: Side;
    readonly strength: number;
    readonly cards: number;
    readonly out: boolean;
  }[];
  /** Data of the viewer's own side; null once it is out. */
  readonly own: {
    readonly side: Side;
    readonly field: number | null;
    readonly ready: boolean;
    readonly hand: Cards;
  } | null;
};
export type Notice =
  | Exclude<Event, { readonly type: 'peeked' | 'drew' }>
  | (Omit<Extract<Event, { readonly type: 'peeked' }>, 'found'> & { readonly found: boolean | null })
  | { readonly type: 'drew'; readonly side: Side; readonly card: Card | null };

export type ExampleGame = {
  readonly side: Side;
  readonly options: { readonly turns: number };
  /** `flags`: how many sides there are, the first ones of SIDES. */
  readonly scenario: { readonly strength: number; readonly flags: 2 | 3 };
  readonly state: ExampleState;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly notice: Notice;
  readonly standingOrders: Orders;
  /** Strength at the end, by side. */
  readonly report: readonly { readonly side: Side; readonly strength: number }[];
  readonly carryOver: null;
};

/** The sides of the match that are not out, in their order. */
export function sidesIn({ camps, gone }: Pick<ExampleState, 'camps' | 'gone'>): readonly Side[] {
  return camps.flatMap(({ side }) => (gone.includes(side) ? [] : [side]));
}

/** The camp of a side of the match; throws for any other. */
export function campOf({ camps }: Pick<ExampleState, 'camps'>, side: Side): Camp {
  const camp = camps.find((one) => one.side === side);
  if (camp === undefined) throw new Error(`${side} is not of this match`);
  return camp;
}

/** The next side among those still in. */
export function sideAfter(state: ExampleState, side: Side): Side {
  const order = state.camps.map((camp) => camp.side);
  const from = order.indexOf(side) + 1;
  const still = sidesIn(state);
  return [...order.slice(from), ...order.slice(0, from)].find((one) => still.includes(one)) ?? side;
}
