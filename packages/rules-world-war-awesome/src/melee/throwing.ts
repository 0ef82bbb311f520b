/** Thrown units (WWA-088, WWA-140, WWA-141). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { hexAt, placeOf, posAt, tankOf } from '../geometry/grid.ts';
import { DIRS, directionAlong, distance, minus, sameHex, stepped, turned } from '../geometry/hexes.ts';
import { stepsFrom } from '../moving/steps.ts';
import { isStandable, projected, unitAt, unitOf } from '../state/board.ts';
import type { Decision, Dir, Pos, Unit, War } from '../state.ts';

/** World direction of a direction named for a unit (WWA-030). */
function worldDirOf(war: War, { layer }: Pos, dir: number): Dir {
  const seat = tankOf(layer);
  return turned(dir, seat === null ? 0 : (war.tanks[seat]?.heading ?? 0));
}

/** The other way round. */
function localDirOf(war: War, { layer }: Pos, dir: number): Dir {
  const seat = tankOf(layer);
  return turned(dir, seat === null ? 0 : -(war.tanks[seat]?.heading ?? 0));
}

/**
 * WWA-088: two hexes in a straight line, each "a legal walking step for it"; it may pass over units, and where it cannot end on a free
 * hex it stops on the last free one before. Off a roof it lands on the ground.
 */
export function throwEnd(war: War, { at }: Unit, dir: number): Pos {
  const world = worldDirOf(war, at, dir);
  let place = placeOf(at);
  let end = place;
  for (let step = 1; step <= CONSTANTS.throwSteps; step++) {
    const hex = stepped(projected(war, at), world, step);
    const next = stepsFrom(war, place, false, 'live').find(({ to }) => sameHex(projected(war, posAt(to)), hex));
    if (next === undefined || !isStandable(war, next.to, false)) break;
    place = next.to;
    if (unitAt(war, place) === null) end = place;
  }
  return posAt(end);
}

/** WWA-140: "all six directions are listed, also those that move 0 hexes". */
export function decisionOn(war: War, thrown: Unit, other: Unit): Decision {
  const legal = DIRS.map((dir) => ({ dir, end: throwEnd(war, thrown, dir) }));
  return { unit: thrown.id, away: other.id, chooser: other.owner, legal };
}

export type FixedPolicy = 'awayFromMe' | 'awayFromMyTank' | 'intoCorner';

/** WWA-141: what a policy answers. */
export function throwBy(war: War, { unit: id, away, chooser, legal }: Decision, policy: FixedPolicy): Dir {
  const thrown = unitOf(war, id);
  if (thrown === null) return 0;
  const here = projected(war, thrown.at);
  if (policy === 'intoCorner') {
    const far = legal.map(({ end }) => distance(here, projected(war, end)));
    return legal[far.indexOf(Math.min(...far))]?.dir ?? 0;
  }
  const mine = unitOf(war, away);
  const tank = war.tanks[chooser];
  const from = policy === 'awayFromMe' ? mine && projected(war, mine.at) : (tank?.anchor ?? null);
  return localDirOf(war, thrown.at, directionAlong(minus(here, from ?? hexAt(0))));
}
