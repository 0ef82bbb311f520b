/** Names of seats, places, targets and devices in sentences. */
import { ABOUT } from '../about.ts';
import { DEVICES } from '../catalogue/devices.ts';
import { type DesignId, UNITS } from '../catalogue/units.ts';
import type { Target } from '../commands.ts';
import { writeHex, writePos, writeSolid } from '../notation/places.ts';
import type { Device, Seat } from '../state.ts';

export const nameOf = (seat: Seat): string => ABOUT.sideNames[seat];

export const designName = (design: DesignId): string => UNITS[design].title;

export const deviceName = ({ id, design }: Device): string => `${DEVICES[design].title} ${id}`;

/** A device by its id, or its cup for who may not know it (WWA-148). */
export const either = (device: string | null, cup: string | null): string => device ?? `cup ${cup}`;

export function targetName(target: Target): string {
  if ('unit' in target) return target.unit;
  if (!('hex' in target)) return writeSolid(target.solid).slice(1);
  const { hex, layer, solid } = target;
  const where = layer === 'ground' ? writeHex(hex) : writePos({ layer, ...hex });
  return solid === null ? where : `${writeSolid(solid).slice(1)} at ${where}`;
}
