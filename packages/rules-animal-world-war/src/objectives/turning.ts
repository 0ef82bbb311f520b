/** THE-RULES "Objectives": "Coordinates are written for role A at the south; if A is CARN every coordinate is rotated 180 degrees." */
import { type Hex, turned } from '@fieldpost/hex';
import type { Condition, Objective, Place, SetUpOp, ZoneChange } from '../catalogue/conditions.ts';
import type { Empire } from '../catalogue/empires.ts';

/** The objective in its place on the field when this Empire plays role A. */
export function turnedFor(objective: Objective, roleA: Empire): Objective {
  if (roleA === 'HERB') return objective;
  const { special } = objective;
  return {
    ...objective,
    ops: objective.ops.map(turnedOp),
    zones: objective.zones.map(turnedZone),
    winA: turnedCondition(objective.winA),
    winB: turnedCondition(objective.winB),
    special: { ...special, stone: special.stone && { ...special.stone, at: turned(special.stone.at) } },
  };
}

function turnedOp(op: SetUpOp): SetUpOp {
  switch (op.op) {
    case 'put':
      return { ...op, at: turned(op.at) };
    case 'civilian':
    case 'token':
      return { ...op, at: turnedPlace(op.at) };
    case 'mark':
    case 'trench':
      return { ...op, at: op.at.map(turned) };
    case 'wireBelt':
    case 'grenades':
      return op;
  }
}

function turnedPlace(place: Place): Place {
  return 'zone' in place ? { ...place, column: 0 - place.column } : turned(place);
}

function turnedZone(change: ZoneChange): ZoneChange {
  if ('adds' in change) return { ...change, adds: change.adds.map(turned) };
  return { ...change, replaces: change.replaces.map((part) => (typeof part === 'string' ? part : turned(part))) };
}

function turnedCondition(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(turnedCondition) };
  if ('any' in condition) return { any: condition.any.map(turnedCondition) };
  if ('not' in condition) return { not: turnedCondition(condition.not) };
  if ('tileNml' in condition) return { tileNml: turned(condition.tileNml) };
  if ('holdTurns' in condition) return { holdTurns: { ...condition.holdTurns, at: turned(condition.holdTurns.at) } };
  if ('tokensOn' in condition) {
    return { tokensOn: { ...condition.tokensOn, at: condition.tokensOn.at.map((at: Hex) => turned(at)) } };
  }
  return condition;
}
