import { type Refusal, type RuleId, refusals } from '@fieldpost/engine';
import { CONTRADICTIONS, type Contradiction } from './catalogue/contradictions.ts';
import type { RefusalCode } from './catalogue/refusals.ts';

/** Why something is not legal. */
export const refuse = refusals<RefusalCode>();

/** Why a position cannot be so: the rule comes with the code, but where several rules say the same of different cards. */
export const contradicts = (code: Contradiction, rule: RuleId = CONTRADICTIONS[code][0]): Refusal => refuse(code, rule);
