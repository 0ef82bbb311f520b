/** Reading of commands and standing orders that come from outside: strict in keys, kinds and sizes. */
import type { Refusal, Result } from '@fieldpost/engine';
import type { Direction } from '@fieldpost/hex';
import { SOLDIER_TYPES } from './catalogue/soldiers.ts';
import { TACTIC_IDS } from './catalogue/tactics.ts';
import type { Command, MoveCommand, SpecialCommand } from './commands.ts';
import {
  CRASH_RULES,
  type StandingOrders,
  TACTIC_ANSWERS,
  TACTIC_WINDOWS,
  TARGET_RULES,
} from './orders/standing-orders.ts';
import {
  accepted,
  count,
  either,
  type Fields,
  type Form,
  flag,
  hex,
  initially,
  listOf,
  MALFORMED,
  name,
  orNull,
  refused,
  shape,
  word,
} from './reading.ts';
import { refuse } from './refusal.ts';
import type { Line } from './state.ts';

/** No march is longer. */
const LONGEST_PATH = 12;
/** No path has more ties than steps, and none is longer than the largest field. */
const MAX_TIES = 54;
const MAX_UNITS = 30;
const player = count(0, 3);

export const direction: Form<Direction> = (raw) => count(0, 5)(raw) as Direction | undefined;
export const line: Form<Line> = shape({ dir: direction, first: hex });

const moving = shape({
  type: word('move'),
  unit: name,
  path: listOf(hex, LONGEST_PATH),
  drag: initially(null, orNull(name)),
  dragSteps: initially(null, orNull(count(0, LONGEST_PATH))),
  build: initially(null, orNull(shape({ kind: word('trench', 'wire'), at: hex }))),
});

/** AWW-104: without a word about it the load comes all the way. */
const move: Form<MoveCommand> = (raw) => {
  const { also, ...rest } = raw as Fields;
  const read = moving(rest);
  if (read === undefined || read.path.length === 0) return undefined;
  const alone = { ...read, dragSteps: read.dragSteps ?? (read.drag === null ? 0 : read.path.length) };
  if (also === undefined) return alone;
  const second = name(also); // U01
  return second === undefined || read.drag === null ? undefined : { ...alone, also: second };
};

/** U13: with a shift, or without a word about it. */
const artillery: Form<SpecialCommand> = (raw) => {
  const { shift, ...rest } = raw as Fields;
  const read = at('artillery')(rest);
  if (read === undefined || shift === undefined) return read;
  return shift === 1 || shift === -1 ? { ...read, shift } : undefined;
};

const SPECIALS: Readonly<Record<SpecialCommand['kind'], Form<SpecialCommand>>> = {
  grant: aid('grant'),
  heal: aid('heal'),
  revive: aid('revive'),
  repair: shape({
    type: word('special'),
    unit: name,
    kind: word('repair'),
    what: word('trench', 'tank', 'building'),
    tank: initially(null, orNull(name)),
  }),
  trench: shape({ type: word('special'), unit: name, kind: word('trench') }),
  wire: at('wire'),
  artillery,
  respawn: at('respawn'),
  enter: at('enter'),
};

function aid<Kind extends 'grant' | 'heal' | 'revive'>(kind: Kind) {
  return shape({ type: word('special'), unit: name, kind: word(kind), to: name });
}

function at<Kind extends 'wire' | 'artillery' | 'respawn' | 'enter'>(kind: Kind) {
  return shape({ type: word('special'), unit: name, kind: word(kind), at: hex });
}

const special: Form<SpecialCommand> = (raw) => {
  const { kind } = raw as Fields;
  return typeof kind === 'string' && Object.hasOwn(SPECIALS, kind)
    ? SPECIALS[kind as SpecialCommand['kind']](raw)
    : undefined;
};

