export { exampleGame } from './example-game.ts';
export type { ExampleGame } from './game.ts';
