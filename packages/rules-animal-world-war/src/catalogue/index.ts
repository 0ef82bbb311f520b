/** Public data of Animal World War, for pages and pictures: no rules come with it. */
export * from './conditions.ts';
export * from './constants.ts';
export * from './empires.ts';
export * from './layouts.ts';
export * from './medals.ts';
export * from './objectives.ts';
export * from './options.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './soldiers.ts';
export * from './tactic-words.ts';
export * from './tactics.ts';
export * from './tiles.ts';
export * from './vehicles.ts';
export * from './windows.ts';
