/** A drawing as a war, so that the board's own pencils can draw it, whether or not it could be played yet. */
import { keyOf } from '@fieldpost/hex';
import { SIDES, type UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import { writeMap } from '@fieldpost/rules-mass-warfare/drawing';
import { groundOf, type Unit, type War } from '@fieldpost/rules-mass-warfare/table';
import { type Drawing, type DrawnUnit, mapOf } from './drawing.ts';
import { carrierOf, printedPosition } from './position.ts';

const FRESH = { moved: false, attacked: false, inAir: false, flakFired: false };

function unitOf(unit: DrawnUnit, units: readonly DrawnUnit[], at: number): Unit {
  const [owner, type] = unit.id.split('-') as [Unit['owner'], UnitType];
  return { ...FRESH, id: unit.id, type, owner, at, carrier: carrierOf(unit, units), fire: unit.fire };
}

/** The war that a drawing shows. Caches identify maps by id, so each drawing has its own. */
export function sketchOf(drawing: Drawing): War {
  const plain = mapOf(drawing);
  const map = { ...plain, id: writeMap(plain) };
  const ground = groundOf(map);
  const sides = SIDES.slice(0, map.seats.length);
  const { units, bases, fire, owners, turn, step } = drawing.position ?? printedPosition(drawing);
  const numbers = new Map(ground.hexes.map((hex, at) => [keyOf(hex), at]));
  const numbered = <Value>(by: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [[numbers.get(key) ?? -1, value] as const]));
  const standing = units.flatMap((unit) => {
    const at = numbers.get(unit.at);
    return at === undefined ? [] : [unitOf(unit, units, at)];
  });
  return {
    ...EMPTY,
    map,
    sides,
    turn,
    step,
    order: sides,
    armies: Object.fromEntries(sides.map((side) => [side, standing.filter(({ owner }) => owner === side)])),
    control: ground.hexes.map((hex) => owners[keyOf(hex)] ?? 0),
    bases: numbered(bases),
    fire: numbered(fire),
  };
}

/** A war in which nothing has happened yet. */
const EMPTY = {
  options: {} as War['options'],
  cursor: { stage: 0, seat: 0, part: 0 },
  asks: false,
  done: [],
  players: {},
  made: {},
  sorties: [],
  faced: {},
  advances: [],
  supply: {},
  sitesUsed: [],
  repaired: [],
  eventful: false,
  quiet: 0,
  outcome: null,
} as const satisfies Partial<War>;
