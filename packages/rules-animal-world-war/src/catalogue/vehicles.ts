/** The two tanks and two planes (THE-RULES "Vehicles"). */
import { CONSTANTS } from './constants.ts';
import type { Empire } from './empires.ts';
import { EMPIRE_LETTERS, type SoldierType } from './soldiers.ts';

export const VEHICLE_KINDS = ['tank', 'plane'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export type VehicleCard = {
  readonly id: string;
  readonly kind: VehicleKind;
  readonly empire: Empire;
  readonly name: string;
  /** Who drives it (AWW-143). */
  readonly crew: SoldierType;
  /** Damage that puts it out of action (AWW-115). */
  readonly cap: number;
  /** What a die must show to hit it: with a tank, for all on its tile (AWW-040). */
  readonly cover: number;
};

/** "H.tank", "C.plane" and so on. */
export function vehicleId(empire: Empire, kind: VehicleKind): string {
  return `${EMPIRE_LETTERS[empire]}.${kind}`;
}

function tank(empire: Empire, name: string): VehicleCard {
  return { id: vehicleId(empire, 'tank'), kind: 'tank', empire, name, crew: 'tanker', ...CONSTANTS.tank };
}

function plane(empire: Empire, name: string): VehicleCard {
  return { id: vehicleId(empire, 'plane'), kind: 'plane', empire, name, crew: 'pilot', ...CONSTANTS.plane };
}

export const VEHICLES: Readonly<Record<Empire, Readonly<Record<VehicleKind, VehicleCard>>>> = {
  HERB: { tank: tank('HERB', 'Old Shell'), plane: plane('HERB', 'Skein One') },
  CARN: { tank: tank('CARN', 'Jawbreaker'), plane: plane('CARN', 'Blood Kite') },
};
