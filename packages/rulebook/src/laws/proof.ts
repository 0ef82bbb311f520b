import type { GameTypes, RuleSet } from '@fieldpost/engine';
import { type Law, type LawCase, type LawSettings, lawsOf } from '@fieldpost/engine/laws';

/** All that the laws need to know of one registered edition. */
export type Proof = { readonly name: string; readonly laws: readonly Law[] };

/** The laws of one edition, with the set-ups from which its matches are walked. */
export function proofOf<G extends GameTypes>(
  rules: RuleSet<G>,
  cases: readonly LawCase[],
  settings: Partial<LawSettings<G>> & Pick<LawSettings<G>, 'invariants'>,
): Proof {
  return { name: `${rules.ref.id}@${rules.ref.edition}`, laws: lawsOf(rules, cases, settings) };
}
