/** The battle in words: for screen readers and for the description of a picture. */
import { type Hex, keyOf } from '@fieldpost/hex';
import {
  CONSTANTS,
  EMPIRE_NAMES,
  type Empire,
  SOLDIERS,
  TILES,
  VEHICLES,
} from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Battle,
  coverAt,
  nameOf,
  placeOn,
  type Soldier,
  type Tile,
  type Unit,
} from '@fieldpost/rules-animal-world-war/table';
import { itemsByHex, markedTiles, unitsByHex } from './facts.ts';

/** "Colonel Ivory", "Old Shell", "Civilian V1". */
export function unitName(unit: Unit): string {
  if (unit.kind === 'civilian') return `Civilian ${unit.id}`;
  if (unit.kind === 'soldier') return SOLDIERS[unit.type].names[unit.empire].name;
  return VEHICLES[unit.empire][unit.kind].name;
}

/** "captain of Herbivoria", "tank of Carnivoron". */
export function unitRank(unit: Unit): string {
  if (unit.kind === 'civilian') return 'rabbit';
  const what = unit.kind === 'soldier' ? SOLDIERS[unit.type].title.toLowerCase() : unit.kind;
  return `${what} of ${EMPIRE_NAMES[unit.empire]}`;
}

function soldierState(battle: Battle, soldier: Soldier): readonly string[] {
  if (soldier.status === 'wounded') return ['wounded'];
  const held = Object.values(battle.items).filter(({ holder }) => holder === soldier.id);
  const grenades = held.filter(({ kind }) => kind === 'grenade').length;
  const tokens = held.filter(({ kind }) => kind === 'objective').map(({ id }) => itemName(id));
  return [
    ...(battle.vip === soldier.id ? ['VIP'] : []),
    ...(soldier.damage > 0 ? [`damage ${soldier.damage} of ${soldier.health}`] : []),
    ...(grenades > 0 ? [`${grenades} ${grenades === 1 ? 'grenade' : 'grenades'}`] : []),
    ...tokens.map((token) => `holds ${token}`),
    ...(soldier.empire === battle.active && soldier.acted && soldier.extra === 0 ? ['has acted'] : []),
  ];
}

const PLANE_STATES = {
  holding: 'holding behind the edge',
  approach: 'on its approach',
  exited: 'beyond the field',
  crashed: 'crashed',
};

/** For instance "Colonel Ivory, captain of Herbivoria, damage 1 of 3, 1 grenade". */
export function unitInWords(battle: Battle, unit: Unit): string {
  const said = [unitName(unit), unitRank(unit)];
  if (unit.kind === 'soldier') said.push(...soldierState(battle, unit));
  else if (unit.kind === 'civilian') said.push(unit.state);
  else {
    if (unit.kind === 'plane') said.push(PLANE_STATES[unit.state]);
    if (unit.damage > 0) said.push(`damage ${unit.damage} of ${unit.cap}`);
  }
  return said.join(', ');
}

/** "a grenade", "crate K3", "the case". */
export const itemName = (id: string): string => nameOf(id);

/** "Church", "West Cottage (No Man's Land)": as texts call it, at the beginning of a line. */
function tileName({ tiles }: Battle, { at }: Tile): string {
  const name = placeOn(at, tiles).replace(/^the /, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** For instance "Church, cover 6, damage 2 of 6, wire". */
export function tileInWords(battle: Battle, tile: Tile): string {
  const { card, nml, damage, feature, wire, at } = tile;
  const said = [tileName(battle, tile), `cover ${coverAt(battle, at)}`];
  if (damage > 0) said.push(`damage ${damage} of ${TILES[card].cover}`);
  if (feature !== null) {
    said.push(
      feature.damage > 0 ? `${feature.kind}, damage ${feature.damage} of ${CONSTANTS[feature.kind].cap}` : feature.kind,
    );
  }
  if (wire) said.push('barbed wire');
  if (TILES[card].cannotCross && !nml) said.push('cannot be crossed');
  for (const empire of ['HERB', 'CARN'] as const)
    if (battle.field.zones[empire].some((hex) => keyOf(hex) === keyOf(at)))
      said.push(`zone of ${EMPIRE_NAMES[empire]}`);
  if (markedTiles(battle).has(keyOf(at))) said.push('named by the objective');
  return said.join(', ');
}

/** Everything about one hex of the field or beyond its edge. */
export function hexInWords(battle: Battle, at: Hex): string {
  const key = keyOf(at);
  const tile = battle.tiles.find((each) => keyOf(each.at) === key);
  const units = (unitsByHex(battle).get(key) ?? []).map((unit) => unitInWords(battle, unit));
  const items = (itemsByHex(battle).get(key) ?? []).map(itemName);
  const said = [`${key}: ${tile === undefined ? 'off the field' : tileInWords(battle, tile)}`, ...units];
  if (items.length > 0) said.push(`here lie ${items.join(' and ')}`);
  return said.join('; ');
}

/** Every unit of both Empires with its place, then the civilians. */
export function battleInWords(battle: Battle): string {
  const place = (unit: Unit) =>
    `${unitName(unit)}${lies(unit) ? ' (wounded)' : ''} ${unit.at === null ? '' : keyOf(unit.at)}`;
  const seen = Object.values(battle.units).filter(({ at }) => at !== null);
  const side = (empire: Empire) => {
    const list = seen.filter((unit) => unit.kind !== 'civilian' && unit.empire === empire).map(place);
    return `${EMPIRE_NAMES[empire]}: ${list.join(', ') || 'nobody on the field'}.`;
  };
  const civilians = seen.filter(({ kind }) => kind === 'civilian').map(place);
  return [side('HERB'), side('CARN'), ...(civilians.length > 0 ? [`Civilians: ${civilians.join(', ')}.`] : [])].join(
    ' ',
  );
}

const lies = (unit: Unit): boolean =>
  (unit.kind === 'soldier' && unit.status === 'wounded') || (unit.kind === 'civilian' && unit.state === 'wounded');
