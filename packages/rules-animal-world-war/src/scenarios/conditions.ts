/** Reading of drawn objectives: the vocabulary of THE-RULES "Objectives", strict, and not deeper than anybody can follow. */
import { type Condition, NEVER, type Objective, type SetUpOp, type ZoneChange } from '../catalogue/conditions.ts';
import { ORDINARY } from '../catalogue/objectives.ts';
import { TILE_IDS } from '../catalogue/tiles.ts';
import {
  count,
  either,
  type Fields,
  type Form,
  flag,
  hex,
  initially,
  listOf,
  name,
  orNull,
  shape,
  text,
  word,
} from '../reading.ts';

const MAX_PARTS = 12;
const DEEPEST = 5;
const MAX_TILES = 54;

const role = word('A', 'B');
const zone = word('ZA', 'ZB');
const number = count(1, 54);
const tokens = listOf(name, MAX_PARTS);
const round = either(count(1, 99), word('RL', 'RL+2'));
const unitCount = either(number, word('ceil(N/2)', 'max(2,ceil(N/3))'));
const turnCount = either(number, shape({ short: number, others: number }));
const tiles = listOf(hex, MAX_TILES);
const place = either(hex, shape({ zone, column: count(-60, 60) }));

/** The conditions that have no others in them, by their one key. */
const PLAIN: Readonly<Record<string, Form<unknown>>> = {
  tileNml: hex,
  tokenInZone: shape({
    tokens,
    min: number,
    zone: initially(null, orNull(zone)),
    holder: role,
    lying: initially(false, flag),
  }),
  countInZone: shape({ zone, who: role, min: unitCount }),
  roundEnd: round,
  turnEnd: role,
  civ: shape({ min: number, state: word('upright', 'living'), zone, escort: role }),
  civsDead: shape({ min: number }),
  lastCivKilledBy: role,
  unitOut: name,
  unitInZone: shape({ id: name, zone }),
  holdTurns: shape({ at: hex, n: turnCount }),
  tokensOn: shape({ tokens, at: tiles }),
  removed: tokens,
};

/** A condition: an object with one key, that of its kind. */
export function condition(deep = 0): Form<Condition> {
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || deep > DEEPEST) return undefined;
    const [kind, ...more] = Object.keys(raw);
    if (kind === undefined || more.length > 0) return undefined;
    const value = partOf(kind, deep)((raw as Fields)[kind]);
    return value === undefined ? undefined : ({ [kind]: value } as Condition);
  };
}

function partOf(kind: string, deep: number): Form<unknown> {
  if (kind === 'all' || kind === 'any') return listOf(condition(deep + 1), MAX_PARTS);
  if (kind === 'not') return condition(deep + 1);
  return Object.hasOwn(PLAIN, kind) ? (PLAIN[kind] as Form<unknown>) : () => undefined;
}

const OPS: Readonly<Record<SetUpOp['op'], Form<SetUpOp>>> = {
  put: shape({ op: word('put'), tile: word(...TILE_IDS), at: hex }),
  civilian: shape({
    op: word('civilian'),
    id: word('V1', 'V2'),
    at: place,
    state: initially('upright', word('upright', 'wounded')),
  }),
  token: shape({ op: word('token'), id: name, at: place }),
  mark: shape({ op: word('mark'), at: tiles }),
  trench: shape({ op: word('trench'), at: tiles }),
  wireBelt: shape({ op: word('wireBelt') }),
  grenades: shape({ op: word('grenades'), role, n: count(0, 6) }),
};

const op: Form<SetUpOp> = (raw) => {
  const kind = typeof raw === 'object' && raw !== null ? (raw as Fields).op : undefined;
  return typeof kind === 'string' && Object.hasOwn(OPS, kind) ? OPS[kind as SetUpOp['op']](raw) : undefined;
};

const zoneChange: Form<ZoneChange> = either(
  shape({ role, adds: tiles }),
  shape({ role, replaces: listOf(either(hex, zone), MAX_TILES) }),
);

const special = shape({
  endlessGrenades: initially(false, flag),
  stone: initially(
    null,
    orNull(shape({ at: hex, safeRounds: count(0, 20), capacity: count(1, 99), strike: count(0, 9) })),
  ),
  vip: initially(null, orNull(shape({ role, health: count(0, 9), strike: count(0, 9) }))),
  spoils: initially(null, orNull(shape({ role, tokens }))),
});

/** The objective of a custom scenario. Missing conditions are never met: elimination remains. */
export const aims: Form<Objective> = shape({
  id: initially('drawn', word('drawn')),
  title: initially('A drawn objective', text(60)),
  brief: initially('See the conditions.', text(300)),
  same: initially(false, flag),
  ops: initially([], listOf(op, 40)),
  zones: initially([], listOf(zoneChange, 4)),
  winA: initially(NEVER, condition()),
  winB: initially(NEVER, condition()),
  elimination: initially(true, flag),
  special: initially(ORDINARY, special),
});
