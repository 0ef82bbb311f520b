/** Applies a tap with a tool to a drawing. */
import { fromKey, keyOf, same } from '@fieldpost/hex';
import {
  type BaseType,
  CONSTANTS,
  SIDES,
  type Terrain,
  UNITS,
  type UnitType,
} from '@fieldpost/rules-mass-warfare/catalogue';
import type { SeatPlaces } from '@fieldpost/rules-mass-warfare/drawing';
import { type Drawing, isCity, type Position, withoutHoles } from './drawing.ts';
import { printedPosition } from './position.ts';
import { type Spot, spotsOf } from './spots.ts';

/** Seats are counted from 0; an owner of -1 is nobody. */
export type Tool =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'erase' | 'clear' | 'burn' }
  | { readonly kind: 'home' | 'factory' | 'infantry' | 'owner'; readonly seat: number }
  | { readonly kind: 'base'; readonly base: BaseType }
  | { readonly kind: 'unit'; readonly type: UnitType; readonly seat: number };

/** A hex without ground accepts only ground. */
export function touched(drawing: Drawing, tool: Tool, key: string): Drawing {
  if (tool.kind !== 'terrain' && drawing.cells[key] === undefined) return drawing;
  const seat = 'seat' in tool ? Math.max(0, tool.seat) : 0;
  const spots = spotsOf(drawing, key, seat).filter((spot) => tool.kind === 'terrain' || spot.key in drawing.cells);
  return withoutHoles(spots.reduce((drawn, spot) => touchedAt(drawn, tool, spot), drawing));
}

function touchedAt(drawing: Drawing, tool: Tool, { key, seat }: Spot): Drawing {
  switch (tool.kind) {
    case 'terrain':
      return { ...drawing, cells: { ...drawing.cells, [key]: tool.terrain } };
    case 'erase':
      return withoutHex(drawing, key);
    case 'home':
      return seated(drawing, seat, (places) => withPlace(places, 'home', key));
    case 'factory':
      return seated(drawing, seat, (places) => withPlace(places, 'factory', key));
    case 'infantry':
      return seated(drawing, seat, (places) => withInfantry(places, key));
    case 'owner':
      return positioned(drawing, (position) => owned(position, key, tool.seat < 0 ? 0 : seat + 1));
    case 'base':
      return positioned(drawing, (position) => based(position, key, tool.base));
    case 'unit':
      return positioned(drawing, (position) => withUnit(position, `${SIDES[seat]}-${tool.type}`, tool.type, key));
    case 'burn':
      return positioned(drawing, (position) => burnt(position, key));
    case 'clear':
      return positioned(drawing, (position) => cleared(position, key));
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

/** The hex is no longer part of the map, unless it lies between others of its row: there it becomes water. */
function withoutHex(drawing: Drawing, key: string): Drawing {
  const { position } = drawing;
  return {
    ...drawing,
    cells: without(drawing.cells, key),
    names: without(drawing.names, key),
    position: position === null ? null : owned(cleared(position, key), key, 0),
  };
}

function seated(drawing: Drawing, seat: number, change: (places: SeatPlaces) => SeatPlaces): Drawing {
  return { ...drawing, seats: drawing.seats.map((places, index) => (index === seat ? change(places) : places)) };
}

function withPlace(places: SeatPlaces, what: 'home' | 'factory', key: string): SeatPlaces {
  return { ...places, [what]: fromKey(key) ?? places[what] };
}

/** A second touch takes Infantry away again. */
function withInfantry(places: SeatPlaces, key: string): SeatPlaces {
  const at = fromKey(key);
  if (at === null) return places;
  const others = places.infantry.filter((one) => !same(one, at));
  return { ...places, infantry: others.length < places.infantry.length ? others : [...others, at] };
}

function positioned(drawing: Drawing, change: (position: Position) => Position): Drawing {
  return { ...drawing, position: change(drawing.position ?? printedPosition(drawing)) };
}

function owned(position: Position, key: string, seat: number): Position {
  const others = without(position.owners, key);
  return { ...position, owners: seat === 0 ? others : { ...others, [key]: seat } };
}

function based(position: Position, key: string, base: BaseType): Position {
  const others = without(position.bases, key);
  return { ...position, bases: position.bases[key] === base ? others : { ...others, [key]: base } };
}

/** Adds one fire; after the maximum there is none (MW-009). If the hex under a unit cannot burn, the unit is hit. */
function burnt(position: Position, key: string): Position {
  const more = (fire: number) => (fire >= CONSTANTS.mostFire ? 0 : fire + 1);
  const standing = position.units.find(({ at, id }) => at === key && UNITS[typeOf(id)].kind !== 'air');
  if (standing === undefined) return { ...position, fire: { ...position.fire, [key]: more(position.fire[key] ?? 0) } };
  const units = position.units.map((unit) => (unit === standing ? { ...unit, fire: more(unit.fire) } : unit));
  return { ...position, units };
}

function cleared(position: Position, key: string): Position {
  const units = position.units.filter(({ at }) => at !== key);
  return { ...position, units, bases: without(position.bases, key), fire: without(position.fire, key) };
}

const typeOf = (id: string): UnitType => id.split('-')[1] as UnitType;
const LOADS: Readonly<Partial<Record<UnitType, UnitFacts['kind']>>> = { trn: 'ground', car: 'air' };
type UnitFacts = (typeof UNITS)[UnitType];

/** MW-020: one stands in a hex; planes come to those that are there, and what an own ship can carry goes aboard. */
function withUnit(position: Position, stem: string, type: UnitType, key: string): Position {
  const numbers = position.units.flatMap(({ id }) => (id.startsWith(`${stem}-`) ? [Number(id.split('-')[2])] : []));
  const fresh = { id: `${stem}-${Math.max(0, ...numbers) + 1}`, at: key, fire: 0 };
  const { kind } = UNITS[type];
  const ship = position.units.some(
    ({ id, at }) => at === key && id.slice(0, 2) === stem.slice(0, 2) && LOADS[typeOf(id)] === kind,
  );
  const stays = (id: string) => kind === 'air' || ship || UNITS[typeOf(id)].kind === 'air';
  return { ...position, units: [...position.units.filter(({ id, at }) => at !== key || stays(id)), fresh] };
}

/** Names a city; an empty text removes the name. */
export function named(drawing: Drawing, key: string, text: string): Drawing {
  const others = without(drawing.names, key);
  return { ...drawing, names: text === '' ? others : { ...others, [key]: text } };
}

/** The cities of a drawing in reading order. */
export function citiesOf({ cells }: Drawing): readonly string[] {
  return Object.entries(cells)
    .flatMap(([key, terrain]) => [fromKey(key)].flatMap((at) => (at !== null && isCity(terrain) ? [at] : [])))
    .toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
    .map(keyOf);
}
