/** What follows on its own when a rule has done its part: the arrows of THE-RULES "States of a turn" that wait for nobody. */
import type { TacticId } from '../catalogue/tactics.ts';
import type { AttackResult } from '../state.ts';

export type Step =
  | { readonly step: 'topCardAttacks' } //  ATTACKER
  | { readonly step: 'lookForTarget' } //   TARGET
  | { readonly step: 'carryOutStop'; readonly card: TacticId } // after LOST_ATTACK and NEGATE_L
  | { readonly step: 'testRange' } //       after MODIFIER and NEGATE_M
  | { readonly step: 'resolve' } //         RESOLUTION
  | { readonly step: 'carryOutFinish'; readonly stands: boolean } // after FINISH and NEGATE_F
  | { readonly step: 'endAttack'; readonly result: AttackResult } // END_ATTACK
  | { readonly step: 'grantAttack'; readonly card: TacticId } //     after FREE and NEGATE_V
  | { readonly step: 'settle' } //          the end of any NEGATE
  | { readonly step: 'endTurn' }; //        END_TURN

/** Null if the awaited side decides what comes next, or the match is over. */
export type Next = Step | null;

export function ends(result: AttackResult): Next {
  return { step: 'endAttack', result };
}
