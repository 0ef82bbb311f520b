/** What an objective does to the field (AWW-005, AWW-006): `put` in the order listed, then civilians, tokens, trenches, wire. */
import { type Hex, height, keyOf } from '@fieldpost/hex';
import type { Place, SetUpOp, ZoneName } from '../catalogue/conditions.ts';
import type { Empire } from '../catalogue/empires.ts';
import type { TileId } from '../catalogue/tiles.ts';
import type { Battlefield } from '../field/battlefield.ts';
import { namedZone } from '../objectives/roles.ts';
import { cannotCross } from '../rules/ground.ts';
import { changeTile, makeEnterable, putTile, type Table, tileOn } from './table.ts';

const ORDER: readonly SetUpOp['op'][] = ['put', 'civilian', 'token', 'mark', 'trench', 'wireBelt', 'grenades'];

/** The ops of an objective that is turned as its role A sits. */
export function runOps(table: Table, ops: readonly SetUpOp[], roleA: Empire): void {
  const named = new Set(ops.flatMap((op) => hexesOf(op, table.field, roleA)).map(keyOf));
  for (const kind of ORDER) for (const op of ops) if (op.op === kind) runOp(table, op, roleA, named);
}

function runOp(table: Table, op: SetUpOp, roleA: Empire, named: ReadonlySet<string>): void {
  const hexes = hexesOf(op, table.field, roleA);
  if (op.op === 'put') putTile(table, op.tile as TileId, op.at);
  if (op.op === 'civilian' || op.op === 'token' || op.op === 'mark')
    for (const at of hexes) makeEnterable(table, at, named);
  for (const at of hexes) placeOn(table, op, at);
}

function placeOn(table: Table, op: SetUpOp, at: Hex): void {
  const { units, items } = table;
  if (op.op === 'civilian') units[op.id] = { id: op.id, kind: 'civilian', at, state: op.state };
  if (op.op === 'token') items[op.id] = { id: op.id, kind: 'objective', at, holder: null };
  if (op.op === 'wireBelt') changeTile(table, at, { wire: true });
  if (op.op === 'trench') dig(table, at);
}

/** "`trench` ops skip Cannot Cross tiles, `wireBelt` does not." D-14: at most one feature. */
function dig(table: Table, at: Hex): void {
  const tile = tileOn(table, at);
  if (cannotCross(tile) || tile.feature !== null) return;
  changeTile(table, at, { feature: { kind: 'trench', damage: 0 } });
}

/** The tiles that an op names. A place that the field does not have counts as none. */
export function hexesOf(op: SetUpOp, field: Battlefield, roleA: Empire): readonly Hex[] {
  switch (op.op) {
    case 'put':
      return [op.at];
    case 'civilian':
    case 'token':
      return placesOf(op.at, field, roleA);
    case 'mark':
    case 'trench':
      return op.at;
    case 'wireBelt':
      return beltOf(field, roleA);
    case 'grenades':
      return [];
  }
}

function placesOf(place: Place, field: Battlefield, roleA: Empire): readonly Hex[] {
  if (!('zone' in place)) return [place];
  const tile = zoneTile(field, roleA, place.zone, place.column);
  return tile === null ? [] : [tile];
}

/** The zone tile of a column; of several the first by r. */
export function zoneTile(field: Battlefield, roleA: Empire, zone: ZoneName, column: number): Hex | null {
  return namedZone({ field, roleA }, zone).find(([q]) => q === column) ?? null;
}

/** O16: "wire on every tile with h = 0 (even q) or h = -0.5 (odd q)", as role A at the south sees it. */
function beltOf({ hexes }: Battlefield, roleA: Empire): readonly Hex[] {
  const odd = roleA === 'HERB' ? -0.5 : 0.5;
  return hexes.filter((at) => height(at) === (at[0] % 2 === 0 ? 0 : odd));
}
