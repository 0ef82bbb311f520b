import { type RecordedChance, seededChance } from '@fieldpost/engine';
import type { AnyRuleSet } from './rules.ts';
import type { StoredMatch } from './stored.ts';

/** The dice of a match, from the first draw that its log does not hold yet. */
export function chanceOf(rules: AnyRuleSet, match: StoredMatch, made = match.draws): RecordedChance {
  const salts = rules.sides.flatMap((side) => match.seats.find((seat) => seat.side === side)?.salt ?? []);
  return seededChance({ matchId: match.id, seed: new Uint8Array(Buffer.from(match.seed, 'hex')), salts }, made);
}
