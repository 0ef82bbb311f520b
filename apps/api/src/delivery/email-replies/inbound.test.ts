import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePreferences } from '../../notification-rules/preferences.ts';
import { savePreferences } from '../../notification-rules/preferences-store.ts';
import { type Duel, type Duellist, openDuel } from '../../testing/duel.ts';
import type { CaughtMail } from '../../testing/mailbox.ts';
import { sendMail, sendRaw } from '../../testing/post.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { agree } from '../../turn/agreements.ts';
import { mailArrivesAgain, preferencesOfCaller } from '../preferences/service.ts';
import { ordersAddress, readAddress } from './addresses.ts';
import { LARGEST_MAIL, MAX_PER_HOUR } from './limits.ts';
import { type MailListener, openMailListener } from './smtp.ts';
import { takeMail } from './take.ts';

const DOMAIN = 'post.war.example.org';
const PROVIDER = 'a secret that the provider shows';

let office: PostOffice;
let listener: MailListener;
beforeAll(async () => {
  office = await openPostOffice({
    inboundDomain: DOMAIN,
    inboundSmtpPort: 0,
    inboundSecret: PROVIDER,
    host: '127.0.0.1',
  });
  const opened = await openMailListener(office.context);
  if (!opened) throw new Error('nobody listens');
  listener = opened;
});
afterAll(async () => {
  await listener.close();
  await office.close();
});

const mailsTo = (who: { readonly email: string }): CaughtMail[] =>
  office.mailbox.mails.filter((mail) => mail.to === who.email);
const last = (who: { readonly email: string }): CaughtMail => {
  const mail = mailsTo(who).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};
const replyTo = (mail: CaughtMail): string => {
  const [to] = mail.parsed.replyTo ?? [];
  return to && 'address' in to ? (to.address ?? '') : '';
};

/** A match in which it is the turn of North, who has their letter. */
async function waiting(
  people?: readonly [Duellist, Duellist],
): Promise<Duel & { readonly letter: CaughtMail; readonly to: string }> {
  const duel = await (people ? openDuel(office.context, { people }) : office.duel());
  await office.post(duel);
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const letter = last(duel.north);
  return { ...duel, letter, to: replyTo(letter) };
}

const write = (who: Duellist, to: string, text: string, more = {}): Promise<string> =>
  sendMail(listener.port, { from: who.email, to, text, ...more });

test('a letter says where orders go: an address that mail programs may write in small letters, of 64 signs at most', async () => {
  const { to, letter } = await waiting();
  expect(to).toMatch(/^orders\+[a-z2-7]+@post\.war\.example\.org$/);
  expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(letter.text.replace(/\s+/g, ' ')).toContain('Or reply with your orders');
  expect(readAddress(to.toUpperCase(), office.context.settings)).toMatchObject({ kind: 'orders', forged: false });
});

test('orders by mail are read, judged, played and answered', async () => {
  const duel = await waiting();
  expect(await write(duel.north, duel.to, 'c6-c5\nend\n\nSent from my iPhone\n\n> Ada has moved\n')).toMatch(/^250/);
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  const answer = last(duel.north);
  expect(answer.subject).toBe('2 orders were played: The salient');
  expect(answer.text).toContain('Played: c6-c5');
  expect(answer.text).toContain('Played: end');
  const headers = Object.fromEntries(answer.parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers['auto-submitted']).toBe('auto-replied');
  expect(headers['in-reply-to']).toMatch(/^<.+@.+>$/);
});

test('the same mail again plays once', async () => {
  const duel = await waiting();
  const messageId = `<once-${duel.id}@example.org>`;
  const before = mailsTo(duel.north).length;
  for (let times = 0; times < 3; times += 1) await write(duel.north, duel.to, 'end', { messageId });
  expect((await duel.stored()).step).toBe(2);
  expect(mailsTo(duel.north)).toHaveLength(before + 1);
});

test('a refused line changes nothing and is answered with its reason; what stood before it is played, and they may go on', async () => {
  const duel = await waiting();
  await write(duel.north, duel.to, 'a1-h8\nend');
  expect((await duel.stored()).step).toBe(1);
  const refused = last(duel.north);
  expect(refused.subject).toBe('No order was played: The salient');
  expect(refused.text).toMatch(/Refused: a1-h8\. .+/);
  expect(refused.text).toContain('Ignored: end');
  await write(duel.north, duel.to, 'c6-c5\na1-h8\nend');
  expect(await duel.stored()).toMatchObject({ step: 2, sealedStep: 1 });
  expect(last(duel.north).subject).toBe('One order was played, then one was refused: The salient');
  expect(last(duel.north).text).toContain('Refused: a1-h8');
  await write(duel.north, replyTo(last(duel.north)), 'end');
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
});

