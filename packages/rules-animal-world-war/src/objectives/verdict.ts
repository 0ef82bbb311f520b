/** Victory and ends (THE-RULES "Victory"). */
import type { Outcome } from '@fieldpost/engine';
import type { End } from '../about.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import { EMPIRES, type Empire, enemyOf } from '../catalogue/empires.ts';
import type { Battle, Unit } from '../state.ts';
import { type Moment, meets } from './meeting.ts';
import { captives } from './presence.ts';
import { roleOfEmpire } from './roles.ts';

/** AWW-190: "acting Empire's objective; other Empire's objective; elimination", and AWW-193's limit at the end. Null: it continues. */
export function verdict(battle: Battle, moment: Moment): Outcome<Empire> | null {
  const winner = inOrder(battle, moment).find((empire) => objectiveMet(battle, empire, moment));
  if (winner !== undefined) return won(winner, 'objective');
  return fetchedInVain(battle) ?? eliminated(battle) ?? tooLong(battle, moment);
}

/** AWW-190: "In a round-limit test role A's condition first." */
function inOrder({ active, roleA }: Battle, moment: Moment): readonly Empire[] {
  const first = moment === 'roundEnd' ? roleA : active;
  return [first, enemyOf(first)];
}

function objectiveMet(battle: Battle, empire: Empire, moment: Moment): boolean {
  if (!objectivesCount(battle, moment)) return false;
  const role = roleOfEmpire(battle, empire);
  return meets(battle, role === 'A' ? battle.aims.winA : battle.aims.winB, role, moment);
}

/** AWW-194: "first tested at the end of round 2, and from then on" */
function objectivesCount({ round }: Battle, moment: Moment): boolean {
  return round > CONSTANTS.firstTest || (round === CONSTANTS.firstTest && moment === 'roundEnd');
}

/** AWW-326: "If it dies it is dead and the battle ends in a draw", at once. */
function fetchedInVain(battle: Battle): Outcome<Empire> | null {
  if (battle.legacy?.kind !== 'recover') return null;
  return captives(battle).some(({ state }) => state === 'dead') ? drawn('special') : null;
}

/** AWW-191: "no standing soldier other than Recruits, on foot or in a vehicle, loses"; both at once: a draw. */
function eliminated(battle: Battle): Outcome<Empire> | null {
  if (!battle.aims.elimination) return null;
  const left = EMPIRES.filter((empire) => Object.values(battle.units).some((unit) => standsFor(unit, empire)));
  if (left.length === 2) return null;
  return left[0] === undefined ? drawn('elimination') : won(left[0], 'elimination');
}

/** AWW-191: "Wounded does not count as standing; a reserve soldier of T20 does." */
function standsFor(unit: Unit, empire: Empire): boolean {
  if (unit.kind !== 'soldier' || unit.empire !== empire || unit.type === 'recruit') return false;
  return unit.status === 'standing' || unit.status === 'inVehicle' || unit.status === 'reserve';
}

/** AWW-193: "after 4 x RL rounds [...] the battle is a draw" */
function tooLong({ round, field }: Battle, moment: Moment): Outcome<Empire> | null {
  return moment === 'roundEnd' && round >= CONSTANTS.safetyFactor * field.RL ? drawn('safety') : null;
}

function won(winner: Empire, reason: End): Outcome<Empire> {
  const places = [winner, enemyOf(winner)].map((side, i) => ({ side, place: i + 1, score: null }));
  return { reason, places };
}

function drawn(reason: End): Outcome<Empire> {
  return { reason, places: EMPIRES.map((side) => ({ side, place: 1, score: null })) };
}
