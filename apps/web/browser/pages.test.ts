import { createServer } from 'node:http';
import { drawTests } from '@fieldpost/config/draw-tests';
import { sampled } from '@fieldpost/config/drill';
import { testSite } from '@fieldpost/config/test-site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Eyes, LOOKED_AT, LOOKED_AT_ELSEWHERE, routesThatAre } from './routes.ts';
import {
  appoint,
  type Device,
  expectSound,
  openBrowser,
  picture,
  SIZES,
  signInAs,
  signUp,
  type Visitor,
  visitor,
} from './visitor.ts';

drawTests(2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const ABSENT = ['/nothing/here', '/matches/none', '/users/none', '/rules/chess', '/embed/none'];

type Variety = { readonly device: Device; readonly colorScheme: 'light' | 'dark'; readonly colourAlone: boolean };

/** The second theme at a width checks only the colours: nothing else changes. */
const VARIETIES: readonly Variety[] = [
  { device: 'phone', colorScheme: 'light', colourAlone: false },
  { device: 'phone', colorScheme: 'dark', colourAlone: true },
  { device: 'desk', colorScheme: 'dark', colourAlone: false },
  { device: 'desk', colorScheme: 'light', colourAlone: true },
];

const visitsOf = (eyes: Eyes) =>
  Object.entries(LOOKED_AT)
    .flatMap(([route, visits]) => visits.map((visit) => [route, visit] as const))
    .filter(([, visit]) => visit.eyes === eyes);

/** Loads each page once, and looks at it at both widths and in both lights: it changes beneath the reader, as when a phone is turned. */
async function visitAll({ page, troubles }: Visitor, eyes: Eyes): Promise<void> {
  for (const [route, { at, heading }] of sampled(`pages: ${eyes}`, visitsOf(eyes), 5)) {
    await page.goto(typeof at === 'string' ? at : await at(page));
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    for (const { device, colorScheme, colourAlone } of VARIETIES) {
      await page.setViewportSize(SIZES[device]);
      await page.emulateMedia({ colorScheme });
      await expectSound(page, `on a ${device}, ${colorScheme}`, colourAlone);
      await picture(page, `page${route.replaceAll(/[^a-z]+/gi, '-')}-${device}-${colorScheme}`);
    }
  }
  expect(troubles).toEqual([]);
}

it('every page of the site is looked at here, or it is said where', () => {
  expect([...Object.keys(LOOKED_AT), ...Object.keys(LOOKED_AT_ELSEWHERE)].toSorted()).toEqual(routesThatAre());
});

it('every page for visitors is sound, on a phone and a desk, in the light and the dark', async () => {
  const someone = await visitor(browser, 'phone');
  await visitAll(someone, 'stranger');
  await someone.context.close();
});

it('every page for players is sound, on a phone and a desk, in the light and the dark', async () => {
  const someone = await visitor(browser, 'phone');
  await signInAs(someone, 'Ada');
  await visitAll(someone, 'player');
  await someone.context.close();
});

it('the operator’s desk is sound, on a phone and a desk, in the light and the dark', async () => {
  const someone = await visitor(browser, 'phone');
  await appoint((await signUp(someone, 'Otto')).email);
  await visitAll(someone, 'operator');
  await someone.context.close();
});

it('what is not there is not there in a page of its own', async () => {
  const someone = await visitor(browser, 'phone');
  for (const path of ABSENT) {
    const answer = await someone.page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await someone.page.getByRole('heading', { name: 'Address unknown' }).waitFor();
  }
  await expectSound(someone.page);
  await someone.context.close();
});

it('a rule has an address of its own, to which refusals lead', async () => {
  const someone = await visitor(browser, 'phone');
  await someone.page.goto('/rules/wwi-combined-arms#CA-058');
  const rule = someone.page.locator('#CA-058');
  await rule.waitFor();
  expect(await rule.textContent()).toContain('Double whammy');
  await someone.context.close();
});

it('pages run only scripts of the house', async () => {
  const someone = await visitor(browser, 'phone');
  const answer = await someone.page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const ran = await someone.page.evaluate(() => {
    // Markup that somebody smuggled in.
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title=\'taken over\'">');
    // A script in the markup would have run before this.
    const image = document.querySelector('img[src="x"]');
    return new Promise((done) => image?.addEventListener('error', () => done(document.title)));
  });
  expect(ran).not.toBe('taken over');
  await someone.context.close();
});

/** A page of somebody else, on another origin than the site's. On this machine, since browsers keep pages from afar out of it. */
async function pageOfOthers(markup: string) {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(markup));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/`, close };
}

it('a replay may stand in a page of others, and no other page may', async () => {
  const someone = await visitor(browser, 'phone');
  const embedded = LOOKED_AT['/embed/[id]']?.[0]?.at;
  const path = typeof embedded === 'function' ? await embedded(someone.page) : '';
  await signInAs(someone, 'Ada');
  const { web } = testSite();
  const forum = await pageOfOthers(
    `<iframe src="${web}${path}?step=3&speed=quick" width="360" height="640"></iframe><iframe src="${web}/account"></iframe>`,
  );
  await someone.page.goto(forum.address);
  const frame = someone.page.frameLocator('iframe').first();
  // By what is seen: what was sent lies hidden beside it for a moment.
  const replay = frame.getByRole('region', { name: 'Replay' });
  await replay.getByText(/^3 of \d+/).waitFor();
  await frame.locator('[data-awake]').waitFor({ state: 'attached' });
  await replay.getByRole('button', { name: 'Step forward' }).click();
  await replay.getByText(/^4 of \d+/).waitFor();
  const onward = frame.getByRole('link', { name: 'Open on Fieldpost' });
  expect(await onward.getAttribute('href')).toMatch(/^\/matches\/[\w-]+\?step=4&speed=quick$/);
  expect(await onward.getAttribute('target')).toBe('_blank');
  // The frame only shows the match, also to its own players: it has no other controls.
  expect(await frame.getByRole('button', { name: /Undo|End turn|Resign|Send/ }).count()).toBe(0);
  const other = someone.page.frames().find((one) => one.url().includes('chrome-error'));
  expect(other, 'the account in a frame').toBeDefined();
  await picture(someone.page, 'embedded');
  await someone.context.close();
  await forum.close();
});
