import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { linkIn, type Mailbox, openMailbox } from '../../testing/mailbox.ts';
import { sessionCookieOf } from '../../testing/signed-up.ts';

const SITE = 'http://localhost:3000';
let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
beforeAll(async () => {
  [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  const given = { databaseUrl: database.url, secret: 'a secret that is only good for tests, and long' };
  app = await buildApp({ ...given, publicUrl: SITE, smtpUrl: mailbox.url, rateLimitScale: 0 });
});
afterAll(async () => {
  await app.close();
  await Promise.all([database.drop(), mailbox.close()]);
});

/** A browser: it keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async #send(url: string, payload: object | string, type: string): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { origin: SITE, 'content-type': type, cookie };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }

  post = (path: string, body: object = {}) => this.#send(`/api/auth${path}`, body, 'application/json');

  /** Presses the button behind a mailed link, with what was typed into its form. */
  press = (link: URL, typed: Readonly<Record<string, string>> = {}) => {
    const path = link.searchParams.get('for') === 'address' ? '/verify-email' : '/magic-link/verify';
    const form = new URLSearchParams(typed).toString();
    return this.#send(`/api/auth${path}${link.search}`, form, 'application/x-www-form-urlencoded');
  };

  async ask(query: string, variables: object = {}): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#send('/graphql', { query, variables }, 'application/json')).json().data;
  }

  /** Plays as a guest. Answers the id of the match. */
  async playAsGuest(): Promise<string> {
    await this.post('/guest');
    const query = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'south', bot: 'greedy' };
    return ((await this.ask(query, { input })).createMatch as { readonly id: string }).id;
  }

  async matches(): Promise<readonly string[]> {
    const { myMatches } = await this.ask('{ myMatches { id } }');
    return (myMatches as readonly { readonly id: string }[]).map(({ id }) => id);
  }
}

const entered = (answer: LightMyRequestResponse): string => sessionCookieOf(answer);
const canEnter = async (email: string, password: string): Promise<boolean> =>
  (await new Browser().post('/sign-in/email', { email, password })).statusCode === 200;

const EVIL = { name: 'Evil', password: 'the horse of the attacker' };
const MINE = 'the horse of the owner';

let count = 0;
/** An address for which an attacker has signed up, as a guest with a match. */
async function attacked() {
  count += 1;
  const email = `owner-${count}@example.org`;
  const attacker = new Browser();
  const planted = await attacker.playAsGuest();
  await attacker.post('/sign-up/email', { email, ...EVIL });
  return { email, attacker, planted, first: linkIn(await mailbox.next(email), '/enter?') };
}

async function mine(browser: Browser): Promise<unknown> {
  return (await browser.ask('{ me { name named } }')).me;
}

