/** What every kind of order has: a judge, a menu and an outcome. */
import type { Refusal } from '@fieldpost/engine';
import type { Play } from '../combat/play.ts';
import type { Order } from '../commands.ts';
import type { Side, Unit, War } from '../state.ts';

export type Chapter<Kind extends Order> = {
  /** The first fault in the order of THE-RULES "Error codes"; null: legal, were its step open. */
  refuses(war: War, side: Side, order: Kind): Refusal | null;
  /** Executes the order. */
  resolve(play: Play, side: Side, order: Kind): void;
};

/** An order that one unit gives. */
export type UnitChapter<Kind extends Order> = Chapter<Kind> & {
  /** All legal orders of a unit of the side. */
  list(war: War, side: Side, unit: Unit): readonly Kind[];
  /** Whether there are any: quicker. */
  able(war: War, side: Side, unit: Unit): boolean;
  /** Whether there is one that is worth asking for; where left out, any is. */
  asks?(war: War, side: Side, unit: Unit): boolean;
};
