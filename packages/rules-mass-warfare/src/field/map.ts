/** A map as it is kept in every record: what never changes in a match (THE-RULES "Map format"). */
import type { Hex } from '@fieldpost/hex';
import type { Terrain } from '../catalogue/terrain.ts';

/** MW-011: what is printed for one seat. */
export type SeatPlaces = { readonly home: Hex; readonly factory: Hex; readonly infantry: readonly Hex[] };
/** The hexes of one row from west to east, the first at `q`. */
export type Row = { readonly r: number; readonly q: number; readonly cells: readonly Terrain[] };
/** THE-RULES "Map format": "public, decide nothing, are kept in records" */
export type CityName = { readonly at: Hex; readonly text: string };

export type FieldMap = {
  readonly id: string;
  readonly rows: readonly Row[];
  /** MW-170: one for each player, in number order. */
  readonly seats: readonly SeatPlaces[];
  readonly names: readonly CityName[];
};
