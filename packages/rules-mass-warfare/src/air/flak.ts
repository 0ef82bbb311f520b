/** Step 4: flak defense (MW-067). The owner's standing orders answer, always (MW-172). */
import type { Refusal } from '@fieldpost/engine';
import { UNITS } from '../catalogue/units.ts';
import { attackUnit } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { FlakCommand } from '../commands.ts';
import { actor, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { armyOf, groundIn, inOrder, isCarried } from '../state/board.ts';
import type { Side, Unit, UnitId, War } from '../state.ts';
import { comingAt, hexOfAim } from './sorties.ts';

/** "Anti-Aircraft (1 die), Warship and Carrier (1 die each)" */
const isFlak = ({ type }: Unit): boolean => type === 'aa' || type === 'war' || type === 'car';
const FLAK_DICE = 1;
/** Its own hex, or one beside it: the range of Anti-Aircraft. */
const REACH = UNITS.aa.range;

const mayFire = (unit: Unit): boolean => isFlak(unit) && !unit.flakFired && !isCarried(unit);

/** Planes whose target is the flak unit itself, in its hex, or in an adjacent one, in the order of declaration. */
function planesUnder(war: War, flak: Unit): readonly Unit[] {
  const { distance } = groundIn(war);
  return comingAt(war, flak.owner).flatMap(({ plane, aim }) => {
    const at = hexOfAim(war, aim);
    return at >= 0 && distance(flak.at, at) <= REACH ? [actor(war, plane)] : [];
  });
}

/** Flak units that may still fire at a plane. */
export function flakAgainst(war: War, plane: UnitId): readonly UnitId[] {
  const able = war.sides.flatMap((side) => armyOf(war, side)).filter(mayFire);
  return able.filter((unit) => planesUnder(war, unit).some(({ id }) => id === plane)).map(({ id }) => id);
}

/** "Flak units fire in initiative order of their owners, then lowest id"; null: none has a target any more. */
export function nextFlak(war: War): Unit | null {
  if (war.sorties.length === 0) return null;
  for (const side of inOrder(war))
    for (const unit of armyOf(war, side)) if (mayFire(unit) && planesUnder(war, unit).length > 0) return unit;
  return null;
}

export function refusesFlak(war: War, side: Side, { unit: id, plane }: FlakCommand): Refusal | null {
  const fault = refusesSubject(war, side, id, plane === null ? [] : [plane], isFlak, 'MW-067');
  if (fault !== null) return fault;
  const flak = actor(war, id);
  if (isCarried(flak)) return refuse('CARRIED', 'MW-067');
  if (flak.flakFired) return refuse('ALREADY_ATTACKED', 'MW-067');
  // one after another: only the first of those that may fire is asked
  if (nextFlak(war)?.id !== id) return refuse('ILLEGAL_TARGET', 'MW-067');
  return plane === null || planesUnder(war, flak).some((one) => one.id === plane)
    ? null
    : refuse('ILLEGAL_TARGET', 'MW-067');
}

export function listFlak(war: War, side: Side): readonly FlakCommand[] {
  const flak = nextFlak(war);
  if (flak?.owner !== side) return [];
  const shots = planesUnder(war, flak).map(({ id }): FlakCommand => ({ type: 'flak', unit: flak.id, plane: id }));
  return [...shots, { type: 'flak', unit: flak.id, plane: null }];
}

export function fireFlak(play: Play, { unit: id, plane }: FlakCommand): void {
  const war = warOf(play);
  if (plane === null) happen(play, { type: 'heldFire', unit: id });
  else attackUnit(play, 'flak', actor(war, id), actor(war, plane), FLAK_DICE);
}
