/** The end of step 6: planes in the air land (MW-071). Where another base must be found, standing orders choose (MW-172). */
import type { Refusal } from '@fieldpost/engine';
import { placeOf } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { DivertCommand } from '../commands.ts';
import { actor, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { armyOf, inOrder, isPlane } from '../state/board.ts';
import type { Side, Unit, War } from '../state.ts';
import { type AirBase, baseNamed, havensOf, isAtBase, mayReturn, nameOfBase } from './bases.ts';

/** "Planes land in initiative order of owners, then lowest id." */
function inTheAir(war: War): readonly Unit[] {
  return inOrder(war).flatMap((side) => armyOf(war, side).filter(({ inAir }) => inAir));
}

/** Everybody whose base still takes them lands. The rest, one by one, looks for another, or is lost. The chooser is a plane. */
export function landAll(play: Play): void {
  const home = inTheAir(warOf(play)).filter((plane) => mayReturn(warOf(play), plane));
  if (home.length > 0) happen(play, { type: 'landed', units: home.map(({ id }) => id) });
  for (let lost = inTheAir(warOf(play))[0]; lost !== undefined; lost = inTheAir(warOf(play))[0]) {
    if (havensOf(warOf(play), lost).length > 0) return;
    happen(play, { type: 'ditched', unit: lost.id });
  }
}

/** The plane that looks for another base; null: none is in the air. */
export function nextStray(war: War): Unit | null {
  return inTheAir(war)[0] ?? null;
}

export function refusesDivert(war: War, side: Side, { unit: id, to }: DivertCommand): Refusal | null {
  const fault = refusesSubject(war, side, id, [to], isPlane, 'MW-071');
  if (fault !== null) return fault;
  if (nextStray(war)?.id !== id) return refuse('ILLEGAL_TARGET', 'MW-071');
  const base = baseNamed(war, side, to);
  const open = base !== null && havensOf(war, actor(war, id)).some((haven) => isSame(haven, base));
  return open ? null : refuse('ILLEGAL_TARGET', 'MW-071');
}

const isSame = (one: AirBase, other: AirBase): boolean => one.at === other.at && one.carrier === other.carrier;

export function listDiverts(war: War, side: Side): readonly DivertCommand[] {
  const plane = nextStray(war);
  if (plane?.owner !== side) return [];
  return havensOf(war, plane).map((base) => ({ type: 'divert', unit: plane.id, to: nameOfBase(war, base) }));
}

/** "The landing is no move and costs no oil." */
export function divert(play: Play, side: Side, { unit: id, to }: DivertCommand): void {
  const war = warOf(play);
  const base = baseNamed(war, side, to);
  if (base === null || isAtBase(actor(war, id), base)) throw new Error(`${id} cannot land there`);
  const { at, carrier } = base;
  happen(play, { type: 'moved', how: 'divert', unit: id, to: at, carrier, oil: 0, place: placeOf(war, at) });
}