const preferences = shape({
  targetMode: word('auto', 'ask'),
  targetOrder: listOf(word(...TARGET_RULES), TARGET_RULES.length),
  crashLine: word(...CRASH_RULES),
  neverChoose: listOf(name, MAX_UNITS),
});
const tacticAnswer = word(...TACTIC_ANSWERS);
const [selection, deployment, battle] = TACTIC_WINDOWS;
const tactics = shape({ [selection]: tacticAnswer, [deployment]: tacticAnswer, [battle]: tacticAnswer });
const wish = listOf(word(...SOLDIER_TYPES), SOLDIER_TYPES.length);
const standingOrders = shape({ preferences, tactics, wish });

const plain = <Type extends string>(type: Type) => shape({ type: word(type) });

const COMMANDS: Readonly<Record<Command['type'], Form<Command>>> = {
  move,
  shoot: shape({
    type: word('shoot'),
    unit: name,
    target: either(hex, name),
    ties: initially([], listOf(word('first', 'second'), MAX_TIES)),
  }),
  grenade: shape({ type: word('grenade'), unit: name, target: hex }),
  melee: shape({ type: word('melee'), unit: name, target: name }),
  special,
  approach: shape({ type: word('approach'), plane: name, line }),
  attackRun: shape({
    type: word('attackRun'),
    plane: name,
    mode: word('bomb', 'strafe'),
    at: initially(null, orNull(hex)),
  }),
  interact: shape({
    type: word('interact'),
    unit: name,
    op: word('pickUp', 'putDown', 'give'),
    item: name,
    to: initially(null, orNull(name)),
  }),
  tactic: shape({
    type: word('tactic'),
    card: word(...TACTIC_IDS),
    units: initially([], listOf(name, MAX_UNITS)),
    at: initially(null, orNull(hex)),
  }),
  keep: plain('keep'),
  build: shape({ type: word('build'), kind: word('trench', 'wire'), at: hex }),
  finish: plain('finish'),
  answer: shape({
    type: word('answer'),
    question: count(0, 1_000_000),
    choice: either(name, line),
    auto: initially(false, flag),
  }),
  bring: shape({ type: word('bring'), card: word(...TACTIC_IDS) }),
  pick: shape({ type: word('pick'), soldier: word(...SOLDIER_TYPES) }),
  deploy: shape({ type: word('deploy'), unit: name, at: either(hex, word('reserve')) }),
  nameVip: shape({ type: word('nameVip'), unit: name }),
  lockDeployment: plain('lockDeployment'),
  handOver: shape({ type: word('handOver'), unit: name, player }),
  transferCommand: shape({ type: word('transferCommand'), player }),
  markAbsent: shape({ type: word('markAbsent'), player, absent: flag }),
  done: plain('done'),
  undone: plain('undone'),
  endTurn: plain('endTurn'),
  prefer: shape({ type: word('prefer'), preferences }),
  answerTactics: shape({ type: word('answerTactics'), windows: tactics }),
  wish: shape({ type: word('wish'), soldiers: wish }),
};

/** A command of the game; anything else is MALFORMED. */
export function parseCommand(raw: unknown): Result<Command, Refusal> {
  if (typeof raw !== 'object' || raw === null) return refused(MALFORMED);
  const { type } = raw as Fields;
  if (typeof type !== 'string' || !Object.hasOwn(COMMANDS, type)) return refused(MALFORMED);
  const command = COMMANDS[type as Command['type']](raw);
  return command === undefined ? refused(MALFORMED) : accepted(command);
}

/** Standing orders as the service keeps them; no rule and no card may stand twice in its list (ORDERS_INVALID). */
export function parseStandingOrders(raw: unknown): Result<StandingOrders, Refusal> {
  const orders = standingOrders(raw);
  if (orders === undefined) return refused(MALFORMED);
  return namesTwice(orders.preferences.targetOrder) || namesTwice(orders.wish)
    ? refused(refuse('ORDERS_INVALID', null))
    : accepted(orders);
}

export function namesTwice(words: readonly string[]): boolean {
  return new Set(words).size < words.length;
}
