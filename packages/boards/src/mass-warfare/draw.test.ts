import { fastChance, type Json, setupOf } from '@fieldpost/engine';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import { BASE_TYPES, SIDES, TERRAIN_CODES, UNIT_TYPES } from '@fieldpost/rules-mass-warfare/catalogue';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../board.ts';
import { drawBoard, toSvg } from '../index.ts';
import { capitals } from '../scene/capitals.ts';
import { layerToSvg } from '../scene/to-svg.ts';
import { drawArmyMark, drawPattern } from './armies.ts';
import { drawBase } from './bases.ts';
import { drawGround, drawNames, standings } from './field.ts';
import { centreOf, frameOf } from './geometry.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import { PAGE } from './palette.ts';
import { readWar } from './reading.ts';
import { drawTerrain } from './terrain.ts';
import { drawCounter, drawUnit } from './unit.ts';
import { hexInWords } from './words.ts';

const options = { theme: 'light', perspective: 's1', marks: NO_MARKS, size: 900 } as const;

function viewOf(scenario: string): Json {
  const setup = setupOf(massWarfare, { scenario, options: {} });
  if (!setup.ok) throw new Error(setup.fault.code);
  const state = massWarfare.setUp(setup.value as never, fastChance(7));
  if (!state.ok) throw new Error(state.fault.code);
  return massWarfare.view(state.value, 'spectator') as unknown as Json;
}

function warOf(scenario: string) {
  const war = readWar(viewOf(scenario));
  if (war === null) throw new Error('that is no war');
  return war;
}

const different = (drawings: readonly unknown[]): number => new Set(drawings.map((one) => JSON.stringify(one))).size;

describe('everything has a drawing of its own', () => {
  test('terrain, told apart without any colour', () => {
    const motifs = TERRAIN_CODES.map((code) => JSON.stringify(drawTerrain(code, PAGE)).replace(/var\([^)]*\)/g, ''));
    expect(new Set(motifs).size).toBe(TERRAIN_CODES.length);
  });

  test('units by type, armies by mark and by pattern without any colour', () => {
    expect(different(UNIT_TYPES.map((type) => drawCounter(type, 's1', PAGE)))).toBe(UNIT_TYPES.length);
    const colourless = (drawing: unknown) => JSON.stringify(drawing).replace(/var\([^)]*\)/g, '');
    expect(new Set(SIDES.map((side) => colourless(drawArmyMark(side, PAGE)))).size).toBe(4);
    expect(new Set(SIDES.map((side) => colourless(drawPattern(side, PAGE)))).size).toBe(4);
  });

  test('bases, fires, cargo, and who has acted', () => {
    expect(different(BASE_TYPES.map((base) => drawBase(base, PAGE)))).toBe(4);
    const plain = { type: 'trn', owner: 's2', fire: 0, moved: false, attacked: false, cargo: 0 } as const;
    const changed = [plain, { ...plain, fire: 2 }, { ...plain, moved: true }, { ...plain, cargo: 2 }];
    expect(different(changed.map((facts) => drawUnit(facts, PAGE)))).toBe(4);
  });

  test('letters of names, accents left out', () => {
    expect(JSON.stringify(capitals('Żé', 0, 0, 1, 'a', 'b'))).toBe(JSON.stringify(capitals('ze', 0, 0, 1, 'a', 'b')));
    expect(different([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((one) => capitals(one, 0, 0, 1, 'a', 'b')))).toBe(26);
  });
});

describe('a map', () => {
  test.each(['ford', 'twin-rivers', 'three-crowns', 'four-corners'])(
    '%s is a picture that needs nothing',
    (scenario) => {
      const scene = drawBoard('mass-warfare', viewOf(scenario), options);
      const svg = scene === null ? '' : toSvg(scene);
      expect(svg).toMatch(/^<svg [^>]*width="900" height="900"/);
      expect(svg).not.toMatch(/var\(|<text|<image|url\(|href|undefined|NaN|Infinity/);
    },
  );

  test('the ground of a page has no transform that a browser would keep books of', () => {
    const war = warOf('four-corners');
    const frame = frameOf(war.map.rows.flatMap(({ r, q, cells }) => cells.map((_, index) => [q + index, r] as const)));
    const [ground, names] = [drawGround(war, frame, PAGE), drawNames(war, frame, PAGE)].map(layerToSvg);
    expect(ground?.match(/<path/g)?.length).toBeGreaterThan(315);
    expect(`${ground}${names}`).not.toContain('transform');
  });

  test('shows each unit in its hex, and junk not at all', () => {
    const war = warOf('ford');
    const frame = frameOf([[0, 0]]);
    const places = standings(war, frame).map(({ unit, x, y }) => [unit.id, x, y]);
    expect(places.length).toBe(10);
    const { x, y } = centreOf([-2, 0], frame);
    expect(places).toContainEqual(['s1-inf-5', x, y + 3]);
    for (const junk of [null, 3, {}, { war: {} }, { war: { map: { rows: [] } } }])
      expect(drawBoard('mass-warfare', junk as Json, options)).toBeNull();
  });

  test('says itself in words: whole, and hex by hex', () => {
    const war = warOf('ford');
    expect(drawBoard('mass-warfare', viewOf('ford'), options)?.description).toBe(
      'Turn 1. Blue: 4 cities with 15 people; 5 on the ground. Red: 4 cities with 15 people; 5 on the ground.',
    );
    expect(hexInWords(war, [-4, 0])).toBe('-4,0: Elmar, City, 5 people, held by Blue');
    expect(hexInWords(war, [-4, 1])).toBe('-4,1: Barren, Factory, held by Blue');
    expect(hexInWords(war, [-2, 0])).toBe('-2,0: Agriculture, 3 food, held by Blue; Blue infantry 5');
    expect(hexInWords(war, [40, 0])).toBe('40,0: off the map');
  });

  test('takes marks: where one may go, where that ends the move, targets, flights, figures of a layer', () => {
    const frame = frameOf([[0, 0]]);
    const marks = {
      ...NO_MARKS,
      reach: ['0,1', '1,0'],
      halting: ['1,0'],
      targets: ['0,0'],
      area: ['0,0'],
      flights: [{ from: '0,0', to: '2,0' }],
      figures: [{ at: '0,0', words: '+2', tone: 'good' }],
    } as const;
    const [, plain, ends] = drawMarksBelow(marks, frame, PAGE);
    expect(ends?.children.length).toBe((plain?.children.length ?? 0) + 1);
    expect(drawMarksAbove(marks, frame, PAGE).length).toBe(5);
  });
});
