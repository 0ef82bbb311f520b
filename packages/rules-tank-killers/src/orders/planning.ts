/**
 * The plan of THE-RULES "Standing orders" for your own turn: what it answers, and where it stops and asks. Only public data decides whether
 * it asks.
 */
import { isUnitId, unitOf } from '../catalogue/formations.ts';
import { type TacticId, tacticNamed, tacticOf } from '../catalogue/tactics.ts';
import { ATTACK, type Command, END_TURN, PASS, TOP } from '../commands.ts';
import { refusesFirstAttack, repeaters } from '../rules/attacker.ts';
import { marginOf } from '../rules/factors.ts';
import { mustDiscard } from '../rules/maneuver.ts';
import type { Attack, Open, OpenCard, Side } from '../state.ts';
import { otherSide } from '../state.ts';
import type { View } from '../view.ts';
import { choiceOf, chosenBy } from './choosing.ts';
import type { FiledPlan, Plan } from './standing-orders.ts';
import { width } from './width.ts';

/** THE-RULES "Standing orders": "A filed plan stops when the opponent plays a card in this attack"; it is for one turn. */
export function isPlanned(view: View, side: Side, plan: FiledPlan | null): plan is FiledPlan {
  return plan !== null && plan.turn === view.open.forces[side].turns && !view.open.interrupted;
}

/** The next command of a plan, or null: ask. */
export function planned(view: View, side: Side, plan: Plan): Command | null {
  const { open } = view;
  switch (open.phase) {
    case 'maneuver':
      return plannedManeuver(view, side, plan);
    case 'attacker':
      return defaultAttacker(open);
    case 'target':
      return plan.targets === null ? null : plannedTarget(open, plan.targets);
    case 'modifier':
      return plan.modifiers === null ? null : plannedModifier(view, side, plan.modifiers);
    case 'finish':
      return plan.finish === null ? null : (firstCard(view, side, plan.finish) ?? PASS);
    case 'free':
      return plan.free === null ? null : (firstCard(view, side, plan.free) ?? END_TURN);
    default:
      return null;
  }
}

function plannedManeuver(view: View, side: Side, { discard }: Plan): Command | null {
  if (!mustDiscard(view.open)) return forward(view.open);
  return discard === null ? null : worstCard(view, side, discard);
}

/** TDC-021, 081: the attack that must be made, or the end of a turn without one. */
export function forward(open: Open): Command {
  return refusesFirstAttack(open) === null ? ATTACK : END_TURN;
}

/** What is discarded: the cards named, in their order; then what this side may not play; then what can be played least. */
export function worstCard(view: View, side: Side, named: readonly string[]): Command {
  const hand = view.hand ?? [];
  const wanted = named.map((name) => tacticNamed(name)?.id).find((id) => id !== undefined && hand.includes(id));
  const worth = (id: TacticId) => (allowed(id, side) ? width(tacticOf(id)) : -1);
  const least = hand.reduce((worst, id) => (worth(id) < worth(worst) ? id : worst), hand[0] as TacticId);
  return { type: 'discard', card: wanted ?? least };
}

function allowed(id: TacticId, side: Side): boolean {
  const { side: owner } = tacticOf(id);
  return owner === 'any' || owner === side;
}

function firstCard(view: View, side: Side, entries: readonly string[]): Command | null {
  const choice = choiceOf(view, side, []);
  for (const entry of entries) {
    const card = chosenBy(entry, choice);
    if (card !== null) return { type: 'play', card };
  }
  return null;
}

/** Cards are played while the target would survive. */
function plannedModifier(view: View, side: Side, entries: readonly string[]): Command {
  if (marginOf(view.open.attack as Attack) >= 0) return PASS;
  return firstCard(view, side, entries) ?? PASS;
}

/** The first target of the list that is there; null: none is. */
function plannedTarget(open: Open, targets: readonly string[]): Command | null {
  for (const wanted of targets) {
    const unit = targetOf(open, wanted);
    if (unit !== null) return { type: 'target', unit };
  }
  return null;
}

function targetOf(open: Open, wanted: string): string | null {
  const { table, top, deck } = open.forces[otherSide(open.active)];
  if (wanted === '@top') return deck > 0 ? TOP : null;
  if (wanted === '@best') return bestTarget(open);
  const named = ({ id, unit }: OpenCard) => id === wanted || (isUnitId(unit) && unitOf(unit).name === wanted);
  if (top !== null && named(top)) return TOP;
  return table.find(named)?.id ?? null;
}

/** The open enemy card with the largest margin; the unknown top card where none would be destroyed. Null: there is no target. */
export function bestTarget(open: Open): string | null {
  const { table, top, deck } = open.forces[otherSide(open.active)];
  const seen = [...(top === null ? [] : [{ ...top, id: TOP }]), ...table];
  const margins = seen.map((card) => marginAgainst(open.attack as Attack, card));
  const best = Math.max(...margins);
  if (best >= 0 || deck === 0) return seen[margins.indexOf(best)]?.id ?? null;
  return TOP;
}

function marginAgainst(attack: Attack, { id, unit }: OpenCard): number {
  return marginOf({ ...attack, target: { id, unit, place: 'table' } });
}

/** TDC-071: the unit that attacked last, if it may; else the top card; else any that may. */
export function defaultAttacker(open: Open): Command {
  const able = repeaters(open, tacticOf(open.freeAction as TacticId));
  const last = able.find(({ id }) => id === open.attack?.attacker.id);
  return { type: 'attackWith', unit: last?.id ?? able[0]?.id ?? TOP };
}
