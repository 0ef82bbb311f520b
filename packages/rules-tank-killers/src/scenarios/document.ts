/**
 * The scenario document: where a match begins. Either at the beginning, or in any position. RULES.md describes it for a
 * stranger, with examples.
 */
import type { UnitId } from '../catalogue/formations.ts';
import type { TacticId } from '../catalogue/tactics.ts';
import type { Attack, BySide, Contest, Counts, OpenCard, Phase, Script, Side, TableCard } from '../state.ts';

/** One side of a position. */
export type ForceDocument = {
  readonly hand: readonly TacticId[];
  /** Cards face down in the formation deck; null: what is left of the side's listed formation. */
  readonly deck: Counts | null;
  readonly top: OpenCard | null;
  readonly table: readonly TableCard[];
  readonly reserve: readonly UnitId[];
  /** The top card last. */
  readonly casualties: readonly UnitId[];
  readonly cycles: number;
  /** Turns begun, the present one included. */
  readonly turns: number;
  /** Casualties that lose the match; null: by the options (TDC-090). */
  readonly breakAt: number | null;
};

export type PositionWindow = Exclude<Phase, 'decks' | 'over'>;

/** Any moment of a match. */
export type Position = {
  readonly window: PositionWindow;
  readonly active: Side;
  readonly awaited: Side;
  readonly first: Side;
  readonly forces: BySide<ForceDocument>;
  /** Null: every card of the list that lies nowhere else. */
  readonly tactics: readonly TacticId[] | null;
  readonly discard: readonly TacticId[];
  readonly attack: Attack | null;
  readonly contest: Contest | null;
  readonly passes: number;
  readonly freeAction: TacticId | null;
  readonly exchanges: number;
};

export type ScenarioDocument = {
  /** Options that this scenario fixes, whatever the match says. */
  readonly options: Readonly<Record<string, string | number>>;
  /** Null: from the beginning. */
  readonly position: Position | null;
  /** The next cards of each deck, where they are not left to chance; one that does not lie in the deck then is passed over. */
  readonly script: Script;
};
