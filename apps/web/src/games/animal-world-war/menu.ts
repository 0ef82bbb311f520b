/** The orders of one unit, by the hex on which each works. */
import { itemName, unitName } from '@fieldpost/boards/animal-world-war';
import { type Hex, keyOf } from '@fieldpost/hex';
import {
  type Battle,
  type Command,
  type Empire,
  flightLine,
  geometryOf,
  ownHurtBy,
  placeOn,
  type Tie,
} from '@fieldpost/rules-animal-world-war/table';

/** One thing to do at a hex. Shots that differ in their ties alone are one, with all their ties. */
export type Choice = {
  readonly command: Command;
  readonly label: string;
  readonly ties: readonly (readonly Tie[])[];
  /** Units of your own that it hurts without hurting an enemy, in words; null if there are none. The page never proposes such an order. */
  readonly harm: string | null;
};
export type Menu = ReadonlyMap<string, readonly Choice[]>;

const positionOf = (battle: Battle, id: string): string => {
  const at = battle.units[id]?.at ?? null;
  return at === null ? '' : keyOf(at);
};

/** The hex on which an order works; '' where none. */
export function hexOf(battle: Battle, command: Command): string {
  switch (command.type) {
    case 'move':
      return keyOf(command.path.at(-1) ?? [0, 0]);
    case 'shoot':
    case 'grenade':
      return typeof command.target === 'string' ? positionOf(battle, command.target) : keyOf(command.target);
    case 'melee':
      return positionOf(battle, command.target);
    case 'special':
      if ('at' in command) return keyOf(command.at);
      return positionOf(battle, 'to' in command ? command.to : command.unit);
    case 'approach':
      return keyOf(flightLine(geometryOf(battle.field), command.line)?.entry ?? command.line.first);
    case 'attackRun':
      return command.at === null ? positionOf(battle, command.plane) : keyOf(command.at);
    case 'interact':
      return positionOf(battle, command.unit);
    case 'tactic':
      return command.at === null ? '' : keyOf(command.at);
    case 'build':
      return keyOf(command.at);
    case 'deploy':
      return command.at === 'reserve' ? '' : keyOf(command.at);
    default:
      return '';
  }
}

/** Tiles as the board names them: nobody reads a pair of numbers there. */
const placesOf =
  ({ tiles }: Battle) =>
  (at: Hex): string =>
    placeOn(at, tiles);

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

function moveWords(battle: Battle, command: Extract<Command, { type: 'move' }>): string {
  const { path, drag, dragSteps, build } = command;
  const place = placesOf(battle);
  const to = place(path.at(-1) ?? [0, 0]);
  const said = [path.length > 1 ? `Move to ${to} via ${path.slice(0, -1).map(place).join(', ')}` : `Move to ${to}`];
  const load = drag === null ? undefined : battle.units[drag];
  if (load !== undefined) said.push(`bring ${unitName(load)}${dragSteps < path.length ? ` for ${dragSteps}` : ''}`);
  if (build !== null) said.push(`${build.kind === 'trench' ? 'dig a trench' : 'lay wire'} on ${place(build.at)}`);
  return said.join(', ');
}

function specialWords(battle: Battle, command: Extract<Command, { type: 'special' }>): string {
  const place = placesOf(battle);
  const named = (id: string) => (battle.units[id] === undefined ? id : unitName(battle.units[id]));
  switch (command.kind) {
    case 'grant':
      return `Give the action to ${named(command.to)}`;
    case 'heal':
      return `Heal ${named(command.to)}`;
    case 'revive':
      return `Help ${named(command.to)} up`;
    case 'repair':
      return `Repair ${command.tank === null ? `the ${command.what}` : named(command.tank)}`;
    case 'trench':
      return 'Dig a trench here';
    case 'wire':
      return `Lay wire on ${place(command.at)}`;
    case 'artillery':
      return `Call artillery on ${place(command.at)}`;
    case 'respawn':
      return `Come back at ${place(command.at)}`;
    case 'enter':
      return `Enter the field at ${place(command.at)}`;
  }
}

