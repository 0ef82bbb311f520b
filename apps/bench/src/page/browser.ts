import { slownessOfMachine } from '@fieldpost/config/pace';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';

/** How much slower than the reference machine's the processor of the visitor is. */
const PHONE = 4;
/** By how much this machine is slowed to be that: a slower machine less, and one that is slower itself not at all. */
export const SLOWED = Math.max(1, Number((PHONE / slownessOfMachine()).toFixed(1)));

/** Flags that would run the browser in one process, weaken its sandbox, or render on the CPU instead of the GPU. */
const UNWANTED =
  /single-process|no-zygote|web-security|site-isolation|site-per-process|use-gl|use-angle|swiftshader|gpu/;

/** Drawn by software, as Chromium does where there is no graphics card: the picture of one is twice the work, and not the page's. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((argument) => !UNWANTED.test(argument)), '--disable-gpu', ...more],
    headless: true,
  });
}

export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const;
export type Device = keyof typeof DEVICES;

/** A visitor with cookies of their own. */
export async function newPage(browser: Browser, device: Device): Promise<Page> {
  return (await browser.newContext(DEVICES[device])).newPage();
}

/** Waits until a page can be touched and has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('[data-awake]').waitFor({ state: 'attached' });
  await settled(page);
}

export const settled = (page: Page): Promise<void> => page.waitForTimeout(400);