test('a first line below the orders that is none ends the reading, and the answer says so without an error', async () => {
  const duel = await waiting();
  await write(duel.north, duel.to, 'Hello,\n\n1. c6→c5.\nend; \nMit freundlichen Grüßen\nBen\nc5-c4');
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'], sealedStep: 3 });
  const answer = last(duel.north);
  expect(answer.subject).toBe('2 orders were played: The salient');
  expect(answer.text.replace(/\s+/g, ' ')).toContain('We read your orders up to “Mit freundlichen Grüßen”');
  expect(answer.text).not.toMatch(/Refused|Left/);
});

test('a mail without orders is answered so', async () => {
  const duel = await waiting();
  await write(duel.north, duel.to, '> only a quote\n');
  expect(last(duel.north).subject).toBe('We found no orders in your email: The salient');
});

test('a draw is accepted by mail', async () => {
  const duel = await waiting();
  await agree(office.context, duel.south.caller, duel.id, 'offerDraw');
  await write(duel.north, duel.to, 'draw!');
  expect(await duel.stored()).toMatchObject({ status: 'finished', ending: { by: 'agreement' } });
});

const FOLDER = path.join(import.meta.dirname, 'letters-of-programs');
const MACHINE_FOLDER = path.join(import.meta.dirname, 'letters-of-machines');
const MACHINES = readdirSync(MACHINE_FOLDER);
const fixture = (name: string, { north, to }: { readonly north: Duellist; readonly to: string }): string =>
  readFileSync(path.join(MACHINE_FOLDER, name), 'utf8')
    .replaceAll('ben@example.org', north.email)
    .replaceAll('orders+TOKEN@post.war.example.org', to);

/** What a mail leaves as it was. */
async function unchanged(duel: Duel, action: () => Promise<unknown>): Promise<void> {
  const before = JSON.stringify(await duel.stored());
  await action();
  expect(JSON.stringify(await duel.stored())).toBe(before);
}

test('a stale letter changes nothing, and its reader is told why', async () => {
  const duel = await waiting();
  await office.line(duel, duel.north, 'end');
  await unchanged(duel, () => write(duel.north, duel.to, 'end'));
  expect(last(duel.north).subject).toBe('Your email had no effect');
  expect(last(duel.north).text).toContain('the match has moved on');
});

test('a letter is not answered over steps that were taken on the page', async () => {
  const duel = await waiting();
  await office.line(duel, duel.north, 'c6-c5');
  await unchanged(duel, () => write(duel.north, duel.to, 'end'));
});

test('a forged address is refused at the door, and nobody is written to', async () => {
  const duel = await waiting();
  const forged = duel.to.replace(/...@/, (end) => (end.startsWith('a') ? `b${end.slice(1)}` : `a${end.slice(1)}`));
  expect(readAddress(forged, office.context.settings)).toMatchObject({ forged: true });
  const gone = ordersAddress(crypto.randomUUID(), office.context.settings) ?? '';
  const all = office.mailbox.mails.length;
  for (const to of [forged, gone, forged.replace('orders+', 'bounces+')])
    for (const from of ['stranger@example.net', duel.north.email, duel.south.email])
      await unchanged(duel, () =>
        expect(sendMail(listener.port, { from, to, text: 'end' })).rejects.toThrow('550 No such address here'),
      );
  expect(office.mailbox.mails).toHaveLength(all);
});

test('the letter of another person cannot be answered; whoever says to have sent it is not written to', async () => {
  const duel = await waiting();
  const all = office.mailbox.mails.length;
  for (const from of [duel.south.email, 'stranger@example.net'])
    await unchanged(duel, () =>
      expect(sendMail(listener.port, { from, to: duel.to, text: 'end' })).rejects.toThrow('550'),
    );
  expect(office.mailbox.mails).toHaveLength(all);
});

test('who has left their seat commands it no more', async () => {
  const duel = await waiting();
  const heir = (await office.duel()).north.caller.userId;
  await office.context.db.matchSeat.updateMany({ where: { matchId: duel.id, side: 'north' }, data: { userId: heir } });
  await unchanged(duel, () => write(duel.north, duel.to, 'end'));
  expect(last(duel.north).text).toContain('no longer have the seat');
});

