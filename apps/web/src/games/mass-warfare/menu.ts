/** The orders of one subject, by the hex on which each works. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { BASES, UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  type Command,
  endsMove,
  groundIn,
  hexOfAim,
  infrastructureAt,
  type Landing,
  type Order,
  type Target,
  typeName,
  unitName,
  unitOf,
  type War,
} from '@fieldpost/rules-mass-warfare/table';

/** One thing to do at a hex. */
export type Choice = { readonly command: Command; readonly label: string };
export type Menu = ReadonlyMap<string, readonly Choice[]>;

/** The order behind a command: a plan stands for its order. */
export type Meant = Exclude<Command, { readonly type: 'plan' }>;
export const meantBy = (command: Command): Meant => (command.type === 'plan' ? command.order : command);

const keyAt = (war: War, at: number): string => keyOf(groundIn(war).hexes[at] ?? [0, 0]);
const keyOfUnit = (war: War, id: string): string => {
  const unit = unitOf(war, id);
  return unit === null ? '' : keyAt(war, unit.at);
};
const keyOfTarget = (war: War, target: Target | Landing): string =>
  typeof target === 'string' ? keyOfUnit(war, target) : keyOf(target);

/** The hex of a unit, a site or a bridge; '' where it is none. */
export function hexOfSubject(war: War, subject: string): string {
  return subject.includes(',') ? subject : keyOfUnit(war, subject);
}

/** The hex on which an order works; '' where none. */
export function hexOf(war: War, command: Command): string {
  const meant = meantBy(command);
  switch (meant.type) {
    case 'sortie':
    case 'fire':
    case 'attack':
      return keyOfTarget(war, meant.target);
    case 'march':
    case 'sail':
    case 'land':
    case 'transfer':
    case 'divert':
      return keyOfTarget(war, meant.to);
    case 'board':
      return keyOfUnit(war, meant.ship);
    case 'build':
    case 'repair':
    case 'place':
      return keyOf(meant.at);
    case 'base':
      return keyOfUnit(war, meant.unit);
    case 'scramble': {
      const sortie = war.sorties.find(({ plane }) => plane === meant.plane);
      return sortie === undefined ? '' : keyAt(war, hexOfAim(war, sortie.aim));
    }
    default:
      return '';
  }
}

const WORKS = {
  city: 'the city',
  mine: 'the mine',
  oilField: 'the oil field',
  farm: 'the farm',
  bridge: 'the bridge',
  factory: 'the factory',
  airfield: 'the airfield',
  port: 'the port',
  fortification: 'the fortification',
} as const;

/** "Red tank 2", "the mine at 2 north of Zeven". */
export function targetWords(war: War, target: Target): string {
  if (typeof target === 'string') return unitName(target);
  const work = infrastructureAt(war, groundIn(war).indexOf(target));
  return `${work === null ? 'the site' : WORKS[work]} at ${placeWords(war, target)}`;
}

/** "Zeven", "2 north-west of Zeven"; on a map without cities "the open". */
export function placeWords(war: War, hex: Hex): string {
  const { places, hexes, indexOf } = groundIn(war);
  const name = places[indexOf(hex)]?.name ?? '';
  const [, away, city] = /^(\d+) from (.+)$/.exec(name) ?? [];
  if (away === undefined) return name === '' || name === keyOf(hex) ? 'the open' : name;
  const from = hexes[places.findIndex((place) => place.name === city)];
  return `${away} ${from === undefined ? 'away from' : `${compass(from, hex)} of`} ${city}`;
}

/** Tops of hexes point north. */
function compass(from: Hex, to: Hex): string {
  const south = to[1] - from[1];
  const east = to[0] - from[0] + south / 2;
  const down = Math.abs(south) * 2 < Math.abs(east) ? '' : south < 0 ? 'north' : 'south';
  const across = Math.abs(east) * 2 < Math.abs(south) ? '' : east < 0 ? 'west' : 'east';
  return [down, across].filter((word) => word !== '').join('-');
}

