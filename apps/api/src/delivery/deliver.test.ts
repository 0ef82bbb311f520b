import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Context } from '../context.ts';
import { requeueStranded } from '../notification-rules/store.ts';
import { type HandClock, handClock } from '../platform/clock.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';
import { type CaughtMail, type Mailbox, openMailbox } from '../testing/mailbox.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { deliver, deliverWithLetter } from './deliver.ts';

let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
let context: Context;
let clock: HandClock;

beforeAll(async () => {
  database = await freshDatabase();
  mailbox = await openMailbox();
  clock = handClock(new Date('2026-03-28T09:00:00Z'));
  const options = {
    databaseUrl: database.url,
    smtpUrl: mailbox.url,
    secret: 'a secret of the test, long enough',
    clock,
  };
  app = await buildApp({
    ...options,
    publicUrl: 'https://war.example.org',
    mailFrom: 'Fieldpost <post@war.example.org>',
  });
  context = app.services;
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await database.drop();
});
afterEach(() => mailbox.refuse(null));

async function line(duel: Duel, who: Duellist, text: string): Promise<void> {
  clock.advance(1_000);
  const { step } = await duel.stored();
  const played = await play(context, who.caller, duel.id, { expectedStep: step, order: { line: text }, key: null });
  if (!played.ok) throw new Error(`${text}: ${played.fault.code}`);
}

const waiting = (duel: Duel, where: { readonly channel: 'page' | { readonly not: 'page' } }) =>
  context.db.notification.findMany({
    where: { matchId: duel.id, state: 'queued', ...where },
    orderBy: { createdAt: 'asc' },
  });

/** The messages to send, once routing has chosen their channels. */
async function queued(duel: Duel) {
  for (const { id } of await waiting(duel, { channel: 'page' })) await deliver(context, id, false);
  return waiting(duel, { channel: { not: 'page' } });
}

/** Delivers what waits, as the worker would. */
async function post(duel: Duel): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { id, kind } of await queued(duel)) outcomes.push(`${kind} ${await deliver(context, id, false)}`);
  return outcomes;
}

const to = (who: Duellist): CaughtMail[] => mailbox.mails.filter((mail) => mail.to === who.email);

test('a turn: words, time, link, picture and headers', async () => {
  const duel = await openDuel(context, { title: 'The <b>wood</b>', names: ['Ada <i>x</i>', 'Ben'] });
  await post(duel);
  await context.db.user.update({ where: { id: duel.north.caller.userId }, data: { timeZone: 'Europe/Berlin' } });
  await line(duel, duel.south, 'end');
  const [row] = await queued(duel);
  expect(await post(duel)).toEqual(['turn sent']);
  const [mail] = to(duel.north);
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe('Your turn: The <b>wood</b>');
  expect(mail.html).toContain('The &lt;b&gt;wood&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>wood');
  expect(mail.html).not.toContain('<i>x');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`https://war.example.org/matches/${duel.id}?since=0`);
    // Three days from Saturday 28 March 09:00 UTC; German clocks are put forward on the 29th.
    expect(part).toContain('Tuesday 31 March 2026, 11:00 CEST (your clocks change before then)');
    expect(part).toContain('3 days');
    expect(part).toContain('Move your units');
  }
  const { parsed } = mail;
  expect(parsed.messageId).toBe(`<${row?.id}@war.example.org>`);
  const [picture] = parsed.attachments;
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
  const cid = picture?.contentId?.replace(/[<>]/g, '') ?? '';
  expect(mail.html).toContain(`src="cid:${cid}"`);
  const bytes = new Uint8Array(picture?.content as ArrayBuffer);
  expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(bytes.length).toBeGreaterThan(5_000);
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/war\.example\.org\/api\/unsubscribe\/[\w.-]+>$/);
  expect(await context.db.notification.findUnique({ where: { id: row?.id ?? '' } })).toMatchObject({
    state: 'sent',
    attempts: 1,
  });
});

test('a letter tells what happened since its reader acted', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  await post(duel);
  await line(duel, duel.north, 'end');
  await post(duel);
  const mail = to(duel.south).at(-1);
  expect(mail?.text).toContain('Since you last acted:');
  expect(mail?.text).toContain('?since=1');
});

test('a notification that has been overtaken is dropped', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  await line(duel, duel.north, 'end'); // before their mail left
  expect(await post(duel)).toEqual(['turn dropped', 'turn sent']);
  expect(to(duel.north).filter((mail) => mail.subject.startsWith('Your turn'))).toEqual([]);
  const dropped = await context.db.notification.findFirst({ where: { matchId: duel.id, state: 'dropped' } });
  expect(dropped?.error).toBe('OVERTAKEN');
});