describe('an address for which somebody else has signed up before its owner', () => {
  test('the first letter, pressed where its owner has signed up too, gives their password, name and matches', async () => {
    const { email, planted, first } = await attacked();
    const owner = new Browser();
    const played = await owner.playAsGuest();
    await owner.post('/sign-up/email', { email, name: 'Ada', password: MINE });
    entered(await owner.press(first));
    expect(await mine(owner)).toEqual({ name: 'Ada', named: true });
    expect(await owner.matches()).toEqual([played]);
    expect(await owner.matches()).not.toContain(planted);
    expect([await canEnter(email, EVIL.password), await canEnter(email, MINE)]).toEqual([false, true]);
  });

  test('a sign-up while the address waits sends a letter of its own, and either is good', async () => {
    const { email } = await attacked();
    const owner = new Browser();
    await owner.post('/sign-up/email', { email, name: 'Ada', password: MINE, callbackURL: '/verified' });
    const link = linkIn(await mailbox.next(email), '/enter?');
    expect(link.searchParams.get('callbackURL')).toBe('/verified');
    entered(await owner.press(link));
    expect([await canEnter(email, EVIL.password), await canEnter(email, MINE)]).toEqual([false, true]);
  });

  test('pressed in another browser, the password is asked for again: with it comes what was said with it', async () => {
    const { email, planted } = await attacked();
    const [desk, phone] = [new Browser(), new Browser()];
    const played = await desk.playAsGuest();
    await desk.post('/sign-up/email', { email, name: 'Ada', password: MINE });
    entered(await phone.press(linkIn(await mailbox.next(email), '/enter?'), { password: MINE }));
    expect(await mine(phone)).toEqual({ name: 'Ada', named: true });
    expect(await phone.matches()).toEqual([played]);
    expect(planted).not.toBe(played);
    expect([await canEnter(email, EVIL.password), await canEnter(email, MINE)]).toEqual([false, true]);
  });

  test('an owner who never signed up and presses the letter has an account with nothing of the attacker', async () => {
    const { email, first } = await attacked();
    const owner = new Browser();
    entered(await owner.press(first, { password: MINE }));
    expect(await mine(owner)).toEqual({ name: expect.stringMatching(/^Newcomer/), named: false });
    expect(await owner.matches()).toEqual([]);
    expect([await canEnter(email, EVIL.password), await canEnter(email, MINE)]).toEqual([false, true]);
  });

  test.each(['', 'short'])('a password of “%s” sets none', async (password) => {
    const { email, first } = await attacked();
    entered(await new Browser().press(first, { password }));
    expect([await canEnter(email, EVIL.password), await canEnter(email, password)]).toEqual([false, false]);
  });

  test('a mailed link proves the address as well', async () => {
    const { email, planted } = await attacked();
    const owner = new Browser();
    await owner.post('/sign-in/magic-link', { email, name: 'Evil' });
    entered(await owner.press(linkIn(await mailbox.next(email), '/enter?')));
    expect(await mine(owner)).toEqual({ name: expect.stringMatching(/^Newcomer/), named: false });
    expect(await owner.matches()).not.toContain(planted);
    expect(await canEnter(email, EVIL.password)).toBe(false);
  });

  test('so does a new password', async () => {
    const { email, planted } = await attacked();
    const owner = new Browser();
    await owner.post('/request-password-reset', { email });
    const token = linkIn(await mailbox.next(email), '/reset-password?token=').searchParams.get('token');
    await owner.post('/reset-password', { token, newPassword: MINE });
    await owner.post('/sign-in/email', { email, password: MINE });
    expect(await mine(owner)).toEqual({ name: expect.stringMatching(/^Newcomer/), named: false });
    expect(await owner.matches()).not.toContain(planted);
    expect(await canEnter(email, EVIL.password)).toBe(false);
  });

  test('the attacker who signs up again, before or after, gains nothing by being the last', async () => {
    const { email, attacker } = await attacked();
    const owner = new Browser();
    await owner.post('/sign-up/email', { email, name: 'Ada', password: MINE });
    const link = linkIn(await mailbox.next(email), '/enter?');
    await attacker.post('/sign-up/email', { email, ...EVIL });
    entered(await owner.press(link));
    await attacker.post('/sign-up/email', { email, ...EVIL });
    expect([await canEnter(email, EVIL.password), await canEnter(email, MINE)]).toEqual([false, true]);
    expect(await mine(owner)).toEqual({ name: 'Ada', named: true });
  });
});

describe('a link that somebody else asked for', () => {
  test('takes no guest along from the browser in which it is pressed: the account is not theirs', async () => {
    const email = 'attacker@example.org';
    await new Browser().post('/sign-in/magic-link', { email });
    const link = linkIn(await mailbox.next(email), '/enter?');
    const victim = new Browser();
    const played = await victim.playAsGuest();
    await victim.press(link);
    expect(await victim.matches()).not.toContain(played);
  });

  test('brings no guest of the one who asked', async () => {
    const email = 'victim@example.org';
    const attacker = new Browser();
    await attacker.playAsGuest();
    await attacker.post('/sign-in/magic-link', { email, name: 'Evil' });
    const victim = new Browser();
    await victim.press(linkIn(await mailbox.next(email), '/enter?'));
    expect(await victim.matches()).toEqual([]);
    expect(await mine(victim)).toEqual({ name: expect.stringMatching(/^Newcomer/), named: false });
  });
});
