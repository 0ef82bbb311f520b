/** All public data of World War Awesome!: what a page may show without any rules. */
export * from './attacks.ts';
export * from './bands.ts';
export * from './constants.ts';
export * from './devices.ts';
export { type AnyFace, type Die, FACES, MELEE, type MeleeFace, type MeleeResult } from './dice.ts';
export * from './maps.ts';
export * from './models.ts';
export * from './names.ts';
export * from './options.ts';
export * from './refusals.ts';
export * from './regions.ts';
export * from './rules.ts';
export * from './sides.ts';
export * from './terrain.ts';
export * from './tokens.ts';
export * from './units.ts';
export * from './windows.ts';