test('what was asked of nobody verified, or switched off meanwhile, is not sent', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  await queued(duel);
  await context.db.user.update({ where: { id: duel.north.caller.userId }, data: { emailVerified: false } });
  expect(await post(duel)).toEqual(['turn dropped']);
  await line(duel, duel.north, 'end');
  await queued(duel);
  await context.db.user.update({ where: { id: duel.south.caller.userId }, data: { mailTurns: false } });
  expect(await post(duel)).toEqual(['turn dropped']);
  await line(duel, duel.south, 'end');
  expect(await post(duel)).toEqual([]); // north's address is not verified any more
});

test('a mail server that is busy gets the same mail again; one that refuses for good does not', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  const [row] = await queued(duel);
  const id = row?.id ?? '';
  mailbox.refuse(451);
  await expect(deliver(context, id, false)).rejects.toThrow();
  expect(await context.db.notification.findUnique({ where: { id } })).toMatchObject({ state: 'queued', attempts: 1 });
  mailbox.refuse(null);
  expect(await deliver(context, id, false)).toBe('sent');
  expect(await deliver(context, id, false)).toBe('gone');
  expect(to(duel.north).filter((mail) => mail.subject.startsWith('Your turn'))).toHaveLength(1);
  await line(duel, duel.north, 'end');
  mailbox.refuse(550);
  expect(await post(duel)).toEqual(['turn failed']);
  const failed = await context.db.notification.findFirst({ where: { matchId: duel.id, state: 'failed' } });
  expect(failed?.error).toContain('550');
});

test('a letter that leaves at once has the job of its page, which comes again until it is taken', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  const [page] = await waiting(duel, { channel: 'page' });
  const id = page?.id ?? '';
  mailbox.refuse(451);
  await expect(deliverWithLetter(context, id, false)).rejects.toThrow();
  const where = { causeId: id };
  expect(await context.db.notification.findMany({ where })).toMatchObject([{ state: 'queued', attempts: 1 }]);
  // It has waited for long by now; but its job is there.
  await context.db.$executeRaw`update unsent_notifications set at = now() - interval '1 hour'`;
  await requeueStranded(context);
  const own = await context.db.$queryRaw<unknown[]>`select 1 from graphile_worker.jobs j join notifications d
    on d.cause_id = ${id} and j.key = 'deliver:' || d.id`;
  expect(own).toEqual([]);
  mailbox.refuse(null);
  await deliverWithLetter(context, id, false);
  await deliverWithLetter(context, id, false);
  expect(await context.db.notification.findMany({ where })).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(to(duel.north).filter((mail) => mail.subject.startsWith('Your turn'))).toHaveLength(1);
});

test('the last attempt that fails gives up', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  mailbox.refuse(451);
  const [row] = await queued(duel);
  expect(await deliver(context, row?.id ?? '', true)).toBe('failed');
});

test('offers, and the end', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await agree(context, duel.south.caller, duel.id, 'offerDraw');
  expect(await post(duel)).toEqual(['draw-offered sent']);
  expect(to(duel.north).at(-1)?.subject).toBe('Ada offers a draw: The salient');
  await agree(context, duel.north.caller, duel.id, 'resign');
  expect(await post(duel)).toEqual(['finished sent']);
  const mail = to(duel.south).at(-1);
  expect(mail?.subject).toBe('You have won: The salient');
  expect(mail?.text).toContain('Ben resigned.');
  expect(mail?.parsed.attachments).toHaveLength(1);
});

test('the unsubscribe link works: a page for people, one click for mail programs', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  await post(duel);
  const link =
    to(duel.north)
      .at(-1)
      ?.text.match(/https:\S+unsubscribe\S+/)?.[0] ?? '';
  const url = link.replace('https://war.example.org', '');
  const mailTurns = async () =>
    (await context.db.user.findUnique({ where: { id: duel.north.caller.userId } }))?.mailTurns;
  const page = await app.inject({ method: 'GET', url });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post">');
  expect(await mailTurns()).toBe(true);
  const click = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.statusCode).toBe(200);
  expect(await mailTurns()).toBe(false);
  expect((await app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(404);
});

test('a person can see why they were, or were not, told', async () => {
  const duel = await openDuel(context);
  await post(duel);
  await line(duel, duel.south, 'end');
  await line(duel, duel.north, 'end');
  await post(duel);
  const query = '{ me { notifications(last: 2) { kind why reason state error } } }';
  const headers = { authorization: `Bearer ${duel.north.token}` };
  const { data } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
  expect(data.me.notifications).toEqual([
    { kind: 'turn', why: 'awaited', reason: 'it is your move', state: 'dropped', error: 'OVERTAKEN' },
  ]);
});
