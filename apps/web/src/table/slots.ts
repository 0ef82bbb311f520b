import type { ReactNode } from 'react';

/** A button of the order bar. `press` null: it waits for something, and `why` says in words for what. */
export type Press = {
  readonly words: string;
  readonly press: (() => void) | null;
  readonly why: string;
  /** A key for `aria-keyshortcuts`, in capitals; null: none. */
  readonly key: string | null;
};

/** What is asked in the bar before something that cannot be taken back. */
export type Question = {
  readonly words: string;
  readonly yes: string;
  readonly onYes: (() => void) | null;
  /** What the other button says; left out: "Not yet". */
  readonly no?: string;
  /** It harms the player's own: then it is red, and never filled. */
  readonly harm?: boolean;
  readonly onNo: () => void;
};

/** What a game puts into the order bar. Where each thing stands, and how large it is, is the shell's. */
export type OrderBarSlot = {
  /** Who acts, as a small picture; null: nobody is chosen. */
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

/** What one game fills in. A game never sets a height, a fixed place, or words for the clock. */
export type TableSlots = {
  /** Names the table for screen readers. */
  readonly label: string;
  /** Which turn or round it is: "turn 4 of 10"; null: not said. */
  readonly when: string | null;
  /** What this player has to reach, in at most 46 characters: "Goal: destroy 25 American cards. 4 so far"; null: not said now. */
  readonly goal: string | null;
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
  /** What single keys do while the table has the focus, by `KeyboardEvent.key` in small letters. */
  readonly keys: Readonly<Record<string, () => void>>;
};

/** A table on which nothing is chosen: games name only what they fill. */
export const EMPTY_TABLE: Omit<TableSlots, 'label' | 'board'> = {
  when: null,
  goal: null,
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
