/** Reading of commands and standing orders that come from outside: strict in keys, kinds and sizes. */
import type { Refusal, Result } from '@fieldpost/engine';
import {
  accepted,
  type Fields,
  fieldsOf,
  isCount,
  isShortText,
  listOf,
  MALFORMED,
  oneOf,
  recordOf,
  refused,
} from '@fieldpost/engine/reading';
import { readIdentity } from './board/identity.ts';
import type { UnitType } from './catalogue/units.ts';
import { UNIT_TYPES } from './catalogue/units.ts';
import type { Command, Placement, RetreatOrders, RetreatRule } from './commands.ts';
import { DIRECTIONS, END_TURN, RETREAT_CHOICES } from './commands.ts';
import type { PlacementPlan, StandingOrders } from './orders/standing-orders.ts';
import { refuse } from './refusal.ts';
import type { Army } from './state.ts';

/** More units than any army or board can hold. */
export const MAX_UNITS = 144;

type Reader = (raw: unknown) => Result<Command, Refusal>;
const UNKNOWN_TYPE = refused(refuse('UNKNOWN_UNIT', 'CA-001'));
const ORDERS_INVALID = refused(refuse('ORDERS_INVALID', null));

const READERS: Readonly<Record<Command['type'], Reader>> = {
  commitArmy: (raw) => {
    const fields = fieldsOf(raw, ['type', 'units', 'elite']);
    const army = fields === null ? refused(MALFORMED) : parseArmy({ units: fields.units, elite: fields.elite });
    return army.ok ? accepted({ type: 'commitArmy', ...army.value }) : army;
  },
  place: (raw) => {
    const fields = fieldsOf(raw, ['type', 'unitType', 'index', 'square']);
    if (fields === null || !isShortText(fields.square) || !isShortText(fields.unitType)) return refused(MALFORMED);
    const { unitType, index, square } = fields;
    if (!isCount(index, 1, MAX_UNITS)) return refused(MALFORMED);
    return oneOf(unitType, UNIT_TYPES) ? accepted({ type: 'place', unitType, index, square }) : UNKNOWN_TYPE;
  },
  plan: (raw) => {
    const fields = fieldsOf(raw, ['type', 'placements', 'stopAfter']);
    const placements = fields === null ? null : readPlacements(fields.placements);
    if (fields === null || placements === null) return refused(MALFORMED);
    const stopAfter = fields.stopAfter ?? null;
    if (stopAfter !== null && !isCount(stopAfter, 1, MAX_UNITS)) return ORDERS_INVALID;
    return accepted({ type: 'plan', placements, stopAfter });
  },
  reinforce: (raw) => {
    const fields = fieldsOf(raw, ['type', 'unitType', 'square']);
    if (fields === null || !isShortText(fields.square) || !isShortText(fields.unitType)) return refused(MALFORMED);
    const { unitType, square } = fields;
    return oneOf(unitType, UNIT_TYPES) ? accepted({ type: 'reinforce', unitType, square }) : UNKNOWN_TYPE;
  },
  move: (raw) => {
    const fields = textFields(raw, ['unit', 'to']);
    return fields === null ? refused(MALFORMED) : accepted({ type: 'move', unit: ownName(fields.unit), to: fields.to });
  },
  attack: (raw) => {
    const fields = textFields(raw, ['unit', 'target']);
    if (fields === null) return refused(MALFORMED);
    return accepted({ type: 'attack', unit: ownName(fields.unit), target: ownName(fields.target) });
  },
  retreat: (raw) => {
    const fields = textFields(raw, ['unit', 'to']);
    return fields === null
      ? refused(MALFORMED)
      : accepted({ type: 'retreat', unit: ownName(fields.unit), to: fields.to });
  },
  endTurn: (raw) => (fieldsOf(raw, ['type']) === null ? refused(MALFORMED) : accepted(END_TURN)),
  setRetreatOrders: (raw) => {
    const fields = fieldsOf(raw, ['type', 'orders']);
    const orders = fields === null ? refused(MALFORMED) : parseRetreatOrders(fields.orders);
    return orders.ok ? accepted({ type: 'setRetreatOrders', orders: orders.value }) : orders;
  },
};

export function parseCommand(raw: unknown): Result<Command, Refusal> {
  if (typeof raw !== 'object' || raw === null) return refused(MALFORMED);
  const { type } = raw as Fields;
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return refused(MALFORMED);
  return READERS[type as Command['type']](raw);
}

/** The same text as the tables hold, where it names a unit: equal strings then are one string. */
function ownName(id: string): string {
  return readIdentity(id)?.id ?? id;
}

/** Short texts under these keys, and no other keys than these and `type`. */
function textFields<Key extends string>(raw: unknown, keys: readonly Key[]): Readonly<Record<Key, string>> | null {
  const fields = fieldsOf(raw, ['type', ...keys]);
  return fields !== null && keys.every((key) => isShortText(fields[key])) ? (fields as Record<Key, string>) : null;
}

