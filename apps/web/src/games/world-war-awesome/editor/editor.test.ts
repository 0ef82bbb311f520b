/** What touches make of a drawing, what is written of it, and what the check list says and where. */
import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { MAP_IDS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Hex, Pos } from '@fieldpost/rules-world-war-awesome/table';
import { describe, expect, test } from 'vitest';
import { checked } from './check.ts';
import { documentOf, drawingOf } from './document.ts';
import { type Drawing, drawingOfMap } from './drawing.ts';
import { sketchOf } from './sketch.ts';
import { signAt, type Tool, touched } from './touches.ts';

const YARD = drawingOfMap('Yard', 'YARD');
const lone = (drawing: Drawing): Drawing => ({ ...drawing, mirrored: false });
const ground = (q: number, r: number): readonly [Hex, Pos] => [
  { q, r },
  { layer: 'ground', q, r },
];
const after = (drawing: Drawing, ...touches: readonly (readonly [Tool, readonly [Hex, Pos]])[]): Drawing =>
  touches.reduce((drawn, [tool, [hex, pos]]) => touched(drawn, tool, hex, pos), drawing);

const BOTH: readonly (readonly [Tool, readonly [Hex, Pos]])[] = [
  [{ kind: 'tank', seat: 'A' }, ground(2, 8)],
  [{ kind: 'tank', seat: 'B' }, ground(14, 8)],
];

describe('a drawing and its document', () => {
  test.each(MAP_IDS)('%s can be played, without a word', (id) => {
    const drawn = drawingOfMap(id, id);
    expect(checked(drawn)).toEqual({ ok: true, findings: [] });
    expect(rules.parse.scenario(documentOf(drawn)).ok).toBe(true);
    expect(drawingOf(id, documentOf(drawn))).toEqual(lone(drawn));
  });

  test('a position is kept: tanks, units inside and out with their marks, charges, damage, sets under cups', () => {
    const inside = [
      { q: 1, r: 8 },
      { layer: 'in:A', q: -1, r: 0 },
    ] as const;
    const drawn = after(
      { ...lone(YARD), armies: { A: 'GER', B: 'SOV' } },
      ...BOTH,
      [{ kind: 'unit', design: 'GER-FST', owner: 'A' }, ground(8, 6)],
      [{ kind: 'mark', mark: 'loaded' }, ground(8, 6)],
      [{ kind: 'mark', mark: 'acted' }, ground(8, 6)],
      [{ kind: 'unit', design: 'SOV-RIF', owner: 'B' }, inside],
      [{ kind: 'mark', mark: 'stunned' }, inside],
      [{ kind: 'terrain', terrain: '#' }, ground(8, 4)],
      [{ kind: 'crack' }, ground(8, 4)],
      [{ kind: 'charge', owner: 'B' }, ground(8, 5)],
      [{ kind: 'uplink', region: 'F6' }, ground(9, 4)],
    );
    const { position } = drawn;
    if (position === null) throw new Error('no position');
    const device = { id: 'd9', design: 'GER-D2', owner: 'A', region: 'F4', token: true } as const;
    const pair = [
      { ...device, cup: { group: 1, cup: 1 } },
      { ...device, id: 'd10', design: 'GER-D5', cup: { group: 1, cup: 2 } },
    ];
    const whole: Drawing = { ...drawn, position: { ...position, devices: pair } };
    expect(checked(whole).findings.filter(({ grade }) => grade === 'error')).toEqual([]);
    expect(drawingOf('Yard', documentOf(whole))).toEqual(whole);
    expect(position.units.map(({ loaded, token, disabled }) => [loaded, token, disabled])).toEqual([
      [true, false, null],
      [false, true, 1],
    ]);
    const war = sketchOf(whole);
    expect(war.units).toHaveLength(2);
    expect(Object.values(war.damage)).toEqual([1]);
    expect(war.map.uplinks).toEqual([{ q: 9, r: 4, region: 'F6' }]);
  });

  test('what is drawn nowhere stays in the document', () => {
    const text = { id: 'YARD', options: { roundLimit: 8 }, state: { round: 2, jams: [], hands: { A: [], B: [] } } };
    expect(documentOf(drawingOf('x', text))).toMatchObject({
      options: { roundLimit: 8 },
      state: { round: 2, jams: [] },
    });
  });
});

describe('a touch', () => {
  test('lays ground on both sides of the middle, and takes an uplink away with its room', () => {
    const drawn = after(YARD, [{ kind: 'terrain', terrain: 'w' }, ground(3, 4)]);
    expect([signAt(drawn, { q: 3, r: 4 }), signAt(drawn, { q: 13, r: 12 })]).toEqual(['w', 'w']);
    const linked = after(YARD, [{ kind: 'uplink', region: 'F6' }, ground(3, 4)]);
    expect(linked.uplinks).toHaveLength(1);
    expect(after(linked, [{ kind: 'terrain', terrain: '.' }, ground(3, 4)]).uplinks).toEqual([]);
    expect(after(YARD, [{ kind: 'terrain', terrain: 'w' }, ground(40, 4)])).toBe(YARD);
  });

  test('on its anchor turns a tank', () => {
    const drawn = after(lone(YARD), ...BOTH, [{ kind: 'tank', seat: 'A' }, ground(2, 8)]);
    expect(drawn.position?.tanks.A?.heading).toBe(1);
  });
});

describe('the check list is the parser’s, and says where', () => {
  const says = (drawing: Drawing) => checked(drawing).findings.map(({ grade, rule, at }) => [grade, rule, at]);

  test('ground that is none, and uplinks outside of their rooms', () => {
    const rows = YARD.rows.map((line, r) => (r === 3 ? `?${line.slice(1)}` : r === 5 ? `${line}.` : line));
    expect(says({ ...YARD, rows })).toEqual([
      ['error', 'WWA-028', '-1,3'],
      ['error', 'WWA-027', '-2,5'],
    ]);
    expect(says({ ...YARD, uplinks: [{ q: 3, r: 3, region: 'F1' }] })).toEqual([['error', 'WWA-097', '3,3']]);
  });

  test('an edge without room, a field without a lane, a room that links to nothing, odd ground', () => {
    const fence = (column: number) => YARD.rows.map((line) => `${line.slice(0, column)}H${line.slice(column + 1)}`);
    expect(says({ ...YARD, rows: fence(0) })).toContainEqual(['error', 'WWA-002', '-4,8']);
    const shut = checked({ ...YARD, rows: fence(12) });
    expect(shut.ok).toBe(true);
    expect(shut.findings.filter(({ says: line }) => line.includes('has no lane'))).toHaveLength(2);
    expect(says(after(lone(YARD), [{ kind: 'terrain', terrain: 'U' }, ground(3, 3)]))).toEqual([
      ['advice', 'WWA-097', '3,3'],
      ['advice', null, '3,3'],
    ]);
  });

  test('a contradiction of a position names the hex', () => {
    const drawn = after(
      { ...lone(YARD), armies: { A: 'GER', B: 'SOV' } },
      ...BOTH,
      [{ kind: 'unit', design: 'GER-RIF', owner: 'A' }, ground(8, 6)],
      [{ kind: 'terrain', terrain: '#' }, ground(8, 6)],
    );
    expect(checked(drawn)).toMatchObject({ ok: false, rule: 'WWA-041' });
    expect(says(drawn)[0]).toEqual(['error', 'WWA-041', '8,6']);
  });
});
