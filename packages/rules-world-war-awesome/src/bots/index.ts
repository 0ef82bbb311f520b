/** Guidance for computer players of this game. They choose subject by subject: the whole menu is never made. */
import type { BotGuidance } from '@fieldpost/engine';
import { appraiseWorldWarAwesome } from './appraisal.ts';
import { shortlistOf } from './shortlist.ts';

export const GUIDANCE: BotGuidance = {
  appraise: appraiseWorldWarAwesome,
  shortlist: shortlistOf,
  orders: {},
  manners: null,
  search: null,
};
