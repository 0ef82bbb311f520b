import { inflateSync } from 'node:zlib';
import { nodesToSvg } from '@fieldpost/boards';
import { fastChance, openMatch, setupOf, viewOf } from '@fieldpost/engine';
import { current, games } from '@fieldpost/rulebook';
import { renderAsync } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { NotificationContext } from '../notification-rules/context.ts';
import { type PositionDrawing, pictureOf, positionDrawing } from './picture.ts';
import { layersOf } from './pictures/layers.ts';

const IDS = games().map(({ about }) => about.id);
const [FIRST = ''] = IDS;

/** How the first battle of two sides of a game begins, for a reader of one of them. */
function drawn(ruleSet: string, index: 0 | 1 = 0, notificationId = 'n1'): PositionDrawing {
  const rules = current(ruleSet);
  const scenario = rules?.scenarios.find(({ sides }) => sides.length === 2)?.id ?? '';
  const setup = rules && setupOf(rules, { scenario, options: {} });
  if (!rules || !setup?.ok) throw new Error('there is no such battle');
  const opened = openMatch(rules, setup.value, fastChance(1));
  if (!opened.ok) throw new Error(opened.fault.code);
  const side = rules.sidesIn(opened.value.game.state)[index] ?? '';
  const view = viewOf(rules, opened.value.game, { side, player: 0 });
  const seen = { notificationId, match: { ruleSet }, reader: { side }, view, awaited: true, ending: null };
  const drawing = positionDrawing(seen as unknown as NotificationContext);
  if (!drawing) throw new Error(`${ruleSet} is not drawn`);
  return drawing;
}

const chunkOf = (file: Buffer, type: string): Buffer => {
  const at = file.indexOf(type);
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
};

/** The colours of a PNG of ours, whose rows have no filters: red, green and blue of each pixel. */
function coloursOf(png: Uint8Array): { readonly width: number; readonly colours: Uint8Array } {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [rows, palette] = [inflateSync(chunkOf(file, 'IDAT')), chunkOf(file, 'PLTE')];
  expect(rows.length).toBe((width + 1) * height);
  expect(palette.length).toBeLessThanOrEqual(3 * 256);
  const colours = Buffer.alloc(width * height * 3);
  for (const [at, index] of rows.filter((_, position) => position % (width + 1) > 0).entries())
    palette.copy(colours, at * 3, index * 3, index * 3 + 3);
  return { width, colours };
}

/** The same drawing painted whole, without layers, as red, green and blue. */
async function whole({ scene }: PositionDrawing, width: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${scene.width} ${scene.height}">${nodesToSvg(scene.nodes)}</svg>`;
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false }, background: 'white' });
  return pixels.filter((_, at) => at % 4 !== 3);
}

test.each(IDS)('%s: laid together from its layers it is what it is painted whole', async (id) => {
  const drawing = drawn(id);
  const layers = layersOf(drawing.scene);
  expect(layers.length).toBeGreaterThan(10);
  // Each painting caches some more layers; a picture for another reader then needs no new ones.
  const paintings = Math.ceil(layers.length / 12) + 1;
  let picture = new Uint8Array();
  for (let index = 0; index < paintings; index += 1) {
    const other = { ...drawing, scene: { ...drawing.scene, nodes: [...drawing.scene.nodes, mark(index)] } };
    picture = new Uint8Array((await pictureOf(index === paintings - 1 ? drawing : other, 150)).content);
  }
  const { width, colours } = coloursOf(picture);
  const wanted = await whole(drawing, width);
  expect(colours.length).toBe(wanted.length);
  const apart = colours.map((value, at) => Math.abs(value - (wanted[at] ?? 0)));
  // Of 255: each layer rounds, the edge of a thin line may fall a hair aside, and a rare colour takes its nearest.
  expect(apart.reduce((most, one) => Math.max(most, one))).toBeLessThanOrEqual(48);
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(1);
});

/** Something outside of the drawing, so that a picture is not the one before. */
const mark = (index: number) => ({ tag: 'circle', attributes: { cx: -100 - index, cy: 0, r: 1 }, children: [] });

test('a picture is painted once for all who are shown the same, and twice as wide as its letter shows it', async () => {
  const [one, other, enemy] = await Promise.all([
    pictureOf(drawn(FIRST), 280),
    pictureOf(drawn(FIRST, 0, 'n2'), 280),
    pictureOf(drawn(FIRST, 1, 'n3'), 280),
  ]);
  expect([one.cid, other.cid]).toEqual(['position.n1@fieldpost', 'position.n2@fieldpost']);
  expect(one.content).toBe(other.content);
  expect(enemy.content).not.toEqual(one.content);
  expect(coloursOf(one.content).width).toBe(560);
  expect(coloursOf((await pictureOf(drawn(FIRST), 150)).content).width).toBe(300);
  expect(coloursOf((await pictureOf(drawn(FIRST), 151)).content).width).toBe(420);
});
