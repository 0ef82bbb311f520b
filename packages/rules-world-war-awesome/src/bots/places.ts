/** How good a place is for a unit: soldiers on the way to a core of the enemy, by steps and closed doors; guards at home. */
import { isRoof, localOf, tankOf } from '../geometry/grid.ts';
import { distance, stepped, turned } from '../geometry/hexes.ts';
import { factsOf, hasSymbol, isShielded, isVehicle, layoutIn, projected, tankIn } from '../state/board.ts';
import type { Hex, Pos, Seat, Unit, War } from '../state.ts';
import { dangerAt } from './danger.ts';
import { type Steps, stepsTo } from './inside.ts';
import type { Scene } from './scene.ts';
import { unitWorth } from './shots.ts';

/** The worth of a step towards a core. */
const STEP = 0.5;
/** Steps that a closed door costs, where it does not burn out before. */
const SHUT = 6;
const FAR = 30;

/** The hex outside of a door's open edge. */
function outsideOf(
  war: War,
  seat: Seat,
  { q, r, edge }: { readonly q: number; readonly r: number; readonly edge: number },
): Hex {
  const heading = tankIn(war, seat)?.heading ?? 0;
  return stepped(projected(war, { layer: `in:${seat}`, q, r }), turned(edge, heading));
}

/** The cost of a shield for a unit that wants in: less as its burn-out round comes nearer. */
function shut({ war, other }: Scene, shield: string | null): number {
  if (!isShielded(war, other, shield)) return 0;
  const { burnout } = war.options;
  return burnout > 0 ? Math.min(SHUT, Math.max(0, burnout - war.round)) : SHUT;
}

function toCores({ war, other }: Scene): Steps | null {
  const layout = layoutIn(war, other);
  const marks = war.tanks[other]?.marks ?? [];
  return layout === null
    ? null
    : stepsTo(
        layout,
        layout.model.cores.filter(({ id }) => !marks.includes(id)),
      );
}

type Entry = { readonly hex: Hex; readonly steps: number };
const entries = new WeakMap<Scene, readonly Entry[]>();

/** Where soldiers can enter the enemy's tank, and how far the cores are from there. */
function entriesOf(scene: Scene): readonly Entry[] {
  const found = entries.get(scene);
  if (found !== undefined) return found;
  const cores = toCores(scene);
  const doors = layoutIn(scene.war, scene.other)?.model.doors ?? [];
  const made = doors.map((door) => ({
    hex: outsideOf(scene.war, scene.other, door),
    steps: 1 + shut(scene, door.shield) + (cores?.get(localOf(door.q, door.r)) ?? FAR),
  }));
  entries.set(scene, made);
  return made;
}

function fromOutside(scene: Scene, hex: Hex): number {
  return Math.min(FAR, ...entriesOf(scene).map((entry) => distance(hex, entry.hex) + entry.steps));
}

/** By a hatch of the roof one stands on, or down and through a door. */
function fromRoof(scene: Scene, seat: Seat, pos: Pos): number {
  const down = 2 + fromOutside(scene, projected(scene.war, pos));
  if (seat !== scene.other) return down;
  const cores = toCores(scene);
  const hatches = layoutIn(scene.war, seat)?.model.hatches ?? [];
  const ways = hatches.map(
    (hatch) => 1 + distance(pos, hatch) + shut(scene, hatch.shield) + (cores?.get(localOf(hatch.q, hatch.r)) ?? FAR),
  );
  return Math.min(down, ...ways);
}

function fromInside(scene: Scene, seat: Seat, pos: Pos): number {
  if (seat === scene.other) return toCores(scene)?.get(localOf(pos.q, pos.r)) ?? FAR;
  const layout = layoutIn(scene.war, seat);
  if (layout === null) return FAR;
  const ways = layout.model.doors.map(
    (door) =>
      1 +
      (stepsTo(layout, [door]).get(localOf(pos.q, pos.r)) ?? FAR) +
      fromOutside(scene, outsideOf(scene.war, seat, door)),
  );
  return Math.min(FAR, ...ways);
}

/** Steps from a place to a core that nobody has marked, closed doors counted as more. */
function stepsToCore(scene: Scene, pos: Pos): number {
  const seat = tankOf(pos.layer);
  if (seat === null) return fromOutside(scene, pos);
  return isRoof(pos.layer) ? fromRoof(scene, seat, pos) : fromInside(scene, seat, pos);
}

function nearest(hex: Hex, others: readonly Hex[]): number {
  return Math.min(FAR, ...others.map((one) => distance(hex, one)));
}

/** The higher the better; what counts is the difference to where it stands. */
export function placeWorth(scene: Scene, unit: Unit, pos: Pos): number {
  const danger = isVehicle(unit) ? 0 : dangerAt(scene, pos);
  return goalWorth(scene, unit, pos) - danger * unitWorth(scene, unit);
}

function goalWorth(scene: Scene, unit: Unit, pos: Pos): number {
  const { war, seat, boarders, isLast } = scene;
  const isHome = pos.layer === `in:${seat}`;
  if (isVehicle(unit)) return supportWorth(scene, pos);
  if (isLast) return -STEP * stepsToCore(scene, pos);
  if (unit.design.endsWith('ENG')) return isHome ? guarding(scene, pos) : -FAR;
  if (isHome && boarders.length > 0)
    return (
      2 -
      STEP *
        nearest(
          pos,
          boarders.map(({ at }) => at),
        ) -
      STEP * stepsToCore(scene, unit.at)
    );
  if (hasSymbol(unit, 'uplink') && unit.at.layer === `in:${seat}`)
    return isHome ? -STEP * nearest(pos, layoutIn(war, seat)?.model.uplinks ?? []) : -FAR;
  if (factsOf(unit).command > 0) return -STEP * Math.max(3, stepsToCore(scene, pos));
  return -STEP * stepsToCore(scene, pos);
}

/** Beside boarders, else beside a core. */
function guarding({ war, seat, boarders }: Scene, pos: Pos): number {
  const cores = layoutIn(war, seat)?.model.cores ?? [];
  const goals = boarders.length > 0 ? boarders.map(({ at }) => at) : cores;
  return -STEP * Math.max(1, nearest(pos, goals));
}

/** In range of the hull of the enemy, and not before your own tank. */
function supportWorth({ war, other, seat }: Scene, pos: Pos): number {
  const enemy = tankIn(war, other);
  const own = tankIn(war, seat);
  if (enemy === null || own === null) return 0;
  const ahead = distance(pos, stepped(own.anchor, own.heading, 4)) <= 2 ? 0.5 : 0;
  return -0.2 * Math.max(0, distance(pos, enemy.anchor) - 7) - ahead;
}
