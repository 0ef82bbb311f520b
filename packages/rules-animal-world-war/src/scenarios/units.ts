/** Reading of the units of a position: what a document leaves out of a unit is as it is at the start of its turn. */
import { UPGRADE_IDS } from '../catalogue/medals.ts';
import { CIVILIANS, SOLDIER_TYPES, SOLDIERS, type SoldierType, soldierId } from '../catalogue/soldiers.ts';
import { VEHICLES } from '../catalogue/vehicles.ts';
import { line } from '../parsing.ts';
import {
  count,
  type Fields,
  type Form,
  faultIn,
  flag,
  hex,
  initially,
  listOf,
  name,
  orNull,
  shape,
  withWhere,
  word,
} from '../reading.ts';
import type { Civilian, Empire, Plane, Soldier, Tank, Unit } from '../state.ts';

/** A unit, and how many grenades are to be made for it besides the items that are listed. */
export type UnitReading = { readonly unit: Unit; readonly grenades: number };

/** Anything about the unit that its id tells may be said, and must be true. */
const told = <Value extends string>(value: Value): Form<Value> => initially(value, word(value));
const damage = initially(0, count(0, 99));
const at = initially(null, orNull(hex));

function soldierForm(type: SoldierType, empire: Empire): Form<UnitReading> {
  const form = shape({
    id: told(soldierId(empire, type)),
    kind: told('soldier'),
    type: told(type),
    empire: told(empire),
    controller: initially(0, count(0, 3)),
    lent: initially(null, orNull(count(0, 3))),
    status: initially(null, orNull(word('standing', 'wounded', 'dead', 'inVehicle', 'reserve'))),
    at,
    vehicle: initially(null, orNull(name)),
    health: initially(SOLDIERS[type].health, count(1, 20)),
    damage,
    acted: initially(false, flag),
    extra: initially(0, count(0, 9)),
    moved: initially(false, flag),
    finished: initially(false, flag),
    charging: initially(false, flag),
    handled: initially(null, orNull(name)),
    life: initially(1, count(0, 999)),
    returned: initially(null, orNull(count(0, 999))),
    died: initially(null, orNull(count(0, 999))),
    grenades: initially(0, count(0, 9)),
    upgrades: initially(null, orNull(listOf(word(...UPGRADE_IDS), UPGRADE_IDS.length))),
    used: initially(null, orNull(listOf(word(...UPGRADE_IDS), UPGRADE_IDS.length))),
    captive: initially(null, orNull(flag)),
  });
  const reading = (raw: unknown) => {
    const read = form(raw);
    if (read === undefined) return undefined;
    const { grenades, upgrades, used, captive, ...soldier } = read;
    const carried = { ...(upgrades && { upgrades }), ...(used && { used }), ...(captive && { captive }) };
    const status = soldier.status ?? plainStatus(soldier);
    // who fell before the position was drawn fell before the first turn
    const died = status === 'dead' ? (soldier.died ?? 0) : soldier.died;
    return { unit: { ...soldier, status, died, ...carried }, grenades };
  };
  return withWhere(reading, (raw) => faultIn(form, raw));
}

/** On a tile it stands; in a vehicle it is crew; elsewhere it is out of the battle. */
function plainStatus({ at: hexOf, vehicle }: Pick<Soldier, 'at' | 'vehicle'>): Soldier['status'] {
  if (hexOf !== null) return 'standing';
  return vehicle === null ? 'dead' : 'inVehicle';
}

function tankForm(empire: Empire): Form<Tank> {
  const { id, cap, crew } = VEHICLES[empire].tank;
  const capacity = initially(cap, count(1, 20));
  const driver = initially(soldierId(empire, crew), name);
  return shape({ id: told(id), kind: told('tank'), empire: told(empire), at, damage, cap: capacity, crew: driver });
}

function planeForm(empire: Empire): Form<Plane> {
  const { id, cap, crew } = VEHICLES[empire].plane;
  return shape({
    id: told(id),
    kind: told('plane'),
    empire: told(empire),
    at,
    state: initially('holding', word('holding', 'approach', 'exited', 'crashed')),
    line,
    damage,
    cap: initially(cap, count(1, 20)),
    crew: initially(soldierId(empire, crew), name),
  });
}

function civilianForm(id: string): Form<Civilian> {
  const state = initially('upright', word('upright', 'wounded', 'dead'));
  return shape({ id: told(id), kind: told('civilian'), at, state });
}

const bare = (form: Form<Unit>): Form<UnitReading> =>
  withWhere(
    (raw) => {
      const unit = form(raw);
      return unit === undefined ? undefined : { unit, grenades: 0 };
    },
    (raw) => faultIn(form, raw),
  );

const FORMS: ReadonlyMap<string, Form<UnitReading>> = new Map<string, Form<UnitReading>>([
  ...(['HERB', 'CARN'] as const).flatMap((empire): [string, Form<UnitReading>][] => [
    ...SOLDIER_TYPES.map((type): [string, Form<UnitReading>] => [soldierId(empire, type), soldierForm(type, empire)]),
    [VEHICLES[empire].tank.id, bare(tankForm(empire))],
    [VEHICLES[empire].plane.id, bare(planeForm(empire))],
  ]),
  ...CIVILIANS.map((id): [string, Form<UnitReading>] => [id, bare(civilianForm(id))]),
]);

/** A unit by its id; every other key may be left out. */
export const unitReading: Form<UnitReading> = withWhere(
  (raw) => formFor(raw)?.(raw),
  (raw) => {
    const form = formFor(raw);
    return form === undefined ? 'id' : faultIn(form, raw);
  },
);

function formFor(raw: unknown): Form<UnitReading> | undefined {
  const id = typeof raw === 'object' && raw !== null ? (raw as Fields).id : undefined;
  return typeof id === 'string' ? FORMS.get(id) : undefined;
}

/** AWW-015, AWW-016: a tank or plane in service has its crew; one that no document names sits inside. */
export function missingCrews(units: readonly Unit[]): readonly Soldier[] {
  return units.flatMap((unit) => {
    if (unit.kind !== 'tank' && unit.kind !== 'plane') return [];
    if (unit.at === null || units.some(({ id }) => id === unit.crew)) return [];
    const read = FORMS.get(unit.crew)?.({ id: unit.crew, vehicle: unit.id });
    return read === undefined ? [] : [read.unit as Soldier];
  });
}

/** Whether an id is one of the units of this game. */
export function isUnitId(id: string): boolean {
  return FORMS.has(id);
}
