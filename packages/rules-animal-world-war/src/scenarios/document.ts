/**
 * The scenario document: where a battle begins. Either from the selection of squads on, on any field, or with any position.
 * RULES.md describes it for a stranger, with examples.
 */
import { type DocumentFault, faultAt, type Refusal, type Result, readAt } from '@fieldpost/engine';
import type { Objective } from '../catalogue/conditions.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TILE_IDS } from '../catalogue/tiles.ts';
import { contradicts } from '../contradicting.ts';
import { type Battlefield, customField, fieldFault } from '../field/battlefield.ts';
import { OPTION_KEYS, type Options, parseOptions } from '../options.ts';
import {
  accepted,
  count,
  faultIn,
  fieldsOf,
  flag,
  hex,
  initially,
  joined,
  listOf,
  MALFORMED,
  orNull,
  refused,
  shape,
  word,
} from '../reading.ts';
import type { Tile } from '../state.ts';
import { aims as aimsForm } from './conditions.ts';
import { type Position, readPosition } from './position.ts';

/** A team is the match's affair: no scenario says how many players there are. */
const TEAM_KEYS: readonly string[] = ['playersHERB', 'playersCARN', 'teamPolicy', 'targetPolicy'];
const FIXABLE_KEYS: readonly string[] = OPTION_KEYS.filter((key) => !TEAM_KEYS.includes(key));

export type ScenarioDocument = {
  /** Options that this scenario fixes, whatever the match says. */
  readonly options: Partial<Options>;
  /** Your own field (AWW-002); null = that of the option `layout`. */
  readonly field: Battlefield | null;
  /** Conditions of your own; null = an objective of the cards. */
  readonly aims: Objective | null;
  /** Tiles as they are drawn, in the order of the document. Others are dealt; in a position they are open fields. */
  readonly tiles: readonly Tile[];
  /** Null: a fresh battle, from the selection of squads on. */
  readonly position: Position | null;
};

const KEYS = ['options', 'field', 'aims', 'tiles', 'position'];
const MAX_TILES = CONSTANTS.customTiles.max;

const featureForm = shape({ kind: word('trench', 'wreck'), damage: initially(0, count(0, 4)) });
const tilesForm = listOf(
  shape({
    at: hex,
    card: word(...TILE_IDS),
    nml: initially(false, flag),
    damage: initially(0, count(0, 99)),
    feature: initially(null, orNull(featureForm)),
    wire: initially(false, flag),
  }),
  MAX_TILES,
);
const zonesForm = shape({ HERB: listOf(hex, MAX_TILES), CARN: listOf(hex, MAX_TILES) });
const fieldForm = shape({
  layout: initially('custom', word('custom')),
  hexes: initially(null, orNull(listOf(hex, MAX_TILES))),
  zones: zonesForm,
  RL: initially(null, orNull(count(0, 99))),
});

/** Reads a document. Missing members get their default; the set-up refuses contradictions. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, DocumentFault> {
  const fields = fieldsOf(raw, KEYS);
  if (fields === null) return refused(faultAt(strangeKey(raw), MALFORMED));
  const tiles = tilesForm(fields.tiles ?? []);
  if (tiles === undefined) return refused(faultAt(joined('tiles', faultIn(tilesForm, fields.tiles)), MALFORMED));
  const aims = orNull(aimsForm)(fields.aims ?? null);
  if (aims === undefined) return refused(faultAt(joined('aims', faultIn(aimsForm, fields.aims)), MALFORMED));
  const options = readAt('options', readFixedOptions(fields.options ?? {}));
  if (!options.ok) return options;
  const field = readAt('field', readField(fields.field ?? null, tiles));
  if (!field.ok) return field;
  const position = readAt('position', readPosition(fields.position ?? null));
  if (!position.ok) return position;
  return accepted({ options: options.value, field: field.value, aims, tiles, position: position.value });
}

function strangeKey(raw: unknown): string {
  const keys = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.keys(raw) : [];
  return keys.find((key) => !KEYS.includes(key))?.slice(0, 24) ?? '';
}

/** Only what is named is fixed; each value is judged as an option is. */
function readFixedOptions(raw: unknown): Result<Partial<Options>, Refusal> {
  const fields = fieldsOf(raw, FIXABLE_KEYS);
  if (fields === null) return refused(MALFORMED);
  const whole = parseOptions(fields);
  if (!whole.ok) return whole;
  const named = Object.keys(fields) as (keyof Options)[];
  return accepted(Object.fromEntries(named.map((key) => [key, whole.value[key]])) as Partial<Options>);
}

/** AWW-002: the hexes of a field are those that it names, or those of the tiles drawn. */
function readField(raw: unknown, tiles: readonly Tile[]): Result<Battlefield | null, DocumentFault> {
  if (raw === null) return accepted(null);
  const read = fieldForm(raw);
  if (read === undefined) return refused(faultAt(faultIn(fieldForm, raw), MALFORMED));
  const field = customField(read.hexes ?? tiles.map(({ at }) => at), read.zones, read.RL);
  const fault = fieldFault(field);
  return fault === null ? accepted(field) : refused(faultAt('', contradicts(fault)));
}
