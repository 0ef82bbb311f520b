import type { ReactNode } from 'react';

/** A button of the order bar. `press` null: it waits for something, and `why` says in words for what. */
export type Press = {
  readonly words: string;
  readonly press: (() => void) | null;
  readonly why: string;
  /** A key for `aria-keyshortcuts`, in capitals; null: none. */
  readonly key: string | null;
};

/** The bar's question before an action without undo. */
export type Question = {
  readonly words: string;
  readonly yes: string;
  readonly onYes: (() => void) | null;
  /** The label of the other button; absent: "Not yet". */
  readonly no?: string;
  /** It harms the player's own: then it is red, and never filled. */
  readonly harm?: boolean;
  readonly onNo: () => void;
};

/** A game's content for the order bar. The shell decides places and sizes. */
export type OrderBarSlot = {
  /** A small picture of the acting unit; null: none is selected. */
  readonly sign: ReactNode;
  /** The order in words: "Tank h2 drives to h4." */
  readonly order: string;
  /** Its result: "Infantry falls.", or why it cannot be given. At most two lines of a phone. */
  readonly result: string;
  /** It hurts the player's own side: the result is said in red, and the verb is not filled. */
  readonly harm?: boolean;
  /** The same in fewer words, for when the result does not fit; left out: there are none. */
  readonly short?: string;
  /** One step back: lets go of what is chosen, then takes orders back one by one. */
  readonly back: Press;
  /** The verb of the order; null: nothing is aimed at, and `next` stands in its place. */
  readonly verb: Press | null;
  readonly next: Press | null;
  /** Ends the turn; null where nothing is ended. */
  readonly end: Press | null;
  readonly question: Question | null;
};

/** A sheet of the table: beside the board on a wide screen, above the bar on a phone when it is asked for. */
export type Sheet = {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};

/** The slots that a game fills. A game never sets a height, a fixed place, or words for the clock. */
export type TableSlots = {
  /** Names the table for screen readers. */
  readonly label: string;
  /** The turn or round: "turn 4 of 10"; null: not shown. */
  readonly when: string | null;
  /** This player's goal, in up to 46 characters: "Goal: destroy 25 American cards. 4 so far"; null: not shown now. */
  readonly goal: string | null;
  /** The question within another player's turn, in as few characters: "Panther attacks your Sherman: 12 against 6"; null: the words of the service. */
  readonly asks: string | null;
  /** The board, which takes whatever room is left. */
  readonly board: ReactNode;
  /** Places with numbers, or who comes in which order; null: none. */
  readonly strip: ReactNode;
  /** Cards in hand; null: none. */
  readonly hand: ReactNode;
  /** Whether a card is held up; until then a phone shows the hand folded to 56 px, for the board has the room. */
  readonly handHeld: boolean;
  /** Null: it is not the viewer's to order now. */
  readonly bar: OrderBarSlot | null;
  /** Details of the selection: odds, reach, the rule; null if there are none. */
  readonly details: ReactNode;
  /** True if the details contain the choice the player must make: then they open automatically. */
  readonly detailsFirst: boolean;
  /** True if the next tap belongs on the board: then a sheet over the board closes automatically. */
  readonly boardFirst: boolean;
  /** A form that is filled in before the board counts (an army, a deck): on a phone it has the board's place. */
  readonly form: ReactNode;
  /** A sheet that the game opens, and how often it has asked for it; null: none. */
  readonly opensSheet: { readonly id: string; readonly times: number } | null;
  /** Rare things of this game: standing orders, preferences. At most three. */
  readonly sheets: readonly Sheet[];
  /** Actions of single keys while the table has the focus, by `KeyboardEvent.key` in small letters. */
  readonly keys: Readonly<Record<string, () => void>>;
};

/** A table on which nothing is chosen: games name only what they fill. */
export const EMPTY_TABLE: Omit<TableSlots, 'label' | 'board'> = {
  when: null,
  goal: null,
  asks: null,
  strip: null,
  hand: null,
  handHeld: false,
  bar: null,
  details: null,
  detailsFirst: false,
  boardFirst: false,
  form: null,
  opensSheet: null,
  sheets: [],
  keys: {},
};

const NOTHING_TO_UNDO = 'Nothing to undo. An order with dice, or with an answer that was shown, stays.';

type Chosen = { readonly picked: boolean; readonly letGo: () => void };
type Undoable = { readonly canUndo: boolean; readonly ready: boolean; readonly undo: () => void };

/** The bar's left button: what is chosen is let go first, orders are taken back after that. */
export function stepBack({ picked, letGo }: Chosen, { canUndo, ready, undo }: Undoable): Press {
  if (picked) return { words: 'Cancel', press: letGo, why: '', key: 'Escape' };
  return { words: 'Undo', press: canUndo && ready ? undo : null, why: NOTHING_TO_UNDO, key: 'U' };
}
