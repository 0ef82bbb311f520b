import { type RecordedChance, saltsInOrder, seededChance } from '@fieldpost/engine';
import type { AnyRuleSet } from './rules.ts';
import { saltsOf } from './salts.ts';
import type { StoredMatch } from './stored.ts';

/** The dice of a match, from the first draw that its log does not hold yet. */
export function chanceOf(rules: AnyRuleSet, match: StoredMatch, made = match.draws): RecordedChance {
  const salts = saltsInOrder(rules, saltsOf(match));
  return seededChance({ matchId: match.id, seed: new Uint8Array(Buffer.from(match.seed, 'hex')), salts }, made);
}
