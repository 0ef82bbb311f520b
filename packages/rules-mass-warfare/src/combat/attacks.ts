/** One attack of a unit on a unit, or on what a hex holds: dice, sums, and what is lost by it. */
import { UNITS } from '../catalogue/units.ts';
import type { AttackKind } from '../events.ts';
import { fireAt, groundIn, loadOf } from '../state/board.ts';
import type { HexNo, Unit, UnitId, War } from '../state.ts';
import { happen, type Play, throwDice, warOf } from './play.ts';
import { bombHits, bonusOf, countersPut, defenceDice, destroys, halved, totalOf } from './sums.ts';

/** The step in which an attack of a kind is made. */
const STEP_OF: Readonly<Record<AttackKind, number>> = {
  scramble: 3,
  return: 3,
  flak: 4,
  strike: 5,
  smallArms: 6,
  sea: 9,
  guns: 11,
  assault: 12,
};

/** What goes with a unit that is destroyed: MW-023, "all on board are destroyed". */
function lostWith(war: War, unit: Unit): readonly UnitId[] {
  return [unit.id, ...loadOf(war, unit.id).map(({ id }) => id)];
}

/** MW-003 to MW-006, in the order of MW-008: first the attacker's dice, then the defender's. True: the defender is destroyed. */
export function attackUnit(
  play: Play,
  kind: AttackKind,
  by: Unit,
  target: Unit,
  dice: number,
  advance: HexNo | null = null,
): boolean {
  const war = warOf(play);
  const step = STEP_OF[kind];
  const attack = throwDice(play, step, `${by.id} at ${target.id}, attack`, dice);
  const defence = throwDice(play, step, `${by.id} at ${target.id}, defence`, defenceDice(target));
  const bonus = bonusOf(war, target);
  const sums = [totalOf(attack, by.fire), totalOf(defence, target.fire, bonus)] as const;
  const destroyed = destroys(...sums);
  happen(play, {
    type: 'attacked',
    kind,
    by: by.id,
    target: target.id,
    place: placeOf(war, target.at),
    attack,
    defence,
    bonus,
    sums,
    destroyed,
    fire: { by: by.fire, target: target.fire },
    lost: destroyed ? lostWith(war, target) : [],
    advance: destroyed ? advance : null,
  });
  return destroyed;
}

type ShellKind = 'strike' | 'guns' | 'assault';

/** MW-066 planes, MW-094 artillery, MW-103 who stands there: how many counters a throw puts. */
const COUNTERS: Readonly<Record<ShellKind, (dice: readonly number[]) => number>> = {
  strike: bombHits,
  guns: ([die = 0]) => halved(die),
  assault: ([die = 0]) => die,
};

export function attackHex(play: Play, kind: ShellKind, by: Unit, at: HexNo): void {
  const war = warOf(play);
  const place = placeOf(war, at);
  const count = kind === 'strike' ? UNITS[by.type].attack : 1;
  const dice = throwDice(play, STEP_OF[kind], `${by.id} at ${place.hex.join(',')}`, count);
  const counters = countersPut(COUNTERS[kind](dice), by.fire);
  happen(play, {
    type: 'shelled',
    kind,
    by: by.id,
    at,
    place,
    dice,
    counters,
    lost: counters > 0 ? burnt(war, at) : [],
  });
}

/** MW-069: all planes on the ground of an airfield that receives fire, whatever the cause. */
function burnt(war: War, at: HexNo): readonly UnitId[] {
  if (war.bases[at] !== 'airf') return [];
  return planesAt(war, at).map(({ id }) => id);
}

/** Planes on the ground at an airfield: those in the air are not there. */
export function planesAt(war: War, at: HexNo): readonly Unit[] {
  return war.sides.flatMap((side) => (war.armies[side] ?? []).filter((unit) => isGrounded(unit, at)));
}

const isGrounded = ({ type, at, carrier, inAir }: Unit, hex: HexNo): boolean =>
  at === hex && carrier === null && !inAir && UNITS[type].kind === 'air';

export function placeOf(war: War, at: HexNo) {
  return groundIn(war).places[at] ?? { hex: [0, 0] as const, name: '' };
}

/** What burns in a hex, as a number of counters. */
export { fireAt };
