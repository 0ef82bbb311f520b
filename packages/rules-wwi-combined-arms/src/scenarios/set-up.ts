/** From a scenario document and options to the first state of a match. */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { fieldOf, slotOf } from '../board/field.ts';
import { identityOf } from '../board/identity.ts';
import { squareNumber } from '../board/squares.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { parseOptions } from '../options.ts';
import { refuse } from '../refusal.ts';
import { firstPlayer, openArmies, refusesArmy } from '../rules/army.ts';
import { startTurn } from '../rules/ending-turn.ts';
import { freeZone, waitingUnits } from '../rules/placing.ts';
import { reinforcingIsClosed } from '../rules/reinforcing.ts';
import { retreatingSide, retreatSquares } from '../rules/retreating.ts';
import type { Army, BySide, Options, Side, State, Unit } from '../state.ts';
import { ATTACKED, ELITE, FALLEN, MOVED, otherSide, RETREATED, SIDES } from '../state.ts';
import type { ScenarioDocument, UnitDocument } from './document.ts';

const IMPOSSIBLE = refuse('OPTION_INVALID', null);

/** The options of the match with those that the scenario fixes. */
export function optionsOf(document: ScenarioDocument, options: Options): Result<Options, Refusal> {
  return parseOptions({ ...options, ...document.options });
}

export function setUpMatch(document: ScenarioDocument, agreed: Options): Result<State, Refusal> {
  const options = optionsOf(document, agreed);
  if (!options.ok) return options;
  const state = emptyState(options.value);
  if (document.armies !== null && document.units.length > 0) return refused(IMPOSSIBLE);
  if (document.start === 'army') return accepted(state);
  if (document.start === 'place' && document.armies !== null) return placingFrom(state, document.armies);
  return positionFrom(state, document);
}

function emptyState(options: Options): State {
  return {
    options,
    size: options.campaign === 'on' ? 12 : 8,
    phase: 'army',
    active: 'south',
    first: 'south',
    turns: { south: 1, north: 1 },
    quiet: 0,
    loss: false,
    reinforcing: false,
    retreating: null,
    units: [],
    armies: { south: null, north: null },
    hits: [],
    seen: [],
    outcome: null,
  };
}

/** PLACE with both armies known and nothing placed yet. */
function placingFrom(state: State, armies: BySide<Army>): Result<State, Refusal> {
  for (const side of SIDES) {
    const fault = refusesArmy(state.options, armies[side]);
    if (fault !== null) return refused(fault);
  }
  return accepted(openArmies(state, armies));
}

/** Any position. Refused is only what could not be played on from. */
function positionFrom(empty: State, document: ScenarioDocument): Result<State, Refusal> {
  const units = document.units.map(unitFrom);
  const fault = refusesUnits(document.units, empty.size, document.start === 'place');
  if (fault !== null) return refused(fault);
  const armies = { south: countedArmy(units, 'south'), north: countedArmy(units, 'north') };
  const first = firstPlayer(empty.options, armies);
  const { turns, turnsWithoutLoss: quiet, lossThisTurn: loss } = document;
  const hits = document.units.flatMap(({ id, damagedBy }) => damagedBy.map((by): [string, string] => [id, by]));
  const active = document.side ?? first;
  return begin(
    { ...empty, units, hits, first: document.start === 'place' ? first : active, active, turns, quiet, loss },
    document,
  );
}

function begin(state: State, document: ScenarioDocument): Result<State, Refusal> {
  if (document.start === 'place') return beginPlacing(state);
  if (state.turns[state.active] > state.options.turnLimit) return refused(refuse('OPTION_INVALID', 'CA-074'));
  if (document.start === 'retreat')
    return beginRetreat({ ...state, phase: 'retreat', retreating: document.retreating });
  const began: State = { ...state, phase: document.start === 'attack' ? 'attack' : 'move' };
  // CA-072 compares what stands at the start of a turn: nothing in the middle of one
  const started = !document.reinforced && !reinforcingIsClosed(began);
  return accepted(started ? startTurn(began) : began);
}

/** CA-021: somebody must have a unit left, and room for it. */
function beginPlacing(state: State): Result<State, Refusal> {
  const waiting = (side: Side) => waitingUnits(state, side).length;
  if (SIDES.some((side) => waiting(side) > freeZone(state, side).length)) return refused(IMPOSSIBLE);
  if (SIDES.every((side) => waiting(side) === 0)) return refused(IMPOSSIBLE);
  const active = waiting(state.active) > 0 ? state.active : otherSide(state.active);
  return accepted({ ...state, phase: 'place', active });
}

/** CA-050, CA-056: the unit must be the other side's and have a square to go to. */
function beginRetreat(state: State): Result<State, Refusal> {
  const slot = state.retreating === null ? -1 : slotOf(state, state.retreating);
  const unit = state.units[slot];
  if (unit === undefined || unit.at === null || identityOf(unit.id).side !== retreatingSide(state))
    return refused(IMPOSSIBLE);
  return retreatSquares(fieldOf(state), slot).length === 0 ? refused(IMPOSSIBLE) : accepted(state);
}

function unitFrom(document: UnitDocument): Unit {
  const { elite, moved, attacked, retreated, fallen } = document;
  const marks = (elite ? ELITE : 0) | (moved ? MOVED : 0) | (attacked ? ATTACKED : 0) | (retreated ? RETREATED : 0);
  const at = fallen ? null : document.square;
  return {
    id: identityOf(document.id).id,
    at,
    damage: document.damage,
    kills: document.kills,
    marks: marks | (fallen ? FALLEN : 0),
  };
}

/** Squares on the board, one unit each (CA-020); at most one Headquarters a side (CA-003); known names in `damagedBy`. */
function refusesUnits(units: readonly UnitDocument[], size: number, placing: boolean): Refusal | null {
  const standing = units.filter(({ fallen }) => !fallen);
  const squares = standing.flatMap(({ square }) => (square === null ? [] : [square]));
  if (squares.some((square) => squareNumber(square, size) < 0)) return refuse('OFF_BOARD', null);
  if (!placing && squares.length < standing.length) return IMPOSSIBLE;
  if (new Set(squares).size < squares.length) return refuse('OCCUPIED', 'CA-020');
  const ids = new Set(units.map(({ id }) => id));
  if (units.some(({ damagedBy }) => damagedBy.some((id) => !ids.has(id)))) return refuse('UNKNOWN_UNIT', 'CA-064');
  const headquarters = (side: Side) =>
    units.filter(({ id }) => identityOf(id).type === 'hq' && identityOf(id).side === side).length;
  return SIDES.some((side) => headquarters(side) > 1) ? refuse('ARMY_LIMIT', 'CA-003') : null;
}

/** What an army of these units would be, for CA-022. */
function countedArmy(units: readonly Unit[], side: Side): Army {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const type of UNIT_TYPES) {
    const count = units.filter(({ id }) => identityOf(id).side === side && identityOf(id).type === type).length;
    if (count > 0) counts[type] = count;
  }
  return { units: counts, elite: [] };
}
