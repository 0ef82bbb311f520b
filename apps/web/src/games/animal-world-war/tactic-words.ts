/** When a tactics card may be played, in plain words (THE-RULES "Tactics deck"). */
import type { TacticWindow } from '@fieldpost/rules-animal-world-war/catalogue';

export { TACTIC_WORDS } from '@fieldpost/rules-animal-world-war/catalogue';

export const WINDOW_WORDS: Readonly<Record<TacticWindow, string>> = {
  BS: 'before the squads are chosen',
  BD: 'before deployment',
  AD: 'after deployment',
  OT: 'in your own turn',
  OTS: 'in your own turn, before any action',
};
