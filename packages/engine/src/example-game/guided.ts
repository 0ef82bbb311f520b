import type { BotGuidance } from '../contract.ts';

const WORTH: Readonly<Record<string, number>> = { bury: 3, aim: 3, fire: 4, ready: 2, hold: 1, rest: 1, draw: 2 };

/** What a computer player may be told of the example game: fire at what is aimed at, and look at no more than three subjects. */
export const GUIDED: BotGuidance = {
  appraise: (_view, _seat, { type }) => WORTH[type] ?? 0,
  shortlist: (_view, _seat, subjects) => subjects.slice(0, 3),
  orders: {},
  manners: null,
};
