/** From a scenario document and options to the first state of a match. */
import { type DocumentFault, faultAt, type Result, readAt } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { fieldOf, slotOf } from '../board/field.ts';
import { identityOf } from '../board/identity.ts';
import type { Contradiction } from '../catalogue/contradictions.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { parseOptions } from '../options.ts';
import { contradicts, refuse } from '../refusal.ts';
import { firstPlayer, openArmies, refusesArmy } from '../rules/army.ts';
import { startTurn } from '../rules/ending-turn.ts';
import { freeZone, waitingUnits } from '../rules/placing.ts';
import { reinforcingIsClosed } from '../rules/reinforcing.ts';
import { retreatingSide, retreatSquares } from '../rules/retreating.ts';
import { effectiveDefense } from '../rules/units.ts';
import type { Army, BySide, Options, Side, State, Unit } from '../state.ts';
import { ATTACKED, ELITE, FALLEN, MOVED, otherSide, RETREATED, SIDES } from '../state.ts';
import type { ScenarioDocument } from './document.ts';
import type { Candidate } from './merging.ts';
import { firstOfPosition, type Proposal, proposalOf, refusesDocument } from './possible.ts';

/** The options of the match with those that the scenario fixes. */
export function optionsOf(document: ScenarioDocument, options: Options): Result<Options, DocumentFault> {
  return readAt('options', parseOptions({ ...options, ...document.options }));
}

export function setUpMatch(document: ScenarioDocument, agreed: Options): Result<State, DocumentFault> {
  const options = optionsOf(document, agreed);
  if (!options.ok) return options;
  const proposal = proposalOf(document, options.value);
  const fault = refusesDocument(proposal);
  if (fault !== null) return refused(fault);
  const state = emptyState(options.value);
  if (document.start === 'army') return accepted(state);
  return document.armies === null ? positionFrom(state, proposal) : placingFrom(state, document.armies);
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
function placingFrom(state: State, armies: BySide<Army>): Result<State, DocumentFault> {
  for (const side of SIDES) {
    const fault = refusesArmy(state.options, armies[side]);
    if (fault !== null) return refused(faultAt(`armies.${side}`, fault));
  }
  return accepted(openArmies(state, armies));
}

/** Any position that contradicts no rule and not itself. */
function positionFrom(empty: State, { document, units: candidates }: Proposal): Result<State, DocumentFault> {
  const units = candidates.map(unitFrom);
  const armies = { south: countedArmy(units, 'south'), north: countedArmy(units, 'north') };
  const chosen = firstPlayer(empty.options, armies);
  const { turns, turnsWithoutLoss: quiet, lossThisTurn: loss } = document;
  const hits = candidates.flatMap(({ id, damagedBy }) => damagedBy.map((by): [string, string] => [id, by]));
  const active = document.side ?? chosen;
  const first = document.start === 'place' ? chosen : firstOfPosition(document, active);
  return begin({ ...empty, units, hits, first, active, turns, quiet, loss }, document, candidates);
}

type Began = Result<State, DocumentFault>;

function begin(state: State, document: ScenarioDocument, units: readonly Candidate[]): Began {
  if (document.start === 'place') return beginPlacing(state);
  const fault = refusesEndurance(state, document, units);
  if (fault !== null) return refused(fault);
  if (document.start === 'retreat')
    return beginRetreat({ ...state, phase: 'retreat', retreating: document.retreating });
  const began: State = { ...state, phase: document.start === 'attack' ? 'attack' : 'move' };
  // CA-072 compares what stands at the start of a turn: nothing in the middle of one
  const started = !document.reinforced && !reinforcingIsClosed(began);
  return accepted(started ? startTurn(began) : began);
}

/** CA-050: "When a unit's damage is equal to or above its effective Defense it must retreat at once": nobody else stands with it. */
function refusesEndurance(state: State, { retreating }: ScenarioDocument, units: readonly Candidate[]) {
  const field = fieldOf(state);
  for (const [slot, unit] of state.units.entries()) {
    const must = unit.at !== null && unit.damage >= effectiveDefense(field, unit, slot);
    if (must !== (unit.id === retreating)) return impossible(`${units[slot]?.at}.damage`, 'ENDURANCE_PASSED');
  }
  return null;
}

function impossible(at: string, code: Contradiction): DocumentFault {
  return faultAt(at, contradicts(code));
}

/** CA-021: somebody must have a unit left, and room for it. */
function beginPlacing(state: State): Began {
  const waiting = (side: Side) => waitingUnits(state, side).length;
  if (SIDES.some((side) => waiting(side) > freeZone(state, side).length))
    return refused(impossible('units', 'ZONE_FULL'));
  if (SIDES.every((side) => waiting(side) === 0)) return refused(impossible('units', 'NOTHING_TO_PLACE'));
  const active = waiting(state.active) > 0 ? state.active : otherSide(state.active);
  return accepted({ ...state, phase: 'place', active });
}

/** CA-050, CA-056, CA-058: the unit is the other side's, retreats for the first time, and has a square to go to. */
function beginRetreat(state: State): Began {
  const slot = state.retreating === null ? -1 : slotOf(state, state.retreating);
  const unit = state.units[slot];
  if (unit === undefined || unit.at === null) return refused(faultAt('retreating', refuse('UNKNOWN_UNIT', 'CA-050')));
  if (identityOf(unit.id).side !== retreatingSide(state)) return refused(impossible('retreating', 'OWN_RETREAT'));
  if ((unit.marks & RETREATED) !== 0) return refused(impossible('retreating', 'SECOND_RETREAT'));
  return retreatSquares(fieldOf(state), slot).length === 0
    ? refused(impossible('retreating', 'NO_RETREAT'))
    : accepted(state);
}

function unitFrom({ id, square, elite, moved, attacked, retreated, fallen, damage, kills }: Candidate): Unit {
  const marks =
    (elite === true ? ELITE : 0) | (moved ? MOVED : 0) | (attacked ? ATTACKED : 0) | (retreated ? RETREATED : 0);
  return { id: identityOf(id).id, at: square, damage, kills, marks: marks | (fallen ? FALLEN : 0) };
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
