/** The state of a turn at the table: the picked unit, its orders, and the effect of a tap. */
import type { Command, Pos } from '@fieldpost/rules-world-war-awesome/table';
import type { Choice } from './menu.ts';
import type { Places } from './places.ts';
import type { Situation } from './situation.ts';
import type { TankDraft } from './tank-order.ts';

/** Who is picked, where they are to end, and what they are to do from there. */
export type Picked = {
  /** A unit, a device, a token's side; '' = what needs nobody; null: nobody is picked. */
  readonly subject: string | null;
  /** Where a unit ends: a finer subject of the rules ("u14>9,8"); null: where it stands. */
  readonly end: string | null;
  readonly choice: Choice | null;
};
export const NOBODY: Picked = { subject: null, end: null, choice: null };

/** Where a unit can end. */
export type Way = { readonly subject: string; readonly pos: Pos; readonly flies: boolean };

/** What somebody who can act would best do: a line of the list, and the order that it stands for. */
export type Suggestion = { readonly subject: string; readonly words: string; readonly picked: Picked | null };

/** The likely results of an order: a line for the bar, more for the details, and the units in the blast. */
export type OddsWords = {
  readonly line: string;
  readonly more: readonly { readonly words: string; readonly own: boolean }[];
  /** Hexes of the battlefield that a blast covers. */
  readonly blast: readonly string[];
  /** The places among these with the player's own units. */
  readonly endangered: readonly string[];
};

export type Turn = {
  readonly situation: Situation;
  readonly places: Places;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly pickSubject: (subject: string) => void;
  /** Picks somebody with all they are to do, and looks at the board where they stand. */
  readonly pickAt: (picked: Picked) => void;
  /** Who may still be ordered something. */
  readonly subjects: readonly string[];
  /** What each of them would best do, the best first. */
  readonly suggestions: readonly Suggestion[];
  readonly ways: readonly Way[];
  /** What can be done from where the picked one ends. */
  readonly choices: readonly Choice[];
  readonly odds: OddsWords;
  readonly draft: TankDraft;
  /** Picks where a unit ends. */
  readonly endAt: (way: Way) => void;
  readonly give: (command: Command) => void;
  readonly carryOut: () => void;
  readonly next: () => void;
  readonly tap: (key: string) => void;
  readonly tapRegion: (region: string) => void;
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
};
