import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GONE_WEBHOOK_DAYS, sweep } from '../../jobs/sweep.ts';
import { Client } from '../../testing/client.ts';
import { type Duel, type Duellist, openDuel } from '../../testing/duel.ts';
import { faultsOf } from '../../testing/holds-answers.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import type { Received } from '../../testing/receiver.ts';
import { deadLetters, retryDeadLetters } from '../dead-letters.ts';
import { deliver } from '../deliver.ts';
import { bodyOf, type Saying, type WebhookFormat } from './bodies.ts';
import { PATIENCE_DAYS } from './send.ts';
import { addWebhook, enableWebhook, listWebhooks, rotateSecret, testWebhook } from './service.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());
beforeEach(() => office.receiver.answer(200));

const DAY = 86_400_000;

/** As a receiver checks it, with nothing of ours: HMAC-SHA256 over id, time and body (Standard Webhooks). */
function verifies({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const right = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${right}`);
}

async function hookOf(who: Duellist, path: string, format: WebhookFormat = 'fieldpost') {
  const added = await addWebhook(office.context, who.caller, {
    name: path,
    url: `${office.receiver.url}/${path}`,
    format,
  });
  if (!added.ok) throw new Error(added.fault.code);
  return { ...added.value, at: (): Received[] => office.receiver.received.filter((one) => one.path === `/${path}`) };
}

const only = async (who: Duellist) => (await listWebhooks(office.context, who.caller))[0];

test('a turn reaches the webhook, signed, with what a program wants to know; a page and a mail beside it', async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.north, 'turn');
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual(['mail turn sent', 'webhook turn sent']);
  const [request] = hook.at();
  if (!request) throw new Error('nothing came');
  expect(verifies(request, hook.secret)).toBe(true);
  expect(verifies({ ...request, body: Buffer.from('{}') }, hook.secret)).toBe(false);
  const told = JSON.parse(String(request.body));
  expect(faultsOf('WebhookEvent', told)).toBe(null);
  expect(faultsOf('WebhookEvent', { ...told, awaited: 'yes' })).not.toBe(null);
  expect(told).toMatchObject({
    kind: 'turn',
    why: 'awaited',
    matchId: duel.id,
    side: 'north',
    awaited: true,
    url: `https://war.example.org/matches/${duel.id}?since=0`,
  });
  const row = await office.context.db.notification.findFirst({ where: { matchId: duel.id, channel: 'webhook' } });
  expect(row).toMatchObject({
    id: request.headers['webhook-id'],
    state: 'sent',
    answer: '200 thank you',
    why: 'awaited',
  });
});

test('a message that is sent again bears the same id', async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.north, 'again');
  await office.line(duel, duel.south, 'end');
  office.receiver.answer(503);
  const cause = await office.context.db.notification.findFirstOrThrow({ where: { matchId: duel.id, state: 'queued' } });
  await deliver(office.context, cause.id, false);
  const row = await office.context.db.notification.findFirstOrThrow({
    where: { causeId: cause.id, channel: 'webhook' },
  });
  await expect(deliver(office.context, row.id, false)).rejects.toThrow('503');
  office.receiver.answer(200);
  expect(await deliver(office.context, row.id, false)).toBe('sent');
  expect(await deliver(office.context, row.id, false)).toBe('gone');
  expect(new Set(hook.at().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(hook.at()).toHaveLength(2);
});

test.each([
  ['moved on', (duel: Duel) => office.line(duel, duel.north, 'end')],
  ['ended', (duel: Duel) => new Client(office.app, duel.south).post(`/matches/${duel.id}/resign`)],
])('an event that was not taken at first is told though the match has %s; a letter is not', async (_what, goOn) => {
  const duel = await office.duel();
  const hook = await hookOf(duel.north, `late-${crypto.randomUUID()}`);
  await office.line(duel, duel.south, 'end');
  office.receiver.answer(503);
  const cause = await office.context.db.notification.findFirstOrThrow({ where: { matchId: duel.id, state: 'queued' } });
  await deliver(office.context, cause.id, false);
  const rows = await office.context.db.notification.findMany({
    where: { causeId: cause.id },
    orderBy: { channel: 'desc' },
  });
  const [event, letter] = rows;
  await expect(deliver(office.context, event?.id ?? '', false)).rejects.toThrow('503');
  await goOn(duel);
  office.receiver.answer(200);
  expect(await deliver(office.context, event?.id ?? '', false)).toBe('sent');
  expect(await deliver(office.context, letter?.id ?? '', false)).toBe('dropped');
  expect(rows.map(({ channel }) => channel)).toEqual(['webhook', 'mail']);
  const body = JSON.parse(String(hook.at().at(-1)?.body));
  expect(body).toMatchObject({ kind: 'turn', why: 'awaited', awaited: false, deadline: null });
  expect(body.lines.at(-1)).toBe('The match has moved on since.');
});

