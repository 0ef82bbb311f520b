/** Free attacks: TDC-070 to TDC-075. */
import type { Refusal } from '@fieldpost/engine';
import { type Tactic, type TacticId, tacticOf } from '../catalogue/tactics.ts';
import { refuse } from '../refusal.ts';
import type { Attack, Open } from '../state.ts';
import { repeaters } from './attacker.ts';
import { fitsPair, pairOf } from './conditions.ts';
import type { Course } from './course.ts';
import type { Next } from './next.ts';

/** TDC-072: conditions "look at the attack just ended", and "only if an attacker for it exists". */
export function refusesFree(open: Open, tactic: Tactic): Refusal | null {
  const fits = open.attack !== null && fitsPair(tactic, pairOf(open.attack as Attack));
  return fits && hasAttacker(open, tactic) ? null : refuse('CONDITION_FAILED', 'TDC-072');
}

function hasAttacker(open: Open, tactic: Tactic): boolean {
  const sameUnit = tactic.effect.kind === 'free' ? tactic.effect.sameUnit : 'no';
  const top = sameUnit !== 'must' && open.forces[open.active].deck > 0;
  return top || (sameUnit !== 'no' && repeaters(open, tactic).length > 0);
}

/** TDC-070: "the active player may play one Free Action card and make another attack"; TDC-074: Veteran Unit may be negated. */
export function free({ contested }: Course, card: TacticId): Next {
  return contested ? null : { step: 'grantAttack', card };
}

/** TDC-071, 075: the top card attacks at once; after a Same Unit card its owner chooses. */
export function grantAttack(card: TacticId): Next {
  const { effect } = tacticOf(card);
  return effect.kind === 'free' && effect.sameUnit === 'no' ? { step: 'topCardAttacks' } : null;
}
