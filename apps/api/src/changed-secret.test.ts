/** SECRET is changed: what the one of before has signed is good as long as SECRET_BEFORE names it, and no longer. */
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { buttonToken, readButton } from './delivery/email-actions/buttons.ts';
import { ordersAddress, readAddress } from './delivery/email-replies/addresses.ts';
import { feedToken, readerOf } from './delivery/feeds/links.ts';
import { readUnsubscribe, unsubscribeToken } from './delivery/unsubscribe.ts';
import { secretOf, signatureOf, signedHeaders } from './delivery/webhooks/signature.ts';
import { diceFor, offerDice } from './lobby/dice-offer.ts';
import { linkIn, type Mailbox, openMailbox } from './testing/mailbox.ts';
import { sessionCookieOf, signedUp } from './testing/signed-up.ts';

const OLD = 'the secret of before, which was long enough';
const NEW = 'the secret of now, which is long enough too';
const SITE = 'http://localhost:3000';

let database: TestDatabase;
let mailbox: Mailbox;
/** With the old secret; with the new one that knows the old; with the new one alone. */
let [before, between, after]: FastifyInstance[] = [];

const open = (secrets: { readonly secret: string; readonly secretBefore?: string }): Promise<FastifyInstance> =>
  buildApp({ databaseUrl: database.url, smtpUrl: mailbox.url, publicUrl: SITE, ...secrets });

beforeAll(async () => {
  [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  [before, between, after] = await Promise.all([
    open({ secret: OLD }),
    open({ secret: NEW, secretBefore: OLD }),
    open({ secret: NEW }),
  ]);
});
afterAll(async () => {
  await Promise.all([before, between, after].map((app) => app?.close()));
  await Promise.all([database.drop(), mailbox.close()]);
});

const three = (): readonly [FastifyInstance, FastifyInstance, FastifyInstance] => {
  if (!before || !between || !after) throw new Error('not open yet');
  return [before, between, after];
};
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse' });

describe('a session of before', () => {
  test('is good at our routes and at those of the sign-in library', async () => {
    const cookie = await signedUp(three()[0], person('Ada'), { origin: SITE });
    const names = await Promise.all(
      three().map(async (app) => {
        const me = await app.inject({ url: '/api/v1/me', headers: { cookie } });
        const session = await app.inject({ url: '/api/auth/get-session', headers: { cookie } });
        return [me.json().name ?? null, session.json()?.user?.name ?? null];
      }),
    );
    expect(names).toEqual([
      ['Ada', 'Ada'],
      ['Ada', 'Ada'],
      [null, null],
    ]);
  });

  test('is signed anew when it is lengthened, and ends when its owner signs out', async () => {
    const [old, both, now] = three();
    const cookie = await signedUp(old, person('Ben'), { origin: SITE });
    await old.services.db.session.updateMany({ data: { expiresAt: new Date(Date.now() + 20 * 86_400_000) } });
    const lengthened = sessionCookieOf(await both.inject({ url: '/api/v1/me', headers: { cookie } }));
    expect((await now.inject({ url: '/api/v1/me', headers: { cookie: lengthened } })).statusCode).toBe(200);
    const out = { method: 'POST', url: '/api/auth/sign-out', headers: { cookie, origin: SITE }, payload: {} } as const;
    expect((await both.inject(out)).statusCode).toBe(200);
    expect((await both.inject({ url: '/api/v1/me', headers: { cookie } })).statusCode).toBe(401);
  });

  test('forged with neither secret it opens nothing', async () => {
    const cookie = await signedUp(three()[0], person('Eve'), { origin: SITE });
    const [name = '', value = ''] = cookie.split('=');
    const forged = `${name}=${value.replace(/^(...)./, '$1x')}`;
    for (const app of three())
      expect((await app.inject({ url: '/api/auth/get-session', headers: { cookie: forged } })).json()).toBeNull();
  });
});

test('a letter that asks whether an address is theirs', async () => {
  const [old, both, now] = three();
  const cora = person('Cora');
  await old.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: cora, headers: { origin: SITE } });
  const { search } = linkIn(await mailbox.next(cora.email), '/enter?');
  const press = {
    method: 'POST',
    url: `/api/auth/verify-email${search}`,
    payload: '',
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
  } as const;
  expect((await now.inject(press)).cookies).toEqual([]);
  expect(sessionCookieOf(await both.inject(press))).toContain('session_token');
});

test('links and addresses of letters, and those of feeds', async () => {
  const { id } = await three()[0].services.db.user.findFirstOrThrow({ select: { id: true } });
  const letter = crypto.randomUUID();
  const button = buttonToken(letter, 'accept', OLD);
  const stop = unsubscribeToken({ userId: id, campaignId: null }, OLD);
  const feed = feedToken(id, 0, OLD);
  const inboundDomain = 'post.example.org';
  const orders = ordersAddress(letter, { inboundDomain, secret: OLD }) ?? '';
  const read = await Promise.all(
    three().map(async ({ services }) => {
      const { settings } = services;
      return [
        readButton(button, settings)?.code ?? null,
        readUnsubscribe(stop, settings)?.userId ?? null,
        await readerOf(services, feed),
        readAddress(orders, { ...settings, inboundDomain })?.forged,
      ];
    }),
  );
  const good = ['accept', id, id, false];
  expect(read).toEqual([good, good, [null, null, null, true]]);
});

test('dice that were offered before', () => {
  const [old, both, now] = three();
  const ada = { userId: 'ada', name: 'Ada', emailVerified: true, credential: 'x', via: 'session', scopes: [] } as const;
  const dice = offerDice(old.services, ada);
  const asked = { dice, salt: '0'.repeat(32) };
  const [one, other] = [diceFor(old.services, ada, asked), diceFor(both.services, ada, asked)];
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
  expect(diceFor(now.services, ada, asked)).toMatchObject({ fault: { code: 'DICE_UNKNOWN' } });
});

test('a webhook is signed for the secret of before too, until that is gone', () => {
  const hook = { id: 'hook', generation: 1, overlapUntil: null, overlapFrom: null };
  const [message, now] = [{ id: 'one', body: '{}' }, new Date()];
  const seconds = Math.floor(now.getTime() / 1000);
  const genuine = three().map(({ services }) => {
    const signatures = signedHeaders(services.settings, hook, message, now)['webhook-signature']?.split(' ');
    return [OLD, NEW].map((secret) => signatures?.includes(signatureOf(secretOf(secret, hook), 'one', seconds, '{}')));
  });
  expect(genuine).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
});