test('a new secret: for a day both sign, then the new one alone', async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.north, 'rotation');
  const fresh = await rotateSecret(office.context, duel.north.caller, hook.webhook.id);
  if (!fresh.ok) throw new Error(fresh.fault.code);
  expect(fresh.value.secret).not.toBe(hook.secret);
  await testWebhook(office.context, duel.north.caller, hook.webhook.id);
  office.clock.advance(DAY + 1_000);
  await testWebhook(office.context, duel.north.caller, hook.webhook.id);
  const [during, after] = hook.at();
  if (!during || !after) throw new Error('nothing came');
  expect([verifies(during, hook.secret), verifies(during, fresh.value.secret)]).toEqual([true, true]);
  expect([verifies(after, hook.secret), verifies(after, fresh.value.secret)]).toEqual([false, true]);
});

test('a trial tells its owner what the other end said', async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.south, 'trial');
  expect(await testWebhook(office.context, duel.south.caller, hook.webhook.id)).toMatchObject({
    value: { taken: true, said: '200 thank you' },
  });
  office.receiver.answer(500);
  expect(await testWebhook(office.context, duel.south.caller, hook.webhook.id)).toMatchObject({
    value: { taken: false, said: '500 no' },
  });
  expect(await only(duel.south)).toMatchObject({ lastError: '500 no', offAt: null });
  expect(await testWebhook(office.context, duel.north.caller, hook.webhook.id)).toMatchObject({
    fault: { code: 'NOT_FOUND' },
  });
});

async function lettersTo(duel: Duel): Promise<void> {
  const { waitingFor } = await duel.stored();
  await office.line(duel, waitingFor[0] === 'south' ? duel.south : duel.north, 'end');
  await office.post(duel);
}

test(`a webhook that fails for ${PATIENCE_DAYS} days is shown so and switched off; it can be switched on again`, async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.north, 'failing');
  office.receiver.answer(500);
  await lettersTo(duel);
  expect(await only(duel.north)).toMatchObject({ lastError: '500 no', offAt: null });
  expect((await only(duel.north))?.failingSince).not.toBeNull();
  office.clock.advance(PATIENCE_DAYS * DAY - 60_000);
  await testWebhook(office.context, duel.north.caller, hook.webhook.id);
  expect((await only(duel.north))?.offAt).toBeNull();
  office.clock.advance(2 * 60_000);
  await testWebhook(office.context, duel.north.caller, hook.webhook.id);
  expect((await only(duel.north))?.offAt).not.toBeNull();
  const before = hook.at().length;
  const other = await office.duel();
  await office.context.db.matchSeat.updateMany({
    where: { matchId: other.id, side: 'north' },
    data: { userId: duel.north.caller.userId },
  });
  await office.line(other, other.south, 'end');
  expect(await office.post(other)).toEqual(['mail turn sent']);
  expect(hook.at()).toHaveLength(before);
  await enableWebhook(office.context, duel.north.caller, hook.webhook.id);
  expect(await only(duel.north)).toMatchObject({ offAt: null, failingSince: null });
});

test.each([404, 410])(
  'an address that answers %d is switched off at once, and removed a week later',
  async (status) => {
    const duel = await office.duel();
    await hookOf(duel.north, `gone-${status}`);
    office.receiver.answer(status);
    await office.line(duel, duel.south, 'end');
    expect(await office.post(duel)).toEqual(['mail turn sent', 'webhook turn failed']);
    expect((await only(duel.north))?.offAt).not.toBeNull();
    office.clock.advance(GONE_WEBHOOK_DAYS * DAY - 60_000);
    await sweep(office.context);
    expect(await only(duel.north)).toBeDefined();
    office.clock.advance(2 * 60_000);
    await sweep(office.context);
    expect(await only(duel.north)).toBeUndefined();
  },
);

