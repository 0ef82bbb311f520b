/** Names of seats, places, targets and devices in sentences: never an id, which says nothing to people. */
import { ABOUT } from '../about.ts';
import { plainName } from '../catalogue/names.ts';
import type { DesignId } from '../catalogue/units.ts';
import type { Target } from '../commands.ts';
import { writeHex } from '../notation/places.ts';
import type { Device, DeviceId, Pos, Seat, Solid, UnitId } from '../state.ts';

/** The names that a narrator uses for players and units. */
export type Names = {
  /** "the Rifleman". */
  readonly unit: (id: UnitId) => string;
  /** "the Relay". */
  readonly device: (id: DeviceId) => string;
};

/** For a viewer with only the notices and no board for looking up ids. */
export const NO_NAMES: Names = { unit: () => 'a unit', device: () => 'a device' };

export const nameOf = (seat: Seat): string => ABOUT.sideNames[seat];

export const designName = (design: DesignId): string => plainName(design);

export const deviceName = ({ design }: Pick<Device, 'design'>): string => plainName(design);

/** "A/cup2" */
export const cupName = (cup: string): string => `cup ${cup.replace(/^.*cup/, '')}`;

/** A device by its name, or its cup for viewers who may not know it (WWA-148). */
export const either = (device: DeviceId | null, cup: string | null, names: Names): string =>
  device === null ? cupName(cup ?? '') : names.device(device);

/** "9,8", "the inside of West’s Superpanzer". */
export function placeText({ layer, ...hex }: Pos): string {
  if (layer === 'ground') return writeHex(hex);
  const [side, seat] = layer.split(':');
  return `the ${side === 'in' ? 'inside' : 'roof'} of ${nameOf(seat as Seat)}’s Superpanzer`;
}

/** "at 9,8", "on the inside of West’s Superpanzer". */
export const placed = (pos: Pos): string => `${pos.layer === 'ground' ? 'at' : 'on'} ${placeText(pos)}`;

export function solidText(solid: Solid, names: Names): string {
  if ('hex' in solid) return `the wall at ${writeHex(solid.hex)}`;
  return 'unit' in solid ? names.unit(solid.unit) : `part ${solid.id} of ${nameOf(solid.tank)}’s Superpanzer`;
}

export function targetName(target: Target, names: Names): string {
  if ('unit' in target) return names.unit(target.unit);
  if (!('hex' in target)) return solidText(target.solid, names);
  const { hex, layer, solid } = target;
  return solid === null ? placeText({ layer, ...hex }) : solidText(solid, names);
}

const COMPASS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;

/** "north-west" on the ground; in and on a tank directions are its own, and its bow is east (WWA-030). */
export const directionName = (dir: number): string => COMPASS[dir] ?? '';
