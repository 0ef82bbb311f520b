import type { BotGuidance, Json } from '@fieldpost/engine';
import { appraiseMassWarfare } from './appraisal.ts';

/** One fighter against each plane that comes. */
const SCRAMBLING: Json = {
  scramble: { mode: 'always', minReserve: 0, perTarget: 1, only: [] },
  flak: 'fire',
  flakPriority: ['bmb', 'ftr'],
  landing: [],
  repairBridges: 'all',
  transfers: null,
  autoAdvance: 'ask',
  passes: [],
  filed: { turn: 0, steps: [] },
};

/** A bot is never away: greedy leaves orders for its scrambles, where the initial ones pass. */
export const GUIDANCE: BotGuidance = {
  appraise: appraiseMassWarfare,
  shortlist: null,
  orders: { greedy: SCRAMBLING },
  manners: null,
  search: null,
};
