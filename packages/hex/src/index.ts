/** Hexes of any game: axial coordinates, flat or pointy tops. One function in each file, its test beside it. */
export * from './add.ts';
export * from './by-column.ts';
export * from './centre.ts';
export * from './corners.ts';
export * from './directions.ts';
export * from './distance.ts';
export * from './from-key.ts';
export * from './height.ts';
export type { Hex } from './hex.ts';
export * from './key-of.ts';
export * from './neighbour.ts';
export * from './neighbours.ts';
export * from './same.ts';
export * from './straight-path.ts';
export * from './subtract.ts';
export type { Top } from './top.ts';
export * from './turned.ts';
export * from './within.ts';
