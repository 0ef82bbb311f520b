/** LC-063 (3) and (4): what becomes of everybody who was in a battle (AWW-320 to AWW-324, LC-064). */
import { type CarryOver, lyingIn } from '@fieldpost/rules-animal-world-war/carry-over';
import type { CityId } from '../catalogue/cities.ts';
import { cardOf, isRecruit, SOLDIER_CARDS, type SoldierId } from '../catalogue/soldiers.ts';
import { citiesOf, enemyOf, keyCitiesOf } from '../map.ts';
import { NOT_FIELDED, type Report, type UnitReport } from '../report.ts';
import { type Dossier, dossierOf, type Empire, type State, type Status } from '../state.ts';
import type { Turn } from './aftermath.ts';

export type Fought = Extract<Turn, { kind: 'battle' }>;

/** The soldiers who fought, in card order: those of `special` do not (LC-057). */
export function fieldedIn({ report, carry }: Pick<Fought, 'report' | 'carry'>): readonly SoldierId[] {
  const lying = lyingIn(carry.special);
  return SOLDIER_CARDS.flatMap(({ id }) => (unitIn(report, id).end === 'notFielded' || lying.includes(id) ? [] : [id]));
}

export function unitIn({ units }: Report, id: SoldierId): UnitReport {
  return units[id] ?? NOT_FIELDED;
}

/** The state after the fates of all who were there. Prisons are found by the cities as they are now. */
export function withFates(state: State, battle: Fought): State {
  const soldiers = { ...state.soldiers };
  for (const id of fieldedIn(battle)) soldiers[id] = afterBattle(state, battle, id);
  for (const id of lyingIn(battle.carry.special)) soldiers[id] = afterFetching(state, battle, id);
  return { ...state, soldiers };
}

/** LC-063 (3): "counts, then fate". */
function afterBattle(state: State, battle: Fought, id: SoldierId): Dossier {
  const before = dossierOf(state, id);
  const unit = unitIn(battle.report, id);
  const won = battle.report.winner === empireOf(id);
  const fate = fateOf(battle.report, id);
  const counted: Dossier = {
    ...before,
    battles: before.battles + 1,
    wins: before.wins + (won ? 1 : 0),
    timesWounded: before.timesWounded + unit.timesWounded,
    timesFallen: before.timesFallen + (isRecruit(id) ? unit.deaths : 0),
    kills: before.kills + unit.enemyKilled,
    wounds: before.wounds + unit.enemyWounded,
  };
  const met = withFate(state, battle, counted, fate, id);
  return met.status === 'ready' ? { ...met, readyEnds: before.readyEnds + 1 } : met;
}

/**
 * AWW-320: dead is dead, but for the Recruit. AWW-321: who stands, drives or waits is ready. AWW-322: the winner's wounded are ready;
 * others are saved by their own zone or comrades, captured in the enemy's zone or by enemies, or missing.
 */
export function fateOf(report: Report, id: SoldierId): Status {
  const { end, inZone, enemiesOnTile, friendsOnTile } = unitIn(report, id);
  const empire = empireOf(id);
  if (isRecruit(id)) return 'ready';
  if (end === 'dead') return 'dead';
  if (end !== 'wounded' || report.winner === empire) return 'ready';
  if (inZone === empire || (friendsOnTile && !enemiesOnTile)) return 'ready';
  return inZone === enemyOf(empire) || enemiesOnTile ? 'pow' : 'mia';
}

function empireOf(id: SoldierId): Empire {
  const card = cardOf(id);
  if (card === null) throw new Error(`no soldier is called ${id}`);
  return card.empire;
}

/** The soldier's record with its fate, and their status after it. */
function withFate(
  state: State,
  { report, carry, declared }: Fought,
  dossier: Dossier,
  fate: Status,
  id: SoldierId,
): Dossier {
  const home: Dossier = { ...dossier, status: 'ready', heldIn: null, lostAt: null };
  if (fate === 'dead') return { ...home, status: 'dead', diedIn: carry.battleId, diedTurn: declared.turn };
  if (fate === 'mia') {
    const at = unitIn(report, id).at ?? [0, 0];
    return { ...home, status: 'mia', lostAt: { battleId: carry.battleId, city: carry.cityId as CityId | null, at } };
  }
  const prison = fate === 'pow' ? prisonOf(state, enemyOf(empireOf(id)), carry) : null;
  return prison === null ? fallen(home, report, id) : { ...home, status: 'pow', heldIn: prison };
}

/** AWW-320: "if it died at least once in the battle it loses all medals and upgrades", and with U02 the rank (LC-065). */
function fallen(dossier: Dossier, report: Report, id: SoldierId): Dossier {
  if (!isRecruit(id) || unitIn(report, id).deaths === 0) return dossier;
  return { ...dossier, medals: [], upgrades: [], rank: 0 };
}

/** AWW-324: the city of the battle, the captor's first key city, their first city; LC-063: "a captor without a city frees them". */
function prisonOf(state: State, captor: Empire, { cityId }: CarryOver): CityId | null {
  const here = cityId as CityId | null;
  if (here !== null && state.cities[here] === captor) return here;
  return keyCitiesOf(state, captor)[0] ?? citiesOf(state, captor)[0] ?? null;
}

/** LC-064: who was to be rescued or recovered. Their counts are not raised. */
function afterFetching(state: State, battle: Fought, id: SoldierId): Dossier {
  const dossier = dossierOf(state, id);
  const unit = unitIn(battle.report, id);
  if (unit.end === 'notFielded') return dossier;
  const fate = unit.end === 'dead' ? 'dead' : fetchedFate(battle, unit, dossier.status);
  return fate === dossier.status ? dossier : withFate(state, battle, dossier, fate, id);
}

/** Rescue: ready on a tile of the zone when A won. Recovery: ready when A won, captured when B won by dragging them home. */
function fetchedFate({ report, carry }: Fought, { inZone }: UnitReport, status: Status): Status {
  const { attacker, kind } = carry;
  if (report.winner === attacker) return kind === 'recover' || inZone === attacker ? 'ready' : status;
  const dragged = report.winner === enemyOf(attacker) && report.reason === 'objective' && inZone === enemyOf(attacker);
  return kind === 'recover' && dragged ? 'pow' : status;
}
