/** The layers of the map: the ground that never changes, what stands on it, and the units. */
import type { Hex } from '@fieldpost/hex';
import { sideOf } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  armyOf,
  fireAt,
  groundIn,
  isCarried,
  isPlane,
  loadOf,
  planesAt,
  type Unit,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import { capitals } from '../scene/capitals.ts';
import { flat } from '../scene/flat.ts';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape } from '../scene/scene.ts';
import { drawBase } from './bases.ts';
import { drawFlag } from './control.ts';
import { drawFlames } from './flames.ts';
import { centreOf, type Frame } from './geometry.ts';
import type { Palette } from './palette.ts';
import { drawTerrain, drawValue } from './terrain.ts';
import { drawUnit } from './unit.ts';

function at(hex: Hex, frame: Frame, children: readonly SceneNode[]): SceneNode {
  const { x, y } = centreOf(hex, frame);
  return group({ transform: `translate(${x} ${y})` }, children);
}

/** The ground: drawn once for a match. */
export function drawGround(war: War, frame: Frame, ink: Palette): readonly SceneNode[] {
  const { hexes, terrain } = groundIn(war);
  const drawn = new Map([...new Set(terrain)].map((kind) => [kind, flat(drawTerrain(kind, ink))]));
  return [
    shape(`M0 0H${frame.width}V${frame.height}H0Z`, ink.sheet),
    ...hexes.map((hex, index) => at(hex, frame, drawn.get(terrain[index] ?? 'BA') ?? [])),
  ];
}

/** Bases, flags and fires. */
export function drawSites(war: War, frame: Frame, ink: Palette): readonly SceneNode[] {
  const ground = groundIn(war);
  return ground.hexes.flatMap((hex, no) => {
    const base = war.bases[no];
    const flag = base !== undefined || ground.facts[no]?.gives === 'people';
    const fire = fireAt(war, no);
    if (!flag && fire === 0) return [];
    return [
      at(hex, frame, [
        ...(base === undefined ? [] : [drawBase(base, ink)]),
        ...(flag ? [drawFlag(sideOf(war.control[no] ?? 0), ink)] : []),
        ...drawFlames(fire, -31, 15, ink),
      ]),
    ];
  });
}

/** The values of cities and farms, and the names of cities: above the counters, so that both are always readable. */
export function drawNames(war: War, frame: Frame, ink: Palette): readonly SceneNode[] {
  const { hexes, terrain, cities, places } = groundIn(war);
  const values = hexes.flatMap((hex, no) => {
    const value = drawValue(terrain[no] ?? 'BA', ink);
    return value.length === 0 ? [] : [at(hex, frame, value)];
  });
  const names = cities.map((no) => {
    const name = places[no]?.name ?? '';
    const scale = Math.min(0.92, 80 / (name.length * 11.5));
    return at(hexes[no] ?? [0, 0], frame, [capitals(name, 0, 34, scale, ink.letter, ink.halo)]);
  });
  return [...values, ...names];
}

/** A unit and where on the drawing its counter lies. */
export type Standing = { readonly unit: Unit; readonly x: number; readonly y: number; readonly scale: number };

/** Every unit that is seen: those in hexes, and of the planes at each airfield the first, small, with their number. */
export function standings(war: War, frame: Frame): readonly Standing[] {
  const { hexes } = groundIn(war);
  return war.sides.flatMap((side) =>
    armyOf(war, side).flatMap((unit): readonly Standing[] => {
      if (isCarried(unit) || unit.inAir) return [];
      const { x, y } = centreOf(hexes[unit.at] ?? [0, 0], frame);
      if (!isPlane(unit)) return [{ unit, x, y: y + 3, scale: 1 }];
      const [first] = planesAt(war, unit.at);
      return first?.id === unit.id ? [{ unit, x: x + 22, y: y - 20, scale: 0.55 }] : [];
    }),
  );
}

/** The counter of a unit on the map, with what is on board or beside it. */
export function drawStanding(war: War, unit: Unit, ink: Palette): SceneNode {
  const planes = isPlane(unit) ? planesAt(war, unit.at).length : 0;
  const counter = drawUnit({ ...unit, cargo: loadOf(war, unit.id).length }, ink);
  if (planes < 2) return counter;
  return group({}, [
    counter,
    group({ transform: 'translate(28 -16)' }, [
      disc(0, 0, 15, ink.paper, { stroke: ink.black, 'stroke-width': 2.4 }),
      letters(String(planes), 0, 0, 1.2, ink.black, 2.6),
    ]),
  ]);
}
