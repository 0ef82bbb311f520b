/** What a finished battle hands on to a campaign or a league (E.8): all that can be told without its log. */
import type { Ending } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import type { Role } from './catalogue/empires.ts';
import type { ObjectiveId } from './catalogue/objectives.ts';
import { SOLDIER_TYPES, soldierId } from './catalogue/soldiers.ts';
import type { TacticId } from './catalogue/tactics.ts';
import { VEHICLE_KINDS, vehicleId } from './catalogue/vehicles.ts';
import { among, posts } from './objectives/presence.ts';
import { type Battle, type ByEmpire, EMPIRES, type Empire, enemyOf, type Soldier, type State } from './state.ts';

export type SoldierEnd = Soldier['status'] | 'notFielded';

export type SoldierReport = {
  readonly end: SoldierEnd;
  /** Where it stands or lies. */
  readonly at: Hex | null;
  /** Whose zone that tile is in (AWW-018: the replaced zones of O11). */
  readonly inZone: Empire | null;
  /** A standing enemy soldier or tank is on the tile. */
  readonly enemiesOnTile: boolean;
  /** Another standing soldier or tank of its own is. */
  readonly friendsOnTile: boolean;
  readonly deaths: number;
  readonly damageTaken: number;
  readonly enemyDamage: number;
  readonly enemyWounded: number;
  readonly enemyKilled: number;
};

export type VehicleReport = { readonly lost: boolean; readonly enemyDamage: number; readonly attackRuns: number };

export type Report = {
  readonly winner: Empire | 'draw';
  readonly by: string;
  readonly reason: string;
  readonly rounds: number;
  readonly objective: ObjectiveId | null;
  readonly roles: ByEmpire<Role>;
  readonly units: Readonly<Record<string, SoldierReport>>;
  /** Those that were fielded. */
  readonly vehicles: Readonly<Record<string, VehicleReport>>;
  readonly civilians: Readonly<Record<string, 'upright' | 'wounded' | 'dead'>>;
  /** The card, where it was used. */
  readonly tacticUsed: ByEmpire<TacticId | null>;
};

export function reportOf(state: State, ending: Ending<Empire>): Report {
  const { reason, places } = ending.outcome;
  const leaders = places.filter(({ place }) => place === 1);
  const winner = leaders.length === 1 ? (leaders[0]?.side ?? 'draw') : 'draw';
  const { round, objective, roleA } = state.battle;
  return {
    winner,
    by: ending.by,
    reason,
    rounds: round,
    objective,
    roles: { HERB: roleA === 'HERB' ? 'A' : 'B', CARN: roleA === 'CARN' ? 'A' : 'B' },
    units: soldierReports(state),
    vehicles: vehicleReports(state),
    civilians: civilianReports(state.battle),
    tacticUsed: { HERB: cardUsed(state, 'HERB'), CARN: cardUsed(state, 'CARN') },
  };
}

function soldierReports(state: State): Report['units'] {
  const ids = EMPIRES.flatMap((empire) => SOLDIER_TYPES.map((type) => [empire, soldierId(empire, type)] as const));
  return Object.fromEntries(ids.map(([empire, id]) => [id, soldierReport(state, empire, id)]));
}

function soldierReport({ battle, tallies }: State, empire: Empire, id: string): SoldierReport {
  const unit = battle.units[id];
  const end = unit?.kind === 'soldier' ? unit.status : 'notFielded';
  const at = unit?.at ?? null;
  const tally = tallies[id];
  return {
    end,
    at,
    inZone: at === null ? null : zoneOf(battle, at),
    enemiesOnTile: at !== null && standing(battle, enemyOf(empire), at) > 0,
    friendsOnTile: at !== null && standing(battle, empire, at) > (end === 'standing' ? 1 : 0),
    deaths: tally?.deaths ?? 0,
    damageTaken: tally?.damageTaken ?? 0,
    enemyDamage: tally?.enemyDamage ?? 0,
    enemyWounded: tally?.enemyWounded ?? 0,
    enemyKilled: tally?.enemyKilled ?? 0,
  };
}

function zoneOf({ zones }: Battle, at: Hex): Empire | null {
  return EMPIRES.find((empire) => among(zones[empire], at)) ?? null;
}

/** Standing soldiers and tanks of an Empire on a tile. */
function standing(battle: Battle, empire: Empire, at: Hex): number {
  return posts(battle, empire).filter((post) => same(post, at)).length;
}

function vehicleReports({ battle, tallies }: State): Report['vehicles'] {
  const ids = EMPIRES.flatMap((empire) => VEHICLE_KINDS.map((kind) => vehicleId(empire, kind)));
  const reports = ids.flatMap((id): (readonly [string, VehicleReport])[] => {
    const unit = battle.units[id];
    if (unit?.kind !== 'tank' && unit?.kind !== 'plane') return [];
    const { enemyDamage = 0 } = tallies[id] ?? {};
    const { attackRuns = 0 } = tallies[unit.crew] ?? {};
    return [[id, { lost: unit.at === null, enemyDamage, attackRuns }]];
  });
  return Object.fromEntries(reports);
}

function civilianReports({ units }: Battle): Report['civilians'] {
  const civilians = Object.values(units).filter((unit) => unit.kind === 'civilian');
  return Object.fromEntries(civilians.map(({ id, state }) => [id, state]));
}

function cardUsed({ tactics }: State, empire: Empire): TacticId | null {
  const tactic = tactics[empire];
  return tactic?.revealed ? tactic.card : null;
}
