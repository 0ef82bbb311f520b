import { legalVerb } from './legal/verb.ts';
import { playoutVerb } from './playout/verb.ts';
import type { Verb } from './program.ts';
import { tryVerb } from './try/verb.ts';
import { verifyVerb } from './verify/verb.ts';

/** All that the command line can do, one folder for each. */
export const VERBS: readonly Verb[] = [tryVerb, legalVerb, playoutVerb, verifyVerb];
