export { exampleGame } from './example-game.ts';
export type { ExampleGame } from './game.ts';
export { GUIDED } from './guided.ts';
