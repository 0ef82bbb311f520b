/** Ground attacks and free advance (MW-100 to MW-104). MW-101: one at a time, each result seen before the next. */
import { seatNumber } from '../catalogue/sides.ts';
import { UNITS } from '../catalogue/units.ts';
import { attackHex, attackUnit, placeOf } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { AttackOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, isTargetButSub, numberOfHex, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { groundIn, infrastructureAt, inOrder, isCarried, isGround, standingAt, unitOf } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';
import { bridgeBurns, mayEnter } from './entering.ts';

/** MW-100: "Infantry, Mechanized Inf., Tanks and Anti-Aircraft" */
const assaults = (unit: Unit): boolean => isGround(unit) && unit.type !== 'art';
const mayAttack = (unit: Unit): boolean => assaults(unit) && !unit.attacked && !isCarried(unit);

function refuses(war: War, side: Side, { unit: id, target, advance }: AttackOrder) {
  const ownHex = typeof target !== 'string' && unitOf(war, id)?.at === numberOfHex(war, target);
  const fault = refusesSubject(war, side, id, [target], ownHex ? isGround : assaults, 'MW-100');
  if (fault !== null) return fault;
  const unit = actor(war, id);
  if (isCarried(unit)) return refuse('CARRIED', 'MW-023');
  if (unit.attacked) return refuse('ALREADY_ATTACKED', 'MW-100');
  if (typeof target !== 'string') return refusesOwnHex(war, unit, ownHex, advance);
  const enemy = actor(war, target);
  if (!isTargetButSub(side, enemy)) return refuse('ILLEGAL_TARGET', 'MW-100');
  if (groundIn(war).distance(unit.at, enemy.at) !== UNITS[unit.type].range) return refuse('NOT_ADJACENT', 'MW-100');
  return null;
}

/** MW-103: "the infrastructure in its own hex, under any controller [...] Artillery may not" */
function refusesOwnHex(war: War, unit: Unit, ownHex: boolean, advance: boolean) {
  const aimed = ownHex && unit.type !== 'art' && !advance && infrastructureAt(war, unit.at) !== null;
  return aimed ? null : refuse('ILLEGAL_TARGET', 'MW-103');
}

/** MW-104: "whether it may enter is asked in step 13 alone" */
function mayAdvance(war: War, unit: Unit, at: HexNo): boolean {
  return mayEnter(war, unit, at) && !bridgeBurns(war, unit, at);
}

function attacksOn(unit: Unit, enemy: Unit): readonly AttackOrder[] {
  const plain: AttackOrder = { type: 'attack', unit: unit.id, target: enemy.id, advance: false };
  return [plain, { ...plain, advance: true }];
}

/**
 * MW-103: an attack on works that its owner or nobody controls, which no page, letter, button for what is next or computer proposes.
 */
export function burnsOwn(war: War, side: Side, order: Pick<AttackOrder, 'unit' | 'target'>): boolean {
  if (typeof order.target === 'string') return false;
  const owner = war.control[numberOfHex(war, order.target)] ?? 0;
  return owner === 0 || owner === seatNumber(side);
}

function enemiesBeside(war: War, side: Side, unit: Unit): readonly Unit[] {
  return (groundIn(war).neighbours[unit.at] ?? []).flatMap((at) => {
    const enemy = standingAt(war, at);
    return enemy !== null && isTargetButSub(side, enemy) ? [enemy] : [];
  });
}

export const assaulting: UnitChapter<AttackOrder> = {
  refuses,
  resolve(play, _side, { unit: id, target, advance }) {
    const war = warOf(play);
    const unit = actor(war, id);
    if (typeof target !== 'string') {
      attackHex(play, 'assault', unit, unit.at);
      return;
    }
    const enemy = actor(war, target);
    attackUnit(play, 'assault', unit, enemy, UNITS[unit.type].attack, advance ? enemy.at : null);
  },
  list(war, side, unit) {
    if (!mayAttack(unit)) return [];
    const on = enemiesBeside(war, side, unit).flatMap((enemy) => attacksOn(unit, enemy));
    if (infrastructureAt(war, unit.at) === null) return on;
    const own = groundIn(war).hexes[unit.at] ?? ([0, 0] as const);
    return [...on, { type: 'attack', unit: unit.id, target: own, advance: false }];
  },
  able: (war, side, unit) =>
    mayAttack(unit) && (infrastructureAt(war, unit.at) !== null || enemiesBeside(war, side, unit).length > 0),
  // MW-103: "Works that the attacker's owner or nobody controls are no reason to ask"
  asks: (war, side, unit) =>
    mayAttack(unit) && (standsOnTheirs(war, side, unit.at) || enemiesBeside(war, side, unit).length > 0),
};

function standsOnTheirs(war: War, side: Side, at: HexNo): boolean {
  const owner = war.control[at] ?? 0;
  return owner !== 0 && owner !== seatNumber(side) && infrastructureAt(war, at) !== null;
}

/** MW-104, step 13: "moves into that hex if it is still empty [...] In initiative order, then order of attacks." */
export function advanceAll(play: Play): void {
  const { advances } = warOf(play);
  for (const side of inOrder(warOf(play)))
    for (const { unit: id, to } of advances) {
      const war = warOf(play);
      const unit = unitOf(war, id);
      if (unit?.owner !== side || standingAt(war, to) !== null || !mayAdvance(war, unit, to)) continue;
      happen(play, { type: 'moved', how: 'advance', unit: id, to, carrier: null, oil: 0, place: placeOf(war, to) });
    }
}
