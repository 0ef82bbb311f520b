import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Duel } from '../../testing/duel.ts';
import type { CaughtMail } from '../../testing/mailbox.ts';
import { sendMail, sendRaw } from '../../testing/post.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { play } from '../../turn/play.ts';
import { type MailListener, openMailListener } from './smtp.ts';

let office: PostOffice;
let listener: MailListener;
beforeAll(async () => {
  office = await openPostOffice({ inboundDomain: 'post.war.example.org', inboundSmtpPort: 0, host: '127.0.0.1' });
  const opened = await openMailListener(office.context);
  if (!opened) throw new Error('nobody listens');
  listener = opened;
});
afterEach(() => office.mailbox.refuse(null));
afterAll(async () => {
  await listener.close();
  await office.close();
});

const mailsTo = (who: { readonly email: string }): CaughtMail[] =>
  office.mailbox.mails.filter((mail) => mail.to === who.email);
const answersTo = (duel: Duel): string[] =>
  mailsTo(duel.north).flatMap(({ subject }) => (/played/.test(subject) ? [subject] : []));

async function waiting(): Promise<Duel & { readonly to: string; readonly notificationId: string }> {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const [replyTo] = mailsTo(duel.north).at(-1)?.parsed.replyTo ?? [];
  const where = { matchId: duel.id, channel: 'mail', kind: 'turn' } as const;
  const { id: notificationId } = await office.context.db.notification.findFirstOrThrow({ where });
  return { ...duel, notificationId, to: replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '' };
}

test('an answer that our mail server does not take now is sent when the mail comes again, and nothing is played twice', async () => {
  const duel = await waiting();
  const mail = { from: duel.north.email, to: duel.to, text: 'c6-c5\nend', messageId: `<later-${duel.id}@example.org>` };
  office.mailbox.refuse(451);
  await expect(sendMail(listener.port, mail)).rejects.toThrow('451');
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  office.mailbox.refuse(null);
  expect(await sendMail(listener.port, mail)).toMatch(/^250/);
  expect(await sendMail(listener.port, mail)).toMatch(/^250/);
  expect(await duel.stored()).toMatchObject({ step: 3, sealedStep: 3 });
  expect(answersTo(duel)).toEqual(['2 orders were played: The salient']);
});

test('an answer that is refused for good changes nothing of what was done', async () => {
  const duel = await waiting();
  office.mailbox.refuse(550);
  expect(await sendMail(listener.port, { from: duel.north.email, to: duel.to, text: 'end' })).toMatch(/^250/);
  expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] });
});

test('a mail whose reader died between two lines goes on where it stopped', async () => {
  const duel = await waiting();
  const messageId = `<begun-${duel.id}@example.org>`;
  const id = createHash('sha256')
    .update(messageId)
    .update(`\n${duel.north.email}\n${duel.notificationId}`)
    .digest('base64url');
  // As the process left it: the mail is noted, its first line is played under its key, and then nothing more.
  const { notificationId } = duel;
  await office.context.db.inboundMail.create({
    data: { id, notificationId, outcome: 'begun', at: office.clock.now() },
  });
  const first = { expectedStep: 1, order: { line: 'c6-c5' }, key: `mail:${id}:0`, brief: true };
  expect((await play(office.context, duel.north.caller, duel.id, first)).ok).toBe(true);
  await sendMail(listener.port, { from: duel.north.email, to: duel.to, text: 'c6-c5\nend', messageId });
  expect(await duel.stored()).toMatchObject({ step: 3, sealedStep: 3, waitingFor: ['south'] });
  expect(answersTo(duel)).toEqual(['2 orders were played: The salient']);
});

test('a mail that was begun does not play over what its sender has done since', async () => {
  const duel = await waiting();
  const messageId = `<overtaken-${duel.id}@example.org>`;
  const id = createHash('sha256')
    .update(messageId)
    .update(`\n${duel.north.email}\n${duel.notificationId}`)
    .digest('base64url');
  const { notificationId } = duel;
  await office.context.db.inboundMail.create({
    data: { id, notificationId, outcome: 'begun', at: office.clock.now() },
  });
  await office.line(duel, duel.north, 'c6-c5');
  await sendMail(listener.port, { from: duel.north.email, to: duel.to, text: 'end', messageId });
  expect(await duel.stored()).toMatchObject({ step: 2, sealedStep: 1 });
  expect(answersTo(duel)).toEqual(['No order was played: The salient']);
});

const nested = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  ).join('');

test.each([
  ['parts within parts without end', `MIME-Version: 1.0\r\n${nested(40)}Content-Type: text/plain\r\n\r\nend\r\n`],
  ['a head without end', `X: ${'y'.repeat(1_000_000)}\r\n\r\nend\r\n`],
])('%s: refused for good, and nothing changes', async (_what, rest) => {
  const duel = await waiting();
  const raw = `From: ${duel.north.email}\r\nTo: ${duel.to}\r\n${rest}`;
  await expect(sendRaw(listener.port, duel.north.email, duel.to, raw)).rejects.toThrow('554');
  expect(await duel.stored()).toMatchObject({ step: 1 });
});

test.each([
  ['signs that no text holds', 'Content-Type: text/plain\r\n\r\ne\0nd\r\n\0\r\n'],
  ['a charset that is none', 'Content-Type: text/plain; charset="no-such"\r\n\r\n\xff\xfe\r\n'],
  ['base64 that is none', 'Content-Transfer-Encoding: base64\r\n\r\n!!!!\r\n'],
  ['groups in place of a sender', `From: ${'a:'.repeat(20_000)};\r\n\r\nend\r\n`],
])('%s: taken in, and nothing changes', async (_what, rest) => {
  const duel = await waiting();
  const from = rest.startsWith('From') ? '' : `From: ${duel.north.email}\r\n`;
  const raw = `${from}To: ${duel.to}\r\n${rest}`;
  expect(await sendRaw(listener.port, duel.north.email, duel.to, raw)).toMatch(/^250/);
  expect(await duel.stored()).toMatchObject({ step: 1 });
});
