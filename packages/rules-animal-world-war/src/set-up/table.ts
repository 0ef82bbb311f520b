/** The table while a field is laid out: tiles, the spare stack, civilians and tokens (AWW-003, AWW-005, AWW-006). */
import type { Chance } from '@fieldpost/engine';
import { type Hex, keyOf } from '@fieldpost/hex';
import { TILE_IDS, TILES, type TileId } from '../catalogue/tiles.ts';
import type { Battlefield } from '../field/battlefield.ts';
import { geometryOf } from '../field/geometry.ts';
import { cannotCross } from '../rules/ground.ts';
import type { Item, ItemId, Tile, Unit, UnitId } from '../state.ts';

export type Table = {
  readonly field: Battlefield;
  readonly chance: Chance;
  readonly tiles: Tile[];
  /** Cards left of the deck, in no order: what is drawn from it is drawn when it is needed. */
  readonly spare: Record<TileId, number>;
  /** Cards put back under the stack, the first one nearest to the top. */
  readonly bottom: TileId[];
  /** Keys of the tiles that ops have placed or left in place. */
  readonly settled: Set<string>;
  readonly units: Record<UnitId, Unit>;
  readonly items: Record<ItemId, Item>;
};

/** AWW-003: "Tiles are dealt from the shuffled 54-card deck into the layout's coordinates sorted by q, then r." `laid`: drawn in advance. */
export function layTable(field: Battlefield, laid: readonly Tile[], chance: Chance): Table {
  const given = new Map(laid.map((tile) => [keyOf(tile.at), tile]));
  const spare = Object.fromEntries(TILE_IDS.map((id) => [id, TILES[id].count])) as Record<TileId, number>;
  for (const { card } of laid) spare[card] = Math.max(0, spare[card] - 1);
  const tiles = field.hexes.map((at) => given.get(keyOf(at)) ?? printed(at, drawCard(spare, chance, at)));
  return { field, chance, tiles, spare, bottom: [], settled: new Set(), units: {}, items: {} };
}

function drawCard(spare: Record<TileId, number>, chance: Chance, at: Hex): TileId {
  const card = chance.take(spare, `tile ${keyOf(at)}`);
  spare[card] -= 1;
  return card;
}

/** "All start printed side up." */
export function printed(at: Hex, card: TileId): Tile {
  return { at, card, nml: false, damage: 0, feature: null, wire: false };
}

function placeOf({ field }: Table, at: Hex): number {
  return geometryOf(field).indexOf(at);
}

export function tileOn(table: Table, at: Hex): Tile {
  return table.tiles[placeOf(table, at)] as Tile;
}

export function changeTile(table: Table, at: Hex, changes: Partial<Tile>): void {
  const place = placeOf(table, at);
  table.tiles[place] = { ...(table.tiles[place] as Tile), ...changes };
}

/** Another card on a tile, printed side up. */
function turnUp(table: Table, at: Hex, card: TileId): void {
  changeTile(table, at, { card, nml: false, damage: 0 });
}

function swap(table: Table, one: Hex, other: Hex): void {
  const { card, nml, damage } = tileOn(table, one);
  const there = tileOn(table, other);
  changeTile(table, one, { card: there.card, nml: there.nml, damage: there.damage });
  changeTile(table, other, { card, nml, damage });
}

/**
 * AWW-005: "one that already lies at the named place stays; else the first on the field by q, then r, that no op of this objective
 * has placed or left in place; else the spare stack"; the removed tile goes under the stack.
 */
export function putTile(table: Table, card: TileId, at: Hex): void {
  const here = tileOn(table, at);
  if (here.card !== card) {
    const elsewhere = table.tiles.find((tile) => tile.card === card && !table.settled.has(keyOf(tile.at)));
    if (elsewhere !== undefined) swap(table, at, elsewhere.at);
    else takeSpare(table, card, here.card);
  }
  turnUp(table, at, card);
  table.settled.add(keyOf(at));
}

/** The named card leaves the stack, and another goes under it. */
function takeSpare({ spare, bottom }: Table, card: TileId, removed: TileId): void {
  const below = bottom.indexOf(card);
  if (spare[card] > 0) spare[card] -= 1;
  else if (below >= 0) bottom.splice(below, 1);
  bottom.push(removed);
}

/**
 * AWW-006: a Cannot Cross tile "is exchanged for the top spare tile, repeatedly until it can be entered. If no spare tile can be
 * entered it swaps with the first enterable field tile (by q, then r) that no op names." `named`: keys of the tiles that ops name.
 */
export function makeEnterable(table: Table, at: Hex, named: ReadonlySet<string>): void {
  if (!cannotCross(tileOn(table, at))) return;
  const enterable = (card: TileId) => !TILES[card].cannotCross;
  const helps = TILE_IDS.some((id) => table.spare[id] > 0 && enterable(id)) || table.bottom.some(enterable);
  if (helps) {
    while (cannotCross(tileOn(table, at))) exchange(table, at);
    return;
  }
  const other = table.tiles.find((tile) => !cannotCross(tile) && !named.has(keyOf(tile.at)));
  if (other !== undefined) swap(table, at, other.at);
}

function exchange(table: Table, at: Hex): void {
  const { spare, bottom, chance } = table;
  const left = TILE_IDS.some((id) => spare[id] > 0);
  const card = left ? drawCard(spare, chance, at) : (bottom.shift() as TileId);
  bottom.push(tileOn(table, at).card);
  turnUp(table, at, card);
}
