/** What computer players are told of this game: nothing yet but what every game tells. */
import type { BotGuidance } from '@fieldpost/engine';

export const GUIDANCE: BotGuidance = { appraise: null, orders: {}, manners: null };
