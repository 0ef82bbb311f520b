/** LC-086: what a correction makes of each later input: the same, touched, or broken. */
import { hashOf, type Json, type Refusal } from '@fieldpost/engine';
import type { CarryOver, SoldierSpec } from '@fieldpost/rules-animal-world-war/carry-over';
import { refusal, refusesDeclaration, refusesExchange } from '../acts/declaring.ts';
import { fieldedIn } from '../aftermath/fates.ts';
import { cardOf, type SoldierId } from '../catalogue/soldiers.ts';
import type { Battle, Course, Past } from '../ledger/course.ts';
import { comesTo } from '../ledger/following.ts';
import { carryHash, carryOf } from '../muster/carry.ts';
import type { Report } from '../report.ts';
import { EMPIRES, type Empire, type State } from '../state.ts';

/** `same`: legal and with the same carry-over. `touched`: it may stand anyway. `broken`: it may not, and why. */
export type Class =
  | { readonly battle: number; readonly class: 'same' | 'touched' }
  | ({ readonly battle: number | null; readonly class: 'broken' } & Refusal);

/** Why an input is impossible in a recomputed state; null if it is possible. Of a battle this says whether it is `broken`. */
export function breaks(course: Course, state: State, input: Past): Refusal | null {
  if (state.phase === 'ended') return refusal('ENDED', 'LC-066');
  if (input.kind === 'exchanged') return refusesExchange(state, input.exchange);
  const illegal = refusesDeclaration(state, input.declared);
  if (illegal !== null) return illegal;
  if (input.how !== 'battle')
    return comesTo(input.declared, state) === input.how ? null : refusal('NOT_FOUGHT', 'LC-032');
  if (input.battle === null) return null;
  const now = carryOf({ campaign: course.campaign, battle: input.battle.battle }, state, input.declared);
  return carryHash(now) === carryHash(input.battle.carry) ? null : breaksBattle(input.battle, now);
}

/** The class of a battle of the past in the state before it, as it is now. */
export function classOf(course: Course, state: State, input: Past): Class | null {
  const broken = breaks(course, state, input);
  const battle = input.kind === 'turn' ? (input.battle?.battle ?? null) : null;
  if (broken !== null) return { battle, class: 'broken', ...broken };
  if (input.kind !== 'turn' || input.battle === null || battle === null) return null;
  const now = carryOf({ campaign: course.campaign, battle }, state, input.declared);
  return { battle, class: carryHash(now) === carryHash(input.battle.carry) ? 'same' : 'touched' };
}

/** LC-086, `touched`: what must be as it was although the carry-over differs. */
function breaksBattle({ carry: old, result }: Battle, now: CarryOver): Refusal | null {
  if (!sameFrame(old, now)) return refusal('FRAME_DIFFERS', 'LC-086');
  const fielded = result === null ? everybody(old) : fieldedIn({ report: result.report, carry: old });
  const unfit = fielded.some((id) => !sameSoldier(old, now, id));
  if (unfit) return refusal('NOT_READY', 'AWW-313');
  if (EMPIRES.some((empire) => lacksVehicle(old, now, empire, result?.report ?? null)))
    return refusal('NO_VEHICLE', 'AWW-314');
  const brought = EMPIRES.every((empire) => broughtFrom(old, now, empire, result?.report ?? null));
  return brought ? null : refusal('TACTIC_UNKNOWN', 'AWW-312');
}

/** "same objective, layout, role, squad sizes and special". */
function sameFrame(old: CarryOver, now: CarryOver): boolean {
  const frame = ({ objective, layout, attackerRole, special, empires }: CarryOver): Json => ({
    objective,
    layout,
    attackerRole,
    special,
    squads: [empires.HERB.squadSize, empires.CARN.squadSize],
  });
  return hashOf(frame(old)) === hashOf(frame(now));
}

function everybody({ empires }: CarryOver): readonly SoldierId[] {
  return EMPIRES.flatMap((empire) => empires[empire].roster.map(({ soldierId }) => soldierId));
}

/** "everyone fielded is in the roster with the same rank, health bonus, grenades and upgrades". */
function sameSoldier(old: CarryOver, now: CarryOver, id: SoldierId): boolean {
  const [before, after] = [specIn(old, id), specIn(now, id)];
  return before !== null && after !== null && hashOf(before as Json) === hashOf(after as Json);
}

function specIn({ empires }: CarryOver, id: SoldierId): SoldierSpec | null {
  const empire = cardOf(id)?.empire ?? 'HERB';
  return empires[empire].roster.find(({ soldierId }) => soldierId === id) ?? null;
}

/** "vehicles that were fielded are allowed". */
function lacksVehicle(old: CarryOver, now: CarryOver, empire: Empire, report: Report | null): boolean {
  const kinds = ['tank', 'plane'] as const;
  const letter = empire.charAt(0);
  const fielded = (kind: 'tank' | 'plane') =>
    report === null ? old.empires[empire].vehicles[kind] : `${letter}.${kind}` in report.vehicles;
  return kinds.some((kind) => fielded(kind) && !now.empires[empire].vehicles[kind]);
}

/** "the tactic that was brought is owned"; of a battle under way any that it may have brought. */
function broughtFrom(old: CarryOver, now: CarryOver, empire: Empire, report: Report | null): boolean {
  const used = report === null ? old.empires[empire].tacticsAvailable : [report.tacticUsed[empire]];
  return used.every((card) => card === null || now.empires[empire].tacticsAvailable.includes(card));
}
