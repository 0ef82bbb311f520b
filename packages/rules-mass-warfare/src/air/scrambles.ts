/** Step 3: fighter defense (MW-064, MW-065). */
import type { Refusal } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { UNITS } from '../catalogue/units.ts';
import { attackUnit } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { ScrambleCommand } from '../commands.ts';
import { actor, refusesFuel, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { armyOf, groundIn, unitOf } from '../state/board.ts';
import type { Side, Sortie, Unit, UnitId, War } from '../state.ts';
import { isBarred } from './bases.ts';
import { comingAt, hexOfAim } from './sorties.ts';

/** MW-064: "Bombers may not"; nor do they ever attack planes (MW-074). */
const isFighter = ({ type }: Unit): boolean => type === 'ftr';

function mayRise(war: War, fighter: Unit): boolean {
  return (
    isFighter(fighter) && !fighter.moved && !isBarred(war, fighter.owner, fighter) && refusesFuel(war, fighter) === null
  );
}

function inReach(war: War, fighter: Unit, { aim }: Sortie): boolean {
  const at = hexOfAim(war, aim);
  return at >= 0 && groundIn(war).distance(fighter.at, at) <= CONSTANTS.scramble;
}

export function refusesScramble(war: War, side: Side, { unit: id, plane }: ScrambleCommand): Refusal | null {
  const fault = refusesSubject(war, side, id, [plane], isFighter, 'MW-064');
  if (fault !== null) return fault;
  const fighter = actor(war, id);
  if (fighter.moved) return refuse('ALREADY_MOVED', 'MW-064');
  const sortie = comingAt(war, side).find((one) => one.plane === plane);
  if (sortie === undefined) return refuse('ILLEGAL_TARGET', 'MW-064');
  if (isBarred(war, side, fighter)) return refuse('BASE_BLOCKED', 'MW-063');
  return inReach(war, fighter, sortie) ? refusesFuel(war, fighter) : refuse('OUT_OF_RANGE', 'MW-064');
}

export function listScrambles(war: War, side: Side, fighter: Unit): readonly ScrambleCommand[] {
  if (!mayRise(war, fighter)) return [];
  const coming = comingAt(war, side).filter((sortie) => inReach(war, fighter, sortie));
  return coming.map(({ plane }) => ({ type: 'scramble', unit: fighter.id, plane }));
}

/** Fighters that may still rise against a plane. */
export function fightersAgainst(war: War, plane: UnitId): readonly UnitId[] {
  const side = war.sorties.find((sortie) => sortie.plane === plane)?.against ?? null;
  if (side === null) return [];
  const rising = armyOf(war, side).flatMap((unit) => listScrambles(war, side, unit));
  return rising.flatMap((order) => (order.plane === plane ? [order.unit] : []));
}

/** Whether a side has something to answer in step 3: strikes that it has not passed on yet, and a fighter for one of them. */
export function facesStrikes(war: War, side: Side): boolean {
  if (war.sorties.length === 0 || war.sorties.length <= (war.faced[side] ?? 0)) return false;
  const fresh = war.sorties.slice(war.faced[side] ?? 0);
  if (!fresh.some(({ against, plane }) => against === side && unitOf(war, plane) !== null)) return false;
  return armyOf(war, side).some((unit) => listScrambles(war, side, unit).length > 0);
}

/** "Fighter 1 die against the plane's DEF die, by MW-003..006", at once. */
export function scramble(play: Play, { unit: id, plane }: ScrambleCommand): void {
  const { oil } = UNITS.ftr;
  happen(play, { type: 'scrambled', unit: id, plane, oil });
  const war = warOf(play);
  attackUnit(play, 'scramble', actor(war, id), actor(war, plane), UNITS.ftr.attack);
}

/**
 * MW-065, "when the defender has ended his step 3, in order of declaration": a sortie that survived all attacks on it fires once,
 * one die, at the first fighter in that order still alive. `settled`: no more strikes can come.
 */
export function endAnswers(play: Play, side: Side, settled: boolean): void {
  const { sorties } = warOf(play);
  const due = sorties.filter(({ against, answered }) => against === side && !answered);
  if (settled)
    for (const { plane, fighters } of due) {
      const war = warOf(play);
      const shooter = unitOf(war, plane);
      const first = fighters.flatMap((id) => unitOf(war, id) ?? [])[0];
      // MW-074: bombers fire back, "with one die"
      if (shooter !== null && first !== undefined) attackUnit(play, 'return', shooter, first, 1);
    }
  if (due.length > 0) happen(play, { type: 'faced', side, sorties: sorties.length, settled });
}
