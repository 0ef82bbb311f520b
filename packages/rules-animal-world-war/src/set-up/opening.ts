/** From the lobby to the first question (THE-RULES "Sequence of play": FIELD, OBJECTIVE, TACTICS). */
import type { Chance, Refusal, Result } from '@fieldpost/engine';
import { type Hex, keyOf } from '@fieldpost/hex';
import type { CarryOver } from '../carry-over.ts';
import type { Objective } from '../catalogue/conditions.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Empire } from '../catalogue/empires.ts';
import { OBJECTIVE_IDS, OBJECTIVES, type ObjectiveId } from '../catalogue/objectives.ts';
import { TACTIC_IDS, type TacticId } from '../catalogue/tactics.ts';
import { contradicts } from '../contradicting.ts';
import { type Battlefield, fieldFault, STANDARD_FIELDS } from '../field/battlefield.ts';
import { grownZones } from '../field/zones.ts';
import { turnedFor } from '../objectives/turning.ts';
import type { Options } from '../options.ts';
import { accepted, refused } from '../reading.ts';
import { refuse } from '../refusal.ts';
import { cannotCross } from '../rules/ground.ts';
import type { Battle, ByEmpire, Deployment, Squad, State, Tactic, Team, Tile } from '../state.ts';
import { captivesOn, fetching } from './captives.ts';
import { fits, zonesUnder } from './fitting.ts';
import { unplayed } from './hand.ts';
import { runOps } from './ops.ts';
import { layTable, type Table, tileOn } from './table.ts';

/** The parts of a new battle. Null: by the options. `tiles`: those laid in advance; the rest is dealt. */
export type Opening = {
  readonly options: Options;
  readonly field: Battlefield | null;
  /** Custom win conditions, with hexes as they are on the field for either Empire in role A. */
  readonly aims: Objective | null;
  readonly tiles: readonly Tile[];
};

type Aims = Pick<Battle, 'objective' | 'aims' | 'roleA'>;

/** Draws in the order of THE-RULES "State": tiles, the drawing player, the objective, tactics of Herbivoria and Carnivoron. */
export function openBattle(opening: Opening, chance: Chance, carry: CarryOver | null = null): Result<State, Refusal> {
  const { options } = opening;
  const field = opening.field ?? STANDARD_FIELDS[options.layout];
  const unfit = fieldFault(field);
  if (unfit !== null) return refused(contradicts(unfit));
  const table = layTable(field, opening.tiles, chance);
  const aims = chooseAims(opening, field, chance, carry);
  if (aims === null) return refused(refuse('OBJECTIVE_UNFIT', 'AWW-007'));
  runOps(table, aims.aims.ops, aims.roleA);
  if (carry !== null) for (const unit of captivesOn(carry, aims.roleA)) table.units[unit.id] = unit;
  const squadSize = { HERB: squadOf(options.squadHERB, field), CARN: squadOf(options.squadCARN, field) };
  const zones = roomyZones(table, aims, squadSize);
  if (zones === null) return refused(contradicts('ZONE_SMALL'));
  const battle: Battle = { ...emptyBattle(options, field, squadSize), ...aims, ...zones, ...laidOut(table) };
  if (carry === null) return accepted({ ...emptyState(battle), tactics: dealTactics(chance) });
  // AWW-312: each Empire chooses one of its own instead of a random draw
  return accepted(emptyState({ ...battle, phase: 'tacticChoice', legacy: carry }));
}

/** AWW-007: the Empire of the randomly chosen drawing player is role A; the objective is drawn, chosen, or your own. */
function chooseAims(
  { options, aims }: Opening,
  field: Battlefield,
  chance: Chance,
  carry: CarryOver | null,
): Aims | null {
  const roleA = options.roleA === 'drawn' ? drawingEmpire(options, chance) : options.roleA;
  if (aims !== null) return fits(aims, field, roleA) ? { objective: null, aims, roleA } : null;
  const turned = (id: ObjectiveId) => fetching(turnedFor(OBJECTIVES[id], roleA), carry);
  const fit = (id: ObjectiveId) => fits(turned(id), field, roleA);
  if (options.objective !== 'drawn') {
    const objective = options.objective;
    return fit(objective) ? { objective, aims: turned(objective), roleA } : null;
  }
  const deck = Object.fromEntries(OBJECTIVE_IDS.map((id) => [id, fit(id) ? 1 : 0])) as Record<ObjectiveId, number>;
  const objective = chance.take(deck, 'objective');
  return { objective, aims: turned(objective), roleA };
}

