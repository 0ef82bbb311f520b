/**
 * The scenario document: where a match begins. Either with the armies, with the placing, or with any position.
 * RULES.md describes it for a stranger, with examples.
 */
import { type DocumentFault, faultAt, type Result, readAt } from '@fieldpost/engine';
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
import { MAX_UNITS, parseArmy } from '../parsing.ts';
import { contradicts, refuse } from '../refusal.ts';
import type { Army, BySide, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { type PositionText, readPosition } from './position.ts';

export const STARTS = ['army', 'place', 'move', 'attack', 'retreat'] as const;
export type Start = (typeof STARTS)[number];

/** One unit of a position. Null = as the position string has it; without one: waiting to be placed, and not elite. */
export type UnitDocument = {
  readonly id: string;
  readonly square: string | null;
  readonly elite: boolean | null;
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
  /** A position string (THE-RULES "Notation"); what `units` says of the same unit goes before it. */
  readonly position: string | null;
  readonly units: readonly UnitDocument[];
  /** The side whose turn it is; null = the first player by CA-022. */
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

/** Reads a document, or a position string (THE-RULES "Notation") alone. Missing members get their default. Faults name the member. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, DocumentFault> {
  const fields = typeof raw === 'string' ? { position: raw } : fieldsOf(raw, KEYS);
  if (fields === null) return refused(faultAt('', MALFORMED));
  const said = fields.position ?? null;
  const position = said === null ? accepted(null) : readPosition(said);
  if (!position.ok) return readAt(typeof raw === 'string' ? '' : 'position', position);
  const units = readAt('units', readUnits(fields.units, position.value?.units ?? []));
  const armies = readAt('armies', readArmies(fields.armies ?? null));
  const options = readAt('options', readFixedOptions(fields.options ?? {}, position.value));
  if (!units.ok) return units;
  if (!armies.ok) return armies;
  if (!options.ok) return options;
  const parts = { options: options.value, armies: armies.value, position: said as string | null, units: units.value };
  return settle(fields, parts, position.value);
}

type Parts = Pick<ScenarioDocument, 'options' | 'armies' | 'position' | 'units'>;

/** The counters of a document, with those of the position string where it says nothing itself. */
function settle(fields: Fields, parts: Parts, text: PositionText | null): Result<ScenarioDocument, DocumentFault> {
  const standing = text !== null || parts.units.length > 0;
  const start = fields.start ?? (standing ? 'move' : parts.armies === null ? 'army' : 'place');
  const side = fields.side ?? text?.side ?? null;
  const turns = fieldsOf(fields.turns ?? text?.turns ?? { south: 1, north: 1 }, SIDES);
  const { turnsWithoutLoss = 0, lossThisTurn = false, retreating = null, reinforced = false } = fields;
  const good = {
    start: oneOf(start, STARTS),
    side: side === null || oneOf(side, SIDES),
    turns: isCount(turns?.south, 1, 999) && isCount(turns?.north, 1, 999),
    turnsWithoutLoss: isCount(turnsWithoutLoss, 0, 9999),
    lossThisTurn: typeof lossThisTurn === 'boolean',
    retreating: retreating === null || isShortText(retreating),
    reinforced: typeof reinforced === 'boolean',
  };
  const bad = Object.entries(good).find(([, well]) => !well);
  if (bad !== undefined) return refused(faultAt(bad[0], MALFORMED));
  const both = { south: turns?.south, north: turns?.north };
  const counters = { start, side, turns: both, turnsWithoutLoss, lossThisTurn, retreating, reinforced };
  const document = { ...parts, ...counters } as ScenarioDocument;
  const fault = refusesSecondWord(document, text);
  return fault === null ? accepted(document) : refused(fault);
}

/** What the position string says and another member says otherwise. */
function refusesSecondWord({ side, turns }: ScenarioDocument, text: PositionText | null): DocumentFault | null {
  const other = (text?.side ?? side) !== side;
  if (other) return faultAt('side', contradicts('SIDE_DIFFERS'));
  const { south, north } = text?.turns ?? turns;
  return south === turns.south && north === turns.north ? null : faultAt('turns', contradicts('TURNS_DIFFER'));
}

/** CA-067: a board of twelve rows is the campaign's, and no other board is. */
function readFixedOptions(raw: unknown, text: PositionText | null): Result<ScenarioDocument['options'], DocumentFault> {
  const fields = recordOf(raw, OPTION_KEYS.length);
  if (fields === null) return refused(faultAt('', MALFORMED));
  const odd = Object.entries(fields).find(
    ([key, value]) => !OPTION_KEYS.includes(key) || !['string', 'number', 'boolean'].includes(typeof value),
  );
  if (odd !== undefined) return refused(faultAt(odd[0], MALFORMED));
  const options = fields as ScenarioDocument['options'];
  if (text === null || text.size === 8) return accepted(options);
  const off = options.campaign !== undefined && options.campaign !== 'on' && options.campaign !== true;
  if (off) return refused(faultAt('campaign', contradicts('ROWS_DIFFER')));
  return accepted({ ...options, campaign: 'on' });
}

function readArmies(raw: unknown): Result<BySide<Army> | null, DocumentFault> {
  if (raw === null) return accepted(null);
  const fields = fieldsOf(raw, SIDES);
  if (fields === null) return refused(faultAt('', MALFORMED));
  const south = readAt('south', parseArmy(fields.south));
  const north = readAt('north', parseArmy(fields.north));
  if (!south.ok) return south;
  return north.ok ? accepted({ south: south.value, north: north.value }) : north;
}

type Known = readonly { readonly id: string }[];

/** An entry without an id gets the next number of its type. No unit is written down twice. */
function readUnits(raw: unknown, before: Known): Result<readonly UnitDocument[], DocumentFault> {
  const list = listOf(raw ?? [], 4 * MAX_UNITS);
  if (list === null) return refused(faultAt('', MALFORMED));
  const units: UnitDocument[] = [];
  for (const [i, entry] of list.entries()) {
    const unit = readAt(`[${i}]`, readUnit(entry, [...before, ...units]));
    if (!unit.ok) return unit;
    const twice = units.some(({ id }) => id === unit.value.id);
    if (twice) return refused(faultAt(`[${i}].id`, contradicts('UNIT_TWICE')));
    units.push(unit.value);
  }
  return accepted(units);
}

function readUnit(raw: unknown, others: Known): Result<UnitDocument, DocumentFault> {
  const fields = fieldsOf(raw, UNIT_KEYS);
  if (fields === null) return refused(faultAt('', MALFORMED));
  const id = fields.id ?? nextId(fields, others);
  const who = typeof id === 'string' ? readIdentity(id) : null;
  if (who === null) return refused(faultAt('id', refuse('UNKNOWN_UNIT', 'CA-001')));
  for (const member of ['side', 'type'] as const)
    if ((fields[member] ?? who[member]) !== who[member]) return refused(faultAt(member, contradicts('UNIT_UNLIKE_ID')));
  return readCondition(who.id, fields);
}

/** THE-RULES "Board and terms": where a unit stands, and what it has done and suffered. */
function readCondition(id: string, fields: Fields): Result<UnitDocument, DocumentFault> {
  const { square = null, elite = null, kills = 0, damage = 0 } = fields;
  const { moved = false, attacked = false, retreated = false, fallen = false } = fields;
  const damagedBy = listOf(fields.damagedBy ?? [], MAX_UNITS);
  const flags = { moved, attacked, retreated, fallen };
  const good = {
    square: square === null || isShortText(square),
    elite: elite === null || typeof elite === 'boolean',
    kills: isCount(kills, 0, 999),
    damage: isCount(damage, 0, 99),
    ...Object.fromEntries(Object.entries(flags).map(([key, flag]) => [key, typeof flag === 'boolean'])),
    damagedBy: damagedBy?.every(isShortText) === true,
  };
  const bad = Object.entries(good).find(([, well]) => !well);
  if (bad !== undefined) return refused(faultAt(bad[0], MALFORMED));
  return accepted({ id, square, elite, kills, damage, ...flags, damagedBy } as UnitDocument);
}

function nextId(fields: Fields, others: Known): string | null {
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
