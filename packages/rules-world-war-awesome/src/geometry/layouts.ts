/** What a tank's layout says of each of its hexes, by local number (THE-RULES "Superpanzers"). */
import { type Door, type Hatch, layoutOf, type ModelFacts, type ModelId, type Mount } from '../catalogue/models.ts';
import type { Options } from '../options.ts';
import type { Hex } from '../state.ts';
import { localOf } from './grid.ts';

export type Layout = {
  readonly model: ModelFacts;
  /** Local numbers of its hexes. */
  readonly hexes: readonly number[];
  readonly has: (local: number) => boolean;
  /** WWA-041: turret column and bulkheads. */
  readonly isWall: (local: number) => boolean;
  readonly doorAt: (local: number) => Door | null;
  readonly hatchAt: (local: number) => Hatch | null;
  readonly mountAt: (local: number) => Mount | null;
  readonly isPort: (local: number) => boolean;
  /** WWA-013: floor without any printed feature. */
  readonly isBlank: (local: number) => boolean;
};

type At = { readonly q: number; readonly r: number };

function byLocal<Feature extends At>(features: readonly Feature[]): (local: number) => Feature | null {
  const found = new Map(features.map((feature) => [localOf(feature.q, feature.r), feature]));
  return (local) => found.get(local) ?? null;
}

const TURRET: Hex = { q: 0, r: 0 };

function made(model: ModelFacts): Layout {
  const hexes = model.rows.flatMap(([r, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => localOf(from + index, r)),
  );
  const all = new Set(hexes);
  const walls = new Set([TURRET, ...model.bulkheads].map(({ q, r }) => localOf(q, r)));
  const inner = model.components.filter(({ inside }) => inside);
  const features = [
    ...[model.cores, model.doors, model.hatches, model.mounts, model.ports, model.uplinks, inner].flat(),
    ...[TURRET, ...model.bulkheads],
  ].map(({ q, r }) => localOf(q, r));
  const ports = new Set(model.ports.map(({ q, r }) => localOf(q, r)));
  return {
    model,
    hexes,
    has: (local) => all.has(local),
    isWall: (local) => walls.has(local),
    doorAt: byLocal(model.doors),
    hatchAt: byLocal(model.hatches),
    mountAt: byLocal(model.mounts),
    isPort: (local) => ports.has(local),
    isBlank: (local) => all.has(local) && !features.includes(local),
  };
}

type Liberty = Options['liberty'];
const known: Record<Liberty, Partial<Record<ModelId, Layout>>> = { printed: {}, refit: {} };

export function layoutFor(model: ModelId, { liberty }: Pick<Options, 'liberty'>): Layout {
  const layouts = known[liberty];
  layouts[model] ??= made(layoutOf(model, liberty));
  return layouts[model];
}
