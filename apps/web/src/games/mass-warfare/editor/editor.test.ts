/** Taps on a drawing, its document, and the findings with their places. */
import { keyOf } from '@fieldpost/hex';
import { massWarfare as rules } from '@fieldpost/rules-mass-warfare';
import { MAP_IDS } from '@fieldpost/rules-mass-warfare/catalogue';
import { mapNamed, writeMap } from '@fieldpost/rules-mass-warfare/drawing';
import { describe, expect, test } from 'vitest';
import { checked } from './check.ts';
import { documentOf, drawingOf, placeOf } from './document.ts';
import { blankDrawing, type Drawing, drawingOfMap, mapOf } from './drawing.ts';
import { sketchOf } from './sketch.ts';
import { named, type Tool, touched } from './touches.ts';

function printed(name: string): Drawing {
  const { map } = mapNamed(name);
  if (map === null) throw new Error(`there is no map ${name}`);
  return drawingOfMap(name, map);
}

const FORD = printed('ford');
const lone = (drawing: Drawing): Drawing => ({ ...drawing, mirrored: false });
const after = (drawing: Drawing, ...touches: readonly (readonly [Tool, string])[]): Drawing =>
  touches.reduce((drawn, [tool, key]) => touched(drawn, tool, key), drawing);

describe('a drawing and its document', () => {
  test.each([...MAP_IDS, 'gen-3-7'])('%s is written as it was read', (id) => {
    const { map } = mapNamed(id);
    if (map === null) throw new Error(id);
    expect({ ...mapOf(printed(id)), id }).toEqual(map);
    expect(drawingOf(id, documentOf(printed(id)))).toEqual(printed(id));
  });

  test.each([2, 3, 4])('bare ground for %i can be played, and says what it lacks', (players) => {
    const { ok, findings } = checked(blankDrawing(players));
    expect(ok).toBe(true);
    expect(findings.map(({ grade }) => grade)).not.toContain('error');
    expect(
      findings.some(({ says }) => says.endsWith('The zone has no Barren hex on a large sea (15 hexes or more).')),
    ).toBe(true);
  });

  test('a position is kept: owners, bases, fires, who is aboard, turn and step', () => {
    const drawn = after(
      lone(printed('twin-rivers')),
      [{ kind: 'unit', type: 'tank', seat: 0 }, '-3,-3'],
      [{ kind: 'unit', type: 'trn', seat: 0 }, '2,-5'],
      [{ kind: 'unit', type: 'inf', seat: 0 }, '2,-5'],
      [{ kind: 'burn' }, '-4,-4'],
      [{ kind: 'owner', seat: 1 }, '0,0'],
      [{ kind: 'base', base: 'airf' }, '3,3'],
    );
    const kept = drawingOf('x', documentOf(drawn));
    expect(kept.position).toEqual(drawn.position);
    const read = rules.parse.scenario(documentOf(drawn));
    expect(read.ok).toBe(true);
    expect(sketchOf(drawn).armies.s1?.find(({ id }) => id === 's1-inf-6')?.carrier).toBe('s1-trn-1');
    expect(checked(drawn).ok).toBe(true);
  });
});

