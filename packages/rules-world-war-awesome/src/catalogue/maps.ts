/** THE-RULES "Battlefield maps": battlefields. Odd rows have a column less and lie half a hex to the right (WWA-027). Public data. */

export type Uplink = { readonly q: number; readonly r: number; readonly region: string };
export type MapFacts = {
  readonly title: string;
  readonly rows: readonly string[];
  readonly uplinks: readonly Uplink[];
};

export const COLUMNS = 25;
export const ROWS = 17;

export const MAPS = {
  'MAP-1': {
    title: 'Crossroads Plain',
    rows: [
      '.............ww..tt......',
      '........ww...w...t......',
      '........ww.....ww........',
      '........w...r..wr.......',
      '..........##r............',
      '..........#U............',
      '......l...........l......',
      '..........l..l..........',
      '..........l.r.l..........',
      '..........l..l..........',
      '......l...........l......',
      '............U#..........',
      '............r##..........',
      '.......rw..r...w........',
      '........ww.....ww........',
      '......t...w...ww........',
      '......tt..ww.............',
    ],
    uplinks: [
      { q: 9, r: 5, region: 'F6' },
      { q: 7, r: 11, region: 'F7' },
    ],
  },
  'MAP-2': {
    title: 'Canal Zone',
    rows: [
      '............ww...........',
      '.........#U#lUl.........',
      '.........lll.lll.........',
      '.......w................',
      '......ww........ww.......',
      '.............r.w........',
      '.........l.r..r..........',
      '.........l.tt...........',
      '.......rl...t...lr.......',
      '...........tt.l.........',
      '..........r..r.l.........',
      '........w.r.............',
      '.......ww........ww......',
      '................w.......',
      '.........lll.lll.........',
      '.........lUl#U#.........',
      '...........ww............',
    ],
    uplinks: [
      { q: 10, r: 1, region: 'F3' },
      { q: 13, r: 1, region: 'F6' },
      { q: 3, r: 15, region: 'F7' },
      { q: 6, r: 15, region: 'F10' },
    ],
  },
  'MAP-3': {
    title: 'Taiga Junction',
    rows: [
      '.......w.................',
      '......ww....wlll........',
      '.............r..H........',
      '.........##...rU#.......',
      '.........#UH...##........',
      '.........l..............',
      '............r.....t......',
      '.......w...ll...........',
      '.......ww...r...ww.......',
      '...........ll...w.......',
      '......t.....r............',
      '..............l.........',
      '........##...HU#.........',
      '.......#Ur...##.........',
      '........H..r.............',
      '........lllw....ww......',
      '.................w.......',
    ],
    uplinks: [
      { q: 8, r: 4, region: 'F6' },
      { q: 14, r: 3, region: 'F8' },
      { q: 8, r: 12, region: 'F7' },
      { q: 2, r: 13, region: 'F5' },
    ],
  },
  YARD: {
    title: 'Yard',
    rows: Array.from({ length: ROWS }, (_, row) => '.'.repeat(COLUMNS - (row % 2))),
    uplinks: [],
  },
} as const satisfies Readonly<Record<string, MapFacts>>;

export type MapId = keyof typeof MAPS;
export const MAP_IDS = Object.keys(MAPS) as readonly MapId[];
