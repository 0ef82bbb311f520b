import type { Page } from 'playwright-core';
import { settled } from './browser.ts';

/** Picks a unit, looks at another, goes somewhere: by finger. */
export async function tap(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    await page.locator(`[data-square="${square}"]`).first().click();
    await settled(page);
  }
}

/** The same by key. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
}
