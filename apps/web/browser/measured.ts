import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The least that a finger meets, in px; a browser rounds. */
const TAP = 43.5;

/** Buttons and fields of the table that are seen, and smaller than a finger; places of a map are as large as its setting. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('[data-table] :is(button, summary, select, a.button)')];
    return targets
      .filter((one) => one.dataset.square === undefined && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
      .map(({ one, box }) => `${one.textContent || one.ariaLabel} ${box.width}x${box.height}`);
  }, TAP);
}

/** The page has not scrolled, the order bar lies where it lay, and the board is in sight: 240 px of it, above a sheet 120. */
export async function heldStill(page: Page, bar: Box | null): Promise<void> {
  const now = await page.evaluate(() => ({
    scrolled: window.scrollY,
    window: window.innerHeight,
    sheet: document.querySelector('[data-table]')?.hasAttribute('data-sheet') ?? false,
    board: document.querySelector('[data-board]')?.getBoundingClientRect().height ?? 0,
  }));
  expect(now.scrolled).toBe(0);
  expect(now.board).toBeGreaterThanOrEqual(now.sheet ? 120 : 240);
  const here = await page.getByRole('region', { name: 'Orders', exact: true }).boundingBox();
  expect(here).toEqual(bar);
  expect((here?.y ?? 0) + (here?.height ?? 0)).toBeLessThanOrEqual(now.window + 0.5);
}
