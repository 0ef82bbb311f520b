import { soon } from '@fieldpost/config/soon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import type { ImapMailbox } from '../../../platform/mail/mailbox-url.ts';
import { type Dovecot, dovecotIsHere, startDovecot } from '../../../testing/dovecot.ts';
import type { Duel } from '../../../testing/duel.ts';
import { IMAP_USER, type ImapServer, openImapServer } from '../../../testing/imap-server.ts';
import type { CaughtMail } from '../../../testing/mailbox.ts';
import { openPostOffice, type PostOffice } from '../../../testing/post-office.ts';
import { bounceAddress } from '../addresses.ts';
import { LARGEST_MAIL, MAX_PER_HOUR } from '../limits.ts';
import { type MailboxWatch, type WatchOptions, watchMailbox } from './watch.ts';

let office: PostOffice;
let server: ImapServer;
let watches: MailboxWatch[] = [];

beforeAll(async () => {
  office = await openPostOffice({ inboundDomain: 'post.war.example.org' });
});
afterAll(() => office.close());
beforeEach(async () => {
  server = await openImapServer();
});
afterEach(async () => {
  await Promise.all(watches.map((watch) => watch.stop()));
  watches = [];
  await server.close();
});

const mailboxAt = (port: number): ImapMailbox => ({
  host: '127.0.0.1',
  port,
  secure: false,
  mustBeSafe: false,
  folder: 'INBOX',
  ...IMAP_USER,
});

/** Reads the mailbox as a worker does. Nothing but the server's word brings a second look, unless a test says otherwise. */
function watch(more: Partial<ImapMailbox> = {}, options: WatchOptions = {}, log: Context['log'] = office.context.log) {
  const settings = { ...office.context.settings, inboundImap: { ...mailboxAt(server.port), ...more } };
  const timing = { lookMs: 600_000, askMs: 50, pauseMs: 20, ...options };
  const opened = watchMailbox({ ...office.context, settings, log }, timing);
  if (!opened) throw new Error('there is no mailbox');
  watches.push(opened);
  return opened;
}

const idles = () => soon(() => expect(server.commands.at(-1)).toBe('IDLE'));
const isRead = (uid: number): boolean => server.mails[uid - 1]?.flags.has('\\Seen') ?? false;
const mailsTo = (who: { readonly email: string }): CaughtMail[] =>
  office.mailbox.mails.filter((mail) => mail.to === who.email);

/** A match in which it is the turn of North, whose letter can be answered at this address. */
async function waiting(): Promise<Duel & { readonly to: string }> {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const [replyTo] = mailsTo(duel.north).at(-1)?.parsed.replyTo ?? [];
  return { ...duel, to: replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '' };
}

let count = 0;
function written(from: string, to: string, text: string, more: readonly string[] = []): string {
  count += 1;
  const head = [
    `From: <${from}>`,
    `To: ${to}`,
    'Subject: Re: Your turn',
    `Message-ID: <${count}@example.org>`,
    ...more,
  ];
  return [...head, '', text, ''].join('\r\n');
}

const toldOnce = (duel: Duel, subject: string) =>
  expect(mailsTo(duel.north).filter((mail) => mail.subject.startsWith(subject))).toHaveLength(1);

test('orders that lie in the mailbox are played and answered, and marked as read; those that come later too, at once', async () => {
  const duel = await waiting();
  const early = server.deliver(written(duel.north.email, duel.to, 'c6-c5'));
  watch();
  await soon(() => expect(isRead(early)).toBe(true));
  expect(await duel.stored()).toMatchObject({ step: 2 });
  await idles();
  const later = server.deliver(written(duel.north.email, duel.to, 'end'));
  await soon(() => expect(isRead(later)).toBe(true));
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  expect(mailsTo(duel.north).filter(({ subject }) => subject.startsWith('One order was played'))).toHaveLength(2);
});

