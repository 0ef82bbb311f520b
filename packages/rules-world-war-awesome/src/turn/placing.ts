/** Where Superpanzers and support tanks may be placed (WWA-002, WWA-003). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { COLUMNS, ROWS } from '../catalogue/maps.ts';
import { footprintOf } from '../geometry/footprints.ts';
import { hexOfColumn, isEdge } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { layoutFor } from '../geometry/layouts.ts';
import { cellOfHex, footprintIn, hexOfCell, isStandable, unitAt } from '../state/board.ts';
import type { Dir, Hex, Seat, Tank, War } from '../state.ts';
import { stopAt } from '../tank/rolling.ts';

/** WWA-002: "seat A heading 0 (east), seat B heading 3 (west)". */
export const HEADINGS: Readonly<Record<Seat, Dir>> = { A: 0, B: 3 };

/** All hexes of a map, by row and column. */
const EVERY_HEX: readonly Hex[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS - (row % 2) }, (_cell, column) => hexOfColumn(column, row)),
).flat();

/** WWA-002: wholly on the map and on ground it may cover, with a hex in the outermost column of its own edge. */
export function fitsTank(war: War, seat: Seat, model: Tank['model'], anchor: Hex): boolean {
  const print = footprintOf(layoutFor(model, war.options), anchor, HEADINGS[seat]);
  if (stopAt(war, seat, print) !== null) return false;
  return print.cells.some((cell) => isEdge(seat, hexOfCell(cell)));
}

/** "by row, then column" (THE-RULES "Queues and options"). */
export function tankPlaces(war: War, seat: Seat, model: Tank['model']): readonly Hex[] {
  return EVERY_HEX.filter((anchor) => fitsTank(war, seat, model, anchor));
}

/** WWA-003: "a free hex passable to vehicles, outside all footprints, within 3 hexes of some hex of its own footprint". */
export function fitsSupport(war: War, seat: Seat, hex: Hex): boolean {
  const cell = cellOfHex(hex);
  if (!isStandable(war, cell, true) || unitAt(war, cell) !== null) return false;
  const cells = footprintIn(war, seat)?.cells ?? [];
  return cells.some((one) => distance(hexOfCell(one), hex) <= CONSTANTS.supportRadius);
}

export function supportPlaces(war: War, seat: Seat): readonly Hex[] {
  return EVERY_HEX.filter((hex) => fitsSupport(war, seat, hex));
}