test('machines are not answered', async () => {
  const duel = await waiting();
  const all = office.mailbox.mails.length;
  for (const name of MACHINES)
    await unchanged(duel, () => sendRaw(listener.port, duel.north.email, duel.to, fixture(name, duel)));
  await unchanged(duel, () => sendRaw(listener.port, '', duel.to, `From: ${duel.north.email}\r\n\r\nend\r\n`));
  expect(office.mailbox.mails).toHaveLength(all);
});

test('a mail to two of our addresses is an answer to both letters', async () => {
  const first = await waiting();
  const { north } = first;
  const second = await waiting([first.south, north]);
  await sendMail(listener.port, { from: north.email, to: `${first.to}, ${second.to}`, text: 'end' });
  expect(await first.stored()).toMatchObject({ waitingFor: ['south'] });
  expect(await second.stored()).toMatchObject({ waitingFor: ['south'] });
  expect(mailsTo(north).filter(({ subject }) => subject.startsWith('One order was played'))).toHaveLength(2);
});

test('an answer may come from another address of the person: with another tag at once, else when they have named it', async () => {
  const duel = await waiting();
  const other = `other-${duel.id}@example.net`;
  const refused = sendMail(listener.port, { from: other, to: duel.to, text: 'c6-c5' });
  await expect(refused).rejects.toThrow('550 5.7.1 Answer from the address that the letter was sent to, or name');
  const parsed = parsePreferences({ answersFrom: [` ${other.toUpperCase()} `] });
  if (!parsed.ok) throw new Error(parsed.fault.code);
  await savePreferences(office.context, duel.north.caller.userId, parsed.value);
  await sendMail(listener.port, { from: other, to: duel.to, text: 'c6-c5' });
  expect((await duel.stored()).step).toBe(2);
  expect(last(duel.north).subject).toBe('One order was played: The salient');
  await sendMail(listener.port, { from: duel.north.email.replace('@', '+war@'), to: duel.to, text: 'end' });
  expect(await duel.stored()).toMatchObject({ waitingFor: ['south'] });
  expect(mailsTo({ email: other })).toHaveLength(0);
});

test('other addresses are refused at the door, mail that is too large at its end', async () => {
  const duel = await waiting();
  for (const to of [`orders@${DOMAIN}`, `postmaster+x@${DOMAIN}`, 'orders+aaaa@example.org'])
    await expect(write(duel.north, to, 'end')).rejects.toThrow('550');
  await expect(
    write(
      duel.north,
      duel.to,
      `end\n${'x'
        .repeat(1000)
        .concat('\n')
        .repeat(LARGEST_MAIL / 1000)}`,
    ),
  ).rejects.toThrow('552');
  expect((await duel.stored()).step).toBe(1);
});

test('one person is not heard without end', async () => {
  const duel = await waiting();
  const notificationId = (
    await office.context.db.notification.findFirstOrThrow({
      where: { matchId: duel.id, channel: 'mail', kind: 'turn' },
    })
  ).id;
  const at = office.clock.now();
  const data = Array.from({ length: MAX_PER_HOUR }, () => ({
    id: crypto.randomUUID(),
    notificationId,
    outcome: 'played',
    at,
  }));
  await office.context.db.inboundMail.createMany({ data });
  await unchanged(duel, () => expect(write(duel.north, duel.to, 'end')).rejects.toThrow('450'));
  office.clock.advance(3_600_001);
  await write(duel.north, duel.to, 'end');
  expect((await duel.stored()).step).toBe(2);
  // Of those that come at once no more are taken than there is room for.
  await office.context.db.inboundMail.deleteMany({ where: { notificationId } });
  const { createMany } = office.context.db.inboundMail;
  await createMany({ data: data.slice(2).map((row) => ({ ...row, at: office.clock.now() })) });
  const rawOf = (index: number) => Buffer.from(`From: ${duel.north.email}\nMessage-ID: <${index}@x.example>\n\nend\n`);
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => takeMail(office.context, { raw: rawOf(index), to: [duel.to] })),
  );
  expect(taken.flat().filter((one) => one !== 'too-many')).toHaveLength(2);
});