test('to whom a mail came is also read from what the server wrote into it', async () => {
  const duel = await waiting();
  const hidden = written(duel.north.email, 'undisclosed-recipients:;', 'end', [`Delivered-To: ${duel.to}`]);
  const uid = server.deliver(hidden);
  watch();
  await soon(() => expect(isRead(uid)).toBe(true));
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'] });
});

test('mail for others stays unread, and only its head is looked at', async () => {
  const duel = await waiting();
  const others = server.deliver(written('a@example.net', 'post@example.org', 'Dear all'));
  const ours = server.deliver(written(duel.north.email, duel.to, 'end'));
  watch();
  await soon(() => expect(isRead(ours)).toBe(true));
  await idles();
  expect(isRead(others)).toBe(false);
  const whole = server.commands.filter((command) => command.includes('BODY.PEEK[]'));
  expect(whole.map((command) => command.split(' ')[2])).toEqual([`${ours}`]);
});

test('a mail that is too large is never fetched; its sender is told', async () => {
  const duel = await waiting();
  const uid = server.deliver(written(duel.north.email, duel.to, `end\r\n${'x'.repeat(LARGEST_MAIL)}`));
  watch();
  await soon(() => expect(isRead(uid)).toBe(true));
  expect(server.commands.some((command) => command.includes('BODY.PEEK[]'))).toBe(false);
  expect(await duel.stored()).toMatchObject({ step: 1 });
  expect(mailsTo(duel.north).at(-1)?.text).toContain('larger than 3 MB');
});

test('copies of a mail play once', async () => {
  const duel = await waiting();
  const raw = written(duel.north.email, duel.to, 'end');
  const uids = [server.deliver(raw), server.deliver(raw), server.deliver(raw)];
  watch();
  await soon(() => expect(uids.every(isRead)).toBe(true));
  expect(await duel.stored()).toMatchObject({ step: 2 });
  toldOnce(duel, 'One order was played');
});

test('of several processes one reads; when it ends, another does', async () => {
  const logins = () => server.commands.filter((command) => command.startsWith('LOGIN')).length;
  const first = watch();
  await idles();
  watch();
  watch();
  const duel = await waiting();
  const uid = server.deliver(written(duel.north.email, duel.to, 'c6-c5'));
  await soon(() => expect(isRead(uid)).toBe(true));
  expect(logins()).toBe(1);
  await first.stop();
  await soon(() => expect(logins()).toBe(2));
  const next = server.deliver(written(duel.north.email, duel.to, 'end'));
  await soon(() => expect(isRead(next)).toBe(true));
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  expect(mailsTo(duel.north).filter(({ subject }) => subject.startsWith('One order was played'))).toHaveLength(2);
});

test('a connection that breaks is made anew, and what came meanwhile is taken', async () => {
  const duel = await waiting();
  watch();
  await idles();
  server.cut();
  const uid = server.deliver(written(duel.north.email, duel.to, 'end'));
  await soon(() => expect(isRead(uid)).toBe(true));
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'] });
});

test('a server that tells of nothing is looked at all the same', async () => {
  const duel = await waiting();
  watch({}, { lookMs: 100 });
  await idles();
  const uid = server.deliver(written(duel.north.email, duel.to, 'end'), 'silently');
  await soon(() => expect(isRead(uid)).toBe(true));
});

test('in a folder where nothing can be marked, nobody is answered twice', async () => {
  const duel = await waiting();
  server.keepFlags();
  const heir = (await office.duel()).north.caller.userId;
  await office.context.db.matchSeat.updateMany({ where: { matchId: duel.id, side: 'north' }, data: { userId: heir } });
  server.deliver(written(duel.north.email, duel.to, 'end'));
  watch({}, { lookMs: 50 });
  await soon(() =>
    expect(server.commands.filter((command) => command.startsWith('UID SEARCH')).length).toBeGreaterThan(5),
  );
  expect(mailsTo(duel.north).filter(({ subject }) => subject === 'Your email had no effect')).toHaveLength(1);
});

