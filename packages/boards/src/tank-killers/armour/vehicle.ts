/** A vehicle from its parts, the hindmost first. */
import type { SceneNode } from '../../scene/scene.ts';
import { group, round } from '../../scene/scene.ts';
import { type Barrel, barrel, GROUND, ground, lines, type Muzzle, mark, type Paint, part, veiled } from '../hand.ts';
import type { Nation } from '../nations.ts';
import { drawGear, type Gear } from './gear.ts';

/** A gun as data: x and y of its mount, length, bore, muzzle, degrees above the level. */
export type Gun = readonly [x: number, y: number, length: number, bore: number, muzzle: Muzzle, up?: number];
export type Vehicle = {
  readonly gear: Gear;
  readonly hull: string;
  /** Plates over the hull's side: skirts, mudguards, boxes. */
  readonly plates?: string;
  readonly turret?: string;
  /** Cupola, mantlet, bins: the parts on the turret. */
  readonly parts?: string;
  readonly gun: Gun;
  readonly details?: string;
  /** The place and size of its national mark. */
  readonly mark: readonly [x: number, y: number, r: number];
  /** Smaller where something trails behind, and how long that is. */
  readonly scale?: number;
  readonly trailer?: number;
};

const barrelOf = ([x, y, length, bore, muzzle, up = 0]: Gun): Barrel => ({ x, y, length, bore, muzzle, up });

/** Room behind the rearmost wheel. */
const TAIL = 13;

/** How far it moves sideways so that hull and gun together stand in the middle. */
function offsetOf({ gear, gun, scale = 1, trailer = 0 }: Vehicle): number {
  const rear = gear.on === 'tracks' ? gear.rear - gear.r : (gear.at[0] ?? 0) - gear.r;
  const [left, right] = [rear - TAIL - trailer, gun[0] + gun[2]];
  return round((200 - (left + right) * scale) / 2);
}

export function drawVehicle(vehicle: Vehicle, nation: Nation, paint: Paint): SceneNode {
  const { gear, hull, plates, turret, parts, gun, details, scale = 1 } = vehicle;
  const nodes = [
    veiled(hull, paint, 'shadow', 0.07),
    drawGear(gear, paint),
    barrel(barrelOf(gun), paint, paint.body),
    ...(plates ? [veiled(plates, paint, 'shadow', 0.2)] : []),
    ...(turret ? [veiled(turret, paint, 'light', 0.16)] : []),
    ...(parts ? [part(parts, paint.body, paint)] : []),
    ...(details ? [lines(details, paint)] : []),
    mark(nation, ...vehicle.mark, paint),
  ];
  const placed = `translate(${offsetOf(vehicle)} ${round(GROUND * (1 - scale))}) scale(${scale})`;
  return group({}, [ground(paint), group({ transform: placed }, nodes)]);
}
