/** Orders by the place at which they are touched, and in words. */
import { groundName, keyOfHex, numbered, placeName } from '@fieldpost/boards/world-war-awesome';
import {
  ATTACKS,
  type DesignId,
  type DeviceDesign,
  plainName,
  type Region,
  TOKENS,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  type Action,
  type Command,
  layoutIn,
  ownDevices,
  ownHurtBy,
  type Pos,
  projected,
  type Solid,
  type Target,
  tankOf,
  type UseDevice,
  unitOf,
  type View,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { momentWords } from './tank-order.ts';

/** One thing to do. */
export type Choice = {
  readonly command: Command;
  readonly label: string;
  /** The hex of the battlefield or the region where it is touched; '' = none. */
  readonly spot: string;
  /** Whom of your own it hurts, and no enemy, in words; null: nobody. Such an order is never proposed. */
  readonly harm: string | null;
};

/** "walk and shoot Rifleman 5", "mark core C1", "move to F6": what somebody can do, for a list. */
export function suggestionWords(view: View, command: Command): string {
  const { war } = view;
  if (command.type !== 'main.activate') return lowered(wordsOf(view, command));
  const { move, action } = command;
  if (action === null) return lowered(wordsOf(view, command));
  const words =
    action.type === 'attack' || action.type === 'mount'
      ? `shoot ${targetName(war, action.target)}`
      : lowered(actionWords(war, action));
  return move === null ? words : `${move.mode === 'jet' ? 'fly' : 'walk'} and ${words}`;
}

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

export const designOf: (name: DesignId | DeviceDesign) => string = plainName;

/** "Rifleman 14"; an enemy by its name too. */
export function unitName(war: War, id: string): string {
  const unit = unitOf(war, id);
  return unit === null ? id : numbered(plainName(unit.design), id);
}

/** What units and devices on the board are called in sentences. */
export function namesIn(war: War) {
  const device = (id: string) => war.devices.find((one) => one.id === id);
  return {
    unit: (id: string): string => designIn(unitOf(war, id)?.design, 'a unit'),
    device: (id: string): string => designIn(device(id)?.design, 'a device'),
  };
}

const designIn = (design: DesignId | DeviceDesign | undefined, unknown: string): string =>
  design === undefined ? unknown : `the ${designOf(design)}`;

export function deviceNameIn(view: View, id: string): string {
  const all = [...view.war.devices, ...(view.own?.covered ?? [])];
  const device = all.find((one) => one.id === id);
  return device === undefined ? id.replace('/cup', ' cup ') : numbered(plainName(device.design), id);
}

const keyAt = (war: War, pos: Pos): string => keyOfHex(projected(war, pos));

function spotOfSolid(war: War, solid: Solid): string {
  if ('hex' in solid) return keyOfHex(solid.hex);
  if ('unit' in solid) return spotOfUnit(war, solid.unit);
  const one = layoutIn(war, solid.tank)?.model.components.find(({ id }) => id === solid.id);
  return one === undefined ? '' : keyAt(war, { layer: `in:${solid.tank}`, q: one.q, r: one.r });
}

function spotOfUnit(war: War, id: string): string {
  const unit = unitOf(war, id);
  return unit === null ? '' : keyAt(war, unit.at);
}

/** The hex of the battlefield at which something is aimed. */
export function spotOfTarget(war: War, target: Target): string {
  if ('unit' in target) return spotOfUnit(war, target.unit);
  if (!('hex' in target)) return spotOfSolid(war, target.solid);
  const { hex, layer } = target;
  return layer === 'ground' ? keyOfHex(hex) : keyAt(war, { layer, ...hex });
}

/** The core of the tank where a unit ends. */
function spotOfCore(war: War, at: Pos | undefined, core: string): string {
  const seat = at === undefined ? null : tankOf(at.layer);
  const one = seat === null ? undefined : layoutIn(war, seat)?.model.cores.find((each) => each.id === core);
  return seat === null || one === undefined ? '' : keyAt(war, { layer: `in:${seat}`, q: one.q, r: one.r });
}

function spotOfAction(war: War, at: Pos | undefined, action: Action): string {
  if (action.type === 'sabotageCore') return spotOfCore(war, at, action.core);
  return 'target' in action ? spotOfTarget(war, action.target) : '';
}

function regionOf(view: View, { device, region, targets }: UseDevice): Region | '' {
  const own = view.viewer === null ? [] : ownDevices(view, view.viewer);
  const at = own.find((one) => one.device.id === device)?.device.region ?? '';
  return region ?? (targets.length > 0 ? at : at);
}

function spotOf(view: View, command: Command): string {
  const { war } = view;
  switch (command.type) {
    case 'setup.tank':
      return keyOfHex(command.anchor);
    case 'setup.support':
      return keyOfHex(command.position);
    case 'deploy.unit':
      return keyAt(war, command.pos);
    case 'deploy.device':
      return command.region;
    case 'main.activate':
      return command.action === null
        ? command.move === null
          ? ''
          : keyAt(war, command.move.to)
        : spotOfAction(war, command.move?.to ?? unitOf(war, command.unit)?.at, command.action);
    case 'main.act':
      return spotOfAction(war, unitOf(war, war.landed)?.at, command.action);
    case 'main.device':
      return regionOf(view, command);
    case 'decide.throw': {
      const end = war.decision?.legal.find(({ dir }) => dir === command.dir)?.end;
      return end === undefined ? '' : keyAt(war, end);
    }
    default:
      return '';
  }
}

const COMPASS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;
const ABILITY_WORDS: Readonly<Record<UseDevice['ability'], string>> = {
  SHIFT: 'Shift to',
  HOP: 'Hop to',
  CJAM: 'Jam',
  AJAM: 'Jam',
  CEASE: 'Stop jamming',
  BENC: 'Put under a cup with',
  AENC: 'Put under cups with',
  SABOTAGE: 'Sabotage',
};

export function solidName(war: War, solid: Solid): string {
  if ('unit' in solid) return unitName(war, solid.unit);
  if ('hex' in solid) return groundName(war, solid.hex);
  return `${solid.id} of ${layoutIn(war, solid.tank)?.model.title ?? 'the tank'}`;
}

export function targetName(war: War, target: Target): string {
  if ('unit' in target) return unitName(war, target.unit);
  if (!('hex' in target)) return solidName(war, target.solid);
  const { hex, layer, solid } = target;
  const where = placeName(war, layer === 'ground' ? { layer, ...hex } : { layer, ...hex });
  return solid === null ? where : `${solidName(war, solid)}, ${where}`;
}

function actionWords(war: War, action: Action): string {
  switch (action.type) {
    case 'attack': {
      const also = action.second === null ? '' : ` and ${unitName(war, action.second.unit)}`;
      return `${ATTACKS[action.attack].title} at ${targetName(war, action.target)}${also}`;
    }
    case 'mount': {
      const also = action.second === null ? '' : ` and ${unitName(war, action.second.unit)}`;
      return `Gun mount ${action.mount} at ${targetName(war, action.target)}${also}`;
    }
    case 'melee':
      return `Fight ${unitName(war, action.target.unit)} hand to hand`;
    case 'load':
      return `Load ${ATTACKS[action.attack].title}`;
    case 'deploy':
      return `Face ${COMPASS[action.dir] ?? ''}`;
    case 'undeploy':
      return 'Fold up';
    case 'sabotageCore':
      return `Mark core ${action.core}`;
    case 'connect':
      return 'Connect';
    case 'disconnect':
      return 'Disconnect';
  }
}

/** An order in words, without who carries it out. */
function wordsOf(view: View, command: Command): string {
  const { war } = view;
  switch (command.type) {
    case 'setup.tank':
      return `Superpanzer on ${groundName(war, command.anchor)}`;
    case 'setup.support':
      return `Support tank on ${groundName(war, command.position)}`;
    case 'deploy.unit':
      return `${designOf(TOKENS[command.token][command.side])} ${enters(war, command.pos)}`;
    case 'deploy.device':
      return `${designOf(TOKENS[command.token][command.side])} into ${command.region}`;
    case 'main.activate':
      if (command.action !== null) return actionWords(war, command.action);
      if (command.move === null) return 'Stay';
      return command.move.mode === 'jet'
        ? `Fly to ${placeName(war, command.move.to)}, ${command.move.steps} hexes`
        : `Walk to ${placeName(war, command.move.to)}`;
    case 'main.act':
      return actionWords(war, command.action);
    case 'main.device':
      return deviceWords(view, command);
    case 'decide.throw':
      return `Throw ${COMPASS[command.dir] ?? ''}`;
    case 'tankops.execute':
      return firingWords(view, command.moment);
    case 'main.pass':
      return 'Pass';
    case 'main.end':
      return 'Stop here';
    case 'deploy.pass':
      return 'Pass';
    default:
      return command.type;
  }
}

/** "Fire after 1 hex" */
function firingWords({ own }: View, moment: number): string {
  const order = own?.order;
  return order == null ? 'Fire' : `Fire ${momentWords(order, moment).toLowerCase()}`;
}

/** "at the woods in the north", "inside West Koenigswolf" */
function enters(war: War, pos: Pos): string {
  const name = placeName(war, pos);
  return name.startsWith('inside') ? name : `at ${name}`;
}

function deviceWords(view: View, command: UseDevice): string {
  const { ability, region, targets } = command;
  const what = targets.length > 0 ? targets.map((name) => deviceNameIn(view, name)).join(' and ') : (region ?? '');
  const own = ability === 'CJAM' ? regionOf(view, command) : what;
  return `${ABILITY_WORDS[ability]} ${own}`.trim();
}

export function choicesOf(view: View, commands: readonly Command[]): readonly Choice[] {
  return commands.map((command) => ({
    command,
    label: wordsOf(view, command),
    spot: spotOf(view, command),
    harm: harmWords(view, command),
  }));
}

function harmWords(view: View, command: Command): string | null {
  const hurt = view.viewer === null ? [] : ownHurtBy(view, view.viewer, command);
  const nameOf = (id: string) => (unitOf(view.war, id) === null ? deviceNameIn(view, id) : unitName(view.war, id));
  return hurt.length === 0 ? null : hurt.map(nameOf).join(', ');
}

/** What a touch, a row of actions or a count of targets may speak of. What hurts your own stands in the list alone. */
export const isProposed = ({ harm }: Choice): boolean => harm === null;

/** The action of a command, or null for a plain move. */
export function actionOf(command: Command): Action | null {
  return command.type === 'main.activate' || command.type === 'main.act' ? command.action : null;
}

const VERBS: Readonly<Partial<Record<Command['type'], string>>> = {
  'setup.tank': 'Place',
  'setup.support': 'Place',
  'deploy.unit': 'Play',
  'deploy.device': 'Play',
  'main.device': 'Send',
  'decide.throw': 'Throw',
  'tankops.execute': 'Fire',
};
const ACTION_VERBS: Readonly<Record<Action['type'], string>> = {
  attack: 'Fire',
  mount: 'Fire',
  melee: 'Fight',
  load: 'Load',
  deploy: 'Face',
  undeploy: 'Fold up',
  sabotageCore: 'Mark core',
  connect: 'Connect',
  disconnect: 'Disconnect',
};

export function verbOf(command: Command): string {
  const action = actionOf(command);
  if (action !== null) return ACTION_VERBS[action.type];
  if (command.type === 'main.activate') return command.move?.mode === 'jet' ? 'Fly' : 'Walk';
  return VERBS[command.type] ?? 'Do it';
}
