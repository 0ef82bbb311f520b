import type { BotGuidance } from '@fieldpost/engine';
import { appraiseWwi } from './appraisal.ts';
import { THINKING } from './thinking.ts';

export const GUIDANCE: BotGuidance = {
  appraise: appraiseWwi,
  shortlist: null,
  orders: {},
  manners: null,
  search: THINKING,
};
