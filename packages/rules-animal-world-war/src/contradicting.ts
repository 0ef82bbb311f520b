import type { Refusal } from '@fieldpost/engine';
import { CONTRADICTIONS, type Contradiction } from './catalogue/contradictions.ts';
import { refuse } from './refusal.ts';

/** Why a field or a position cannot be so: the rule comes with the code. */
export const contradicts = (code: Contradiction): Refusal => refuse(code, CONTRADICTIONS[code][0]);
