import type { GameTypes, RuleSet } from '../contract.ts';
import { type Law, type LawCase, type LawSettings, proofOf } from './law.ts';
import { checkLegal } from './law-1-legal.ts';
import { checkLeaks } from './law-2-leak.ts';
import { checkAudit } from './law-3-audit.ts';
import { checkDeadEnds } from './law-4-dead-end.ts';
import { checkUndo } from './law-5-undo.ts';
import { checkNotation } from './law-6-notation.ts';
import { checkDefaults } from './law-7-defaults.ts';
import { checkConservation } from './law-8-conservation.ts';
import { checkGolden } from './law-9-golden.ts';
import { checkProposed } from './law-10-proposed.ts';
import { checkFiledKept, checkFiledUnseen } from './law-11-filed.ts';
import { checkThinking } from './law-13-thinking.ts';

export { type GoldenGame, makeGolden, playGolden } from './golden-game.ts';
export { type Law, LawBroken, type LawCase, type LawNumber, type LawSettings } from './law.ts';

/**
 * The laws that every rule set keeps, to be run by its tests: `for (const law of lawsOf(...)) test(law.title, law.check)`.
 * The same cases and seed look at the same positions. Throws where a case cannot be set up.
 */
export function lawsOf<G extends GameTypes>(
  rules: RuleSet<G>,
  cases: readonly LawCase[],
  settings: Partial<LawSettings<G>> & Pick<LawSettings<G>, 'invariants'>,
): readonly Law[] {
  const proof = proofOf(rules, cases, settings);
  return [
    { number: 1, title: 'law 1: what is listed is accepted, and nothing else', check: () => checkLegal(proof) },
    { number: 2, title: 'law 2: no secret leaks', check: () => checkLeaks(proof) },
    { number: 3, title: 'law 3: the log rebuilds the match', check: () => checkAudit(proof) },
    { number: 4, title: 'law 4: no dead end', check: () => checkDeadEnds(proof) },
    { number: 5, title: 'law 5: undo restores to the byte', check: () => checkUndo(proof) },
    { number: 6, title: 'law 6: notation and JSON survive a round trip', check: () => checkNotation(proof) },
    { number: 7, title: 'law 7: defaults and standing answers are legal', check: () => checkDefaults(proof) },
    { number: 8, title: 'law 8: nothing appears or vanishes', check: () => checkConservation(proof) },
    { number: 9, title: 'law 9: golden matches replay', check: () => checkGolden(proof) },
    { number: 10, title: 'law 10: nothing that harms your own side is proposed', check: () => checkProposed(proof) },
    { number: 11, title: 'law 11: nothing tells of what others have on file', check: () => checkFiledUnseen(proof) },
    { number: 12, title: 'law 12: nothing on file is lost in silence', check: () => checkFiledKept(proof) },
    { number: 13, title: 'law 13: who thinks ahead knows what its seat knows', check: () => checkThinking(proof) },
  ];
}
