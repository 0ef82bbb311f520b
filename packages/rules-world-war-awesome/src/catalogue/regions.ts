/** THE-RULES "Frequency board": the frequency board. Public data. */
import type { Seat } from './sides.ts';

export const REGIONS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'] as const;
export type Region = (typeof REGIONS)[number];

export const EDGES: readonly (readonly [Region, Region])[] = [
  ['F1', 'F2'],
  ['F1', 'F3'],
  ['F2', 'F4'],
  ['F2', 'F5'],
  ['F3', 'F4'],
  ['F4', 'F5'],
  ['F3', 'F6'],
  ['F4', 'F6'],
  ['F4', 'F7'],
  ['F5', 'F7'],
  ['F6', 'F7'],
  ['F6', 'F8'],
  ['F6', 'F9'],
  ['F7', 'F9'],
  ['F7', 'F10'],
  ['F8', 'F9'],
  ['F8', 'F11'],
  ['F9', 'F10'],
  ['F9', 'F11'],
  ['F10', 'F12'],
  ['F11', 'F12'],
];

export type Link = 'hub' | 'flank';

/** Where the transceivers stand at first, and where the uplinks of a tank lead. */
export const STATIONS: Readonly<Record<Seat, Readonly<Record<'TR-MOVE' | 'TR-FIRE' | Link, Region>>>> = {
  A: { 'TR-MOVE': 'F1', 'TR-FIRE': 'F2', hub: 'F4', flank: 'F5' },
  B: { 'TR-MOVE': 'F12', 'TR-FIRE': 'F11', hub: 'F9', flank: 'F8' },
};