test('a mail of a real program, with charset, quote and picture, by a provider’s hook', async () => {
  const duel = await waiting();
  const letter = readFileSync(path.join(FOLDER, 'gmx-html-with-picture.eml'), 'utf8');
  const raw = letter.replace('ben@example.org', duel.north.email);
  const post = (secret: string, payload: object) =>
    office.app.inject({
      method: 'POST',
      url: '/api/inbound-mail',
      payload,
      headers: { authorization: `Basic ${Buffer.from(`x:${secret}`).toString('base64')}` },
    });
  expect((await post('another', { raw, to: [duel.to] })).statusCode).toBe(401);
  expect((await post(PROVIDER, { raw })).statusCode).toBe(400);
  expect((await post(PROVIDER, { raw, to: ['x@example.org'] })).json()).toEqual({ taken: 'unknown-address' });
  expect((await post(PROVIDER, { raw, to: [duel.to] })).json()).toEqual({ taken: 'played' });
  expect(last(duel.north).text).toContain('Played: c6-c5');
  expect(last(duel.north).text).not.toContain('a1-a2');
});

const NO_SUCH_USER = '550 5.1.1 <ben@example.org>:\r\n    no such user';
const report = (status: string, action: string, said = NO_SUCH_USER): string =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x\r\nContent-Type: text/plain\r\n\r\nWe are sorry.\r\n',
    `--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.org\r\n`,
    `Final-Recipient: rfc822; ben@example.org\r\nAction: ${action}\r\nStatus: ${status}`,
    `Diagnostic-Code: smtp; ${said}\r\n`,
    '--x--',
  ].join('\r\n');

test('a letter that comes back for good closes the way; one that is late does not', async () => {
  const duel = await waiting();
  const row = await office.context.db.notification.findFirstOrThrow({
    where: { matchId: duel.id, channel: 'mail', kind: 'turn' },
  });
  const back = `${ordersAddress(row.id, office.context.settings)}`.replace('orders+', 'bounces+');
  const to = duel.letter.bounceTo;
  expect(readAddress(to, office.context.settings)).toMatchObject({
    kind: 'bounces',
    forged: false,
    notificationId: row.id,
  });
  const user = () => office.context.db.user.findUniqueOrThrow({ where: { id: duel.north.caller.userId } });
  await sendRaw(listener.port, '', to, report('4.2.2', 'delayed'));
  await expect(sendRaw(listener.port, '', back, report('5.1.1', 'failed'))).rejects.toThrow('550');
  expect((await user()).mailBounce).toBeNull();
  await sendRaw(listener.port, '', to, report('5.1.1', 'failed'));
  expect((await user()).mailBounce).toBe('5.1.1 550 5.1.1 <ben@example.org>: no such user');
  expect(await office.context.db.notification.findUnique({ where: { id: row.id } })).toMatchObject({ state: 'failed' });
  await office.line(duel, duel.north, 'end');
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual(['mail turn dropped']); // to South, who has acted; North's way is closed
});

test('a full mailbox is waited for: letters go on, its owner reads of it, and only days of it end them', async () => {
  const { south, north } = await waiting();
  const user = () => office.context.db.user.findUniqueOrThrow({ where: { id: north.caller.userId } });
  const seen = async () => {
    const found = await preferencesOfCaller(office.context, north.caller);
    return found.ok ? { mail: found.value.mail, mailTrouble: found.value.mailTrouble } : null;
  };
  const full = '5.2.2 552 5.2.2 The mailbox is over its quota';
  const comesBack = async (status = '5.2.2', said = '552 5.2.2 The mailbox is over its quota'): Promise<void> => {
    const { letter } = await waiting([south, north]);
    for (let twice = 0; twice < 2; twice += 1)
      await sendRaw(listener.port, '', letter.bounceTo, report(status, 'failed', said));
    office.clock.advance(20 * 3_600_000);
  };
  const before = office.clock.now();
  await comesBack();
  expect(await seen()).toEqual({ mail: 'open', mailTrouble: full });
  await comesBack('5.4.7', '554 5.4.7 delivery time expired');
  await comesBack('5.7.1', '550 5.7.1 rejected');
  await comesBack('5.0.0', '552 quota');
  expect((await user()).mailTrouble).toMatchObject({ count: 4 });
  expect((await user()).mailBounce).toBeNull();
  await comesBack();
  expect(await seen()).toEqual({ mail: 'bounced', mailTrouble: full });
  await mailArrivesAgain(office.context, north.caller);
  expect(await seen()).toEqual({ mail: 'open', mailTrouble: null });
  office.clock.set(before);
});
