/** Steps inside a Superpanzer, from its hexes to the nearest of some others. */
import { localAt, localOf } from '../geometry/grid.ts';
import { DIRS, stepped } from '../geometry/hexes.ts';
import type { Layout } from '../geometry/layouts.ts';

/** Steps to the goals by local number; where there is no way nothing. */
export type Steps = ReadonlyMap<number, number>;

const known = new WeakMap<Layout, Map<string, Steps>>();

/** Over the floor, through units; solid components are avoided. */
export function stepsTo(layout: Layout, goals: readonly { readonly q: number; readonly r: number }[]): Steps {
  const starts = goals.map(({ q, r }) => localOf(q, r));
  const key = starts.join();
  const ofLayout = known.get(layout) ?? new Map<string, Steps>();
  known.set(layout, ofLayout);
  const steps = ofLayout.get(key) ?? spread(layout, starts);
  ofLayout.set(key, steps);
  return steps;
}

function spread(layout: Layout, starts: readonly number[]): Steps {
  const solid = layout.model.components.filter(({ inside }) => inside).map(({ q, r }) => localOf(q, r));
  const steps = new Map(starts.map((local) => [local, 0]));
  for (const [local, count] of steps)
    for (const dir of DIRS) {
      const { q, r } = stepped(localAt(local), dir);
      const to = localOf(q, r);
      const isFloor = layout.has(to) && !layout.isWall(to) && !solid.includes(to);
      if (isFloor && !steps.has(to)) steps.set(to, count + 1);
    }
  return steps;
}
