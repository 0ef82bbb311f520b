import { expect, test } from 'vitest';
import { Attention, type Page } from './attention.ts';

/** A page with a clock that the test sets, and the recorded looks. */
function opened() {
  let now = 0;
  const events = new EventTarget();
  const state = { visible: true };
  const page: Page = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    get visibilityState() {
      return state.visible ? 'visible' : 'hidden';
    },
  };
  const seen: number[] = [];
  const attention = new Attention(page, () => now);
  return {
    seen,
    state,
    attention,
    wait: (ms: number) => {
      now += ms;
    },
    comes: (step: number) => attention.whenLookedAt(() => seen.push(step)),
    sign: () => events.dispatchEvent(new Event('pointermove')),
  };
}

test('who has just opened a page, or touched it, looks at it', () => {
  const page = opened();
  page.comes(1);
  page.wait(59_000);
  page.sign();
  page.wait(59_000);
  page.comes(2);
  expect(page.seen).toEqual([1, 2]);
});

test('a page that is shown for an hour and touched by nobody is looked at by nobody, until somebody comes', () => {
  const page = opened();
  page.wait(3_600_000);
  page.comes(1);
  page.comes(2);
  expect(page.seen).toEqual([]);
  page.sign();
  page.sign();
  expect(page.seen).toEqual([2]);
});

test('a tab in the background is not looked at; coming back to it is', () => {
  const page = opened();
  page.state.visible = false;
  page.comes(1);
  page.sign();
  expect(page.seen).toEqual([]);
  page.state.visible = true;
  page.sign();
  expect(page.seen).toEqual([1]);
});

test('what has ended calls nothing', () => {
  const page = opened();
  page.wait(3_600_000);
  page.comes(1);
  page.attention.end();
  page.sign();
  expect(page.seen).toEqual([]);
});