/** "drawing player (join order, HERB's first)" */
function drawingEmpire({ playersHERB, playersCARN }: Options, chance: Chance): Empire {
  return chance.draw(playersHERB + playersCARN, 'drawing player') <= playersHERB ? 'HERB' : 'CARN';
}

/** AWW-009: "Suggested: short 4, medium 6, long 8"; your own field is as long as the standard one of about its tiles. */
function squadOf(asked: number, field: Battlefield): number {
  if (asked > 0) return asked;
  const { suggested } = CONSTANTS.squad;
  if (field.layout !== 'custom') return suggested[field.layout];
  const nearest = (['short', 'medium', 'long'] as const).toSorted((one, other) => {
    const away = (id: 'short' | 'medium' | 'long') => Math.abs(STANDARD_FIELDS[id].hexes.length - field.hexes.length);
    return away(one) - away(other);
  });
  return suggested[nearest[0] ?? 'medium'];
}

/** AWW-014: zones that hold the squads, grown where they have to. Null: they cannot grow enough. */
function roomyZones(
  table: Table,
  { aims, roleA }: Aims,
  squadSize: ByEmpire<number>,
): Pick<Battle, 'zones' | 'deploymentZones'> | null {
  const { zones, deployment } = zonesUnder(aims, table.field, roleA);
  const holds = (empire: Empire, zone: readonly Hex[]) => roomIn(table, zone) >= squadSize[empire];
  const deploymentZones = grownZones(table.field, deployment, holds);
  return deploymentZones === null ? null : { zones, deploymentZones };
}

function roomIn(table: Table, zone: readonly Hex[]): number {
  const room = zone.map((at) => {
    const tile = tileOn(table, at);
    const taken = Object.values(table.units).filter((unit) => unit.at !== null && keyOf(unit.at) === keyOf(at)).length;
    return cannotCross(tile) || tile.wire ? 0 : CONSTANTS.stack - taken;
  });
  return room.reduce((sum, free) => sum + free, 0);
}

/** AWW-008: "one random tactic out of the shuffled deck (without replacement)" */
function dealTactics(chance: Chance): ByEmpire<Tactic> {
  const deck = Object.fromEntries(TACTIC_IDS.map((id) => [id, 1])) as Record<TacticId, number>;
  const HERB = chance.take(deck, 'tactic HERB');
  deck[HERB] -= 1;
  const CARN = chance.take(deck, 'tactic CARN');
  return { HERB: unplayed(HERB), CARN: unplayed(CARN) };
}

function laidOut({ tiles, units, items }: Table): Pick<Battle, 'tiles' | 'units' | 'items'> {
  return { tiles, units, items };
}

function teamOf(players: number): Team {
  return { players, commander: 0, absent: [] };
}

/** A battle before anything has been laid out: what a position and an opening have in common. */
export function emptyBattle(
  options: Options,
  field: Battlefield,
  squadSize: ByEmpire<number>,
): Omit<Battle, 'objective' | 'aims' | 'roleA' | 'zones' | 'deploymentZones' | 'tiles' | 'units' | 'items'> {
  return {
    options,
    phase: 'beforeSelection',
    round: 0,
    active: 'HERB',
    field,
    squadSize,
    teams: { HERB: teamOf(options.playersHERB), CARN: teamOf(options.playersCARN) },
    vip: null,
    hold: { HERB: 0, CARN: 0 },
    civilianKiller: null,
    effects: [],
    errand: null,
    question: null,
    tasks: [],
    attacks: 0,
    questions: 0,
    outcome: null,
  };
}

const NO_SQUAD: Squad = { picks: [], dealt: [], secret: false };
const NOT_DEPLOYED: Deployment = { placed: {}, vip: null, locked: false };

export function emptyState(battle: Battle): State {
  return {
    battle,
    tactics: { HERB: null, CARN: null },
    squads: { HERB: NO_SQUAD, CARN: NO_SQUAD },
    deployments: { HERB: NOT_DEPLOYED, CARN: NOT_DEPLOYED },
    answered: { HERB: false, CARN: false },
    done: { HERB: [], CARN: [] },
    tallies: {},
  };
}
