/** Public data of the Legacy campaign, for pages and letters: no rules come with it. */
export * from './cities.ts';
export * from './options.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './soldiers.ts';
