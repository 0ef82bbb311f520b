import type { Open, Side, View } from '@fieldpost/rules-tank-killers';
import type { TableProps } from '../table.ts';

/** The match as the table stands: what everything on it is given. */
export type Situation = {
  readonly view: View;
  /** The public position on screen: an earlier moment while an animation runs. */
  readonly open: Open;
  /** Their side; null: they look on. */
  readonly side: Side | null;
  /** The side at the bottom of the table. */
  readonly bottom: Side;
  /** They are asked, and nothing moves. */
  readonly choosing: boolean;
  /** They are asked and no order is under way. */
  readonly ready: boolean;
  readonly props: TableProps;
};
