import type { Page } from 'playwright-core';

// Text, because it runs in the page, where other globals stand than here.
const WATCH = `{
  const frames = [];
  globalThis.fieldpostFrames = frames;
  const note = (at) => { frames.push(at); globalThis.fieldpostWatch = requestAnimationFrame(note); };
  globalThis.fieldpostWatch = requestAnimationFrame(note);
}`;
const READ = '(cancelAnimationFrame(fieldpostWatch), fieldpostFrames)';

const MOVES = 90;
const MOVE_MS = 16;

/** Drags the middle of an element to and fro in a circle, a little every 16 ms. @returns how long each frame was shown, in ms */
export async function pan(page: Page, selector: string): Promise<readonly number[]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  await page.waitForTimeout(300);
  await page.evaluate(WATCH);
  for (let nth = 0; nth < MOVES; nth += 1) {
    const angle = (nth / MOVES) * 4 * Math.PI;
    await page.mouse.move(x + 12 + 60 * Math.sin(angle), y + 60 * (1 - Math.cos(angle)));
    await page.waitForTimeout(MOVE_MS);
  }
  const frames = await page.evaluate<readonly number[]>(READ);
  await page.mouse.up();
  return frames.slice(1).map((at, nth) => at - (frames[nth] ?? at));
}
