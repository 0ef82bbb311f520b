/**
 * Questions to the Empire that does not order (THE-RULES "Questions in the other side's turn"), and what of an action waits for their
 * answers.
 */
import type { Hex } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import type { Author, UnitId } from './units.ts';

/**
 * A question to the Empire that does not order (THE-RULES "Questions in the other side's turn"). Answered by `answer`, or by preferences.
 */
export type Question =
  | {
      /** Q1 to Q3: which own unit takes the hit. */
      readonly id: number;
      readonly kind: 'target';
      readonly empire: Empire;
      readonly at: Hex;
      readonly amount: number;
      /** Two or more, in unit-id order. */
      readonly candidates: readonly UnitId[];
    }
  | {
      /** Q4: the line along which an exited plane comes down. */
      readonly id: number;
      readonly kind: 'crashLine';
      readonly empire: Empire;
      readonly plane: UnitId;
    };

/** The rest of an action that a question has stopped (AWW-120 to AWW-122): see src/resolution. */
export type Task =
  | {
      /** One bullet after another at one tile or plane. */
      readonly kind: 'bullets';
      readonly by: UnitId;
      readonly target: Hex | UnitId;
      /** Tiles to be rolled before the target, in order. */
      readonly path: readonly Hex[];
      readonly left: number;
    }
  | {
      /** The tiles of a strafing run that are still ahead, then the exit. */
      readonly kind: 'strafe';
      readonly plane: UnitId;
      /** The run's own number, which its first tile has too; null once that is past. */
      readonly attack: number | null;
      readonly tiles: readonly Hex[];
    }
  /** The damage of an attack that waits for its victim. */
  | { readonly kind: 'hit'; readonly attack: number; readonly by: Author; readonly amount: number }
  | { readonly kind: 'wreck'; readonly tank: UnitId; readonly by: Author }
  | { readonly kind: 'crash'; readonly plane: UnitId; readonly by: Author }
  | { readonly kind: 'blast'; readonly at: Hex; readonly by: Author };