test('one that is switched on again, or has only failed, is not removed', async () => {
  const duel = await office.duel();
  const back = await hookOf(duel.north, 'back');
  office.receiver.answer(410);
  await testWebhook(office.context, duel.north.caller, back.webhook.id);
  await enableWebhook(office.context, duel.north.caller, back.webhook.id);
  const failing = await hookOf(duel.south, 'failing for long');
  office.receiver.answer(500);
  await testWebhook(office.context, duel.south.caller, failing.webhook.id);
  office.clock.advance((PATIENCE_DAYS + 1) * DAY);
  await testWebhook(office.context, duel.south.caller, failing.webhook.id);
  expect((await only(duel.south))?.offAt).not.toBeNull();
  office.clock.advance((GONE_WEBHOOK_DAYS + 1) * DAY);
  await sweep(office.context);
  expect(await only(duel.north)).toMatchObject({ offAt: null });
  expect(await only(duel.south)).toBeDefined();
});

test('no secret is stored, and private places are refused at once', async () => {
  const duel = await office.duel();
  const hook = await hookOf(duel.south, 'secret');
  const row = await office.context.db.webhook.findUnique({ where: { id: hook.webhook.id } });
  expect(JSON.stringify(row)).not.toContain(hook.secret.slice(6));
  for (const url of ['https://169.254.169.254/', 'http://10.0.0.1/', 'https://localhost/'])
    expect(await addWebhook(office.context, duel.south.caller, { name: 'x', url, format: 'slack' })).toMatchObject({
      fault: { code: 'TARGET_REFUSED' },
    });
});

const SAYING: Saying = {
  title: 'Your turn: <@everyone> **wood** & co',
  lines: ['@here has moved', '<https://evil.example|click>', `${'long '.repeat(2_000)}`],
  url: 'https://war.example.org/matches/m',
  facts: { kind: 'trial' },
};
const AT = new Date('2026-06-10T12:00:00Z');

test('Discord takes it: within its lengths, and nobody is called by name', () => {
  const body = JSON.parse(bodyOf('discord', SAYING, 'id', AT));
  expect(body.allowed_mentions).toEqual({ parse: [] });
  const [embed] = body.embeds;
  expect(embed.title.length).toBeLessThanOrEqual(256);
  expect(embed.description.length).toBeLessThanOrEqual(4096);
  expect(embed.description).toContain('\\@here');
  expect(embed.description).toContain('\\<https\\://evil');
});

/** Whether a text has no half of a sign. */
const whole = (text: string): boolean => text.isWellFormed();
const ROCKETS: Saying = {
  ...SAYING,
  title: `${'x'.repeat(254)}\u{1f680}\u{1f680}`,
  lines: [`${'x'.repeat(3_990)}${'\u{1f680}'.repeat(60)}`],
};

test('no cut halves a sign, in whatever length', () => {
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  for (const sign of ['\u{1f680}', family, 'e\u0301', '*', '&'])
    for (const format of ['discord', 'slack'] as const)
      for (let more = 0; more < 12; more += 1) {
        const long = (most: number): string => `${'x'.repeat(most - more)}${sign.repeat(60)}`;
        const lines = [long(format === 'discord' ? 4_000 : 3_000)];
        const title = long(format === 'discord' ? 256 : 150);
        const body = bodyOf(format, { ...SAYING, title, lines }, 'id', AT);
        expect(body).not.toMatch(/\\ud[89a-f]/i);
        expect(body).not.toMatch(/[\u200d\\]…/);
      }
  const [embed] = JSON.parse(bodyOf('discord', ROCKETS, 'id', AT)).embeds;
  expect([embed.title.length <= 256, embed.description.length <= 4_096]).toEqual([true, true]);
  expect(whole(embed.title) && whole(embed.description)).toBe(true);
});

