/**
 * The scenario document (THE-RULES "Scenario document"): a map, and any position on it at the beginning of any step. RULES.md describes it
 * for a stranger.
 */
import { type DocumentFault, faultAt, type Refusal, type Result, readAt } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import { SIDES, type Side } from '../catalogue/sides.ts';
import { BASE_TYPES, type BaseType } from '../catalogue/units.ts';
import type { SeatPlaces } from '../field/map.ts';
import { OPTION_KEYS, type Options, parseOptions } from '../options.ts';
import {
  accepted,
  count,
  type Form,
  fieldsOf,
  hex,
  initially,
  listOf,
  MALFORMED,
  orNull,
  refused,
  shape,
  text,
  unitId,
  word,
} from '../reading.ts';
import { refuse } from '../refusal.ts';
import { firstError, mapNamed, memberOfFault, ruleOfFault } from './maps.ts';

export type PlacedUnit = {
  readonly id: string;
  /** Null of what is carried. */
  readonly hex: Hex | null;
  readonly carrier: string | null;
  readonly fire: number;
};
export type Reserves = { readonly metal: number; readonly oil: number };

/** Null = by the options and the map. */
export type ScenarioDocument = {
  /** Options that this scenario fixes, whatever the match says. */
  readonly options: Partial<Options>;
  /** The id of a listed or generated map, or a text in the form `fpmap`. */
  readonly map: string;
  readonly seats: readonly SeatPlaces[] | null;
  readonly control: Readonly<Partial<Record<Side, readonly Hex[]>>> | null;
  readonly bases: readonly { readonly hex: Hex; readonly base: BaseType }[] | null;
  readonly fire: readonly { readonly hex: Hex; readonly counters: number }[] | null;
  readonly units: readonly PlacedUnit[] | null;
  readonly reserves: Readonly<Partial<Record<Side, Reserves>>> | null;
  readonly turn: number;
  readonly step: number;
  readonly order: readonly Side[] | null;
};

const MAX_HEXES = 600;
const MAX_UNITS = 400;
const MAX_TEXT = 16_000;
const MAX_RESERVES = 9_999;
/** Limits of counters are judged with their rule, not as a matter of form. */
const counters = count(-99, 99);

const seatForm = shape({ home: hex, factory: hex, infantry: listOf(hex, 30) });
const unitForm = shape({
  id: unitId,
  hex: initially(null, orNull(hex)),
  carrier: initially(null, orNull(unitId)),
  fire: initially(0, counters),
});
const reservesForm = shape({ metal: count(0, MAX_RESERVES), oil: count(0, MAX_RESERVES) });

function bySide<Value>(form: Form<Value>): Form<Readonly<Partial<Record<Side, Value>>>> {
  return (raw) => {
    const fields = fieldsOf(raw, SIDES);
    if (fields === null) return undefined;
    const read = SIDES.flatMap((side) => (Object.hasOwn(fields, side) ? [[side, form(fields[side])] as const] : []));
    return read.every(([, value]) => value !== undefined)
      ? (Object.fromEntries(read) as Partial<Record<Side, Value>>)
      : undefined;
  };
}

const absent = <Value>(form: Form<Value>) => initially(null, orNull(form));
const MEMBERS = {
  options: initially({}, (raw) => fieldsOf(raw, OPTION_KEYS) ?? undefined),
  map: text(MAX_TEXT),
  seats: absent(listOf(seatForm, 4)),
  control: absent(bySide(listOf(hex, MAX_HEXES))),
  bases: absent(listOf(shape({ hex, base: word(...BASE_TYPES) }), MAX_HEXES)),
  fire: absent(listOf(shape({ hex, counters }), MAX_HEXES)),
  units: absent(listOf(unitForm, MAX_UNITS)),
  reserves: absent(bySide(reservesForm)),
  turn: initially(1, count(1, 200)),
  step: initially(1, count(1, 20)),
  order: absent(listOf(word(...SIDES), 4)),
} satisfies Readonly<Record<keyof ScenarioDocument, Form<unknown>>>;
const documentForm = shape(MEMBERS);

/** Reads a document; a text alone is a map. What contradicts itself is refused when it is set up, but for the map. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, DocumentFault> {
  const given = typeof raw === 'string' ? { map: raw } : raw;
  const read = documentForm(given);
  if (read === undefined) return refused(faultAt(oddMember(given), MALFORMED));
  const options = readFixedOptions(read.options);
  if (!options.ok) return readAt('options', options);
  const fault = firstError(mapNamed(read.map));
  if (fault !== null) return refused(faultAt(memberOfFault(fault), refuse('MAP_INVALID', ruleOfFault(fault))));
  return accepted({ ...read, options: options.value });
}

/** The member that is not of its form; '' where the whole is none. */
function oddMember(raw: unknown): string {
  const fields = fieldsOf(raw, Object.keys(MEMBERS));
  if (fields === null) return '';
  return Object.entries<Form<unknown>>(MEMBERS).find(([key, form]) => form(fields[key]) === undefined)?.[0] ?? '';
}

/** Only what is named is fixed; each value is judged as an option is. */
function readFixedOptions(fields: Readonly<Record<string, unknown>>): Result<Partial<Options>, Refusal> {
  const whole = parseOptions(fields);
  if (!whole.ok) return whole;
  const named = Object.keys(fields) as (keyof Options)[];
  return accepted(Object.fromEntries(named.map((key) => [key, whole.value[key]])) as Partial<Options>);
}
