/** Whether a position is one that a match can continue from: the one validator, for cases, editors, the service and campaigns alike. */
import type { DocumentFault } from '@fieldpost/engine';
import type { Contradiction } from '../catalogue/contradictions.ts';
import { tacticOf } from '../catalogue/tactics.ts';
import { repeaters } from '../rules/attacker.ts';
import { isSupport, mayBeAnswered } from '../rules/conditions.ts';
import { type Open, otherSide, type Phase, SIDES, type State } from '../state.ts';
import {
  no,
  refusesCounters,
  refusesFormations,
  refusesHands,
  refusesPasses,
  refusesSettled,
  refusesSupport,
  refusesTactics,
  refusesTired,
} from './counted.ts';
import type { Position } from './document.ts';
import { refusesPlayed } from './played.ts';

/** The first contradiction: its code and rule, with the member of the document that is not as it can be. */
export function refusesPosition(position: Position, { open }: State): DocumentFault | null {
  const broken = DEMANDS.find(([, , holds]) => !holds(open));
  if (broken !== undefined) return no(broken[0], broken[1]);
  return (
    refusesTactics(position) ??
    refusesPlayed(position) ??
    refusesSettled(position) ??
    refusesHands(position) ??
    refusesFormations(position, open.forces, open.options) ??
    refusesSupport(position) ??
    refusesTired(position) ??
    refusesCounters(position, open.forces, open.options.turnLimit) ??
    refusesPasses(position)
  );
}

type Demand = readonly [member: string, code: Contradiction, holds: (open: Open) => boolean];
const deckHolds =
  (side: 'german' | 'anglo') =>
  ({ forces }: Open) =>
    forces[side].deck > 0 || forces[side].reserve.length === 0;
const unbroken =
  (side: 'german' | 'anglo') =>
  ({ forces }: Open) =>
    forces[side].casualties.length < forces[side].breakAt;

const DEMANDS: readonly Demand[] = [
  ...SIDES.map((side): Demand => [`forces.${side}.reserve`, 'RESERVE_UNDER_EMPTY_DECK', deckHolds(side)]),
  ...SIDES.map((side): Demand => [`forces.${side}.casualties`, 'FORMATION_BROKEN', unbroken(side)]),
  ['attack', 'ATTACK_UNFIT', (open) => !ATTACKING.includes(open.phase) || isRunning(open)],
  [
    'attack',
    'ATTACK_UNENDED',
    (open) => !BETWEEN.includes(open.phase) || open.attack === null || open.attack.result !== null,
  ],
  ['awaited', 'WRONGLY_AWAITED', (open) => awaitedFits(open)],
  ['contest', 'CONTEST_UNFIT', (open) => (open.phase === 'negate') === (open.contest !== null) && contestFits(open)],
  [
    'freeAction',
    'FREE_ACTION_UNFIT',
    (open) => (open.phase === 'attacker') === (open.freeAction !== null) && attackerFits(open),
  ],
];

const ATTACKING: readonly Phase[] = ['target', 'lostAttack', 'modifier', 'finish'];
const BETWEEN: readonly Phase[] = ['maneuver', 'attacker', 'free'];

type Card = { readonly id: string; readonly unit: string };

/** Whether this very card lies there: an id alone could name a card that another unit is written on. */
const lies = (card: Card, cards: readonly (Card | null)[]): boolean =>
  cards.some((one) => one?.id === card.id && one.unit === card.unit);

/** An attack runs, its attacker lies on the table, and its target where it says; in TARGET none is chosen, and there is one. */
function isRunning(open: Open): boolean {
  const { attack, forces, active, phase } = open;
  if (attack === null || attack.result !== null) return false;
  if (!lies(attack.attacker, forces[active].table)) return false;
  const enemy = forces[otherSide(active)];
  if (phase === 'target') return attack.target === null && enemy.deck + enemy.table.length > 0;
  const { target } = attack;
  if (target === null || isSupport(target.unit)) return false;
  return lies(target, target.place === 'top' ? [enemy.top] : enemy.table);
}

/** The defender answers in LOST_ATTACK, either side in MODIFIER and NEGATE, the active side everywhere else. */
function awaitedFits({ phase, awaited, active }: Open): boolean {
  if (phase === 'modifier' || phase === 'negate') return true;
  return awaited === (phase === 'lostAttack' ? otherSide(active) : active);
}

/** The cards of a contest are the last of the running attack, unless it is about a Free Action; and they can be answered. */
function contestFits(open: Open): boolean {
  const { contest, attack, awaited } = open;
  if (contest === null) return true;
  if (!mayBeAnswered(contest) || contest.cards.at(-1)?.side === awaited) return false;
  if (contest.about === 'free') return attack !== null && attack.result !== null;
  const last = attack?.cards.slice(-contest.cards.length) ?? [];
  return (
    isRunning(open) && contest.cards.every(({ card, side }, at) => last[at]?.card === card && last[at]?.side === side)
  );
}

function attackerFits(open: Open): boolean {
  if (open.freeAction === null) return true;
  const tactic = tacticOf(open.freeAction);
  if (tactic.effect.kind !== 'free' || tactic.effect.sameUnit === 'no') return false;
  return repeaters(open, tactic).length > 0 || (tactic.effect.sameUnit === 'may' && open.forces[open.active].deck > 0);
}
