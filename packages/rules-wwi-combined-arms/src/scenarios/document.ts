/**
 * The scenario document: where a match begins. Either with the armies, with the placing, or with any position.
 * RULES.md describes it for a stranger, with examples.
 */
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
import { readIdentity, unitId } from '../board/identity.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { OPTION_KEYS } from '../options.ts';
import { MOST_UNITS, parseArmy } from '../parsing.ts';
import { refuse } from '../refusal.ts';
import type { Army, BySide, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { type PositionText, readPosition } from './position.ts';

export const STARTS = ['army', 'place', 'move', 'attack', 'retreat'] as const;
export type Start = (typeof STARTS)[number];

/** One unit of a position; `square` null = waiting to be placed. */
export type UnitDocument = {
  readonly id: string;
  readonly square: string | null;
  readonly elite: boolean;
  readonly kills: number;
  readonly damage: number;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly retreated: boolean;
  readonly fallen: boolean;
  /** CA-064: enemy units that did damage to it in this phase. */
  readonly damagedBy: readonly string[];
};

export type ScenarioDocument = {
  readonly start: Start;
  /** Options that this scenario fixes, whatever the match says. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** With `place`: both armies, if `units` does not list them. */
  readonly armies: BySide<Army> | null;
  readonly units: readonly UnitDocument[];
  /** Whose turn it is; null = the first player by CA-022. */
  readonly side: Side | null;
  readonly turns: BySide<number>;
  readonly turnsWithoutLoss: number;
  readonly lossThisTurn: boolean;
  /** With `retreat`: who has to choose. */
  readonly retreating: string | null;
  /** With `move`: a reinforcement that is due was taken or declined already. */
  readonly reinforced: boolean;
};

const KEYS = [
  'start',
  'options',
  'armies',
  'position',
  'units',
  'side',
  'turns',
  'turnsWithoutLoss',
  'lossThisTurn',
  'retreating',
  'reinforced',
];
const UNIT_KEYS = [
  'id',
  'side',
  'type',
  'square',
  'elite',
  'kills',
  'damage',
  'moved',
  'attacked',
  'retreated',
  'fallen',
  'damagedBy',
];

/** Reads a document, or a position string (D.4) alone. What is missing has its plain value. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, Refusal> {
  const fields = typeof raw === 'string' ? { position: raw } : fieldsOf(raw, KEYS);
  if (fields === null) return refused(MALFORMED);
  const position = fields.position === undefined || fields.position === null ? null : readPosition(fields.position);
  if (position !== null && !position.ok) return position;
  const text = position?.value ?? null;
  const units = readUnits(fields.units, text?.units ?? []);
  const armies = readArmies(fields.armies ?? null);
  const options = readFixedOptions(fields.options ?? {}, text);
  if (!units.ok) return units;
  if (!armies.ok) return armies;
  if (options === null) return refused(MALFORMED);
  return settle(fields, text, options, units.value, armies.value);
}

/** The counters of a document, with those of the position string where it says nothing itself. */
function settle(
  fields: Fields,
  text: PositionText | null,
  options: ScenarioDocument['options'],
  units: readonly UnitDocument[],
  armies: BySide<Army> | null,
): Result<ScenarioDocument, Refusal> {
  const start = fields.start ?? (text !== null || units.length > 0 ? 'move' : armies === null ? 'army' : 'place');
  const side = fields.side ?? text?.side ?? null;
  const turns = fieldsOf(fields.turns ?? text?.turns ?? { south: 1, north: 1 }, SIDES);
  const { turnsWithoutLoss = 0, lossThisTurn = false, retreating = null, reinforced = false } = fields;
  const good =
    oneOf(start, STARTS) &&
    (side === null || oneOf(side, SIDES)) &&
    isCount(turns?.south, 1, 999) &&
    isCount(turns?.north, 1, 999) &&
    isCount(turnsWithoutLoss, 0, 9999) &&
    typeof lossThisTurn === 'boolean' &&
    typeof reinforced === 'boolean' &&
    (retreating === null || isShortText(retreating));
  if (!good) return refused(MALFORMED);
  const both = { south: turns.south as number, north: turns.north as number };
  const counters = { turns: both, turnsWithoutLoss, lossThisTurn, retreating, reinforced };
  return accepted({ start, options, armies, units, side, ...counters });
}

/** A board of twelve rows is the campaign's (CA-067). */
function readFixedOptions(raw: unknown, text: PositionText | null): ScenarioDocument['options'] | null {
  const fields = recordOf(raw, OPTION_KEYS.length);
  if (fields === null || !Object.keys(fields).every((key) => OPTION_KEYS.includes(key))) return null;
  const plain = Object.values(fields).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
  const campaign = text?.size === 12 ? { campaign: 'on' } : {};
  return plain ? { ...(fields as ScenarioDocument['options']), ...campaign } : null;
}

function readArmies(raw: unknown): Result<BySide<Army> | null, Refusal> {
  if (raw === null) return accepted(null);
  const fields = fieldsOf(raw, SIDES);
  const south = parseArmy(fields?.south);
  const north = parseArmy(fields?.north);
  if (!south.ok) return south;
  return north.ok ? accepted({ south: south.value, north: north.value }) : north;
}

/** Units of the position string first, then those of `units`; an entry without an id gets the next number of its type. */
function readUnits(raw: unknown, before: readonly UnitDocument[]): Result<readonly UnitDocument[], Refusal> {
  const list = listOf(raw ?? [], 4 * MOST_UNITS);
  if (list === null) return refused(MALFORMED);
  const units = [...before];
  for (const entry of list) {
    const unit = readUnit(entry, units);
    if (!unit.ok) return unit;
    const known = units.findIndex(({ id }) => id === unit.value.id);
    if (known >= before.length) return refused(refuse('OPTION_INVALID', null));
    if (known >= 0) units[known] = unit.value;
    else units.push(unit.value);
  }
  return accepted(units);
}

function readUnit(raw: unknown, others: readonly UnitDocument[]): Result<UnitDocument, Refusal> {
  const fields = fieldsOf(raw, UNIT_KEYS);
  if (fields === null) return refused(MALFORMED);
  const id = fields.id ?? nextId(fields, others);
  if (typeof id !== 'string' || readIdentity(id) === null) return refused(refuse('UNKNOWN_UNIT', 'CA-001'));
  const known = others.find((other) => other.id === id);
  const { square = known?.square ?? null, elite = known?.elite ?? false } = fields;
  const { kills = 0, damage = 0, moved = false, attacked = false, retreated = false, fallen = false } = fields;
  const damagedBy = listOf(fields.damagedBy ?? [], MOST_UNITS);
  const flags = [elite, moved, attacked, retreated, fallen].every((flag) => typeof flag === 'boolean');
  const counts = isCount(kills, 0, 999) && isCount(damage, 0, 99);
  const names = damagedBy?.every(isShortText) === true;
  if (!flags || !counts || !names || (square !== null && !isShortText(square))) return refused(MALFORMED);
  const unit = { id, square, elite, kills, damage, moved, attacked, retreated, fallen, damagedBy };
  return accepted(unit as UnitDocument);
}

function nextId(fields: Fields, others: readonly UnitDocument[]): string | null {
  const { side, type } = fields;
  if (!oneOf(side, SIDES) || !oneOf(type, UNIT_TYPES)) return null;
  return freeId(side, type, others);
}

/** The id with the lowest number not in use. */
export function freeId(side: Side, type: UnitType, others: readonly { readonly id: string }[]): string {
  let index = 1;
  while (others.some(({ id }) => id === unitId(side, type, index))) index++;
  return unitId(side, type, index);
}
