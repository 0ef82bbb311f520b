import { exampleGame } from '@fieldpost/engine/example-game';
import { describe, expect, test } from 'vitest';
import {
  atlasOf,
  cover,
  drawBoard,
  type GameDrawing,
  hasBoard,
  NO_MARKS,
  pictureFileOf,
  scenarioView,
  toSvg,
} from './index.ts';
import { DRAWINGS } from './list.ts';
import type { SceneNode } from './scene/scene.ts';

const unit = (id: string, at: string | null, more = {}) => ({ id, at, damage: 0, kills: 0, marks: 0, ...more });
const view = {
  size: 8,
  phase: 'move',
  active: 'south',
  options: { terrain: 'classic' },
  units: [
    unit('S-inf-1', 'e4', { damage: 1 }),
    unit('S-hq-1', 'e1'),
    unit('N-hq-1', 'e8', { marks: 1 }),
    unit('N-art-1', null),
  ],
};
const options = { theme: 'light', perspective: 'south', marks: NO_MARKS, size: 880 } as const;

function all(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node) => [node, ...all(node.children)]);
}

describe('drawBoard', () => {
  test('knows which rule sets it can draw', () => {
    expect(hasBoard('wwi-combined-arms')).toBe(true);
    expect(hasBoard('toString')).toBe(false);
    expect(drawBoard('chess', view, options)).toBeNull();
    expect(drawBoard('toString', view, options)).toBeNull();
  });

  test('refuses what is no view of the game', () => {
    for (const junk of [null, 3, 'x', [], {}, { units: [] }, { units: 'x', options: {} }])
      expect(drawBoard('wwi-combined-arms', junk, options)).toBeNull();
  });

  test('says the position in words', () => {
    const scene = drawBoard('wwi-combined-arms', view, options);
    expect(scene?.description).toBe('South: Infantry e4, Headquarters e1. North: Headquarters e8.');
  });

  test('turns the board with the perspective', () => {
    const south = toSvg(drawBoard('wwi-combined-arms', view, options) ?? never());
    const north = toSvg(drawBoard('wwi-combined-arms', view, { ...options, perspective: 'north' }) ?? never());
    expect(south).toContain('translate(494 794)'); // e1 at the bottom
    expect(north).toContain('translate(394 94)'); // e1 at the top, files reversed
  });

  test('draws each mark it is given', () => {
    const marks = {
      selected: 'e4',
      reach: ['e5', 'd5'],
      targets: ['e8'],
      chosen: ['e4'],
      trails: [{ kind: 'shot', from: 'e4', to: 'e8' }],
      fallen: ['a1'],
    } as const;
    const plain = drawBoard('wwi-combined-arms', view, options)?.nodes.length ?? 0;
    const marked = drawBoard('wwi-combined-arms', view, { ...options, marks })?.nodes.length ?? 0;
    expect(marked - plain).toBe(7);
  });

  test('is a picture that needs nothing from outside', () => {
    const svg = toSvg(drawBoard('wwi-combined-arms', view, options) ?? never());
    expect(svg).toMatch(/^<svg [^>]*width="880" height="880"/);
    expect(svg).not.toMatch(/var\(|<text|<image|url\(|href|undefined|NaN/);
  });

  test('takes its colours from the page where the page asks for it', () => {
    expect(toSvg(drawBoard('wwi-combined-arms', view, { ...options, theme: 'site' }) ?? never())).toContain(
      'var(--board-south-edge)',
    );
  });

  test('draws the board of the campaign', () => {
    const scene = drawBoard('wwi-combined-arms', { ...view, size: 12, options: { terrain: 'front' } }, options);
    expect(scene?.width).toBe(12 * 100 + 88);
    expect(scene?.title).toContain('12 by 12');
  });

  test('has only finite numbers', () => {
    const scene = drawBoard('wwi-combined-arms', view, options);
    for (const { attributes } of all(scene?.nodes ?? []))
      for (const value of Object.values(attributes)) expect(String(value)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the list of drawings', () => {
  test.each(DRAWINGS.map(({ about, rules }) => [about.id, about, rules] as const))(
    '%s draws the opening of the scenario that pictures it best',
    (id, about, rules) => {
      expect(rules.ref.id).toBe(id);
      const opening = scenarioView(id, about.picturedBy);
      const [first] = rules.sides;
      const scene = drawBoard(id, opening, { ...options, perspective: null });
      expect(scene).toEqual(drawBoard(id, opening, { ...options, perspective: first ?? '' }));
      expect(scene?.nodes.length).toBeGreaterThan(0);
      // Pictures for pages of others are painted on machines that may have no font.
      expect(all(scene?.nodes ?? []).filter(({ tag }) => tag === 'text')).toEqual([]);
    },
  );

  test('has a cover for the front page, and gives files of pictures to games that refer to them', () => {
    const shown = cover();
    expect(drawBoard(shown?.ruleSet ?? '', shown?.view ?? null, { ...options, perspective: null })).not.toBeNull();
    expect(DRAWINGS.filter(({ about }) => pictureFileOf(about.id) !== null).length).toBeGreaterThan(0);
    expect([pictureFileOf('chess'), scenarioView('chess', 'opening')]).toEqual([null, null]);
  });

  test('takes one game more by one line', () => {
    const about = { id: 'example-game', title: 'Example game', ruleLetters: 'OP', words: '', picturedBy: 'two-flags' };
    const toy: GameDrawing = {
      about: { ...about, drawnTitle: '', ends: {}, sideNames: {} },
      rules: exampleGame,
      draw: (_, { perspective, size }) => ({
        width: 1,
        height: 1,
        size,
        title: perspective,
        description: '',
        nodes: [],
      }),
      pictureFile: () => '<svg/>',
      cover: null,
    };
    const atlas = atlasOf([...DRAWINGS, toy]);
    const opening = atlas.scenarioView('example-game', 'two-flags');
    expect(atlas.drawBoard('example-game', opening, { ...options, perspective: null })?.title).toBe(
      exampleGame.sides[0],
    );
    expect(atlas.pictureFileOf('example-game')).toBe('<svg/>');
  });
});

function never(): never {
  throw new Error('There should be a drawing.');
}
