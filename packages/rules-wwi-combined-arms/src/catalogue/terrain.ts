/** Terrain (CA-060) and the printed layouts (THE-RULES "Terrain layouts"). Public data: safe for a browser. */

export const TERRAIN_KINDS = ['open', 'trench', 'bunker', 'noMansLand'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** Letter of a layout code, bonus to the Defense of a unit there, and name. */
export const TERRAIN: Readonly<Record<TerrainKind, { letter: string; defense: number; name: string }>> = {
  open: { letter: '.', defense: 0, name: 'Open ground' },
  trench: { letter: 't', defense: 1, name: 'Trench' },
  bunker: { letter: 'b', defense: 2, name: 'Bunker' },
  noMansLand: { letter: 'n', defense: -1, name: "No-Man's-Land" },
};

export type TerrainLayout = {
  readonly title: string;
  /** Length of a side in squares: 8, or 12 for the campaign. */
  readonly size: 8 | 12;
  /** Rows from the top (the highest number first), as printed. */
  readonly rows: readonly string[];
  /** What simple play with mirrored armies showed; the lobby says it beside the layout. */
  readonly balance: string;
};

export const LAYOUT_IDS = ['open', 'classic', 'salient', 'shellholes', 'front'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

/** The rows of a board or army as printed, from the top. */
export function printed(block: string): readonly string[] {
  return block.trim().split(/\s+/);
}

export const LAYOUTS: Readonly<Record<LayoutId, TerrainLayout>> = {
  open: {
    title: 'Open field',
    size: 8,
    balance: 'Favours the player who moves first (68 to 88 %).',
    rows: Array.from({ length: 8 }, () => '........'),
  },
  classic: {
    title: 'Classic trenches',
    size: 8,
    balance: 'Favours the player who moves second (76 to 82 %).',
    rows: printed(`
      ...bb...
      ........
      tt.tt.tt
      nnnnnnnn
      nnnnnnnn
      tt.tt.tt
      ........
      ...bb...`),
  },
  salient: {
    title: 'Salient',
    size: 8,
    balance: 'Favours neither (53 to 56 %): the layout of ladders and leagues.',
    rows: printed(`
      .b....b.
      ..tttt..
      tt....tt
      n.nnnn.n
      n.nnnn.n
      tt....tt
      ..tttt..
      .b....b.`),
  },
  shellholes: {
    title: 'Shell holes',
    size: 8,
    balance: 'Not measured.',
    rows: printed(`
      ........
      .b......
      t.tn.t.t
      n.n.nn.n
      n.nn.n.n
      t.t.nt.t
      ......b.
      ........`),
  },
  front: {
    title: 'The front',
    size: 12,
    balance: 'The layout of the campaign; not measured.',
    rows: printed(`
      ...b....b...
      ............
      .tt.tttt.tt.
      ............
      tt.bt..tb.tt
      nnnnnnnnnnnn
      nnnnnnnnnnnn
      tt.bt..tb.tt
      ............
      .tt.tttt.tt.
      ............
      ...b....b...`),
  },
};

export function isLayoutId(text: string): text is LayoutId {
  return (LAYOUT_IDS as readonly string[]).includes(text);
}

/** Rows from the top of a layout id or of a custom code (rows joined with `/`). Does not judge the code. */
export function layoutRows(terrain: string): readonly string[] {
  return isLayoutId(terrain) ? LAYOUTS[terrain].rows : terrain.split('/');
}

/** The kind of ground on a square, for instance "e4"; squares outside the layout are open. */
export function terrainAt(terrain: string, square: string): TerrainKind {
  const rows = layoutRows(terrain);
  const letter = rows[rows.length - Number(square.slice(1))]?.[square.charCodeAt(0) - 97];
  return TERRAIN_KINDS.find((kind) => TERRAIN[kind].letter === letter) ?? 'open';
}
