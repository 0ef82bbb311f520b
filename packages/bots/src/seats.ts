/** Computer players as seats hold them: by name, with their orders. Nothing here chooses, so every process may load it. */
export { seatOrders } from './seat-orders.ts';

/** The names of computer players that choose one command at a time. */
export const BOT_NAMES = ['random', 'greedy'] as const;

/** Whether a computer player is called so. */
export function isBot(name: string): boolean {
  return BOT_NAMES.some((one) => one === name);
}
