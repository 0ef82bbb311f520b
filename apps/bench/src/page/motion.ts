import { titleOf } from '@fieldpost/rulebook';
import type { Browser, Page } from 'playwright-core';
import { gamesAsked } from '../games/asked.ts';
import type { MeasuredField } from '../games/manifest.ts';
import { atLeast, atMost, type Figure, figure, median, percentile } from '../report.ts';
import { atRest, type Device, newPage, SLOWED, settled } from './browser.ts';
import { watchFrames } from './frames.ts';
import { type Gesture, panByFinger, panByMouse, type Spot, zoomByFingers, zoomByWheel } from './gestures.ts';
import { bytesOfView, openMatch } from './match.ts';
import type { Site } from './site.ts';

const KILOBYTE = 1000;
const MAX_OF_VIEW = 60;
/** A frame that comes later than this is one that was missed. */
const LATE_MS = 20;
/** The time for one frame at 60 frames per second, in ms. */
const FRAME_MS = 16.7;

/** So often enlarged that about a dozen tiles are seen. */
const CLOSER = 3;
/** By then everything in view is drawn at its size. */
const DRAWN_MS = 2000;

type Doing = { readonly name: string; readonly gesture: Gesture };
const DOINGS: Readonly<Record<Device, readonly Doing[]>> = {
  phone: [
    { name: 'panning with a finger', gesture: panByFinger },
    { name: 'zooming with two fingers', gesture: zoomByFingers },
  ],
  desk: [
    { name: 'panning with the mouse', gesture: panByMouse },
    { name: 'zooming with the wheel', gesture: zoomByWheel },
  ],
};

/** The middle of the window on the field. */
async function middleOf(page: Page): Promise<Spot> {
  const box = await page.locator('[data-close]').boundingBox();
  if (!box) throw new Error('the field cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 500) / 2 };
}

async function measured(
  page: Page,
  game: string,
  device: Device,
  { name, gesture }: Doing,
): Promise<readonly Figure[]> {
  const session = await page.context().newCDPSession(page);
  const spot = await middleOf(page);
  const { gaps, work, dropped, shown } = await watchFrames(page, session, () => gesture(session, spot));
  await settled(page);
  const seconds = gaps.reduce((sum, ms) => sum + ms, 0) / 1000;
  const late = gaps.filter((ms) => ms > LATE_MS).length;
  const what = `${game}, ${device}, ${name}`;
  return [
    atLeast(`${what}: frames, CPU slowed ${SLOWED} times`, gaps.length / seconds, '/s', 59),
    figure(`${what}: frames later than ${LATE_MS} ms`, (100 * late) / gaps.length, '%'),
    figure(`${what}: the page's own work for a frame, middle`, median(work), 'ms'),
    atMost(`${what}: the page's own work for a frame, 95 of 100`, percentile(work, 0.95), 'ms', FRAME_MS),
    figure(`${what}: frames the compositor left out`, (100 * dropped) / (dropped + shown), '%'),
  ];
}

/** The largest fields that are moved by hand: how they follow a hand, and what is sent of them. */
export async function measureMotion(browser: Browser, site: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { ruleSet, field } of gamesAsked())
    if (field !== null) figures.push(...(await measureField(browser, site, titleOf(ruleSet), field)));
  return figures;
}

async function measureField(
  browser: Browser,
  site: Site,
  game: string,
  { setup, ready }: MeasuredField,
): Promise<readonly Figure[]> {
  const pages: [Page, Page] = [await newPage(browser, 'phone'), await newPage(browser, 'desk')];
  const id = await openMatch(site, pages, setup);
  const figures = [
    atMost(`${game}: the whole view as JSON`, (await bytesOfView(pages[0], id)) / KILOBYTE, 'kB', MAX_OF_VIEW),
  ];
  for (const [index, device] of (['phone', 'desk'] as const).entries()) {
    const page = pages[index] as Page;
    const session = await page.context().newCDPSession(page);
    await page.goto(`${site.url}/matches/${id}`, { waitUntil: 'networkidle' });
    await atRest(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    for (let index = 0; index < CLOSER; index += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await ready?.(page);
    await page.waitForTimeout(DRAWN_MS);
    for (const doing of DOINGS[device]) figures.push(...(await measured(page, game, device, doing)));
    await page.close();
  }
  return figures;
}
