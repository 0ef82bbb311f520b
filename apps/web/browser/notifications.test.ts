import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { testSite } from '@fieldpost/config/test-site';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterTo } from './post.ts';
import { askAs, leave, opponents, playLines } from './table.ts';
import { expectSound, openBrowser, signUp, type Visitor, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
let receiver: Server;
let address: string;
const received: { readonly path: string; readonly body: Buffer }[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(pieces) });
      response.writeHead(201).end('thank you');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  receiver.closeAllConnections();
  receiver.close();
});

it('keeps which event comes by which way, and when', async () => {
  const someone = await visitor(browser, 'phone');
  await signUp(someone, 'Theodor');
  const { page } = someone;
  await page.goto('/account');
  await page.getByRole('link', { name: 'how we notify you' }).click();
  const form = page.getByRole('form', { name: 'Notification settings' });
  await form.getByLabel('A match ends: Email').uncheck();
  await form.getByLabel('Delay before notifying me of a move').selectOption('15');
  await form.getByLabel('Daily digest').selectOption('7');
  await form.getByLabel('Quiet hours from').fill('22:00');
  await form.getByLabel('Quiet hours until').fill('07:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved.').waitFor();
  await expectSound(page);
  await page.reload();
  expect(await form.getByLabel('A match ends: Email').isChecked()).toBe(false);
  expect(await form.getByLabel('A match ends: Push').isChecked()).toBe(true);
  expect(await form.getByLabel('Daily digest').inputValue()).toBe('7');
  expect(await form.getByLabel('Quiet hours until').inputValue()).toBe('07:30');
  expect(someone.troubles).toEqual([]);
  await leave(someone);
});

it('adds a webhook, tries it, and refuses a private address in a sentence', async () => {
  const someone = await visitor(browser, 'desk');
  await signUp(someone, 'Wanda');
  const { page } = someone;
  await page.goto('/account/notifications');
  const form = page.getByRole('form', { name: 'Add webhook' });
  const add = async (name: string, url: string): Promise<void> => {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('URL').fill(url);
    await form.getByRole('button', { name: 'Add webhook' }).click();
  };
  await add('the cellar', 'https://10.0.0.7/hook');
  await form.getByText('it leads into a private network').waitFor();
  await add('our channel', `${address}/channel`);
  expect(await page.getByLabel('Secret of “our channel”').inputValue()).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'Send test to our channel' }).click();
  await page.getByText('Delivered: 201 thank you').waitFor();
  expect(received.filter(({ path }) => path === '/channel')).toHaveLength(1);
  await expectSound(page);
  expect(someone.troubles).toEqual([]);
  await leave(someone);
});

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What a browser does with a push: RFC 8291 over RFC 8188. */
function decrypted(pair: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const [sender, record] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = hkdf(pair.computeSecret(sender), auth, info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** The push service of the test: the browser's own lies beyond the net, so its address and keys are ours; all else is the browser's. */
async function ownPushService(page: Page, path: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${address}${path}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
  const pushed = () => received.filter((one) => one.path === path).map(({ body }) => decrypted(pair, auth, body));
  return { pushed };
}

/** Hands a push to the service worker, as the browser does with what its push service brings: also while no page is open. */
async function pushTo({ context, page }: Visitor): Promise<(data: string) => Promise<void>> {
  const session = await context.newCDPSession(page);
  const id = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const input = { origin: testSite().web, registrationId: await id };
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { ...input, data });
  };
}

type Shown = { readonly title: string; readonly body: string; readonly tag: string; readonly url: string };

/**
 * What the service worker shows from now on. The browser of the tests has no screen and shows nothing, so what it is asked to show
 * is noted in its place.
 */
async function shownBy({ context }: Visitor): Promise<() => Promise<readonly Shown[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, tag: options?.tag, url: options?.data.url });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { readonly shown: Shown[] }).shown);
}

/**
 * Presses a notification, as the browser reports it to the service worker, and returns the address that it opens or focuses. Stubs record
 * both calls: a browser allows them only after a real tap.
 */
async function pressed({ context }: Visitor, { url }: Shown): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  return worker.evaluate(async (given) => {
    type Scope = EventTarget & { readonly clients: object; readonly WindowClient: { readonly prototype: object } };
    const scope = globalThis as unknown as Scope;
    let went = '';
    const openWindow = async (to: string) => {
      went = `opens ${to}`;
    };
    async function focus(this: { readonly url: string }) {
      went = `shows ${this.url}`;
    }
    Object.assign(scope.clients, { openWindow });
    Object.assign(scope.WindowClient.prototype, { focus });
    let work: Promise<unknown> = Promise.resolve();
    const notification = { close: () => {}, data: { url: given } };
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    scope.dispatchEvent(event);
    await work;
    return went;
  }, url);
}

