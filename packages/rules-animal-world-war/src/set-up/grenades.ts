import type { SetUpOp } from '../catalogue/conditions.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import { type Empire, enemyOf } from '../catalogue/empires.ts';

/** Grenades that a soldier starts with by the objective (AWW-013, O16). */
export function startingGrenades(ops: readonly SetUpOp[], empire: Empire, roleA: Empire): number {
  const own = (op: SetUpOp) => op.op === 'grenades' && (op.role === 'A' ? roleA : enemyOf(roleA)) === empire;
  return Math.max(CONSTANTS.grenades, ...ops.map((op) => (op.op === 'grenades' && own(op) ? op.n : 0)));
}