const HANDLING = { pickUp: 'Pick up', putDown: 'Put down', give: 'Give' } as const;

/** An order in words. */
export function commandWords(battle: Battle, command: Command): string {
  const place = placesOf(battle);
  const named = (id: string) => (battle.units[id] === undefined ? id : unitName(battle.units[id]));
  switch (command.type) {
    case 'move':
      return moveWords(battle, command);
    case 'shoot':
      return typeof command.target === 'string'
        ? `Shoot at ${named(command.target)}`
        : `Shoot at ${place(command.target)}`;
    case 'grenade':
      return `Throw a grenade at ${place(command.target)}`;
    case 'melee':
      return `Fight ${named(command.target)} hand to hand`;
    case 'special':
      return specialWords(battle, command);
    case 'approach':
      return `Line up at ${place(command.line.first)}, flying ${COMPASS[command.line.dir]}`;
    case 'attackRun':
      return command.at === null ? 'Strafe the whole line' : `Bomb ${place(command.at)}`;
    case 'interact':
      return `${HANDLING[command.op]} ${itemName(command.item)}${command.to === null ? '' : ` to ${named(command.to)}`}`;
    case 'build':
      return `${command.kind === 'trench' ? 'Dig a trench' : 'Lay wire'} on ${place(command.at)}`;
    default:
      return command.type;
  }
}

/** Orders that differ only in the ties of a shot, or in which of two equal grenades they use, are one choice. */
function likeness(command: Command): string {
  if (command.type === 'shoot') return JSON.stringify({ ...command, ties: [] });
  if (command.type !== 'interact' || !/^G\d+$/.test(command.item)) return JSON.stringify(command);
  return JSON.stringify({ ...command, item: 'G' });
}

function harmOf(battle: Battle, side: Empire, command: Command): string | null {
  const hurt = ownHurtBy(battle, side, command);
  return hurt.length === 0 ? null : hurt.map(unitName).join(', ');
}

/** The orders of one unit of `side` by hex, in the order in which the rules list them. */
export function menuOf(battle: Battle, side: Empire, commands: readonly Command[]): Menu {
  const alike = new Map<string, Command[]>();
  for (const command of commands) {
    const name = likeness(command);
    const before = alike.get(name);
    if (before === undefined) alike.set(name, [command]);
    else before.push(command);
  }
  const menu = new Map<string, Choice[]>();
  for (const [command, ...others] of alike.values()) {
    if (command === undefined) continue;
    const ties = [command, ...others].flatMap((each) =>
      each.type === 'shoot' && each.ties.length > 0 ? [each.ties] : [],
    );
    const key = hexOf(battle, command);
    const choice = { command, label: commandWords(battle, command), ties, harm: harmOf(battle, side, command) };
    menu.set(key, [...(menu.get(key) ?? []), choice]);
  }
  return menu;
}

/** Whether dice or enemies are in it: such an order is confirmed. A plain step is not, it can be taken back. */
export const isPlainStep = ({ command, harm }: Choice): boolean =>
  harm === null &&
  command.type === 'move' &&
  command.drag === null &&
  command.build === null &&
  command.path.length === 1;

/** The order that a tap on a hex proposes: the plain step there, else its only order. Null if there is none, or it harms your own side. */
export function proposedAt(choices: readonly Choice[]): number | null {
  const step = choices.findIndex(isPlainStep);
  if (step >= 0) return step;
  const meant = choices.flatMap(({ harm }, index) => (harm === null ? [index] : []));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Hexes where something can be hit, and those where something else can be done. */
export function reachOf(menu: Menu): { readonly reach: readonly string[]; readonly targets: readonly string[] } {
  const aims = (choices: readonly Choice[]) =>
    choices.some(({ command }) => command.type === 'shoot' || command.type === 'melee');
  const keys = [...menu.keys()].filter((key) => key !== '');
  return {
    reach: keys.filter((key) =>
      menu.get(key)?.some(({ command }) => command.type !== 'shoot' && command.type !== 'melee'),
    ),
    targets: keys.filter((key) => aims(menu.get(key) ?? [])),
  };
}