/** CA-010, CA-061: counts by type and elite marks; size and limits are judged by the rules. */
export function parseArmy(raw: unknown): Result<Army, Refusal> {
  const fields = fieldsOf(raw, ['units', 'elite']);
  const counts = recordOf(fields?.units, UNIT_TYPES.length);
  const marks = listOf(fields?.elite ?? [], MAX_UNITS);
  if (counts === null || marks === null) return refused(MALFORMED);
  if (!Object.keys(counts).every((type) => oneOf(type, UNIT_TYPES))) return UNKNOWN_TYPE;
  if (!Object.values(counts).every((count) => isCount(count, 0, MAX_UNITS))) return refused(MALFORMED);
  const elite: Army['elite'][number][] = [];
  for (const mark of marks) {
    const read = fieldsOf(mark, ['type', 'index']);
    if (read === null || !oneOf(read.type, UNIT_TYPES) || !isCount(read.index, 1, MAX_UNITS)) return refused(MALFORMED);
    elite.push({ type: read.type, index: read.index });
  }
  return accepted({ units: orderedCounts(counts as Army['units']), elite });
}

/** Counts in the order of the master list, without zeroes, so that equal armies are equal texts. */
function orderedCounts(counts: Army['units']): Army['units'] {
  const present = UNIT_TYPES.filter((type) => (counts[type] ?? 0) > 0);
  return Object.fromEntries(present.map((type) => [type, counts[type] as number]));
}

function readPlacements(raw: unknown): readonly Placement[] | null {
  const list = listOf(raw, MAX_UNITS);
  if (list === null) return null;
  const placements: Placement[] = [];
  for (const entry of list) {
    const read = fieldsOf(entry, ['type', 'index', 'square']);
    if (read === null || !oneOf(read.type, UNIT_TYPES)) return null;
    if (!isCount(read.index, 1, MAX_UNITS) || !isShortText(read.square)) return null;
    placements.push({ type: read.type, index: read.index, square: read.square });
  }
  return placements;
}

/** THE-RULES "Playing by post": every rule names a choice and holds each of the five directions once; otherwise ORDERS_INVALID. */
function parseRetreatOrders(raw: unknown): Result<RetreatOrders, Refusal> {
  const fields = fieldsOf(raw, ['all', 'types', 'units']);
  const types = recordOf(fields?.types ?? {}, UNIT_TYPES.length);
  const units = recordOf(fields?.units ?? {}, MAX_UNITS);
  const all = readRule(fields?.all);
  if (fields === null || types === null || units === null) return refused(MALFORMED);
  const byType = readRules(types, (type) => oneOf(type, UNIT_TYPES));
  const byUnit = readRules(units, (id) => readIdentity(id) !== null);
  if (all === null || byType === null || byUnit === null) return ORDERS_INVALID;
  return accepted({ all, types: byType as Partial<Record<UnitType, RetreatRule>>, units: byUnit });
}

function readRules(raw: Fields, isName: (name: string) => boolean): Record<string, RetreatRule> | null {
  const rules: Record<string, RetreatRule> = {};
  for (const [name, value] of Object.entries(raw)) {
    const rule = readRule(value);
    if (rule === null || !isName(name)) return null;
    rules[name] = rule;
  }
  return rules;
}

function readRule(raw: unknown): RetreatRule | null {
  const fields = fieldsOf(raw, ['choose', 'order']);
  if (fields === null || !oneOf(fields.choose, RETREAT_CHOICES)) return null;
  const order = listOf(fields.order ?? DIRECTIONS, DIRECTIONS.length);
  if (order === null || !DIRECTIONS.every((direction) => order.includes(direction))) return null;
  return { choose: fields.choose, order: order as RetreatRule['order'] };
}

/** Standing orders as the service keeps them. */
export function parseStandingOrders(raw: unknown): Result<StandingOrders, Refusal> {
  const fields = fieldsOf(raw, ['retreat', 'placement']);
  if (fields === null) return refused(MALFORMED);
  const retreat = parseRetreatOrders(fields.retreat);
  if (!retreat.ok) return retreat;
  if ((fields.placement ?? null) === null) return accepted({ retreat: retreat.value, placement: null });
  const placement = readPlan(fields.placement);
  return placement === null ? ORDERS_INVALID : accepted({ retreat: retreat.value, placement });
}

function readPlan(raw: unknown): PlacementPlan | null {
  const fields = fieldsOf(raw, ['placements', 'stopAt']);
  const placements = readPlacements(fields?.placements);
  const stopAt = fields?.stopAt ?? null;
  if (placements === null || (stopAt !== null && !isCount(stopAt, 0, 2 * MAX_UNITS))) return null;
  return { placements, stopAt };
}
