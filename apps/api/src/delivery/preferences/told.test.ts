import { createECDH, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPause } from '../../availability/pauses.ts';
import { remind } from '../../jobs/reminders.ts';
import { markSeen } from '../../match-api/service.ts';
import { requeueStranded } from '../../notification-rules/store.ts';
import { nodesOf, type Place, pageOfConnection } from '../../platform/paging.ts';
import type { Duel, Duellist } from '../../testing/duel.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { deliverDigest } from '../digest.ts';
import { addDevice } from '../push/service.ts';
import { addWebhook } from '../webhooks/service.ts';
import { mailArrivesAgain, setMatchNotificationPreferences, setNotificationPreferences } from './service.ts';
import { matchNotifications, type NotificationReport } from './why.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function input(who: Duellist, notificationPreferences: object): Promise<void> {
  const set = await setNotificationPreferences(office.context, who.caller, notificationPreferences);
  if (!set.ok) throw new Error(JSON.stringify(set.fault));
}

/** Reads all reports about a match, or about one step of it, in pages of `limit`. */
async function toldTo(duel: Duel, who: Duellist, step: number | null, limit = 200): Promise<NotificationReport[]> {
  const all: NotificationReport[] = [];
  for (let after: Place | null = null; ; ) {
    const told = await matchNotifications(office.context, who.caller, { matchId: duel.id, step }, { limit, after });
    if (!told.ok) throw new Error(told.fault.code);
    all.push(...nodesOf(told.value));
    const { next } = told.value;
    if (next === null) return all;
    after = pageOfConnection({ after: next }, limit, 'moment').after;
  }
}

/** "mail sent usual: 250 ..." for the latest event of a match. */
async function why(duel: Duel, who: Duellist): Promise<string[]> {
  const [latest] = await toldTo(duel, who, null);
  return (latest?.ways ?? []).map(({ channel, state, by, timing }) => [channel, state, by, ...timing].join(' '));
}

const mailsTo = (who: Duellist) => office.mailbox.mails.filter((mail) => mail.to === who.email);

test('a notice is held, and not sent where they act within that time', async () => {
  const duel = await office.duel();
  await input(duel.north, { holdMinutes: 5 });
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual([]);
  expect(await why(duel, duel.north)).toContain('mail queued usual delayed in case you move first');
  await office.line(duel, duel.north, 'end');
  office.clock.advance(5 * MINUTE);
  expect(await office.post(duel)).toContain('mail turn dropped');
  expect(mailsTo(duel.north).filter(({ subject }) => subject.startsWith('Your turn'))).toEqual([]);
});

test('and sent when the time is over', async () => {
  const duel = await office.duel();
  await input(duel.north, { holdMinutes: 5 });
  await office.line(duel, duel.south, 'end');
  office.clock.advance(4 * MINUTE);
  expect(await office.post(duel)).toEqual([]);
  office.clock.advance(MINUTE);
  expect(await office.post(duel)).toEqual(['mail turn sent']);
});

test('what waits is taken along by the first letter that goes; what is over by then is not', async () => {
  const [first, second, answered] = [await office.duel(), await office.duel(), await office.duel()];
  const reader = first.north;
  for (const duel of [second, answered])
    await office.context.db.matchSeat.updateMany({
      where: { matchId: duel.id, side: 'north' },
      data: { userId: reader.caller.userId },
    });
  await input(reader, { holdMinutes: 10 });
  for (const duel of [first, second, answered]) {
    await office.line(duel, duel.south, 'end');
    await office.post(duel);
    office.clock.advance(2 * MINUTE);
  }
  await office.line(answered, { ...answered.north, caller: reader.caller }, 'end');
  office.clock.advance(4 * MINUTE);
  const before = mailsTo(reader).length;
  expect(await office.post(first)).toEqual(['mail turn sent']);
  const [letter, ...more] = mailsTo(reader).slice(before);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('2 matches waiting for you');
  expect(letter?.text).toContain('Moves within a few minutes are combined in one letter');
  // Their own jobs run at the usual time, and find nothing left to send.
  office.clock.advance(4 * MINUTE);
  expect(await office.post(second)).toEqual([]);
  expect(await why(answered, reader)).toContain('mail dropped usual delayed in case you move first');
  expect(await why(second, reader)).toContain('mail sent usual delayed in case you move first');
  expect(mailsTo(reader)).toHaveLength(before + 1);
});

