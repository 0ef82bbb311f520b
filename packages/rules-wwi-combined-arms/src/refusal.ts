import { type Refusal, refusals } from '@fieldpost/engine';
import { CONTRADICTIONS, type Contradiction } from './catalogue/contradictions.ts';
import type { RefusalCode } from './catalogue/refusals.ts';

/** Why something is not legal. */
export const refuse = refusals<RefusalCode>();

/** Why a position cannot be so: the rule comes with the code. */
export const contradicts = (code: Contradiction): Refusal => refuse(code, CONTRADICTIONS[code][0]);