describe('a touch', () => {
  test.each([
    ['ford', 2],
    ['three-crowns', 3],
    ['four-corners', 4],
  ] as const)('on %s is repeated for all %i seats', (id, seats) => {
    const start = printed(id);
    const [home] = start.seats[0]?.infantry ?? [];
    const drawn = touched(start, { kind: 'terrain', terrain: 'MP' }, keyOf(home ?? [0, 0]));
    const laid = Object.keys(drawn.cells).filter((key) => drawn.cells[key] !== start.cells[key]);
    expect(laid).toHaveLength(seats);
    expect(checked(drawn).findings.some(({ says }) => says.includes('mirror'))).toBe(false);
  });

  test('places the homes of all by the home of one', () => {
    const moved = touched(FORD, { kind: 'home', seat: 1 }, '4,1');
    expect(moved.seats.map(({ home }) => home)).toEqual([
      [-4, -1],
      [4, 1],
    ]);
  });

  test('lets the map grow at its edge, and lays water where a hex between others is taken away', () => {
    const grown = touched(lone(FORD), { kind: 'terrain', terrain: 'FO' }, '-7,0');
    expect(grown.cells['-7,0']).toBe('FO');
    expect(touched(grown, { kind: 'erase' }, '-7,0').cells['-7,0']).toBeUndefined();
    expect(touched(lone(FORD), { kind: 'erase' }, '1,0').cells['1,0']).toBe('WA');
    expect(touched(FORD, { kind: 'base', base: 'port' }, '40,40')).toBe(FORD);
  });

  test('puts one unit in a hex, burns it, and clears the hex', () => {
    const [tank, gun]: readonly Tool[] = [
      { kind: 'unit', type: 'tank', seat: 0 },
      { kind: 'unit', type: 'art', seat: 1 },
    ];
    const drawn = after(lone(FORD), [tank as Tool, '1,0'], [gun as Tool, '1,0'], [{ kind: 'burn' }, '1,0']);
    expect(drawn.position?.units.filter(({ at }) => at === '1,0')).toEqual([{ id: 's2-art-1', at: '1,0', fire: 1 }]);
    const cleared = touched(drawn, { kind: 'clear' }, '1,0');
    expect(cleared.position?.units.some(({ at }) => at === '1,0')).toBe(false);
  });

  test('names a city, and only cities keep their names', () => {
    const drawn = named(FORD, '-4,0', 'Ostend');
    expect(mapOf(drawn).names).toContainEqual({ at: [-4, 0], text: 'Ostend' });
    expect(writeMap(mapOf(touched(lone(drawn), { kind: 'terrain', terrain: 'DE' }, '-4,0')))).not.toContain('Ostend');
  });
});

describe('the check list is the parser’s, and says where', () => {
  const water = (...keys: readonly string[]) =>
    after(lone(FORD), ...keys.map((key) => [{ kind: 'terrain', terrain: 'WA' } as const, key] as const));
  const farms = Object.keys(FORD.cells).filter((key) => FORD.cells[key]?.startsWith('A'));
  const desert = after(FORD, ...farms.map((key) => [{ kind: 'terrain', terrain: 'DE' } as const, key] as const));
  const cases: readonly (readonly [string, Drawing, string, string])[] = [
    ['MW-010: a home in the water', water('-4,0'), 'MW-010', '-4,0'],
    ['MW-110: a zone that starves', desert, 'MW-110', '-4,0'],
    ['MW-140: a factory on a farm', touched(lone(FORD), { kind: 'factory', seat: 0 }, '-5,-1'), 'MW-140', '-5,-1'],
    ['MW-170: four Infantry', touched(lone(FORD), { kind: 'infantry', seat: 1 }, '5,-1'), 'MW-170', '4,0'],
    [
      'MW-053: a tank in the water',
      touched(lone(FORD), { kind: 'unit', type: 'tank', seat: 0 }, '1,-3'),
      'MW-053',
      '1,-3',
    ],
  ];
  test.each(cases)('%s', (_, drawing, rule, at) => {
    const { ok, findings } = checked(drawing);
    expect(ok).toBe(false);
    const errors = findings.filter(({ grade }) => grade === 'error');
    expect(errors.map((one) => one.rule)).toContain(rule);
    expect(errors.map((one) => one.at)).toContain(at);
    expect(rules.parse.scenario(documentOf(drawing)).ok && drawing.position === null).toBe(false);
  });

  test('a fault of a member is shown on its hex', () => {
    const drawn = touched(lone(FORD), { kind: 'unit', type: 'tank', seat: 0 }, '-6,-1');
    expect(placeOf(drawn, 'units[10].hex')).toBe('-6,-1');
    expect(placeOf(drawn, 'turn')).toBeNull();
  });
});
