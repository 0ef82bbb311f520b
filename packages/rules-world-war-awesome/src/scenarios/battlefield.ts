/** The battlefield of a document: a listed map or a drawn one (THE-RULES "Battlefield maps"), and the list of what is wrong with it. */
import { COLUMNS, MAPS, type MapFacts, type MapId, ROWS, type Uplink } from '../catalogue/maps.ts';
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN_SIGNS } from '../catalogue/terrain.ts';
import { cellOf, groundOf, hexOfColumn, terrainAt } from '../geometry/grid.ts';
import type { Hex, War } from '../state.ts';
import { tankPlaces } from '../turn/placing.ts';
import { demand } from './demand.ts';
import type { ScenarioDocument } from './document.ts';

/** One thing that is wrong. `at`: the member of the document; `hex`: where on the battlefield; null: nowhere in particular. */
export type BattlefieldFault = {
  readonly rule: 'WWA-027' | 'WWA-028' | 'WWA-097';
  readonly at: string;
  readonly hex: Hex | null;
};

type Drawn = { readonly rows: readonly string[]; readonly uplinks: readonly Uplink[] };

/** WWA-027: 17 rows of 25 and 24 hexes, with known signs, uplinks on U. All that is wrong, from the north. */
export function battlefieldFaults({ rows, uplinks }: Drawn): readonly BattlefieldFault[] {
  if (rows.length !== ROWS) return [{ rule: 'WWA-027', at: 'rows', hex: null }];
  const wrong = rows.flatMap((line, row) => rowFaults(line, row));
  if (wrong.length > 0) return wrong;
  const ground = groundOf(rows);
  // THE-RULES "Battlefield maps": one hex links to one region
  const first = (q: number, r: number) => uplinks.findIndex((one) => one.q === q && one.r === r);
  return uplinks.flatMap(({ q, r }, index): readonly BattlefieldFault[] =>
    terrainAt(ground, cellOf(q, r)) === 'U' && first(q, r) === index
      ? []
      : [{ rule: 'WWA-097', at: `uplinks[${index}]`, hex: { q, r } }],
  );
}

function rowFaults(line: string, row: number): readonly BattlefieldFault[] {
  const at = `rows[${row}]`;
  if (line.length !== COLUMNS - (row % 2)) return [{ rule: 'WWA-027', at, hex: hexOfColumn(0, row) }];
  return [...line].flatMap((sign, column): readonly BattlefieldFault[] =>
    TERRAIN_SIGNS.some((one) => one === sign) ? [] : [{ rule: 'WWA-028', at, hex: hexOfColumn(column, row) }],
  );
}

export function battlefieldOf({ id, rows, uplinks }: ScenarioDocument): {
  readonly ground: string;
  readonly map: War['map'];
} {
  const listed: MapFacts | undefined = MAPS[id as MapId];
  const drawn = rows ?? listed?.rows ?? [];
  const links = uplinks ?? (rows === null ? (listed?.uplinks ?? []) : []);
  const [fault] = battlefieldFaults({ rows: drawn, uplinks: links });
  demand(fault === undefined, 'MAP_INVALID', fault?.rule ?? 'WWA-027', fault?.at ?? 'rows');
  return { ground: groundOf(drawn), map: { id, uplinks: links } };
}

/** WWA-002: each edge offers its Superpanzer a place. */
export function demandEdges(war: War): void {
  for (const seat of SEATS)
    demand(tankPlaces(war, seat, war.models[seat]).length > 0, 'MAP_INVALID', 'WWA-002', 'rows');
}
