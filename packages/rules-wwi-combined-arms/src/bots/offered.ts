/**
 * The levels that people may play, by scenario: each has been measured there (`npm run -s bench -- ladder`; figures in
 * docs/decisions/0150). In the duels Corporal is left out: it was no weaker than Sergeant. General has not met Captain on `open-duel` yet.
 */
import { LEVEL_NAMES, type Level } from '@fieldpost/engine';

const IN_DUELS: readonly Level[] = LEVEL_NAMES.filter((level) => level !== 'corporal');

export const OFFERED: Readonly<Record<string, readonly Level[]>> = {
  standard: LEVEL_NAMES,
  'salient-duel': IN_DUELS,
  'open-duel': IN_DUELS.filter((level) => level !== 'general'),
};