/** The page has shown them the match up to a step, as it says once for each that it shows. */
async function sees(duel: Duel, who: Duellist, step: number): Promise<void> {
  const marked = await markSeen(office.context, who.caller, duel.id, step);
  if (!marked.ok) throw new Error(marked.fault.code);
}

test('what they have seen on the page while it waited is not sent; what they have not, or want all the same, is', async () => {
  const [seen, before, wanted] = [await office.duel(), await office.duel(), await office.duel()];
  for (const { north } of [seen, before, wanted])
    await input(north, { holdMinutes: 10, evenSeen: north === wanted.north });
  for (const duel of [seen, before, wanted]) {
    const { step } = await office.context.db.match.findUniqueOrThrow({ where: { id: duel.id } });
    await office.line(duel, duel.south, 'end');
    await sees(duel, duel.north, duel === before ? step : step + 1);
    expect(await office.post(duel)).toEqual([]);
  }
  office.clock.advance(10 * MINUTE);
  expect(await office.post(seen)).toEqual(['mail turn dropped']);
  expect(await office.post(before)).toEqual(['mail turn sent']);
  expect(await office.post(wanted)).toEqual(['mail turn sent']);
  const where = { matchId: seen.id, channel: 'mail', kind: 'turn', userId: seen.north.caller.userId };
  const rows = await office.context.db.notification.findMany({ where });
  expect(rows.map(({ state, error }) => [state, error])).toEqual([['dropped', 'SEEN']]);
});

