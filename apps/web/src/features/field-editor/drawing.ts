/** A battlefield while somebody draws it: what is on each hex, who stands where, and what it is about. Pure. */
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import type { Condition, TileId } from '@fieldpost/rules-animal-world-war/catalogue';

export type Empire = 'HERB' | 'CARN';

export type DrawnTile = {
  readonly card: TileId;
  readonly nml: boolean;
  readonly damage: number;
  readonly feature: 'trench' | 'wreck' | null;
  readonly wire: boolean;
  readonly zone: Empire | null;
  /** Named by the objective: the pennant. */
  readonly marked: boolean;
  /** Tokens and loose grenades. */
  readonly items: readonly string[];
};

/** `damage` and `wounded` of soldiers; a tank or plane has its crew with it. */
export type DrawnUnit = { readonly id: string; readonly at: string; readonly wounded: boolean };

/** What wins: an objective of the cards (drawn, or one of them), or conditions of one's own. */
export type DrawnAims = {
  readonly brief: string;
  /** Conditions of which every one, or any one, has to be met; none: putting the enemy out of action. */
  readonly winA: DrawnGoal;
  readonly winB: DrawnGoal;
};
export type DrawnGoal = { readonly all: boolean; readonly parts: readonly Condition[] };

export type Drawing = {
  readonly title: string;
  readonly tiles: Readonly<Record<string, DrawnTile>>;
  readonly units: readonly DrawnUnit[];
  /** Round limit; AWW-002: 4 to 20. */
  readonly rounds: number;
  readonly squads: Readonly<Record<Empire, number>>;
  readonly objective: string;
  readonly aims: DrawnAims | null;
};

export type Tool =
  | { readonly kind: 'tile'; readonly card: TileId }
  | { readonly kind: 'erase' | 'wire' | 'nml' | 'damage' | 'mark' }
  | { readonly kind: 'feature'; readonly feature: 'trench' | 'wreck' }
  | { readonly kind: 'zone'; readonly empire: Empire }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'unit'; readonly unit: string };

export const PLAIN: DrawnTile = {
  card: 'field',
  nml: false,
  damage: 0,
  feature: null,
  wire: false,
  zone: null,
  marked: false,
  items: [],
};

const changed = (drawing: Drawing, key: string, part: Partial<DrawnTile>): Drawing => ({
  ...drawing,
  tiles: { ...drawing.tiles, [key]: { ...(drawing.tiles[key] ?? PLAIN), ...part } },
});

/** The hex is no longer part of the field, and nobody stands on it. */
function without(drawing: Drawing, key: string): Drawing {
  const { [key]: _gone, ...tiles } = drawing.tiles;
  return { ...drawing, tiles, units: drawing.units.filter(({ at }) => at !== key) };
}

function withUnit(drawing: Drawing, id: string, key: string): Drawing {
  const before = drawing.units.find((unit) => unit.id === id);
  const others = drawing.units.filter((unit) => unit.id !== id);
  // A second touch wounds a soldier or civilian, a third takes him away.
  if (before?.at === key) {
    const lies = !before.wounded && !/tank|plane/.test(id);
    return { ...drawing, units: lies ? [...others, { ...before, wounded: true }] : others };
  }
  const crewed = { ...drawing, units: others.filter((unit) => unit.id !== rival(id)) };
  const flattened = id.endsWith('.tank')
    ? changed(crewed, key, { nml: true, damage: 0, feature: null, wire: false })
    : crewed;
  return { ...flattened, units: [...flattened.units, { id, at: key, wounded: false }] };
}

/** A Tanker or Pilot is either on foot or in his vehicle. */
function rival(id: string): string {
  const [letter = '', what = ''] = id.split('.');
  const others: Readonly<Record<string, string>> = { tank: 'tanker', tanker: 'tank', plane: 'pilot', pilot: 'plane' };
  return `${letter}.${others[what] ?? ''}`;
}

/** What a touch with a tool makes of a drawing. Where there is no tile yet only tiles can be laid. */
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
      return tile.nml ? drawing : changed(drawing, key, { damage: tile.damage + 1 });
    case 'mark':
      return changed(drawing, key, { marked: !tile.marked });
    case 'feature':
      return changed(drawing, key, { feature: tile.feature === tool.feature ? null : tool.feature });
    case 'zone':
      return changed(drawing, key, { zone: tile.zone === tool.empire ? null : tool.empire });
    case 'item':
      return withItem(drawing, tool.item, key, tile);
    case 'unit':
      return withUnit(drawing, tool.unit, key);
  }
}

/** Tokens are one of a kind; a touch where it lies takes it away. */
function withItem(drawing: Drawing, item: string, key: string, tile: DrawnTile): Drawing {
  const here = tile.items.includes(item);
  const elsewhere = Object.fromEntries(
    Object.entries(drawing.tiles).map(([at, each]) => [at, { ...each, items: each.items.filter((id) => id !== item) }]),
  );
  const cleared = { ...drawing, tiles: elsewhere };
  return here ? cleared : changed(cleared, key, { items: [...(cleared.tiles[key]?.items ?? []), item] });
}

export const hexesOf = ({ tiles }: Pick<Drawing, 'tiles'>): readonly Hex[] =>
  Object.keys(tiles).flatMap((key) => [fromKey(key)].filter((at) => at !== null));

/** A first sheet: a small round field with a zone at either end. */
export function blankDrawing(): Drawing {
  const tiles: Record<string, DrawnTile> = {};
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++)
      if (Math.abs(q + r) <= 2) {
        const zone = r === 2 || q + r === 2 ? 'HERB' : r === -2 || q + r === -2 ? 'CARN' : null;
        tiles[keyOf([q, r])] = { ...PLAIN, zone };
      }
  return {
    ...{ title: 'My battlefield', tiles, units: [], rounds: 10, squads: { HERB: 4, CARN: 4 } },
    ...{ objective: 'drawn', aims: null },
  };
}
