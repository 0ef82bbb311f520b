import { refusals } from '@fieldpost/engine';
import type { RefusalCode } from './catalogue/refusals.ts';

/** Why something is not legal. */
export const refuse = refusals<RefusalCode>();
