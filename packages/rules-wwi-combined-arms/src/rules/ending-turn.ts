/**
 * END of THE-RULES "States of a turn": clear damage, experience, victory and draw tests, and the other side's turn: CA-044, CA-072,
 * CA-075.
 */
import type { Event } from '../events.ts';
import type { BySide, State, Unit } from '../state.ts';
import { ATTACKED, MOVED, otherSide, RETREATED, sidesOwn } from '../state.ts';
import { evolvePromoted, promotions } from './experience.ts';
import { reinforcementDue } from './reinforcing.ts';
import { viewFor } from './repetition.ts';
import { endOfTurnOutcome } from './victory.ts';

/** CA-075: passing is always allowed. */
export function endTurn(state: State): readonly Event[] {
  const promoted = promotions(state);
  const turnEnded: Event = { type: 'turnEnded', side: state.active, turn: sidesOwn(state.turns, state.active) };
  const after = evolveTurnEnded(promoted.reduce(evolveIfPromoted, state));
  const outcome = endOfTurnOutcome(after);
  if (outcome !== null) return [...promoted, turnEnded, { type: 'finished', outcome }];
  return promoted.length === 0 ? [turnEnded] : [...promoted, turnEnded];
}

function evolveIfPromoted(state: State, event: Event): State {
  return event.type === 'promoted' ? evolvePromoted(state, event) : state;
}

/** The turn that was ended last, before and after: deciding asks for it, and evolving asks again. */
let ended: { readonly before: State; readonly after: State } | null = null;

export function evolveTurnEnded(state: State): State {
  if (ended?.before !== state) ended = { before: state, after: afterTurn(state) };
  return ended.after;
}

function afterTurn(state: State): State {
  return startTurn({
    ...state,
    active: otherSide(state.active),
    turns: turnsAfter(state),
    quiet: state.loss ? 0 : state.quiet + 1,
    loss: false,
    units: allRested(state.units),
    hits: [],
  });
}

/** THE-RULES "Board and terms": each side counts its own turns. */
function turnsAfter({ turns, active }: State): BySide<number> {
  const { south, north } = turns;
  return active === 'south' ? { south: south + 1, north } : { south, north: north + 1 };
}

/** CA-044: "At the end of the phase all damage is cleared"; H: also retreated, attacked, and who damaged whom. */
function allRested(units: readonly Unit[]): readonly Unit[] {
  const after = units.slice();
  for (let slot = 0; slot < after.length; slot++) after[slot] = rested(after[slot] as Unit);
  return after;
}

function rested(unit: Unit): Unit {
  const marks = unit.marks & ~(MOVED | ATTACKED | RETREATED);
  return marks === unit.marks && unit.damage === 0 ? unit : { ...unit, damage: 0, marks };
}

/** TURN.MOVE of the side now active. CA-072: positions are "compared at the start of TURN.MOVE". */
export function startTurn(state: State): State {
  const started: State = { ...state, phase: 'move', reinforcing: reinforcementDue(state) };
  return { ...started, seen: viewFor(started) };
}
