/** Reading of commands and standing orders that come from outside: strict in keys, kinds and sizes. */
import type { Refusal, Result } from '@fieldpost/engine';
import { REFUSAL_CODES } from './catalogue/refusals.ts';
import { FILED_WORDS } from './catalogue/steps.ts';
import { BASE_TYPES, UNIT_TYPES } from './catalogue/units.ts';
import type { Command, Landing, Order, Target } from './commands.ts';
import { doubled, MAX_ORDERS } from './orders/filing.ts';
import { PASSED_WORDS, SCRAMBLE_WORDS, type Standing, type StandingOrders } from './orders/standing-orders.ts';
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
  orNull,
  refused,
  shape,
  unitId,
  word,
} from './reading.ts';
import { refuse } from './refusal.ts';

const MAX_BRIDGES = 60;

const target: Form<Target> = either(unitId, hex);
const landing: Form<Landing> = target;
const plain = <Type extends string>(type: Type) => shape({ type: word(type) });
const fallback = initially('hold', word('hold', 'nearest'));

const ORDERS: Readonly<Record<Order['type'], Form<Order>>> = {
  sortie: shape({ type: word('sortie'), unit: unitId, target }),
  transfer: shape({ type: word('transfer'), unit: unitId, to: landing }),
  sail: shape({ type: word('sail'), unit: unitId, to: hex }),
  fire: shape({ type: word('fire'), unit: unitId, target }),
  march: shape({ type: word('march'), unit: unitId, to: hex }),
  board: shape({ type: word('board'), unit: unitId, ship: unitId }),
  land: shape({ type: word('land'), unit: unitId, to: hex }),
  attack: shape({ type: word('attack'), unit: unitId, target, advance: initially(false, flag) }),
  build: shape({ type: word('build'), what: word(...UNIT_TYPES), at: hex }),
  base: shape({ type: word('base'), unit: unitId, what: word(...BASE_TYPES) }),
  repair: shape({ type: word('repair'), at: hex }),
};

const order: Form<Order> = (raw) => byType(ORDERS, raw);
const filedOrder = shape({ order, fallback });

const scramble = shape({
  mode: word('ask', 'never', 'always'),
  minReserve: count(0, 99),
  perTarget: count(1, 9),
  only: listOf(word(...SCRAMBLE_WORDS), SCRAMBLE_WORDS.length),
});
const STANDING = {
  scramble,
  flak: word('fire', 'hold'),
  flakPriority: listOf(word('bmb', 'ftr'), 2),
  landing: listOf(landing, 20),
  repairBridges: either(word('ask', 'all', 'none'), listOf(hex, MAX_BRIDGES)),
  transfers: initially(null, orNull(word('ask', 'skip'))),
  autoAdvance: word('ask', 'never', 'always'),
  passes: listOf(word(...PASSED_WORDS), PASSED_WORDS.length),
} satisfies Readonly<Record<keyof Standing, Form<unknown>>>;

const filedStep = shape({
  step: word(...FILED_WORDS),
  orders: listOf(filedOrder, MAX_ORDERS),
  closed: initially(true, flag),
});
const standingOrders = shape({
  ...STANDING,
  filed: shape({ turn: count(0, 200), steps: listOf(filedStep, FILED_WORDS.length) }),
});

const COMMANDS: Readonly<Record<Command['type'], Form<Command>>> = {
  ...ORDERS,
  scramble: shape({ type: word('scramble'), unit: unitId, plane: unitId }),
  flak: shape({ type: word('flak'), unit: unitId, plane: orNull(unitId) }),
  divert: shape({ type: word('divert'), unit: unitId, to: landing }),
  plan: shape({ type: word('plan'), order, fallback }),
  pass: shape({
    type: word('pass'),
    dropped: initially([], listOf(shape({ order, code: word(...REFUSAL_CODES) }), MAX_ORDERS)),
  }),
  ready: plain('ready'),
  place: shape({ type: word('place'), at: hex }),
  leave: shape({ type: word('leave'), why: word('resignation', 'timeout') }),
  standing: shape({ type: word('standing'), orders: shape(STANDING) }),
  file: shape({ type: word('file'), step: word(...FILED_WORDS), orders: listOf(filedOrder, MAX_ORDERS) }),
  withdraw: shape({ type: word('withdraw'), step: word(...FILED_WORDS), order: initially(null, orNull(order)) }),
};

function byType<Value>(forms: Readonly<Record<string, Form<Value>>>, raw: unknown): Value | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type } = raw as Fields;
  return typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type]?.(raw) : undefined;
}

/** A command of the game; anything else is MALFORMED. */
export function parseCommand(raw: unknown): Result<Command, Refusal> {
  const command = byType(COMMANDS, raw);
  return command === undefined ? refused(MALFORMED) : accepted(command);
}

/** Standing orders as the service keeps them; nothing may stand twice in a list (ORDERS_INVALID). */
export function parseStandingOrders(raw: unknown): Result<StandingOrders, Refusal> {
  const orders = standingOrders(raw);
  if (orders === undefined) return refused(MALFORMED);
  const steps = orders.filed.steps.map(({ step }) => step);
  const fits = !doubled(orders) && new Set(steps).size === steps.length;
  return fits ? accepted(orders) : refused(refuse('ORDERS_INVALID', 'MW-172'));
}
