/** Public data of the game, safe for a browser: cards, formations, options and all sentences. */
export * from './classes.ts';
export * from './formations.ts';
export * from './options.ts';
export * from './presets.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './tactics.ts';
export * from './windows.ts';
