/** Why standing orders answer as they do: which rule, which conditions failed, which card. What the builder shows in a dry run. */
import type { Refusal } from '@fieldpost/engine';
import type { RefusalCode } from '../catalogue/refusals.ts';
import type { TacticId } from '../catalogue/tactics.ts';
import type { Command } from '../commands.ts';
import type { WhenKey } from './standing-orders.ts';

/** What became of one entry of `play`. */
export type Considered = {
  /** As written in the rule: a card or a group. */
  readonly entry: string;
  readonly card: TacticId | null;
  readonly because: 'played' | 'notHeld' | 'kept' | 'tooFew' | 'noneFits' | RefusalCode;
};

/** One rule that was tried: of this window, from the top. */
export type TriedRule = {
  readonly rule: number;
  /** None: the rule holds and was used. */
  readonly failed: readonly WhenKey[];
  readonly considered: readonly Considered[];
};

export type Explanation = {
  /** Null: the player is asked. */
  readonly command: Command | null;
  readonly why: {
    /** `emptyWindow`: passed because nothing could be played, with blindDelay off; `none`: nothing was to be answered. */
    readonly kind: 'rule' | 'default' | 'rally' | 'plan' | 'emptyWindow' | 'none';
    /** Index in the list, with `rule`. */
    readonly rule: number | null;
  };
  readonly tried: readonly TriedRule[];
};

export function explained(
  command: Command | null,
  kind: Explanation['why']['kind'],
  rule: number | null = null,
  tried: readonly TriedRule[] = [],
): Explanation {
  return { command, why: { kind, rule }, tried };
}

export function becauseOf(refusal: Refusal): Considered['because'] {
  return refusal.code as RefusalCode;
}
