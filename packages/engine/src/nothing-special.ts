import type { BotGuidance, LobbyOptions } from './contract.ts';

/** A game that asks the lobby for nothing. */
export const NO_LOBBY_OPTIONS: LobbyOptions<never, unknown> = {
  creator: null,
  first: null,
  players: {},
  byPost: {},
  firstInRematch: () => null,
};

/** A game of which computer players know the rules alone. */
export const NO_GUIDANCE: BotGuidance = { appraise: null, shortlist: null, orders: {}, manners: null, search: null };
