/** The report of a finished battle for a campaign or a league (THE-RULES "From battle to campaign"): all that follows without its log. */
import { type Ending, type FinishedRecord, hashesOf } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import type { Role } from './catalogue/empires.ts';
import type { ObjectiveId } from './catalogue/objectives.ts';
import { SOLDIER_TYPES, soldierId } from './catalogue/soldiers.ts';
import type { TacticId } from './catalogue/tactics.ts';
import { VEHICLE_KINDS, vehicleId } from './catalogue/vehicles.ts';
import type { AwwGame } from './game.ts';
import { type MedalReport, medalsOf } from './medals/index.ts';
import { type Evolve, readLog } from './medals/log.ts';
import { among, posts } from './objectives/presence.ts';
import { type Battle, type ByEmpire, EMPIRES, type Empire, enemyOf, type Soldier, type State } from './state.ts';

export type SoldierEnd = Soldier['status'] | 'notFielded';

export type SoldierReport = Deeds & {
  /** How often they were wounded in this battle. */
  readonly timesWounded: number;
};

/** A soldier's record, as far as it follows without the log. */
type Deeds = {
  readonly end: SoldierEnd;
  /** Where it stands or lies. */
  readonly at: Hex | null;
  /** The Empire whose zone contains the tile (AWW-018: the replaced zones of O11). */
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
  /** LC-062, in order of number, then soldier. M16 is the campaign's to count. */
  readonly medals: readonly MedalReport[];
  /** The hash of the record that this was made from. */
  readonly logHash: string;
  /** Those that were fielded. */
  readonly vehicles: Readonly<Record<string, VehicleReport>>;
  readonly civilians: Readonly<Record<string, 'upright' | 'wounded' | 'dead'>>;
  /** The card, where it was used. */
  readonly tacticUsed: ByEmpire<TacticId | null>;
};

/** LC-060: "made from the match's record alone, by a pure function", and nobody sends one. */
export function battleReport(record: FinishedRecord<AwwGame>, evolve: Evolve): Report {
  const log = readLog(record, evolve);
  const told = reportOf(log.final, record.ending);
  const units = Object.fromEntries(
    Object.entries(told.units).map(([id, unit]) => [id, { ...unit, timesWounded: log.timesWounded.get(id) ?? 0 }]),
  );
  return { ...told, units, medals: medalsOf(log, record, told), logHash: hashesOf(record, log.final).record };
}

export type Told = Omit<Report, 'units' | 'medals' | 'logHash'> & { readonly units: Readonly<Record<string, Deeds>> };

/** All that a state and its ending tell (THE-RULES "From battle to campaign"). */
export function reportOf(state: State, ending: Ending<Empire>): Told {
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

function soldierReports(state: State): Told['units'] {
  const ids = EMPIRES.flatMap((empire) => SOLDIER_TYPES.map((type) => [empire, soldierId(empire, type)] as const));
  return Object.fromEntries(ids.map(([empire, id]) => [id, soldierReport(state, empire, id)]));
}

/** LC-061: "A match that ends before deployment is revealed has fielded nobody": not even who is to be fetched. */
function soldierReport({ battle, tallies }: State, empire: Empire, id: string): Deeds {
  const fielded = Object.values(battle.units).some((one) => one.kind === 'soldier' && one.captive !== true);
  const unit = fielded ? battle.units[id] : undefined;
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
