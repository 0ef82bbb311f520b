/** MUSTER: what a declared battle takes from the campaign (LC-050 to LC-054). */
import { hashOf, type Json } from '@fieldpost/engine';
import type { CarryOver, EmpireSpec, SoldierSpec } from '@fieldpost/rules-animal-world-war/carry-over';
import type { Role, VehicleKind } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES, FIELDS } from '../catalogue/cities.ts';
import { cardOf, type SoldierId } from '../catalogue/soldiers.ts';
import { citiesOf, readyOf } from '../map.ts';
import { type Declaration, dossierOf, type Empire, type State } from '../state.ts';

export type Muster = { readonly campaign: string; readonly battle: number };

/** LC-051: "campaignId/n". */
function battleIdOf({ campaign, battle }: Muster): string {
  return `${campaign}/${battle}`;
}

/** LC-051: the carry-over of a battle, with every key. `state`: as it was when the battle was declared. */
export function carryOf(muster: Muster, state: State, declared: Declaration): CarryOver {
  const field = fieldOf(declared);
  const objective = objectiveOf(declared);
  return {
    campaignId: muster.campaign,
    battleId: battleIdOf(muster),
    kind: declared.kind === 'standDown' ? 'attack' : declared.kind,
    cityId: cityOf(state, declared),
    attacker: declared.empire,
    attackerRole: attackerRoleOf(objective),
    objective,
    layout: declared.terms?.layout ?? field.layout,
    empires: { HERB: empireSpec(state, 'HERB', field.squad), CARN: empireSpec(state, 'CARN', field.squad) },
    special: specialOf(declared),
  };
}

/** LC-080: the hash of the carry-over, stored in the entry that opens the battle. */
export function carryHash(carry: CarryOver): string {
  return hashOf(carry as Json);
}

/** AWW-310, LC-052: key city long and eight, other city medium and six, rescue and recovery short and four. */
function fieldOf({ kind, city }: Declaration): (typeof FIELDS)['key'] {
  if (kind !== 'attack' || city === null) return FIELDS.special;
  return CITIES[city].key ? FIELDS.key : FIELDS.other;
}

/** AWW-310: the city's own objective unless other terms are agreed; AWW-325 O09, AWW-326 O02. */
function objectiveOf({ kind, city, terms }: Declaration): CarryOver['objective'] {
  if (kind === 'rescue') return 'O09';
  if (kind === 'recover' || city === null) return 'O02';
  return terms?.objective ?? CITIES[city].objective;
}

/** LC-053, AWW-311: "B where the objective played is O01 or O11, else A". */
function attackerRoleOf(objective: CarryOver['objective']): Role {
  return objective === 'O01' || objective === 'O11' ? 'B' : 'A';
}

/** LC-054: of a recovery the city near which the soldier was lost. */
function cityOf(state: State, { kind, city, soldier }: Declaration): CarryOver['cityId'] {
  return kind === 'recover' && soldier !== null ? (dossierOf(state, soldier).lostAt?.city ?? null) : city;
}

function specialOf({ kind, pows, soldier }: Declaration): CarryOver['special'] {
  if (kind === 'rescue') return { pows };
  return kind === 'recover' && soldier !== null ? { mia: soldier } : null;
}

/** LC-052. */
function empireSpec(state: State, empire: Empire, squad: number): EmpireSpec {
  const ready = readyOf(state, empire);
  return {
    roster: ready.map((id) => soldierSpec(state, id)),
    vehicles: { tank: hasVehicle(state, empire, 'tank'), plane: hasVehicle(state, empire, 'plane') },
    tacticsAvailable: state.tactics[empire],
    squadSize: Math.min(squad, ready.length),
  };
}

/** LC-052: "healthBonus = rank + 1 for U08", "grenades = 1 + 1 for U06". */
function soldierSpec(state: State, id: SoldierId): SoldierSpec {
  const { rank, upgrades } = dossierOf(state, id);
  const card = cardOf(id);
  if (card === null) throw new Error(`no soldier is called ${id}`);
  const healthBonus = rank + (upgrades.includes('U08') ? 1 : 0);
  return { soldierId: id, type: card.type, rank, healthBonus, grenades: upgrades.includes('U06') ? 2 : 1, upgrades };
}

/** AWW-304, AWW-314: the symbol of the vehicle in an own city, and its crew ready. */
function hasVehicle(state: State, empire: Empire, kind: VehicleKind): boolean {
  const crew = kind === 'tank' ? 'tanker' : 'pilot';
  const ready = readyOf(state, empire).some((id) => cardOf(id)?.type === crew);
  return ready && citiesOf(state, empire).some((city) => CITIES[city].symbol === kind);
}
