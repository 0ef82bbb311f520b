/** A map while it is drawn, and a position on it. */
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import type { BaseType, Terrain } from '@fieldpost/rules-mass-warfare/catalogue';
import { type FieldMap, plainMap, type SeatPlaces } from '@fieldpost/rules-mass-warfare/drawing';

/** `at`: the key of its hex; what stands where an own ship has room is aboard. */
export type DrawnUnit = { readonly id: string; readonly at: string; readonly fire: number };

/** The units and sites on a map at the beginning of a step, by keys of hexes. */
export type Position = {
  readonly turn: number;
  readonly step: number;
  readonly units: readonly DrawnUnit[];
  readonly bases: Readonly<Record<string, BaseType>>;
  readonly fire: Readonly<Record<string, number>>;
  /** The number of the seat that controls a hex; who is not in it is nobody's. */
  readonly owners: Readonly<Record<string, number>>;
};

export type Drawing = {
  readonly title: string;
  /** Every touch is repeated on the ground of the other seats. */
  readonly mirrored: boolean;
  readonly cells: Readonly<Record<string, Terrain>>;
  readonly seats: readonly SeatPlaces[];
  readonly names: Readonly<Record<string, string>>;
  /** Null: the printed start. */
  readonly position: Position | null;
};

export const isCity = (terrain: Terrain | undefined): boolean => terrain?.startsWith('C') === true;

export const blankDrawing = (players: number): Drawing => drawingOfMap('My map', plainMap(players));

export function drawingOfMap(title: string, { rows, seats, names }: FieldMap): Drawing {
  const cells = rows.flatMap(({ r, q, cells: row }) =>
    row.map((terrain, index) => [keyOf([q + index, r]), terrain] as const),
  );
  const called = names.map(({ at, text }) => [keyOf(at), text] as const);
  return {
    title,
    mirrored: true,
    cells: Object.fromEntries(cells),
    seats,
    names: Object.fromEntries(called),
    position: null,
  };
}

export const hexesOf = ({ cells }: Pick<Drawing, 'cells'>): readonly Hex[] =>
  Object.keys(cells).flatMap((key) => [fromKey(key)].filter((at) => at !== null));

/** Rows without gaps, as the text form has them: what is missing between two hexes of a row is water. */
function rowsOf(drawing: Pick<Drawing, 'cells'>): FieldMap['rows'] {
  const hexes = hexesOf(drawing);
  const rs = hexes.map(([, r]) => r);
  const first = Math.min(...rs);
  return Array.from({ length: Math.max(...rs) - first + 1 }, (_, index) => {
    const r = first + index;
    const qs = hexes.filter((hex) => hex[1] === r).map(([q]) => q);
    const west = Math.min(...qs);
    const wide = qs.length === 0 ? 0 : Math.max(...qs) - west + 1;
    const cells = Array.from({ length: wide }, (_, east) => drawing.cells[keyOf([west + east, r])] ?? 'WA');
    return { r, q: wide === 0 ? 0 : west, cells };
  }).filter(({ cells }) => cells.length > 0);
}

/** The map that is drawn, as far as it is one. */
export function mapOf(drawing: Drawing): FieldMap {
  const names = Object.entries(drawing.names).flatMap(([key, text]) => {
    const at = fromKey(key);
    return at === null || text.trim() === '' || !isCity(drawing.cells[key]) ? [] : [{ at, text: text.trim() }];
  });
  return { id: 'drawn', rows: rowsOf(drawing), seats: drawing.seats, names };
}

/** The same drawing with water where a row has a hole. */
export function withoutHoles(drawing: Drawing): Drawing {
  const { cells } = drawingOfMap('', mapOf(drawing));
  return { ...drawing, cells };
}
