export { outpost } from './outpost.ts';
export type { OutpostGame } from './outpost-game.ts';
