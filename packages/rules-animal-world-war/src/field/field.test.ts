/** Battlefields (THE-RULES "Battlefields", AWW-002), their edges and flight lines (AWW-160). */
import { type Hex, height, keyOf, turned } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS, LAYOUTS } from '../catalogue/layouts.ts';
import { customField, fieldFault, STANDARD_FIELDS } from './battlefield.ts';
import { behind, fieldNeighbours, flightLine, geometryOf, isEdge, onField } from './geometry.ts';
import { grownZones } from './zones.ts';

/** The columns as THE-RULES.md prints them. */
const COLUMNS = {
  short: '-2: -1..3; -1: -1..2; 0: -2..2; 1: -2..1; 2: -3..1',
  medium: '-2: -2..4; -1: -2..3; 0: -3..3; 1: -3..2; 2: -4..2',
  long: '-3: -1..4; -2: -2..4; -1: -2..3; 0: -3..3; 1: -3..2; 2: -4..2; 3: -4..1',
} as const;
const TILES = { short: 23, medium: 33, long: 45 } as const;

function printedColumns(hexes: readonly Hex[]): string {
  const columns = [...new Set(hexes.map(([q]) => q))];
  return columns
    .map((q) => {
      const rows = hexes.filter((at) => at[0] === q).map(([, r]) => r);
      return `${q}: ${Math.min(...rows)}..${Math.max(...rows)}`;
    })
    .join('; ');
}

describe.each(LAYOUT_IDS)('battlefield %s', (id) => {
  const field = STANDARD_FIELDS[id];

  test('AWW-002, AWW-003: its tiles, sorted by q, then r', () => {
    expect(field.hexes).toHaveLength(TILES[id]);
    expect(printedColumns(field.hexes)).toBe(COLUMNS[id]);
    expect(fieldFault(field)).toBeNull();
  });

  test('zones are the southern and northern ends of all columns, and swap when turned by 180 degrees', () => {
    const south = field.hexes.filter((at) => !onField(field, [at[0], at[1] + 1]));
    expect(field.zones.HERB).toEqual(south);
    expect(new Set(field.zones.HERB.map(turned).map(keyOf))).toEqual(new Set(field.zones.CARN.map(keyOf)));
    expect(field.zones.HERB.every((at) => height(at) > 0)).toBe(true);
    expect(LAYOUTS[id].zones).toEqual(field.zones);
  });

  test('AWW-016: planes wait just behind the zones', () => {
    for (const at of field.zones.HERB) expect(behind(field, 'HERB', at)).toEqual([at[0], at[1] + 1]);
    for (const at of field.zones.CARN) expect(behind(field, 'CARN', at)).toEqual([at[0], at[1] - 1]);
  });

  test('edge tiles have fewer than six neighbours', () => {
    const { edges } = geometryOf(field);
    expect(edges).toEqual(field.hexes.filter((at) => fieldNeighbours(field, at).length < 6));
    expect(isEdge(field, [0, 0])).toBe(false);
    expect(isEdge(field, [9, 9])).toBe(false);
  });
});

describe('AWW-160 flight lines', () => {
  test('as many as printed: N-S, and on each oblique axis, both ways', () => {
    const counted = LAYOUT_IDS.map((id) =>
      [0, 1, 2, 3, 4, 5].map((dir) => geometryOf(STANDARD_FIELDS[id]).lines.filter((line) => line.dir === dir).length),
    );
    expect(counted).toEqual([
      [5, 5, 5, 5, 5, 5],
      [5, 7, 7, 5, 7, 7],
      [7, 9, 9, 7, 9, 9],
    ]);
  });

  test('entry and exit lie off the field, and every line can be flown back', () => {
    const geometry = geometryOf(STANDARD_FIELDS.long);
    for (const { dir, tiles, entry, exit } of geometry.lines) {
      expect([geometry.indexOf(entry), geometry.indexOf(exit)]).toEqual([-1, -1]);
      const back = geometry.lines.find(
        (line) => line.dir === (dir + 3) % 6 && keyOf(line.tiles[0] as Hex) === keyOf(tiles.at(-1) as Hex),
      );
      expect(back?.tiles.toReversed()).toEqual(tiles);
    }
  });

  test('are found by direction and first tile; a corner alone is none', () => {
    const geometry = geometryOf(STANDARD_FIELDS.short);
    expect(flightLine(geometry, { dir: 0, first: [0, 2] })?.tiles).toHaveLength(5);
    expect(flightLine(geometry, { dir: 0, first: [0, 1] })).toBeNull();
    expect(flightLine(geometry, { dir: 1, first: [-2, -1] })).toBeNull();
  });

  test('on a custom field a row ends at the first gap', () => {
    const row: readonly Hex[] = [-3, -2, -1, 1, 2, 3, 4].map((r) => [0, r]);
    const { lines } = geometryOf(customField(row, { HERB: [[0, 4]], CARN: [[0, -3]] }, null));
    expect(lines.filter(({ dir }) => dir === 0).map(({ tiles }) => tiles.length)).toEqual([3, 4]);
  });
});

describe('AWW-002 custom fields', () => {
  const ring: readonly Hex[] = [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  const zones = { HERB: [[0, 1]], CARN: [[0, -1]] } as const;
  const many = STANDARD_FIELDS.long.hexes;
  const rows: readonly (readonly [string, ReturnType<typeof customField>, ReturnType<typeof fieldFault>])[] = [
    ['seven tiles in a ring', customField(ring, zones, null), null],
    ['six tiles', customField(ring.slice(0, 6), zones, null), 'FIELD_SIZE'],
    [
      '55 tiles',
      customField([...many, ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((r): Hex => [0, r])], zones, null),
      'FIELD_SIZE',
    ],
    ['a tile twice', customField([...ring, [0, 0]], zones, null), 'TILE_TWICE'],
    ['an island', customField([...ring, [5, 5]], zones, null), 'FIELD_APART'],
    ['no zone', customField(ring, { ...zones, CARN: [] }, null), 'ZONE_ASTRAY'],
    ['a zone off the field', customField(ring, { ...zones, CARN: [[0, -2]] }, null), 'ZONE_ASTRAY'],
    ['zones that overlap', customField(ring, { ...zones, CARN: [[0, 1]] }, null), 'ZONES_OVERLAP'],
    ['a round limit of 3', customField(ring, zones, 3), 'ROUNDS_UNFIT'],
    ['a round limit of 20', customField(ring, zones, 20), null],
  ];
  test.each(rows)('%s', (_what, field, fault) => {
    expect(fieldFault(field)).toBe(fault);
  });

  test('RL is 10 where none is given', () => {
    expect(customField(ring, zones, null).RL).toBe(10);
  });

  test('AWW-014: a zone grows by the next tile of each column until it holds the squad, and stays apart from the other', () => {
    const field = STANDARD_FIELDS.short;
    const grown = grownZones(field, field.zones, (empire, zone) => zone.length >= (empire === 'HERB' ? 6 : 5));
    expect(grown?.HERB).toHaveLength(10);
    expect(grown?.HERB.slice(5).map(keyOf)).toEqual(['-2,2', '-1,1', '0,1', '1,0', '2,0']);
    expect(grown?.CARN).toEqual(field.zones.CARN);
    const all = grownZones(field, field.zones, (_empire, zone) => zone.length >= 10);
    expect(new Set([...(all?.HERB ?? []), ...(all?.CARN ?? [])].map(keyOf)).size).toBe(20);
    expect(grownZones(field, field.zones, () => false)).toBeNull();
  });
});
