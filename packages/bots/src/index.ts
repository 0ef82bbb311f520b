import { type AnyChooser, anyCommand } from '@fieldpost/engine';
import { greedy } from './greedy.ts';
import type { BOT_NAMES } from './seats.ts';
import { mannerly } from './team-manners.ts';

export { seatOrders, tableOrders } from './seat-orders.ts';

/**
 * A computer player: a name to ask for it by, and how it chooses. The same numbers give the same choices. As one of several
 * players of a side it chooses nothing while it waits for the others.
 */
export type Bot = { readonly name: string; readonly title: string; readonly choose: AnyChooser };

export const BOTS: readonly (Bot & { readonly name: (typeof BOT_NAMES)[number] })[] = [
  { name: 'random', title: 'Random: any legal command', choose: mannerly(anyCommand) },
  { name: 'greedy', title: 'Greedy: what looks best one command ahead', choose: mannerly(greedy) },
];

/** The bot of that name; null where there is none. */
export function botOf(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
