/** The drawing of each formation line. */
import type { SceneNode } from '../scene/scene.ts';
import { group } from '../scene/scene.ts';
import { AMERICAN } from './armour/american.ts';
import { BRITISH } from './armour/british.ts';
import { GERMAN } from './armour/german.ts';
import { drawVehicle } from './armour/vehicle.ts';
import { drawFieldGun, FIELD_GUNS } from './guns/guns.ts';
import { drawPlane, PLANES } from './guns/planes.ts';
import { drawSquad, SQUADS } from './men/squads.ts';
import { nationOf } from './nations.ts';
import type { Palette } from './palette.ts';

/** The box that every silhouette fills. */
export const BOX = { width: 200, height: 100 } as const;

const VEHICLES = { ...GERMAN, ...AMERICAN, ...BRITISH };

/** Every line that has a drawing, for instance "G02". */
export const DRAWN: readonly string[] = [VEHICLES, SQUADS, FIELD_GUNS, PLANES].flatMap(Object.keys).toSorted();

/**
 * A formation line in a box of 200 by 100, standing on the ground and looking to the right, or to the left where it is
 * `turned`. An unknown line is empty ground.
 */
export function drawLine(line: string, ink: Palette, turned = false): SceneNode {
  const nation = nationOf(line);
  const paint = { body: ink[nation], ink };
  const drawn = () => {
    const [vehicle, squad, gun, plane] = [VEHICLES[line], SQUADS[line], FIELD_GUNS[line], PLANES[line]];
    if (vehicle) return [drawVehicle(vehicle, nation, paint)];
    if (squad) return [drawSquad(squad, paint)];
    if (gun) return [drawFieldGun(gun, paint)];
    return plane ? [drawPlane(plane, nation, paint)] : [];
  };
  return group(turned ? { transform: 'translate(200 0) scale(-1 1)' } : {}, drawn());
}
