/** The battlefield of a document: a listed map or a drawn one (D.7). */
import { COLUMNS, MAPS, type MapFacts, type MapId, ROWS } from '../catalogue/maps.ts';
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN_SIGNS } from '../catalogue/terrain.ts';
import { cellOf, groundOf, terrainAt } from '../geometry/grid.ts';
import type { War } from '../state.ts';
import { tankPlaces } from '../turn/placing.ts';
import { demand } from './demand.ts';
import type { ScenarioDocument } from './document.ts';

/** WWA-027: 17 rows of 25 and 24 hexes, with known signs, uplinks on U. */
export function battlefieldOf({ id, rows, uplinks }: ScenarioDocument): {
  readonly ground: string;
  readonly map: War['map'];
} {
  const listed: MapFacts | undefined = MAPS[id as MapId];
  const drawn = rows ?? listed?.rows ?? [];
  demand(drawn.length === ROWS, 'MAP_INVALID', 'WWA-027', 'rows');
  for (const [row, line] of drawn.entries()) {
    demand(line.length === COLUMNS - (row % 2), 'MAP_INVALID', 'WWA-027', `rows[${row}]`);
    demand(
      [...line].every((sign) => TERRAIN_SIGNS.some((one) => one === sign)),
      'MAP_INVALID',
      'WWA-028',
      `rows[${row}]`,
    );
  }
  const ground = groundOf(drawn);
  const links = uplinks ?? (rows === null ? (listed?.uplinks ?? []) : []);
  for (const [nth, { q, r }] of links.entries())
    demand(terrainAt(ground, cellOf(q, r)) === 'U', 'MAP_INVALID', 'WWA-097', `uplinks[${nth}]`);
  return { ground, map: { id, uplinks: links } };
}

/** WWA-002: each edge offers its Superpanzer a place. */
export function demandEdges(war: War): void {
  for (const seat of SEATS)
    demand(tankPlaces(war, seat, war.models[seat]).length > 0, 'MAP_INVALID', 'WWA-002', 'rows');
}
