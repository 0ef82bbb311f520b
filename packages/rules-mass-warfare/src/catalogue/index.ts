/** All public data of Mass Warfare: what a page may show without any rules. */
export * from './constants.ts';
export * from './maps.ts';
export * from './options.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './sides.ts';
export * from './steps.ts';
export * from './terrain.ts';
export * from './units.ts';
export * from './windows.ts';
