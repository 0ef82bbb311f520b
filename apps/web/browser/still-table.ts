import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What a table keeps, in px. A finger meets 44 (a browser rounds), squares of a board too; 26 where a whole field is in sight and only an
 * aim is set (W-3). Of the board 240 are in sight, above the details 120. `slack`: what a browser rounds.
 */
const LAW = { tap: 43.5, aim: 25.5, board: 240, boardAboveDetails: 120, slack: 1 } as const;
/** How a page begins to say what does not lie still. */
export const UNREST = 'The table does not lie still:';

/**
 * Watches a phone's page during every tap from the choice to its result. The page never scrolls, and the order bar at the foot never moves.
 * The board stays in sight, and everything to tap is as large as a finger. When an order is built on a sheet, the button that gives it
 * stays in sight. Violations go to the console of the page, and so to the visitor's unrest.
 */
export async function watchStillTable(page: Page): Promise<void> {
  await page.addInitScript(watch, { ...LAW, unrest: UNREST });
}

/** Runs in the page. */
function watch(law: typeof LAW & { readonly unrest: string }): void {
  const told = new Set<string>();
  let lay: number | null = null;
  const hold = (holds: boolean, words: () => string) => {
    if (holds || told.has(words())) return;
    told.add(words());
    console.error(`${law.unrest} ${words()}`);
  };
  const look = () => {
    const table = document.querySelector('[data-table]');
    const bar = table?.querySelector('section[aria-label="Orders"]');
    if (!table?.checkVisibility() || !bar) return;
    const { top, bottom } = bar.getBoundingClientRect();
    const before = lay ?? top;
    lay = top;
    hold(scrollY <= law.slack, () => `the page is scrolled by ${scrollY}`);
    hold(Math.abs(bottom - innerHeight) <= law.slack, () => `the order bar ends at ${bottom} of ${innerHeight}`);
    hold(Math.abs(top - before) <= law.slack, () => `the order bar lay at ${before}, and lies at ${top}`);
    const sheet = table.getAttribute('data-sheet');
    // Other sheets play no part between a choice and its result.
    if (table.hasAttribute('data-form') || (sheet !== null && sheet !== 'details')) return;
    const board = table.querySelector('[data-board]')?.getBoundingClientRect().height ?? 0;
    const least = sheet === null ? law.board : law.boardAboveDetails;
    hold(
      board >= least,
      () => `${board} px of the board are in sight, ${sheet === null ? 'without' : 'above'} a sheet`,
    );
  };
  /** What gives an order that is put together by touches of this thing; null: they are orders of their own. */
  const givingOf = (touched: Element, sheet: Element): Element | null => {
    for (let part: Element | null = touched; part !== null && sheet.contains(part); part = part.parentElement) {
      const gives = part.querySelector('.button-main');
      if (gives !== null) return gives.closest('form')?.contains(touched) === false ? null : gives;
    }
    return null;
  };
  const reachable = (touched: Element) => {
    const sheet = touched.closest('[data-table] [role="tabpanel"]');
    const gives = sheet === null || touched.closest('summary') !== null ? null : givingOf(touched, sheet);
    if (sheet === null || gives === null) return;
    const below = gives.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom;
    hold(below <= law.slack, () => `"${gives.textContent}" lies ${below} px below what is in sight of its sheet`);
  };
  const touched = ({ target }: Event) => {
    look();
    if (!(target instanceof Element)) return;
    reachable(target);
    const one = target.closest('[data-table] :is(button, summary, select, [data-square])');
    if (one === null) return;
    const { width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent;
    const least = one.closest('[data-overview]') === null ? law.tap : law.aim;
    hold(Math.min(width, height) >= least, () => `"${name}" is ${width} x ${height}`);
  };
  addEventListener('click', touched, { capture: true });
  addEventListener('change', touched, { capture: true });
  addEventListener('scroll', look, { capture: true, passive: true });
  addEventListener('transitionend', look, { capture: true });
}

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** At five sizes the table lies whole in its window: nothing runs out of the page, and the board keeps its least height. */
export async function expectWholeAtEverySize(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const lies = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const heightOf = (one: string) => document.querySelector(one)?.getBoundingClientRect().height ?? 0;
        return {
          tooWide: scrollWidth > clientWidth,
          tooHigh: scrollHeight > clientHeight + 1,
          board: heightOf('[data-board]') >= 240,
          bar:
            Math.abs(
              (document.querySelector('section[aria-label="Orders"]')?.getBoundingClientRect().bottom ?? 0) -
                innerHeight,
            ) <= 1,
        };
      });
    await expect
      .poll(lies, { message: `${width} x ${height}` })
      .toEqual({ tooWide: false, tooHigh: false, board: true, bar: true });
  }
}