test('a title is no markup, for Discord and for Slack', () => {
  const title = '**A** ~~x~~ [b](http://c)';
  const [embed] = JSON.parse(bodyOf('discord', { ...SAYING, title }, 'id', AT)).embeds;
  expect(embed.title).toBe('\\*\\*A\\*\\* \\~\\~x\\~\\~ \\[b\\]\\(http\\://c\\)');
  const body = JSON.parse(bodyOf('slack', { ...SAYING, title }, 'id', AT));
  expect(body.mrkdwn).toBe(false);
  expect(body.blocks[0].text).toMatchObject({ type: 'plain_text', text: title });
  const marked = body.blocks.filter(({ text }: { readonly text: { readonly type: string } }) => text.type === 'mrkdwn');
  expect(JSON.stringify(marked)).not.toContain('b](');
});

/** A receiver with the library of Standard Webhooks: which of these secrets verify a request, over the bytes that came. */
const verifiedBy = (post: Received | undefined, secrets: readonly string[]): readonly boolean[] =>
  secrets.map((secret) => {
    try {
      new Webhook(secret).verify(post?.body ?? '', post?.headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  });

test('each try has a time of its own and the same id; two new secrets within a day take none away', async () => {
  // The library asks for a time that is close to its own.
  const noon = office.clock.now();
  office.clock.set(new Date());
  const duel = await openDuel(office.context, { title: 'The salient \u{1f680}\u2028 line' });
  await office.post(duel);
  const first = await hookOf(duel.north, 'raw');
  const again = async (): Promise<string> => {
    const made = await rotateSecret(office.context, duel.north.caller, first.webhook.id);
    if (!made.ok) throw new Error(made.fault.code);
    return made.value.secret;
  };
  const secrets = [first.secret, await again(), await again()];
  await office.line(duel, duel.south, 'end');
  office.receiver.answer(500);
  const where = { matchId: duel.id, channel: 'webhook', kind: 'turn' } as const;
  await office.post({ id: duel.id });
  const { id } = await office.context.db.notification.findFirstOrThrow({ where });
  const [before] = first.at();
  office.clock.advance(20 * 60_000);
  office.receiver.answer(200);
  await office.context.db.notification.update({ where: { id }, data: { state: 'queued' } });
  expect(await deliver(office.context, id, true)).toBe('sent');
  const [, after] = first.at();
  expect(before?.headers['webhook-id']).toBe(after?.headers['webhook-id']);
  expect(Number(after?.headers['webhook-timestamp']) - Number(before?.headers['webhook-timestamp'])).toBe(1_200);
  expect(JSON.parse(String(after?.body)).title).toContain('\u{1f680}');
  expect(verifiedBy(before, secrets)).toEqual([true, true, true]);
  expect(after && secrets.map((secret) => verifies(after, secret))).toEqual([true, true, true]);
  office.clock.set(noon);
});

test('Slack takes it: within its lengths, and nothing people wrote becomes a link or a call', () => {
  const body = JSON.parse(bodyOf('slack', SAYING, 'id', AT));
  expect(body.text).toBe('Your turn: &lt;@everyone&gt; **wood** &amp; co');
  const [head, lines] = body.blocks;
  expect(head.text.type).toBe('plain_text');
  expect(lines.text).toMatchObject({ type: 'plain_text' });
  expect(lines.text.text.length).toBeLessThanOrEqual(3_000);
});

test('what was given up is seen by the operator, who may send it again', async () => {
  const duel = await office.duel();
  await hookOf(duel.north, 'dead');
  await office.line(duel, duel.south, 'end');
  office.receiver.answer(400);
  expect(await office.post(duel)).toEqual(['mail turn sent', 'webhook turn failed']);
  const since = new Date(office.clock.now().getTime() - DAY);
  const ours = (await deadLetters(office.context, since)).filter(({ matchId }) => matchId === duel.id);
  expect(ours).toMatchObject([{ channel: 'webhook', kind: 'turn', error: '400 no' }]);
  const { body } = await office.app.inject({ method: 'GET', url: '/metrics' });
  expect(body).toMatch(/fieldpost_dead_letters\{channel="webhook"\} [1-9]/);
  office.receiver.answer(200);
  expect(
    await retryDeadLetters(
      office.context,
      ours.map(({ id }) => id),
    ),
  ).toBe(1);
  expect(await office.post(duel)).toEqual(['webhook turn sent']);
});
