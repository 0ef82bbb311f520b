/** Public data of the game, safe for a browser: units, terrain, presets, options and all sentences. */
export * from './options.ts';
export * from './presets.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './terrain.ts';
export * from './units.ts';
export * from './windows.ts';