/** An order in words, without who carries it out: "Move to Zeven". */
export function commandWords(war: War, command: Command): string {
  const meant = meantBy(command);
  switch (meant.type) {
    case 'march':
    case 'sail':
    case 'land':
      return `${MOVES[meant.type]} ${placeWords(war, meant.to)}`;
    case 'transfer':
    case 'divert':
      return `Fly to ${typeof meant.to === 'string' ? unitName(meant.to) : placeWords(war, meant.to)}`;
    case 'board':
      return `Board ${unitName(meant.ship)}`;
    case 'sortie':
      return `Strike ${targetWords(war, meant.target)}`;
    case 'fire':
      return `Fire at ${targetWords(war, meant.target)}`;
    case 'attack':
      return attackWords(war, meant);
    case 'build':
      return `Build ${typeName(meant.what)}, ${UNITS[meant.what].metal} metal`;
    case 'base':
      return `Build a ${BASES[meant.what].name.toLowerCase()}, ${BASES[meant.what].metal} metal`;
    case 'repair':
      return `Repair the bridge at ${placeWords(war, meant.at)}`;
    case 'scramble':
      return `Send up against ${unitName(meant.plane)}`;
    case 'place':
      return `Place Infantry at ${placeWords(war, meant.at)}`;
    default:
      return meant.type;
  }
}

const MOVES = { march: 'Move to', sail: 'Sail to', land: 'Land at' } as const;

function attackWords(war: War, { unit, target, advance }: Extract<Order, { readonly type: 'attack' }>): string {
  if (typeof target !== 'string') return `Burn ${targetWords(war, target)}, occupied by ${typeWords(unit)}`;
  return `Attack ${unitName(target)}${advance ? ' and advance' : ''}`;
}

/** "Burn our own farm", "Burn the bridge": names an order that harms the player's own side. */
export function harmWords(war: War, command: Command): string {
  const meant = meantBy(command);
  if (meant.type !== 'attack' || typeof meant.target === 'string') return commandWords(war, command);
  const at = groundIn(war).indexOf(meant.target);
  const work = infrastructureAt(war, at);
  const name = work === null ? 'the site' : WORKS[work];
  return (war.control[at] ?? 0) === 0 ? `Burn ${name}` : `Burn ${name.replace('the ', 'our own ')}`;
}

const typeWords = (id: string): string => `your ${unitName(id).split(' ').slice(1).join(' ')}`;

/** The orders of one subject by hex, in the order in which the rules list them. */
export function menuByHex(war: War, commands: readonly Command[]): Menu {
  const menu = new Map<string, Choice[]>();
  for (const command of commands) {
    if (command.type === 'pass' || command.type === 'ready') continue;
    const key = hexOf(war, command);
    const choice = { command, label: commandWords(war, command) };
    menu.set(key, [...(menu.get(key) ?? []), choice]);
  }
  return menu;
}

const AIMS: ReadonlySet<string> = new Set(['sortie', 'fire', 'attack', 'scramble']);

/** True for attacks: the player previews them before giving the order. All other orders can be undone. */
export const isAim = ({ command }: Choice): boolean => AIMS.has(meantBy(command).type);

/** Hexes to go to, those of them that end the move early, and those where something can be hit. */
export function reachOf(war: War, subject: string, menu: Menu) {
  const keys = [...menu.keys()].filter((key) => key !== '');
  const unit = unitOf(war, subject);
  const reach = keys.filter((key) => menu.get(key)?.some((choice) => !isAim(choice)));
  const ends = (key: string) => {
    const at = groundIn(war).indexOf(key.split(',').map(Number) as [number, number]);
    return (
      unit !== null &&
      menu.get(key)?.some(({ command }) => meantBy(command).type === 'march') &&
      endsMove(war, unit, at)
    );
  };
  return { reach, halting: reach.filter(ends), targets: keys.filter((key) => menu.get(key)?.some(isAim)) };
}
