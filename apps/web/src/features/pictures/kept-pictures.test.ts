import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cover } from '@fieldpost/boards';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BOUNDS, keeperOf, TooManyDrawings } from './kept-pictures.ts';
import { keptAnswer, pictureAnswer, pictureOf, sharedPictureOf } from './picture.ts';

/** A renderer whose pictures finish only on command, with the list of those in progress. */
function slowDrawings() {
  const atWork: { readonly name: string; readonly finish: (picture: string | null) => void }[] = [];
  const draw = (name: string) => (): Promise<string | null> => new Promise((finish) => atWork.push({ name, finish }));
  const finishNext = async (picture?: string | null): Promise<string> => {
    await expect.poll(() => atWork.length).toBe(1);
    const [one] = atWork.splice(0);
    if (one === undefined) throw new Error('nothing is drawn');
    one.finish(picture === undefined ? `picture of ${one.name}` : picture);
    return one.name;
  };
  return { atWork, draw, finishNext };
}

test('one drawing at a time, and whoever asks for the same meanwhile shares it', async () => {
  const { atWork, draw, finishNext } = slowDrawings();
  const keeper = keeperOf<string>();
  const asked = ['a', 'b', 'a', 'b'].map((name) => keeper.get(name, draw(name)));
  expect(await finishNext()).toBe('a');
  expect(await finishNext()).toBe('b');
  expect(await Promise.all(asked)).toEqual(['picture of a', 'picture of b', 'picture of a', 'picture of b']);
  expect(atWork).toEqual([]);
});

test('forty may wait, and the next is told to come back in ten seconds', async () => {
  const { draw, finishNext } = slowDrawings();
  const keeper = keeperOf<string>();
  const names = Array.from({ length: 1 + BOUNDS.waiting }, (_, n) => `p${n}`);
  const asked = names.map((name) => keeper.get(name, draw(name)));
  await expect(keeper.get('late', draw('late'))).rejects.toThrow(TooManyDrawings);
  const refused = await keptAnswer(keeper.get('late', draw('late')), (svg) => pictureAnswer(svg, 'public'));
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  for (const name of names) expect(await finishNext()).toBe(name);
  expect(await Promise.all(asked)).toHaveLength(41);
  const after = keeper.get('late', draw('late'));
  expect(await finishNext()).toBe('late');
  expect(await after).toBe('picture of late');
});

test('a picture is kept for its time, a hundred of them, and none that is not there or failed', async () => {
  let now = 0;
  const drawn: string[] = [];
  const keeper = keeperOf<string>(BOUNDS, () => now);
  const get = (name: string, picture: string | null = name) =>
    keeper.get(name, async () => {
      drawn.push(name);
      return picture;
    });
  await get('a');
  await get('a');
  await get('gone', null);
  await get('gone', null);
  await expect(keeper.get('broken', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await get('broken');
  expect(drawn).toEqual(['a', 'gone', 'gone', 'broken']);
  now = BOUNDS.forMs;
  await get('a');
  expect(drawn.slice(4)).toEqual(['a']);
  for (let n = 0; n < BOUNDS.kept - 1; n++) await get(`p${n}`);
  await get('a');
  await get('another');
  await get('a');
  await get('p0');
  expect(drawn.slice(-2)).toEqual(['another', 'p0']);
});

test('a moment is painted whole, in the size that other sites show', async () => {
  const shown = cover();
  if (shown === null) throw new Error('no cover');
  const svg = pictureOf({ ...shown, perspective: null, theme: 'light' });
  const png = sharp(await sharedPictureOf(svg ?? ''));
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false });
  // Paper at the margin, many shades where the board lies.
  expect([...(await png.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
    0xe7, 0xe2, 0xd1,
  ]);
  const { channels } = await png.clone().extract({ left: 330, top: 45, width: 540, height: 540 }).stats();
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

const ROUTES = path.resolve(import.meta.dirname, '../../app/pictures');
test.each(globSync('**/route.ts*', { cwd: ROUTES }))('what %s draws is kept', (route) => {
  expect(readFileSync(path.join(ROUTES, route), 'utf8')).toMatch(/PICTURES\.get\(/);
});
