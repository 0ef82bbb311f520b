/**
 * The scenario document (THE-RULES "Battlefield maps"): a battlefield, and any whole position on it. RULES.md describes it for a stranger.
 */
import { type DocumentFault, faultAt, type Refusal, type Result, readAt } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { DEVICE_DESIGNS } from '../catalogue/devices.ts';
import { MAP_IDS, ROWS } from '../catalogue/maps.ts';
import { MODEL_IDS } from '../catalogue/models.ts';
import { ARMIES } from '../catalogue/sides.ts';
import { TOKEN_IDS } from '../catalogue/tokens.ts';
import { DESIGN_IDS } from '../catalogue/units.ts';
import { OPTION_KEYS, type Options, readOptions } from '../options.ts';
import { attack, cupText, deployment, deviceId, hex, pos, region, seat, solid, unitId } from '../parsing.ts';
import {
  accepted,
  count,
  either,
  type Form,
  type Formed,
  fieldsOf,
  flag,
  initially,
  listOf,
  MALFORMED,
  matching,
  orNull,
  refused,
  shape,
  text,
  word,
} from '../reading.ts';

const dir = count(0, 5);
const MAX_ITEMS = 200;

/** A plain object of numbers by short names, given to none that every object has. */
function numbers(most: number): Form<Readonly<Record<string, number>>> {
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
    const entries = Object.entries(raw);
    const fits =
      entries.length <= 20 &&
      entries.every(([key, value]) => /^[A-Z][A-Z0-9-]{0,11}$/.test(key) && count(0, most)(value) !== undefined);
    return fits ? Object.fromEntries(entries) : undefined;
  };
}

const bySeat = <Value>(form: Form<Value>): Form<{ readonly A: Value; readonly B: Value }> =>
  shape({ A: form, B: form }) as Form<{ readonly A: Value; readonly B: Value }>;

const unit = shape({
  id: unitId,
  design: word(...DESIGN_IDS),
  owner: seat,
  at: pos,
  token: initially(true, flag),
  hpLost: initially(0, count(0, 9)),
  impactLost: initially(0, count(0, 9)),
  loaded: initially(false, flag),
  deployed: initially(null, orNull(dir)),
  heat: initially({}, numbers(1000)),
  disabled: initially(null, orNull(count(0, 1000))),
  connected: initially(null, orNull(deviceId)),
});

const device = shape({
  id: deviceId,
  design: word(...DEVICE_DESIGNS),
  owner: seat,
  region,
  token: initially(true, flag),
  /** Devices of one owner with the same group are under cups that go together. */
  cup: initially(null, orNull(shape({ group: count(1, 99), cup: count(1, 99) }))),
});

const jam = shape({ id: matching(/^j[1-9]\d{0,3}$/), owner: seat, region, by: either(deviceId, cupText) });

const charge = shape({
  id: matching(/^c[1-9]\d{0,3}$/),
  owner: seat,
  attack,
  at: pos,
  on: initially(null, orNull(solid)),
  due: count(1, 1000),
});

const tank = shape({
  anchor: hex,
  heading: dir,
  turret: initially(0, dir),
  damage: initially({}, numbers(99)),
  marks: initially([], listOf(matching(/^C\d$/), 9)),
  heat: initially({}, numbers(1000)),
});

const stock = listOf(shape({ token: word(...TOKEN_IDS), copies: count(1, 9) }), 40);
const order = shape({
  speed: count(0, 9),
  heading: word('L', 'F', 'R'),
  aim: initially(null, orNull(hex)),
  attack: initially(null, orNull(attack)),
  solid: initially(null, orNull(solid)),
  moment: initially(null, orNull(either<number, 'earliest' | 'latest'>(count(0, 20), word('earliest', 'latest')))),
});

export const POSITION_PHASES = [
  'setupTank',
  'setupSupport',
  'reset',
  'plan',
  'deploy',
  'orders',
  'main',
  'queues',
  'awaitAction',
  'decision',
  'tankops',
] as const;

