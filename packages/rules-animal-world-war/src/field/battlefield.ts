/** The ground of one battle: which hexes there are, whose zones, how many rounds. It never changes; what lies on it does. */
import { byColumn, type Hex, height, keyOf, neighbours, same, within } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Contradiction } from '../catalogue/contradictions.ts';
import { EMPIRES, type Empire } from '../catalogue/empires.ts';
import { LAYOUTS, type LayoutId } from '../catalogue/layouts.ts';

export type Battlefield = {
  readonly layout: LayoutId | 'custom';
  /** By q, then r: the order in which tiles are dealt (AWW-003). */
  readonly hexes: readonly Hex[];
  /** Layout zones. */
  readonly zones: Readonly<Record<Empire, readonly Hex[]>>;
  /** The round limit of objectives (THE-RULES "Battlefields"). */
  readonly RL: number;
};

function laidOut(id: LayoutId): Battlefield {
  const { columns, heights, zones, RL } = LAYOUTS[id];
  const inside = ([q, r]: Hex) => Math.abs(q) <= columns && Math.abs(height([q, r])) <= heights;
  return { layout: id, hexes: within([0, 0], columns + heights).filter(inside), zones, RL };
}

/** THE-RULES "Battlefields": "A layout is the set |q| <= C and |h| <= H." */
export const STANDARD_FIELDS: Readonly<Record<LayoutId, Battlefield>> = {
  short: laidOut('short'),
  medium: laidOut('medium'),
  long: laidOut('long'),
};

/** Your own field (AWW-002), its hexes and zones put in order; `RL` null = 10. Ask `fieldFault` whether it may be played. */
export function customField(hexes: readonly Hex[], zones: Battlefield['zones'], RL: number | null): Battlefield {
  const sorted = { HERB: zones.HERB.toSorted(byColumn), CARN: zones.CARN.toSorted(byColumn) };
  return { layout: 'custom', hexes: hexes.toSorted(byColumn), zones: sorted, RL: RL ?? CONSTANTS.RL.custom };
}

/** AWW-002: "7 to 54 tiles, connected, each zone at least one tile"; zones on the field and disjoint; RL 4..20. Null: playable. */
export function fieldFault(field: Battlefield): Contradiction | null {
  const { hexes, zones, RL } = field;
  const { min, max } = CONSTANTS.customTiles;
  if (hexes.length < min || hexes.length > max) return 'FIELD_SIZE';
  const keys = new Set(hexes.map(keyOf));
  if (keys.size < hexes.length) return 'TILE_TWICE';
  if (reached(hexes[0] as Hex, keys).size < keys.size) return 'FIELD_APART';
  const bad = (zone: readonly Hex[]) => zone.length === 0 || zone.some((at) => !keys.has(keyOf(at)));
  if (EMPIRES.some((empire) => bad(zones[empire]))) return 'ZONE_ASTRAY';
  if (zones.HERB.some((at) => zones.CARN.some((other) => same(at, other)))) return 'ZONES_OVERLAP';
  return RL < CONSTANTS.customRL.min || RL > CONSTANTS.customRL.max ? 'ROUNDS_UNFIT' : null;
}

function reached(from: Hex, keys: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([keyOf(from)]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of neighbours(at)) {
      const key = keyOf(next);
      if (!keys.has(key) || found.has(key)) continue;
      found.add(key);
      open.push(next);
    }
  return found;
}
