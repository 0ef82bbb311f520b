/** The war in words: for screen readers and for the description of a picture. */
import { type Hex, keyOf } from '@fieldpost/hex';
import {
  BASES,
  type BaseType,
  SIDE_NAMES,
  type Side,
  sideOf,
  TERRAIN,
  UNITS,
} from '@fieldpost/rules-mass-warfare/catalogue';
import {
  armyOf,
  citiesHeld,
  fireAt,
  groundIn,
  isActive,
  isPlane,
  loadOf,
  planesAt,
  standingAt,
  typeName,
  type Unit,
  unitName,
  type War,
} from '@fieldpost/rules-mass-warfare/table';

const fires = (count: number): readonly string[] => (count === 0 ? [] : [count === 1 ? '1 fire' : `${count} fires`]);

/** For instance "Blue tank 2, 1 fire, has moved". */
export function unitInWords(war: War, unit: Unit): string {
  const load = loadOf(war, unit.id);
  return [
    unitName(unit.id),
    ...fires(unit.fire),
    ...(unit.moved ? ['has moved'] : []),
    ...(unit.attacked ? ['has attacked'] : []),
    ...(load.length === 0 ? [] : [`carries ${load.map(({ type }) => typeName(type)).join(' and ')}`]),
  ].join(', ');
}

const GIVES = { people: 'people', food: 'food', metal: 'metal', oil: 'oil' } as const;

function groundInWords(war: War, at: number): string {
  const { terrain, facts, places } = groundIn(war);
  const { name, gives, value } = facts[at] ?? TERRAIN.BA;
  const what = gives === 'nothing' ? name : `${name}, ${value} ${GIVES[gives]}`;
  const called = terrain[at]?.startsWith('C') ? `${places[at]?.name}, ${what}` : what;
  const owner = sideOf(war.control[at] ?? 0);
  const base: BaseType | undefined = war.bases[at];
  return [
    called,
    ...(base === undefined ? [] : [BASES[base].name]),
    ...fires(fireAt(war, at)),
    ...(owner === null ? [] : [`held by ${SIDE_NAMES[owner]}`]),
  ].join(', ');
}

/** Everything about one hex: "-4,0: Elmar, City, 5 people, held by Blue; Blue infantry 2". */
export function hexInWords(war: War, hex: Hex): string {
  const at = groundIn(war).indexOf(hex);
  if (at < 0) return `${keyOf(hex)}: off the map`;
  const unit = standingAt(war, at);
  const planes = planesAt(war, at).map((plane) => unitInWords(war, plane));
  return [
    `${keyOf(hex)}: ${groundInWords(war, at)}`,
    ...(unit === null ? [] : [unitInWords(war, unit)]),
    ...(planes.length === 0 ? [] : [`on the airfield: ${planes.join(', ')}`]),
  ].join('; ');
}

function sideInWords(war: War, side: Side): string {
  if (!isActive(war, side)) return `${SIDE_NAMES[side]} is out.`;
  const { count, people } = citiesHeld(war, side);
  const army = armyOf(war, side);
  const planes = army.filter(isPlane).length;
  const ships = army.filter(({ type }) => UNITS[type].kind === 'sea').length;
  const parts = [`${army.length - planes - ships} on the ground`, `${planes} planes`, `${ships} ships`];
  return `${SIDE_NAMES[side]}: ${count} cities with ${people} people; ${parts.filter((part) => !part.startsWith('0 ')).join(', ') || 'no units'}.`;
}

/** Describes the holdings of each army. */
export function warInWords(war: War): string {
  return `Turn ${Math.max(1, war.turn)}. ${war.sides.map((side) => sideInWords(war, side)).join(' ')}`;
}
