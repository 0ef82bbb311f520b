import { fastChance, type Json, setupOf } from '@fieldpost/engine';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { SOLDIER_TYPES, TILE_IDS } from '@fieldpost/rules-animal-world-war/catalogue';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../board.ts';
import { drawBoard, toSvg } from '../index.ts';
import type { SceneNode } from '../scene/scene.ts';
import { referringTo } from './album.ts';
import { tileFacts } from './facts.ts';
import { drawTiles } from './field.ts';
import { centreOf, frameOf } from './geometry.ts';
import { PAGE } from './palette.ts';
import { drawnIn, pictureFile } from './pictures.ts';
import { standings } from './places.ts';
import { readBattle } from './reading.ts';
import { hexInWords } from './words.ts';

const options = { theme: 'light', perspective: 'HERB', marks: NO_MARKS, size: 900 } as const;

function viewOf(scenario: string): Json {
  const setup = setupOf(animalWorldWar, { scenario, options: {} });
  if (!setup.ok) throw new Error(setup.fault.code);
  const chance = fastChance(7);
  const state = animalWorldWar.setUp(setup.value as never, chance);
  if (!state.ok) throw new Error(state.fault.code);
  return animalWorldWar.view(state.value, 'spectator') as unknown as Json;
}

const all = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

describe('pictures', () => {
  const album = drawnIn(PAGE);
  test('every tile has a face of its own', () => {
    const faces = [...TILE_IDS, 'nml'].map((card) => JSON.stringify(album(`face.${card}`)));
    expect(new Set(faces).size).toBe(27);
    expect(faces).not.toContain('[]');
  });

  test('every soldier of either Empire has an animal of his own', () => {
    const heads = ['HERB', 'CARN'].flatMap((empire) =>
      SOLDIER_TYPES.map((type) => JSON.stringify(album(`animal.${empire}.${type}`))),
    );
    expect(new Set(heads).size).toBe(24);
    expect(heads).not.toContain('[]');
  });

  test('the file of a page names all of them and has no colour of its own', () => {
    const file = pictureFile();
    for (const name of [
      'face.church',
      'face.nml',
      'animal.CARN.sniper',
      'animal.civilian',
      'tank.HERB',
      'plane.CARN',
      'wreck',
      'item.case',
    ])
      expect(file).toContain(`<g id="${name}">`);
    expect(file).not.toMatch(/#[0-9a-f]{6}|undefined|NaN/);
  });
});

describe('the field', () => {
  const view = viewOf('long');
  const battle = readBattle(view);
  if (battle === null) throw new Error('this should be a battle');

  test('is drawn with finite numbers and needs nothing from outside', () => {
    const scene = drawBoard('animal-world-war', view, options);
    expect(scene?.title).toContain('45 tiles');
    expect(scene?.width).toBe(scene?.height);
    expect(toSvg(scene ?? never())).not.toMatch(/var\(|<text|<image|url\(|href|undefined|NaN|Infinity/);
  });

  test('on a page it only refers to pictures', () => {
    const nodes = all(drawTiles(battle, frameOf(battle.field.hexes, 'HERB'), PAGE, referringTo('/p')));
    expect(nodes.filter(({ tag }) => tag === 'use')).toHaveLength(45);
  });

  test('turns with whoever looks', () => {
    const [south, north] = [frameOf(battle.field.hexes, 'HERB'), frameOf(battle.field.hexes, 'CARN')];
    expect(centreOf([0, 3], south).y).toBeGreaterThan(centreOf([0, -3], south).y);
    expect(centreOf([0, 3], north).y).toBeLessThan(centreOf([0, -3], north).y);
  });

  test('says of each tile what it is', () => {
    const tile = battle.tiles[0] ?? never();
    const facts = tileFacts(battle, { ...tile, card: 'church', nml: false, wire: true, damage: 2, feature: null });
    expect(facts).toMatchObject({ card: 'church', capacity: 6, wire: true, damage: 2, barred: false });
    expect(hexInWords(battle, [0, 0])).toMatch(/^0,0: .+, cover \d/);
    expect(hexInWords(battle, [99, 0])).toContain('off the field');
  });

  test('four units share a tile without hiding one another', () => {
    const soldier = { kind: 'civilian', at: [0, 0], state: 'upright' } as const;
    const units = Object.fromEntries(['V1', 'V2', 'V3', 'V4'].map((id) => [id, { ...soldier, id }]));
    const places = standings({ ...battle, units }, frameOf(battle.field.hexes, 'HERB'));
    expect(places).toHaveLength(4);
    for (const one of places)
      for (const other of places)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50);
  });

  test('is not drawn of anything else', () => {
    for (const junk of [null, 3, 'x', [], {}, { battle: [] }, { battle: { tiles: [] } }])
      expect(drawBoard('animal-world-war', junk, options)).toBeNull();
  });
});

function never(): never {
  throw new Error('there should be something');
}
