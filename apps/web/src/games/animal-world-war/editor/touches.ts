/** Applies a tap with a tool to a drawing. */
import { CONSTANTS, type TileId } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  areStanding,
  type Drawing,
  type DrawnTile,
  type DrawnUnit,
  type Empire,
  freshUnit,
  isCivilian,
  isGrenade,
  isVehicle,
  PLAIN,
} from './drawing.ts';

export type Tool =
  | { readonly kind: 'tile'; readonly card: TileId }
  | { readonly kind: 'erase' | 'wire' | 'nml' | 'damage' | 'repair' | 'mark' | 'grenade' }
  | { readonly kind: 'feature'; readonly feature: 'trench' | 'wreck' }
  | { readonly kind: 'zone' | 'deploys'; readonly empire: Empire }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'unit'; readonly unit: string };

const changed = (drawing: Drawing, key: string, part: Partial<DrawnTile>): Drawing => ({
  ...drawing,
  tiles: { ...drawing.tiles, [key]: { ...(drawing.tiles[key] ?? PLAIN), ...part } },
});

/** The hex is no longer part of the field, and nobody stands on it. */
function without(drawing: Drawing, key: string): Drawing {
  const { [key]: _gone, ...tiles } = drawing.tiles;
  return { ...drawing, tiles, units: drawing.units.filter(({ at }) => at !== key) };
}

/** Soldiers that are drawn are where the battle begins. */
function standing(drawing: Drawing, units: readonly DrawnUnit[]): Drawing {
  const soldiers = units.some(({ id }) => !isCivilian(id));
  const { moment } = drawing;
  if (soldiers === areStanding(moment)) return { ...drawing, units };
  return { ...drawing, units, moment: { ...moment, begins: soldiers ? 'turn' : 'selection' } };
}

function withUnit(drawing: Drawing, id: string, key: string): Drawing {
  const before = drawing.units.find((unit) => unit.id === id);
  const others = drawing.units.filter((unit) => unit.id !== id);
  // A second touch wounds a soldier or civilian, a third takes them away.
  if (before?.at === key) {
    const lies = !before.wounded && !isVehicle(id);
    return standing(drawing, lies ? [...others, fallen(before)] : others);
  }
  const crewless = others.filter((unit) => unit.id !== rival(id));
  const flattened = id.endsWith('.tank')
    ? changed(drawing, key, { nml: true, damage: 0, feature: null, featureDamage: 0, wire: false })
    : drawing;
  const moved = before === undefined ? freshUnit(id, key) : { ...before, at: key };
  return standing(flattened, [...crewless, moved]);
}

/** AWW-108, AWW-110: who is wounded holds nothing, and has taken more than they bear. */
export const fallen = (unit: DrawnUnit): DrawnUnit => ({
  ...unit,
  wounded: true,
  grenades: 0,
  tokens: [],
  damage: isCivilian(unit.id) ? 0 : Math.max(unit.damage, CONSTANTS.health + 1),
});

/** And who stands again has not. */
export const risen = (unit: DrawnUnit): DrawnUnit => ({ ...unit, wounded: false, damage: 0 });

/** A Tanker or Pilot is either on foot or in their vehicle. */
function rival(id: string): string {
  const [letter = '', what = ''] = id.split('.');
  const others: Readonly<Record<string, string>> = { tank: 'tanker', tanker: 'tank', plane: 'pilot', pilot: 'plane' };
  return `${letter}.${others[what] ?? ''}`;
}

/** AWW-080: damage goes to what stands on the tile first; No Man's Land takes none. */
function damaged(drawing: Drawing, key: string, tile: DrawnTile, more: 1 | -1): Drawing {
  if (tile.feature !== null) {
    const most = CONSTANTS[tile.feature].cap - 1;
    return changed(drawing, key, { featureDamage: Math.min(most, Math.max(0, tile.featureDamage + more)) });
  }
  return tile.nml ? drawing : changed(drawing, key, { damage: Math.max(0, tile.damage + more) });
}

/** A hex without a tile accepts only tiles. */
export function touched(drawing: Drawing, tool: Tool, key: string): Drawing {
  const tile = drawing.tiles[key];
  if (tool.kind === 'tile') return changed(drawing, key, { card: tool.card, nml: false, damage: 0 });
  if (tile === undefined) return drawing;
  switch (tool.kind) {
    case 'erase':
      return without(drawing, key);
    case 'wire':
      return changed(drawing, key, { wire: !tile.wire });
    case 'nml':
      return changed(drawing, key, { nml: !tile.nml, damage: 0 });
    case 'damage':
      return damaged(drawing, key, tile, 1);
    case 'repair':
      return damaged(drawing, key, tile, -1);
    case 'mark':
      return changed(drawing, key, { marked: !tile.marked });
    case 'feature':
      return changed(drawing, key, {
        feature: tile.feature === tool.feature ? null : tool.feature,
        featureDamage: 0,
      });
    case 'zone':
      return changed(drawing, key, { zone: tile.zone === tool.empire ? null : tool.empire });
    case 'deploys':
      return changed(drawing, key, { deploys: tile.deploys === tool.empire ? null : tool.empire });
    case 'grenade':
      return withGrenade(drawing, key, tile);
    case 'item':
      return withItem(drawing, tool.item, key, tile);
    case 'unit':
      return withUnit(drawing, tool.unit, key);
  }
}

/** The most grenades that a tile is drawn with. */
const MAX_LOOSE = 3;

/** One loose grenade more; after the most there are none. */
function withGrenade(drawing: Drawing, key: string, tile: DrawnTile): Drawing {
  const tokens = tile.items.filter((item) => !isGrenade(item));
  const here = tile.items.length - tokens.length;
  if (here >= MAX_LOOSE) return changed(drawing, key, { items: tokens });
  const used = Object.values(drawing.tiles).flatMap(({ items }) => items.filter(isGrenade));
  const numbers = used.map((item) => Number(item.slice(1)));
  return changed(drawing, key, { items: [...tile.items, `G${Math.max(0, ...numbers) + 1}`] });
}

/** Tokens are one of a kind; a touch where it lies takes it away. */
function withItem(drawing: Drawing, item: string, key: string, tile: DrawnTile): Drawing {
  const here = tile.items.includes(item);
  const cleared = withoutToken(drawing, item);
  return here ? cleared : changed(cleared, key, { items: [...(cleared.tiles[key]?.items ?? []), item] });
}

/** The token lies nowhere, and nobody holds it. */
export function withoutToken(drawing: Drawing, item: string): Drawing {
  const rest = (items: readonly string[]) => items.filter((id) => id !== item);
  const tiles = Object.entries(drawing.tiles).map(([at, tile]) => [at, { ...tile, items: rest(tile.items) }] as const);
  const units = drawing.units.map((unit) => ({ ...unit, tokens: rest(unit.tokens) }));
  return { ...drawing, tiles: Object.fromEntries(tiles), units };
}
