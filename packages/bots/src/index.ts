import { type AnyChooser, anyCommand } from '@fieldpost/engine';
import { greedy } from './greedy.ts';

export { seatOrders, tableOrders } from './seat-orders.ts';

/** A computer opponent: a name to ask for it by, and how it chooses. The same numbers give the same choices. */
export type Bot = { readonly name: string; readonly title: string; readonly choose: AnyChooser };

export const BOTS: readonly Bot[] = [
  { name: 'random', title: 'Random: any legal command', choose: anyCommand },
  { name: 'greedy', title: 'Greedy: what looks best one command ahead', choose: greedy },
];

/** The bot of that name; null where there is none. */
export function botOf(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
