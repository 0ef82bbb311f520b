import type { BotGuidance } from '@fieldpost/engine';
import { appraiseTankKillers, DEFENCE } from './appraisal.ts';

/** A bot is never away: greedy leaves its reactions, random wants to be asked. */
export const GUIDANCE: BotGuidance = {
  appraise: appraiseTankKillers,
  shortlist: null,
  orders: { greedy: DEFENCE, random: { rules: [], default: 'ask', rally: { mode: 'ask' } } },
  manners: null,
  search: null,
};
