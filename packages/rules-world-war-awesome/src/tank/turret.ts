/** Where a turret points, and how far it has to turn (WWA-110, WWA-111). */
import { layoutOf } from '../catalogue/models.ts';
import { bearings, minus, turned } from '../geometry/hexes.ts';
import type { Dir, Hex, Tank } from '../state.ts';

export type Turn = { readonly steps: number; readonly facing: Dir };

const SIGNED: readonly number[] = [0, 1, 2, 3, -2, -1];

/** Steps of 60 degrees, clockwise positive: "on a tie ... the one needing the smaller turn is used (then the clockwise one)". */
export function turnTo({ anchor, heading, turret }: Pick<Tank, 'anchor' | 'heading' | 'turret'>, aim: Hex): Turn {
  const turns = bearings(minus(aim, anchor)).map((dir): Turn => {
    const facing = turned(dir, -heading);
    return { facing, steps: SIGNED[turned(facing, -turret)] ?? 0 };
  });
  const [best = { steps: 0, facing: turret }] = turns.toSorted(
    (one, other) => Math.abs(one.steps) - Math.abs(other.steps) || other.steps - one.steps,
  );
  return best;
}

export function turretSpeed({ model }: Pick<Tank, 'model'>): number {
  return layoutOf(model, 'printed').turret;
}

/** WWA-115: "it turns toward the aim hex after movement, as far as its speed allows". */
export function turnedToward(tank: Tank, aim: Hex): Dir {
  const { steps, facing } = turnTo(tank, aim);
  const speed = turretSpeed(tank);
  return Math.abs(steps) <= speed ? facing : turned(tank.turret, Math.sign(steps) * speed);
}
