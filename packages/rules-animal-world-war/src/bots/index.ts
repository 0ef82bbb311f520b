import type { BotGuidance } from '@fieldpost/engine';
import { appraiseAnimalWorldWar } from './appraisal.ts';
import { MANNERS } from './manners.ts';

export const GUIDANCE: BotGuidance = {
  appraise: appraiseAnimalWorldWar,
  shortlist: null,
  orders: {},
  manners: MANNERS,
  search: null,
};
