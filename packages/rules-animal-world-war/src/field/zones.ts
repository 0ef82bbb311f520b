/** Deployment zones that are too small grow (AWW-014). */
import { type Hex, keyOf } from '@fieldpost/hex';
import { type Empire, enemyOf } from '../catalogue/empires.ts';
import type { Battlefield } from './battlefield.ts';

type Zones = Readonly<Record<Empire, readonly Hex[]>>;

/**
 * AWW-014: "If the zone cannot hold the squad it grows by the next tile of each column until it can". Both Empires in turn, so
 * that grown zones stay disjoint. `holds` says whether a zone is large enough. Null: no field is left to grow into.
 */
export function grownZones(
  field: Battlefield,
  zones: Zones,
  holds: (empire: Empire, zone: readonly Hex[]) => boolean,
): Zones | null {
  let grown = zones;
  for (;;) {
    const small = (['HERB', 'CARN'] as const).filter((empire) => !holds(empire, grown[empire]));
    if (small.length === 0) return grown;
    const before = grown;
    for (const empire of small) {
      const taken = new Set(grown[enemyOf(empire)].map(keyOf));
      grown = { ...grown, [empire]: [...grown[empire], ...nextTiles(field, empire, grown[empire], taken)] };
    }
    if (small.every((empire) => grown[empire].length === before[empire].length)) return null;
  }
}

/** For each column of the zone the nearest tile that is not in it; of two as near the one towards the enemy. */
function nextTiles(
  field: Battlefield,
  empire: Empire,
  zone: readonly Hex[],
  taken: ReadonlySet<string>,
): readonly Hex[] {
  const inside = new Set(zone.map(keyOf));
  return [...new Set(zone.map(([q]) => q))].flatMap((column) => {
    const rows = zone.filter(([q]) => q === column).map(([, r]) => r);
    const free = field.hexes.filter((at) => at[0] === column && !inside.has(keyOf(at)) && !taken.has(keyOf(at)));
    const near = ([, r]: Hex) => Math.min(...rows.map((row) => Math.abs(row - r)));
    const ahead = ([, r]: Hex) => (empire === 'HERB' ? r : -r);
    return free.toSorted((one, other) => near(one) - near(other) || ahead(one) - ahead(other)).slice(0, 1);
  });
}