/** Has their page open, as a browser has: resolves when the server knows. */
async function openPage({ token }: Duellist): Promise<() => void> {
  if (!office.app.server.listening) await office.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = office.app.server.address() as AddressInfo;
  const end = new AbortController();
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/stream`, { headers, signal: end.signal });
  expect(status).toBe(200);
  return () => end.abort();
}

test('a reminder comes at once, whatever is held and whatever page is open', async () => {
  const duel = await office.duel();
  await input(duel.south, { holdMinutes: 15, digestHour: 3 });
  const closePage = await openPage(duel.south);
  office.clock.advance(37 * HOUR);
  expect(await remind(office.context, duel.id)).toBe(1);
  expect(await office.post(duel)).toContain('mail reminder sent');
  office.clock.advance(21 * HOUR);
  expect(await remind(office.context, duel.id)).toBe(1);
  expect(await office.post(duel)).toContain('mail reminder sent');
  closePage();
});

test('a move of a computer player is on the page, and sent to nobody who has not asked for it', async () => {
  const [duel, asked] = [await office.duel(), await office.duel()];
  await input(asked.north, { computers: true });
  const seats = [duel.south, asked.south].map(({ caller }) => caller.userId);
  await office.context.db.user.updateMany({ where: { id: { in: seats } }, data: { bot: 'random' } });
  for (const each of [duel, asked]) await office.line(each, each.south, 'end');
  expect([await office.post(duel), await office.post(asked)]).toEqual([[], ['mail turn sent']]);
  expect(await why(duel, duel.north)).toContain('mail left computer');
});

test('quiet hours: it waits for their end', async () => {
  const duel = await office.duel();
  const { hour } = { hour: office.clock.now().getUTCHours() };
  const wall = (of: number): string => `${String((of + 24) % 24).padStart(2, '0')}:00`;
  await input(duel.north, { quiet: { from: wall(hour - 1), to: wall(hour + 2) } });
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual([]);
  office.clock.advance(2 * HOUR);
  expect(await office.post(duel)).toEqual(['mail turn sent']);
});

test('what is held for one who has left their seat meanwhile is not sent; no word of the match reaches them', async () => {
  const [duel, other] = [await office.duel(), await office.duel()];
  await input(duel.north, { holdMinutes: 15 });
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual([]);
  const before = mailsTo(duel.north).length;
  const where = { matchId: duel.id, side: 'north' };
  await office.context.db.matchSeat.updateMany({ where, data: { userId: other.north.caller.userId } });
  office.clock.advance(15 * MINUTE);
  expect(await office.post(duel)).toEqual(['mail turn dropped']);
  expect(mailsTo(duel.north)).toHaveLength(before);
  const row = await office.context.db.notification.findFirst({ where: { matchId: duel.id, state: 'dropped' } });
  expect(row?.error).toBe('NO_SEAT');
});

test('a pause that is asked for is told with its reason, in one line and as plain text', async () => {
  const duel = await office.duel();
  const reason = 'a wedding\r\n\r\n<b>Log in</b> at once';
  const offered = await offerPause(office.context, duel.south.caller, duel.id, { reason });
  if (!offered.ok) throw new Error(offered.fault.code);
  expect(await office.post(duel)).toContain('mail arrangement sent');
  const mail = mailsTo(duel.north).at(-1);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('Reason: “a wedding <b>Log in</b> at once”');
  expect(mail?.text).not.toMatch(/^<b>Log in/m);
  expect(mail?.html).toContain('&lt;b&gt;Log in');
});

test('a digest: one mail, the shortest time left first, what is over left out', async () => {
  const [short, long, answered] = [await office.duel(), await office.duel(), await office.duel()];
  const reader = short.north;
  for (const duel of [long, answered])
    await office.context.db.matchSeat.updateMany({
      where: { matchId: duel.id, side: 'north' },
      data: { userId: reader.caller.userId },
    });
  await office.context.db.match.update({ where: { id: short.id }, data: { title: 'Short of time' } });
  await office.context.db.match.update({ where: { id: long.id }, data: { title: 'Plenty of time' } });
  await office.context.db.match.update({ where: { id: answered.id }, data: { title: 'Answered already' } });
  const at = office.clock.now().getUTCHours() + 2;
  await input(reader, { digestHour: at % 24 });
  await office.line(short, short.south, 'end');
  office.clock.advance(30 * MINUTE);
  await office.line(long, long.south, 'end');
  await office.line(answered, answered.south, 'end');
  for (const duel of [short, long, answered]) expect(await office.post(duel)).toEqual([]);
  await office.line(answered, { ...reader }, 'end');
  office.clock.advance(2 * HOUR);
  const before = mailsTo(reader).length;
  expect(await deliverDigest(office.context, reader.caller.userId, office.clock.now(), false)).toBe('sent');
  expect(await deliverDigest(office.context, reader.caller.userId, office.clock.now(), false)).toBe('gone');
  const [mail, ...others] = mailsTo(reader).slice(before);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 matches waiting for you');
  expect(mail?.text.indexOf('Short of time')).toBeLessThan(mail?.text.indexOf('Plenty of time') ?? -1);
  expect(mail?.text).not.toContain('Answered already');
  expect(mail?.html).toContain(`/matches/${long.id}`);
  expect(await why(short, reader)).toContain('mail sent usual saved for your digest');
  expect(await why(answered, reader)).toContain('mail dropped usual saved for your digest');
});

test('a match can differ; what hinders a way is told', async () => {
  const duel = await office.duel();
  await setMatchNotificationPreferences(office.context, duel.north.caller, duel.id, { mail: { move: false } });
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual([]);
  expect(await why(duel, duel.north)).toEqual([
    ...['page sent always', 'mail left match-preference', 'push left no-device', 'webhook left no-webhook'],
  ]);
  await setMatchNotificationPreferences(office.context, duel.north.caller, duel.id, {});
  await office.line(duel, duel.north, 'end');
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toContain('mail turn sent');
});

test('mail that came back closes the way until they say that it arrives again', async () => {
  const duel = await office.duel();
  const { userId } = duel.north.caller;
  await office.context.db.user.update({ where: { id: userId }, data: { mailBounce: '550 no such user' } });
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  expect(await why(duel, duel.north)).toContain('mail left bounced');
  await mailArrivesAgain(office.context, duel.north.caller);
  await office.line(duel, duel.north, 'end');
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toContain('mail turn sent');
});

test('what the mail server said is kept', async () => {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const [told] = await toldTo(duel, duel.north, 1);
  const mail = told?.ways.find(({ channel }) => channel === 'mail');
  expect(mail).toMatchObject({ state: 'sent', setting: 'your usual setting for this event', attempts: 1 });
  expect(mail?.answer).toMatch(/^250 /);
  expect(await toldTo(duel, duel.south, 1)).toEqual([]);
  await office.line(duel, duel.north, 'end');
  await office.line(duel, duel.south, 'end');
  const all = await toldTo(duel, duel.north, null);
  expect(all.length).toBeGreaterThan(1);
  expect(await toldTo(duel, duel.north, null, 1)).toEqual(all);
});

test('for a turn each way says what was decided, when, by which setting, and what the other end answered', async () => {
  const duel = await office.duel();
  const { caller } = duel.north;
  const endpoint = `${office.receiver.url}/why`;
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  await addDevice(office.context, caller, {
    name: 'Phone',
    endpoint,
    p256dh,
    auth: randomBytes(16).toString('base64url'),
  });
  await addWebhook(office.context, caller, { name: 'Bot', url: endpoint, format: 'fieldpost' });
  await setMatchNotificationPreferences(office.context, caller, duel.id, { webhook: { move: true } });
  office.receiver.answer(400);
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const [event, ...others] = await toldTo(duel, duel.north, 1);
  expect(others).toEqual([]);
  const now = office.clock.now();
  expect(event).toMatchObject({ kind: 'turn', step: 1, reason: 'it is your move', at: now });
  const usual = { by: 'usual', setting: 'your usual setting for this event', attempts: 1, timing: [], dueAt: null };
  expect(event?.ways).toMatchObject([
    { channel: 'page', state: 'sent', setting: 'your pages show everything' },
    { channel: 'mail', place: null, state: 'sent', ...usual, sentAt: now, answer: expect.stringMatching(/^250 /) },
    { channel: 'push', place: 'Phone', state: 'failed', ...usual, sentAt: null, answer: '400 no' },
    { channel: 'webhook', place: 'Bot', state: 'failed', by: 'match-preference', answer: '400 no', attempts: 1 },
  ]);
  office.receiver.answer(200);
});

test('what waits for a digest has its job; where that is lost, the sweep sends each letter for itself', async () => {
  const duel = await office.duel();
  const { userId } = duel.north.caller;
  await input(duel.north, { digestHour: (office.clock.now().getUTCHours() + 2) % 24 });
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const jobs = () =>
    office.context.db.$queryRaw<{ readonly key: string }[]>`
      select key from graphile_worker.jobs where key like ${`digest:${userId}:%`}`;
  const [job] = await jobs();
  const row = await office.context.db.notification.findFirstOrThrow({ where: { userId, digest: true } });
  expect(job?.key).toBe(`digest:${userId}:${row.dueAt?.getTime()}`);
  // Due for an hour by the time of the database.
  const dueAt = new Date(Date.now() - HOUR);
  const requeued = async (): Promise<boolean> => {
    await requeueStranded(office.context);
    const found = await office.context.db.$queryRaw<unknown[]>`
      select 1 from graphile_worker.jobs where key = ${`deliver:${row.id}`}`;
    return found.length > 0;
  };
  await office.context.db.notification.update({ where: { id: row.id }, data: { dueAt } });
  await office.context.db.$executeRaw`
    select graphile_worker.add_job('digest', '{}', job_key => ${`digest:${userId}:${dueAt.getTime()}`})`;
  expect(await requeued()).toBe(false);
  await office.context.db.$executeRaw`select graphile_worker.remove_job(${`digest:${userId}:${dueAt.getTime()}`})`;
  expect(await requeued()).toBe(true);
});
