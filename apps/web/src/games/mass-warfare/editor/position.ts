/** The printed start of a drawn map as a position that can be changed. */
import { fromKey, keyOf } from '@fieldpost/hex';
import { SIDES, UNITS, type UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import { groundOf } from '@fieldpost/rules-mass-warfare/table';
import { type Drawing, type DrawnUnit, mapOf, type Position } from './drawing.ts';

export function printedPosition(drawing: Drawing): Position {
  const { seats } = drawing;
  const { hexes, zones } = groundOf(mapOf(drawing));
  const owners = zones.flatMap((zone, index) =>
    zone.flatMap((at) => [hexes[at]].flatMap((hex) => (hex === undefined ? [] : [[keyOf(hex), index + 1] as const]))),
  );
  const units = seats.flatMap(({ infantry }, index) =>
    infantry.map((hex, one) => ({ id: `${SIDES[index]}-inf-${one + 1}`, at: keyOf(hex), fire: 0 })),
  );
  const bases = seats.map(({ factory }) => [keyOf(factory), 'fact'] as const);
  return {
    turn: 1,
    step: 1,
    units,
    bases: Object.fromEntries(bases),
    fire: {},
    owners: Object.fromEntries(owners),
  };
}

const typeOf = (id: string): UnitType => id.split('-')[1] as UnitType;

/** The player's ship on the same hex that carries a unit (MW-022); null if it stands alone. */
export function carrierOf({ id, at }: DrawnUnit, units: readonly DrawnUnit[]): string | null {
  const carries = { ground: 'trn', air: 'car', sea: null }[UNITS[typeOf(id)].kind];
  const ship = units.find(
    (one) => one.at === at && one.id.slice(0, 2) === id.slice(0, 2) && typeOf(one.id) === carries,
  );
  return ship?.id ?? null;
}

/** The hexes of a seat, counted from 1. */
export function hexesHeld({ owners }: Position, seat: number) {
  return Object.entries(owners).flatMap(([key, one]) =>
    one === seat ? [fromKey(key)].filter((at) => at !== null) : [],
  );
}
