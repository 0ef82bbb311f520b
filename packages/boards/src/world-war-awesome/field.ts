/** The things on the battlefield, and the layer that a hex of the picture shows. */
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  cellOfHex,
  coveredBy,
  footprintIn,
  type Hex,
  hexAt,
  isInside,
  localAt,
  type Pos,
  projected,
  SEATS,
  type Tank,
  tankIn,
  tankOf,
  turned,
  type Unit,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { drawUnit } from './chip.ts';
import { centreOf, hexPath, type Point, uprightAt } from './geometry.ts';
import { drawDoors, drawRoof, stanceOf } from './hull.ts';
import { drawInside } from './inside.ts';
import type { Palette } from './palette.ts';

/** The seats whose tank is drawn without its roof. */
export type Lifted = Readonly<Record<Seat, boolean>>;
export const ALL_CLOSED: Lifted = { A: false, B: false };

/** The place behind a hex of the picture: the ground, a roof, or the inside under a lifted one. */
export function placeShown(war: War, hex: Hex, lifted: Lifted): Pos {
  const cell = cellOfHex(hex);
  const seat = coveredBy(war, cell);
  const local = seat === null ? -1 : (footprintIn(war, seat)?.localAt(cell) ?? -1);
  if (seat === null || local < 0) return { layer: 'ground', q: hex.q, r: hex.r };
  return { layer: lifted[seat] ? `in:${seat}` : `roof:${seat}`, ...localAt(local) };
}

/** Whether what stands there is seen. */
export function isShown({ layer }: Pos, lifted: Lifted): boolean {
  const seat = tankOf(layer);
  return seat === null || lifted[seat] === isInside(layer);
}

/** The middle of a place on the picture. */
export function spotOf(war: War, pos: Pos): Point {
  return centreOf(projected(war, pos));
}

export type Standing = Point & { readonly unit: Unit; readonly shown: boolean };

/** Every unit and its place on the picture, in the order of their numbers. */
export function standings(war: War, lifted: Lifted): readonly Standing[] {
  return war.units.map((unit) => ({ unit, ...spotOf(war, unit.at), shown: isShown(unit.at, lifted) }));
}

/** A unit as the war has it; `up`: the degrees by which it is set upright on a turned field. */
export function drawStanding(war: War, unit: Unit, ink: Palette, up = 0): SceneNode {
  const seat = tankOf(unit.at.layer);
  const heading = seat === null ? 0 : (war.tanks[seat]?.heading ?? 0);
  const facing = unit.deployed === null ? null : turned(unit.deployed, heading) - up / 60;
  return drawUnit(
    {
      ...unit,
      facing,
      hot: Object.keys(unit.heat).length > 0,
      disabled: unit.disabled !== null,
      connected: unit.connected !== null,
    },
    ink,
  );
}

/** Damage on walls, and charges with the round in which they go off; `up` as above. */
export function drawThings(war: War, lifted: Lifted, ink: Palette, up = 0): readonly SceneNode[] {
  const cracks = Object.entries(war.damage).map(([cell, points]) => {
    return group({ transform: uprightAt(centreOf(hexAt(Number(cell))), up, 24, -24) }, [
      disc(0, 0, 13, ink.paper, { stroke: ink.hit, 'stroke-width': 3.4 }),
      letters(String(points), 0, 0, 0.95, ink.hit, 2.6),
    ]);
  });
  const charges = war.charges
    .filter(({ at }) => isShown(at, lifted))
    .map(({ at, due }) =>
      group({ transform: uprightAt(spotOf(war, at), up, -20, 24) }, [charge(due <= war.round, ink)]),
    );
  return [...cracks, ...charges];
}

/** WWA-082: a fuse that is short goes off at the end of this round. */
function charge(soon: boolean, ink: Palette): SceneNode {
  return group({}, [
    shape('M-14 -8H14V10H-14Z', soon ? ink.hit : ink.brass, {
      stroke: ink.ink,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    stroke('M-5 -8V10M5 -8V10', ink.ink, 2.2),
    stroke(soon ? 'M0 -8C2 -13 6 -12 7 -15' : 'M0 -8C2 -18 10 -14 12 -24', ink.ink, 2.6),
    shape('M0 -6L2 -2L6 -3L3 1L6 5L1 4L0 8L-2 4L-6 4L-3 1L-6 -3L-2 -2Z', ink.hitLight, {
      transform: soon ? 'translate(8 -18)' : 'translate(13 -28)',
    }),
  ]);
}

/** Tanks that are no more leave a burnt hull. */
export function drawWreck(war: War, seat: Seat, ink: Palette): readonly SceneNode[] {
  const cells = footprintIn(war, seat)?.cells ?? [];
  return cells.flatMap((cell) => {
    const at = centreOf(hexAt(cell));
    return [
      shape(hexPath(49, at), ink.black, { opacity: 0.75 }),
      stroke(`M${at.x - 14} ${at.y + 10}l8 -20l8 14l10 -18`, ink.hit, 5),
    ];
  });
}

/** A whole tank in its current state, with its roof or its inside. */
export function drawTank(war: War, seat: Seat, lifted: boolean, ink: Palette): readonly SceneNode[] {
  const tank: Tank | null = war.tanks[seat];
  if (tank === null) return [];
  if (tankIn(war, seat) === null) return drawWreck(war, seat, ink);
  const body = lifted ? drawInside(war, seat, tank, ink) : drawRoof(war, seat, tank, ink);
  return [group({ transform: stanceOf(tank) }, [...body, ...drawDoors(war, seat, tank, ink)])];
}

/** The tanks whose inside a still picture shows: those with an enemy inside, or a marked core. */
export function liftedByEvents(war: War): Lifted {
  const entered = (seat: Seat): boolean =>
    war.units.some(({ owner, at }) => owner !== seat && at.layer === `in:${seat}`) ||
    (war.tanks[seat]?.marks.length ?? 0) > 0;
  const [A, B] = SEATS.map(entered);
  return { A: A === true, B: B === true };
}
