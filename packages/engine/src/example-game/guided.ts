import type { BotGuidance } from '../contract.ts';
import type { Command, View } from './game.ts';
import { THINKING } from './thinking.ts';

const WORTH: Readonly<Record<string, number>> = { ready: 5, bury: 3, fire: 4, hold: 1, rest: 1 };

/** Aiming is good for the one shot of a turn, and once. */
const worthOf = (view: View, { type }: Command): number =>
  type === 'aim' && view.aim === null && !view.fired ? 3 : (WORTH[type] ?? 0);

/** Guidance for computer players of the example game: fire at the selected target, and consider no more than three subjects. */
export const GUIDED: BotGuidance = {
  appraise: (view, _seat, command) => worthOf(view as unknown as View, command as unknown as Command),
  shortlist: (_view, _seat, subjects) => subjects.slice(0, 3),
  orders: {},
  manners: null,
  search: THINKING,
};
