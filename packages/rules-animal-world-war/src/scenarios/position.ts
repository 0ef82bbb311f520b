/** Reading of a position: how a battle stands at a moment of its deployment or of its turns. */
import { type DocumentFault, faultAt, type Result } from '@fieldpost/engine';
import { EMPIRES } from '../catalogue/empires.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from '../catalogue/objectives.ts';
import { SOLDIER_TYPES, type SoldierType } from '../catalogue/soldiers.ts';
import { TACTIC_IDS, TACTICS, type TacticId } from '../catalogue/tactics.ts';
import {
  accepted,
  count,
  either,
  type Form,
  faultIn,
  flag,
  hex,
  initially,
  listOf,
  MALFORMED,
  name,
  orNull,
  refused,
  shape,
  withWhere,
  word,
} from '../reading.ts';
import type { Beneficiary, ByEmpire, Effect, Empire, Item, Tactic, Unit, UnitId } from '../state.ts';
import { isUnitId, missingCrews, unitReading } from './units.ts';

/** With `deployment` the squads are to be placed; otherwise all units stand where they are. */
const POSITION_PHASES = ['deployment', 'afterDeployment', 'turn'] as const;

export type Position = {
  readonly phase: (typeof POSITION_PHASES)[number];
  readonly round: number;
  readonly active: Empire;
  /** The card in play; of no account where the document has conditions of its own. */
  readonly objective: ObjectiveId;
  readonly roleA: Empire;
  /** Who is to be deployed, with the player who orders each. */
  readonly squads: ByEmpire<readonly { readonly soldier: SoldierType; readonly controller: number }[]>;
  /** AWW-012: squads that T04 hides until deployment is revealed. */
  readonly secret: ByEmpire<boolean>;
  /** N of the conditions; null = as many as there are. */
  readonly squadSize: ByEmpire<number | null>;
  readonly units: readonly Unit[];
  readonly items: readonly Item[];
  readonly tactics: ByEmpire<Tactic | null>;
  readonly effects: readonly Effect[];
  readonly hold: ByEmpire<number>;
  readonly vip: UnitId | null;
  readonly civilianKiller: Empire | null;
};

const MAX_ITEMS = 80;
const empire = word(...EMPIRES);
const card = word(...TACTIC_IDS);

function forBoth<Value>(form: Form<Value>): Form<ByEmpire<Value>> {
  return shape({ HERB: form, CARN: form });
}

const beneficiary: Form<Beneficiary> = (raw) => {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [unit, life] = [name(raw[0]), count(0, 999)(raw[1])];
  return unit === undefined || life === undefined ? undefined : [unit, life];
};
const beneficiaries = listOf(beneficiary, 12);

/** A card by its number alone is as it was dealt. */
const tactic: Form<Tactic> = (raw) => {
  if (typeof raw === 'string') return dealt(raw);
  const id = card((raw as { readonly card?: unknown } | null)?.card);
  return id === undefined ? undefined : tacticForm(id)(raw);
};

const tacticForm = (id: TacticId) =>
  shape({
    card: word(id),
    usesLeft: initially(TACTICS[id].uses, count(0, TACTICS[id].uses)),
    revealed: initially(false, flag),
    usedInTurn: initially(false, flag),
    armed: initially(null, orNull(beneficiaries)),
    lost: initially(false, flag),
  });

function dealt(raw: string): Tactic | undefined {
  const id = card(raw);
  return id === undefined ? undefined : tacticForm(id)({ card: id });
}

const effect: Form<Effect> = shape({
  id: count(1, 999),
  by: empire,
  card,
  does: word('march', 'mud', 'aim', 'pierce', 'flak', 'bayonet', 'charm', 'cover', 'mislead'),
  amount: count(0, 9),
  until: word('turn', 'ownNextTurn', 'fired', 'battle'),
  who: initially([], beneficiaries),
  tiles: initially([], listOf(hex, 7)),
});

const place = { at: initially(null, orNull(hex)), holder: initially(null, orNull(name)) };
const itemForm = shape({ id: name, kind: initially(null, orNull(word('grenade', 'objective'))), ...place });

/** Grenades are numbered from G1; every other name is an objective token's. */
const readItem: Form<Item> = (raw) => {
  const read = itemForm(raw);
  if (read === undefined) return undefined;
  const kind = /^G\d+$/.test(read.id) ? 'grenade' : 'objective';
  return read.kind !== null && read.kind !== kind ? undefined : { ...read, kind };
};

const item = withWhere(readItem, (raw) => faultIn(itemForm, raw) || 'kind');

const squad = listOf(
  either(shape({ soldier: word(...SOLDIER_TYPES), controller: initially(0, count(0, 3)) }), (raw) =>
    plainPick(word(...SOLDIER_TYPES)(raw)),
  ),
  SOLDIER_TYPES.length,
);

function plainPick(soldier: SoldierType | undefined) {
  return soldier === undefined ? undefined : { soldier, controller: 0 };
}

const both = <Value>(value: Value): ByEmpire<Value> => ({ HERB: value, CARN: value });
const positionForm = shape({
  phase: initially('turn', word(...POSITION_PHASES)),
  round: initially(null, orNull(count(0, 99))),
  active: initially('HERB', empire),
  objective: initially('O05', word(...OBJECTIVE_IDS)),
  roleA: initially('HERB', empire),
  squads: initially(both([]), forBoth(initially([], squad))),
  secret: initially(both(false), forBoth(initially(false, flag))),
  squadSize: initially(both(null), forBoth(initially(null, orNull(count(1, 12))))),
  units: initially([], listOf(unitReading, 30)),
  items: initially([], listOf(item, MAX_ITEMS)),
  tactics: initially(both(null), forBoth(initially(null, orNull(tactic)))),
  effects: initially([], listOf(effect, 20)),
  hold: initially(both(0), forBoth(initially(0, count(0, 99)))),
  vip: initially(
    null,
    orNull((raw) => (typeof raw === 'string' && isUnitId(raw) ? raw : undefined)),
  ),
  civilianKiller: initially(null, orNull(empire)),
});

/** Reads a position; null: there is none. */
export function readPosition(raw: unknown): Result<Position | null, DocumentFault> {
  if (raw === null) return accepted(null);
  const read = positionForm(raw);
  if (read === undefined) return refused(faultAt(faultIn(positionForm, raw), MALFORMED));
  const given = read.units.map(({ unit }) => unit);
  const units = [...given, ...missingCrews(given)];
  const round = read.round ?? (read.phase === 'turn' ? 1 : 0);
  return accepted({ ...read, round, units, items: withGrenades(read.items, read.units) });
}

/** Grenades that a unit counts instead of listing, numbered on from the highest. */
function withGrenades(
  items: readonly Item[],
  units: readonly { readonly unit: Unit; readonly grenades: number }[],
): readonly Item[] {
  const used = items.flatMap(({ id, kind }) => (kind === 'grenade' ? [Number(id.slice(1))] : []));
  let next = Math.max(0, ...used);
  const made = units.flatMap(({ unit, grenades }) =>
    Array.from({ length: grenades }, (): Item => {
      next += 1;
      return { id: `G${next}`, kind: 'grenade', at: null, holder: unit.id };
    }),
  );
  return [...items, ...made];
}