it('takes push: signed up by a press, encrypted on the way, shown once by the service worker, explained on its page', async () => {
  const { south, north, id } = await opponents(browser, 'desk', {
    scenario: 'salient-duel',
    options: { first: 'south' },
  });
  const { page } = north;
  await north.context.grantPermissions(['notifications'], { origin: testSite().web });
  const service = await ownPushService(page, '/push/north');
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: 'Enable push in this browser' }).click();
  await page.getByRole('button', { name: /^Remove Chrome/ }).waitFor();
  await playLines(south, id, ['end']);
  await expect.poll(service.pushed).toHaveLength(1);
  const [message = ''] = service.pushed();
  expect(JSON.parse(message)).toMatchObject({ url: expect.stringContaining(`/matches/${id}`) });

  const deliver = await pushTo(north);
  const shown = await shownBy(north);
  await deliver(message);
  await deliver(message);
  await deliver(JSON.stringify({ ...JSON.parse(message), tag: 'another', url: 'https://evil.example/' }));
  await expect.poll(shown).toHaveLength(3);
  const [first, again, elsewhere] = await shown();
  expect(first).toMatchObject({ title: expect.stringMatching(/^Your turn/), tag: JSON.parse(message).tag });
  // One tag is one notice; and no message leads to another site.
  expect(again).toEqual(first);
  expect(elsewhere?.url).toBe(`${testSite().web}/desk`);
  expect(first?.body).toBe(JSON.parse(message).body);
  expect(first?.body).toMatch(/\S/);

  // A press opens the match, or shows the page on which it is open already.
  if (!first) throw new Error('nothing was shown');
  expect(await pressed(north, first)).toBe(`opens ${first.url}`);
  await page.goto(first.url);
  await page.getByRole('grid').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/matches/${id}`);
  expect(await pressed(north, first)).toBe(`shows ${page.url()}`);

  await page.goto(`/matches/${id}/notifications`);
  const told = page.getByRole('table').first();
  await told.getByRole('row', { name: /^Push: Chrome on Linux.*201 thank you/ }).waitFor();
  const mailed = async (): Promise<number> => {
    await page.reload();
    return told.getByRole('row', { name: /^Email.* 250 / }).count();
  };
  await expect.poll(mailed, { timeout: paced(30_000) }).toBe(1);
  await page.getByLabel('It is my move, or my reply is needed: Push').selectOption('no');
  await page.getByRole('form', { name: 'Settings for this match' }).getByRole('button').click();
  await page.getByText('Saved.').waitFor();
  await expectSound(page);
  expect([...south.troubles, ...north.troubles]).toEqual([]);
  await leave(south, north);
});

it('acts from a letter: opening the link does nothing, the button does it once', async () => {
  const { south, north, id } = await opponents(browser, 'phone', {
    scenario: 'salient-duel',
    options: { first: 'south' },
  });
  const { page } = north;
  await page.goto('/account');
  const email = (await page.locator('.page-head .typed').textContent()) ?? '';
  await playLines(south, id, ['end']);
  const { text } = await letterTo(email, /^Your turn/);
  const link = /Send default reply: .+:\n(\S+)/.exec(text)?.[1] ?? '';
  const stranger = await visitor(browser, 'phone');
  for (let looks = 0; looks < 2; looks += 1) await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: /^Send default reply/ }).waitFor();
  await expectSound(stranger.page);
  const standing = /From now on ask me where my units retreat to:\n(\S+)/.exec(text)?.[1] ?? '';
  const filed = `query { match(id: "${id}") { standingOrders } }`;
  const chosen = async () =>
    (await askAs<{ match: { standingOrders: { retreat: { all: { choose: string } } } } }>(north, filed, {})).match
      .standingOrders.retreat.all.choose;
  await stranger.page.goto(standing);
  await stranger.page.getByRole('heading', { name: 'From now on ask me where my units retreat to?' }).waitFor();
  await expectSound(stranger.page);
  expect(await chosen()).toBe('list');
  await stranger.page.getByRole('button', { name: /^From now on ask me/ }).click();
  await stranger.page.getByText('Done.').waitFor();
  expect(await chosen()).toBe('ask');
  await stranger.page.goto(standing);
  await stranger.page.getByRole('heading', { name: 'Already done' }).waitFor();
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: /^Send default reply/ }).click();
  await stranger.page.getByText('Done.').waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Already done' }).waitFor();
  expect([...south.troubles, ...north.troubles, ...stranger.troubles]).toEqual([]);
  await leave(south, north, stranger);
});
