/**
 * The whole state of one match, as plain JSON. Every viewer gets its public part unchanged; the other part is secret. It holds no order of
 * a deck: cards are drawn when they are needed (TDC-006, THE-RULES "Visibility and ends").
 */
import type { Outcome } from '@fieldpost/engine';
import type { UnitId } from './catalogue/formations.ts';
import type { TacticId } from './catalogue/tactics.ts';

export const SIDES = ['german', 'anglo'] as const;
/** TDC-001: one side is German, the other American or British: "Anglo" for card texts. */
export type Side = (typeof SIDES)[number];
export type BySide<Value> = { readonly german: Value; readonly anglo: Value };

export function otherSide(side: Side): Side {
  return side === 'german' ? 'anglo' : 'german';
}

/**
 * THE-RULES "States of a turn". `decks` is the secret building of formations (TDC-100); `negate` stands for NEGATE_L, NEGATE_M, NEGATE_F
 * and NEGATE_V.
 */
export const PHASES = [
  'decks',
  'maneuver',
  'attacker',
  'target',
  'lostAttack',
  'negate',
  'modifier',
  'finish',
  'free',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

const ANGLO_FORMATIONS = ['american', 'american-armored', 'british', 'british-infantry'] as const;
export type AngloFormation = (typeof ANGLO_FORMATIONS)[number];

/** What was agreed at creation. See catalogue/options.ts for titles and limits. */
export type Options = {
  readonly first: 'random' | Side; //                    TDC-005
  readonly german: 'default' | 'panzer'; //              TDC-104
  readonly anglo: AngloFormation; //                     TDC-001, TDC-104
  readonly customDecks: 'on' | 'off'; //                 TDC-100
  readonly breakPoint: 'printed' | 'even' | 'custom'; // TDC-096
  readonly germanBreakPoint: number; //                  TDC-092, in hundredths of the deck; with `custom`
  readonly angloBreakPoint: number;
  readonly turnLimit: number; //                         TDC-094, turns of each player
  readonly blindDelay: 'on' | 'off'; //                  THE-RULES "Standing orders"
};

/** How many of each formation card: a deck, or a list. Cards of which there are none are left out. */
export type Counts = Readonly<Record<UnitId, number>>;

/** A formation card that lies open with its own name: "#12". It loses it when it is shuffled in (THE-RULES "Visibility and ends"). */
export type OpenCard = { readonly id: string; readonly unit: UnitId };
/** An own card in play (THE-RULES "Components and zones"); it attacked in this turn, in its owner's last turn (TDC-020), or in neither. */
export type TableCard = OpenCard & { readonly attacked: 'thisTurn' | 'lastTurn' | 'never' };

/** What everybody may see of one side. */
export type Force = {
  /** TDC-100: the whole formation; public. What lies in the deck can be counted from it, its order not. */
  readonly list: Counts;
  /** Cards in the formation deck, the one turned up included. */
  readonly deck: number;
  /** TDC-032: the top card of the deck where it lies face up. */
  readonly top: OpenCard | null;
  readonly table: readonly TableCard[];
  readonly reserve: readonly UnitId[];
  /** In order; the top card is the last. */
  readonly casualties: readonly UnitId[];
  /** Tactics cards in hand. */
  readonly hand: number;
  /** TDC-080: times the deck ran out. */
  readonly cycles: number;
  /** TDC-083: the deck is empty, which is counted, and waits for cards in the reserve. */
  readonly waiting: boolean;
  /** Turns begun, the present one included. */
  readonly turns: number;
  /** TDC-090, TDC-096: casualties at which the side has lost. */
  readonly breakAt: number;
};

/** Where a tactics card was played: the windows of THE-RULES "States of a turn". */
export type PlayWindow = 'maneuver' | 'lostAttack' | 'modifier' | 'finish' | 'free' | 'negate';
/** A tactics card of the running attack. */
export type PlayedCard = {
  readonly side: Side;
  readonly card: TacticId;
  readonly window: PlayWindow;
  readonly negated: boolean;
};

export type AttackResult =
  | 'withdrawn' //   TDC-031: the top card was support
  | 'noTarget' //    TDC-033
  | 'stopped' //     TDC-040: Lost Action, or End Turn
  | 'turnedBack' //  TDC-040: End Turn
  | 'mined' //       TDC-040: a Logistics or Mine card put the attacker out of action
  | 'outOfRange' //  TDC-054
  | 'destroyed' //   TDC-060
  | 'finished' //    TDC-062
  | 'survived';

/** The running attack, or the one just ended: free actions look at it (TDC-072). */
export type Attack = {
  /** Attacks of this turn are counted from 1. */
  readonly number: number;
  readonly attacker: OpenCard;
  /** Null before it is chosen. `place`: on the table, or on top of its deck. */
  readonly target: (OpenCard & { readonly place: 'table' | 'top' }) | null;
  /** Every card played in it, in order; they go to the discard when it ends (TDC-066). */
  readonly cards: readonly PlayedCard[];
  /** Null while it runs. */
  readonly result: AttackResult | null;
};

/** THE-RULES "States of a turn", NEGATE: cards each of which answers the one before; the first is what it is about. */
export type Contest = {
  readonly about: 'lostAttack' | 'modifier' | 'finish' | 'free';
  readonly cards: readonly { readonly side: Side; readonly card: TacticId }[];
};

/** All that lies open: the same for every viewer. */
export type Open = {
  readonly options: Options;
  readonly phase: Phase;
  /** The side whose turn it is. */
  readonly active: Side;
  /** Who is to answer now: the active side, or the defender in a window of theirs; in `decks` and `over` it means nothing. */
  readonly awaited: Side;
  readonly first: Side;
  readonly forces: BySide<Force>;
  /** Cards in the tactics deck. */
  readonly tactics: number;
  /** The common discard pile, the last on top. */
  readonly discard: readonly TacticId[];
  readonly attack: Attack | null;
  readonly contest: Contest | null;
  /** TDC-050: passes in succession. */
  readonly passes: number;
  /** The Free Action that was played and whose attacker is being chosen (TDC-071). */
  readonly freeAction: TacticId | null;
  /** THE-RULES "Standing orders": the opponent of the active side has played a card in this turn, and a filed plan rests. */
  readonly interrupted: boolean;
  /** TDC-082. */
  readonly exchanges: number;
  /** Number of the next open card. */
  readonly nextId: number;
  readonly outcome: Outcome<Side> | null;
};

/** What comes next where a scenario document wrote it down; without it nothing of the future is kept. */
export type Script = {
  readonly tactics: readonly TacticId[];
  readonly german: readonly UnitId[];
  readonly anglo: readonly UnitId[];
};

export type Secret = {
  /** Each in the order of the tactics list. */
  readonly hands: BySide<readonly TacticId[]>;
  readonly tactics: readonly TacticId[];
  /** Cards that lie face down. */
  readonly decks: BySide<Counts>;
  readonly script: Script;
  /** TDC-100: decks committed while the other side's is not. */
  readonly committed: BySide<Counts | null>;
};

export type State = { readonly open: Open; readonly secret: Secret };
