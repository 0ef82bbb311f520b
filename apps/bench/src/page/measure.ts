import type { CDPSession, Page } from 'playwright-core';

/** The transferred size of a page in bytes: bodies, compressed, without headers. */
export type Weight = { readonly script: number; readonly everything: number };

type Kept = { readonly type: string; bytes: number };

/** Counts what is sent to a page from now on, also what it fetches later. */
export async function weigh(session: CDPSession): Promise<() => Weight> {
  const kept = new Map<string, Kept>();
  session.on('Network.responseReceived', ({ requestId, type }) => kept.set(requestId, { type, bytes: 0 }));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = kept.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sum = (wanted: (one: Kept) => boolean): number =>
    [...kept.values()].filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  return () => ({ script: sum(({ type }) => type === 'Script'), everything: sum(() => true) });
}

/**
 * Shifts of the layout (sum of scores) and interactions (ms from the touch to the next paint) of a page; of what was pressed, how long
 * it took until something on the page had changed for it and was painted (ms), and how often nothing did until the next press.
 */
export type Feel = {
  readonly shift: number;
  readonly interactions: readonly number[];
  readonly answers: readonly number[];
  readonly silent: number;
};

// Text, because it runs in the page, where other globals stand than here.
const OBSERVE = `{
  const noted = { shift: 0, interactions: new Map(), answers: [], silent: 0 };
  globalThis.fieldpostFeel = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        noted.interactions.set(interactionId, Math.max(noted.interactions.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  let pressed = null;
  const press = ({ timeStamp }) => {
    if (pressed !== null) noted.silent += 1;
    pressed = timeStamp;
  };
  addEventListener('click', press, { capture: true, passive: true });
  new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    // what is put off to the next turn of the loop comes after the frame is painted
    requestAnimationFrame(() => setTimeout(() => noted.answers.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}`;
const READ = `(({ shift, interactions, answers, silent }) => ({ shift, interactions: [...interactions.values()], answers, silent }))(
  fieldpostFeel,
)`;

/** Makes every page of this visitor note shifts and interactions from its first moment. */
export async function feel(page: Page): Promise<() => Promise<Feel>> {
  await page.addInitScript({ content: OBSERVE });
  return () => page.evaluate<Feel>(READ);
}
