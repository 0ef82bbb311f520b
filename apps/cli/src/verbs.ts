import { auditVerb } from './audit/verb.ts';
import { backupVerb } from './backup/verb.ts';
import { campaignVerb } from './campaign/verb.ts';
import { deadLettersVerb } from './dead-letters/verb.ts';
import { eventVerb } from './event/verb.ts';
import { exportVerb } from './export/verb.ts';
import { importVerb } from './import/verb.ts';
import { legalVerb } from './legal/verb.ts';
import { pauseVerb } from './pause/verb.ts';
import { playoutVerb } from './playout/verb.ts';
import type { Verb } from './program.ts';
import { restoreVerb } from './restore/verb.ts';
import { titleVerb } from './title/verb.ts';
import { tryVerb } from './try/verb.ts';
import { userVerb } from './user/verb.ts';
import { verifyVerb } from './verify/verb.ts';

/** All that the command line can do, one folder for each. */
export const VERBS: readonly Verb[] = [
  tryVerb,
  legalVerb,
  playoutVerb,
  verifyVerb,
  campaignVerb,
  eventVerb,
  userVerb,
  titleVerb,
  auditVerb,
  deadLettersVerb,
  exportVerb,
  importVerb,
  pauseVerb,
  backupVerb,
  restoreVerb,
];