test('who has written too much is heard later: their mail stays unread', async () => {
  const duel = await waiting();
  const where = { matchId: duel.id, channel: 'mail', kind: 'turn' } as const;
  const { id: notificationId } = await office.context.db.notification.findFirstOrThrow({ where });
  const row = { notificationId, outcome: 'played', at: office.clock.now() };
  const data = Array.from({ length: MAX_PER_HOUR }, () => ({ ...row, id: crypto.randomUUID() }));
  await office.context.db.inboundMail.createMany({ data });
  const uid = server.deliver(written(duel.north.email, duel.to, 'end'));
  watch({}, { lookMs: 50 });
  await idles();
  expect(isRead(uid)).toBe(false);
  office.clock.advance(3_600_001);
  await soon(() => expect(isRead(uid)).toBe(true));
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'] });
});

test('an answer that our mail server does not take now is sent later, and nothing is played twice', async () => {
  const duel = await waiting();
  office.mailbox.refuse(451);
  const uid = server.deliver(written(duel.north.email, duel.to, 'end'));
  watch({}, { lookMs: 50 });
  await soon(async () => expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] }));
  await idles();
  expect(isRead(uid)).toBe(false);
  office.mailbox.refuse(null);
  office.clock.advance(600_001);
  await soon(() => expect(isRead(uid)).toBe(true));
  expect((await duel.stored()).step).toBe(2);
  toldOnce(duel, 'One order was played');
});

test('a letter that came back is heeded', async () => {
  const duel = await waiting();
  const where = { matchId: duel.id, channel: 'mail', kind: 'turn' } as const;
  const { id } = await office.context.db.notification.findFirstOrThrow({ where });
  const to = bounceAddress(id, office.context.settings) ?? '';
  const status = 'Content-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n';
  const uid = server.deliver(written('MAILER-DAEMON@mx.example.org', to, status));
  watch();
  await soon(() => expect(isRead(uid)).toBe(true));
  const user = await office.context.db.user.findUniqueOrThrow({ where: { id: duel.north.caller.userId } });
  expect(user.mailBounce).toBe('5.1.1');
});

test.each([
  ['a wrong password', { password: 'not-this-one' }, 'there is no such thing'],
  ['a folder that is not there', { folder: 'Elsewhere' }, 'there is no such thing'],
  ['no server', { port: 9 }, 'ECONNREFUSED'],
  ['a server that cannot make the connection safe', { mustBeSafe: true }, 'STARTTLS'],
])('%s is told to the operator, without the password, and tried again', async (_what, more, reason) => {
  const told: string[] = [];
  const warn = (...words: unknown[]): void => void told.push(JSON.stringify(words));
  const log = { info: warn, warn, error: warn, debug: warn } as unknown as Context['log'];
  watch(more, {}, log);
  await soon(() => expect(told.filter((one) => one.includes('cannot be read')).length).toBeGreaterThan(2));
  expect(told.join('\n')).toContain(reason);
  expect(told.join('\n')).not.toMatch(/not-this-one|p@ss word/);
});

describe.runIf(dovecotIsHere())('with Dovecot', () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());

  test('orders are played as they come, a large mail is refused, mail for others stays unread', async () => {
    const duel = await waiting();
    watch({ port: dovecot.port });
    dovecot.deliver(written('a@example.net', 'post@example.org', 'Dear all'));
    dovecot.deliver(written(duel.north.email, duel.to, 'c6-c5'));
    await soon(() => expect(dovecot.read()).toBe(1));
    dovecot.deliver(written(duel.north.email, duel.to, `end\r\n${'x'.repeat(LARGEST_MAIL)}`));
    await soon(() => expect(dovecot.read()).toBe(2));
    expect(await duel.stored()).toMatchObject({ step: 2 });
    dovecot.deliver(written(duel.north.email, duel.to, 'end'));
    await soon(() => expect(dovecot.read()).toBe(3));
    expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  });
});