const position = shape({
  round: initially(1, count(0, 1000)),
  phase: initially('main', word(...POSITION_PHASES)),
  seat: initially('A', seat),
  active: initially(null, orNull(seat)),
  initiative: initially(null, orNull(seat)),
  passes: initially(0, count(0, 2)),
  taken: initially(0, count(0, 3)),
  placing: initially(0, count(0, 2)),
  landed: initially(null, orNull(unitId)),
  decision: initially(null, orNull(shape({ unit: unitId, away: unitId }))),
  lastThrow: initially(null, orNull(word('hit', 'miss'))),
  damage: initially([], listOf(shape({ hex, points: count(1, 99) }), MAX_ITEMS)),
  tanks: initially({ A: null, B: null }, bySeat(initially(null, orNull(tank)))),
  units: initially([], listOf(unit, MAX_ITEMS)),
  devices: initially([], listOf(device, MAX_ITEMS)),
  jams: initially([], listOf(jam, MAX_ITEMS)),
  charges: initially([], listOf(charge, MAX_ITEMS)),
  hands: initially({ A: [], B: [] }, bySeat(initially([], stock))),
  /** Null: what is left of the deck when hand and played tokens are taken away. */
  decks: initially({ A: null, B: null }, bySeat(initially(null, orNull(stock)))),
  played: initially(
    { A: [], B: [] },
    bySeat(initially([], listOf(shape({ token: word(...TOKEN_IDS), side: seat }), 30))),
  ),
  dead: initially({ A: [], B: [] }, bySeat(initially([], listOf(word(...DESIGN_IDS), MAX_ITEMS)))),
  orders: initially({ A: null, B: null }, bySeat(initially(null, orNull(order)))),
  /** WWA-154: with an order that is in, the tokens that go with it. */
  tokens: initially({ A: [], B: [] }, bySeat(initially([], listOf(deployment, CONSTANTS.tokensMost)))),
  /** Null: noted from the jams of the position. */
  jammedOps: initially(null, orNull(bySeat(shape({ move: flag, fire: flag })))),
  entities: initially(0, count(0, 9999)),
});
export type PositionDocument = Formed<typeof position>;

const uplink = shape({ q: count(-60, 60), r: count(-60, 60), region });

const MEMBERS = {
  id: text(40),
  /** Null: those of the listed map of that id. */
  rows: initially(null, orNull(listOf(text(40), ROWS * 2))),
  uplinks: initially(null, orNull(listOf(uplink, 40))),
  /** Null: by the options of the match. */
  armies: initially(null, orNull(bySeat(word(...ARMIES)))),
  /** Null: the Superpanzer of each army. */
  tanks: initially(null, orNull(bySeat(word(...MODEL_IDS)))),
  options: initially({}, optionsForm()),
  state: initially(null, orNull(position)),
};
export type ScenarioDocument = Omit<Formed<ReturnType<typeof whole>>, 'options'> & {
  readonly options: Partial<Options>;
};

function whole() {
  return shape(MEMBERS);
}

/** Options that the scenario fixes; each is judged as an option is. */
function optionsForm(): Form<Readonly<Record<string, unknown>>> {
  return (raw) => fieldsOf(raw, OPTION_KEYS) ?? undefined;
}

/** MALFORMED or MAP_INVALID, with the member at fault. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, DocumentFault> {
  const given = typeof raw === 'string' ? { id: raw } : raw;
  const read = whole()(given);
  if (read === undefined) return refused(faultAt(oddMember(given), MALFORMED));
  const options = readFixedOptions(read.options);
  if (!options.ok) return readAt('options', options);
  if (read.rows === null && !(MAP_IDS as readonly string[]).includes(read.id))
    return refused(faultAt('id', { code: 'MAP_INVALID', rule: 'WWA-027' }));
  return accepted({ ...read, options: options.value });
}

/** The path of the malformed member, as deep as possible; '' if the whole document is malformed. */
function oddMember(raw: unknown): string {
  const fields = fieldsOf(raw, Object.keys(MEMBERS));
  if (fields === null) return '';
  return Object.entries<Form<unknown>>(MEMBERS).find(([key, form]) => form(fields[key]) === undefined)?.[0] ?? '';
}

function readFixedOptions(fields: Readonly<Record<string, unknown>>): Result<Partial<Options>, Refusal> {
  const read = readOptions(fields);
  if (!read.ok) return read;
  const named = Object.keys(fields) as (keyof Options)[];
  return accepted(Object.fromEntries(named.map((key) => [key, read.value[key]])) as Partial<Options>);
}
