import type { CardPreview } from '@fieldpost/rules-tank-killers';
import { tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { onlyWhen } from './card-words.ts';
import { type Reason, reasonOf } from './reading.ts';

/** Why a card cannot be played now, in a sentence and with the rule; null: it can. A condition that does not hold is named. */
export function whyNot({ card, refusal }: Pick<CardPreview, 'card' | 'refusal'>): Reason | null {
  if (refusal === null) return null;
  const condition = refusal.code === 'CONDITION_FAILED' ? onlyWhen(tacticOf(card)) : null;
  return condition === null ? reasonOf(refusal) : { sentence: condition, rule: refusal.rule };
}
