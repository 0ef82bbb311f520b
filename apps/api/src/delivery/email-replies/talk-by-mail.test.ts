/** Messages that go out as letters, and the answers to those letters. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { block } from '../../messages/blocks.ts';
import { muteMatch, sendMessage, talkOf } from '../../messages/service.ts';
import type { Duel, Duellist } from '../../testing/duel.ts';
import type { CaughtMail } from '../../testing/mailbox.ts';
import { sendMail, sendRaw } from '../../testing/post.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { type MailListener, openMailListener } from './smtp.ts';

let office: PostOffice;
let listener: MailListener;
beforeAll(async () => {
  office = await openPostOffice({ inboundDomain: 'post.war.example.org', inboundSmtpPort: 0, host: '127.0.0.1' });
  const opened = await openMailListener(office.context);
  if (!opened) throw new Error('nobody listens');
  listener = opened;
});
afterAll(async () => {
  await listener.close();
  await office.close();
});

// Rows of notifications bear the time of the database.
beforeEach(() => office.clock.set(new Date()));

const MACHINE_FOLDER = path.join(import.meta.dirname, 'letters-of-machines');
const MACHINES = readdirSync(MACHINE_FOLDER);
const ELEVEN_MINUTES = 660_000;
const mailsTo = (who: Duellist): readonly CaughtMail[] => office.mailbox.mails.filter(({ to }) => to === who.email);
const last = (who: Duellist): CaughtMail => mailsTo(who).at(-1) as CaughtMail;
const replyTo = (mail: CaughtMail): string => {
  const [to] = mail.parsed.replyTo ?? [];
  return to && 'address' in to ? (to.address ?? '') : '';
};
async function says(duel: Duel, who: Duellist, text: string): Promise<void> {
  const wish = { audience: 'players' as const, to: null, text, key: crypto.randomUUID() };
  const sent = await sendMessage(office.context, who.caller, duel.id, wish);
  if (!sent.ok) throw new Error(sent.fault.code);
}
const bodies = async (duel: Duel, who: Duellist): Promise<readonly (string | null)[]> => {
  const talk = await talkOf(office.context, who.caller, duel.id, { before: null });
  return talk.ok ? talk.value.messages.map(({ body }) => body) : [];
};
const flat = (text: string): string => text.replace(/\s+/g, ' ');
async function later(duel: Duel): Promise<string[]> {
  await office.post(duel);
  office.clock.advance(ELEVEN_MINUTES);
  const sent = await office.post(duel);
  office.clock.set(new Date());
  return sent.filter((one) => one.startsWith('mail'));
}

test('what is written within ten minutes is one letter, and nothing is told twice', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'Good luck!');
  await office.post(duel);
  await says(duel, duel.south, 'and a fine day');
  expect(await later(duel)).toEqual(['mail message sent']);
  const letter = last(duel.north);
  expect(letter.subject).toMatch(/^\S+ wrote: The salient$/);
  expect(flat(letter.text)).toContain('“Good luck!”');
  expect(flat(letter.text)).toContain('“and a fine day”');
  await says(duel, duel.south, 'your turn?');
  expect(await later(duel)).toEqual(['mail message sent']);
  expect(flat(last(duel.north).text)).not.toContain('Good luck!');
});

test('the letter of a turn brings them along; then none is sent for them', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'I leave the wood to you');
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  expect(last(duel.north).subject).toContain('Your turn');
  expect(flat(last(duel.north).text)).toContain('“I leave the wood to you”');
  expect(await later(duel)).toEqual(['mail message dropped']);
});

test('who has muted the match or blocked the writer gets no letter; who has written gets none either', async () => {
  const duel = await office.duel();
  await muteMatch(office.context, duel.north.caller, duel.id, true);
  await says(duel, duel.south, 'hello?');
  expect(await later(duel)).toEqual([]);
  await muteMatch(office.context, duel.north.caller, duel.id, false);
  await block(office.context, duel.north.caller, duel.south.caller.userId);
  await says(duel, duel.south, 'hello!');
  expect(await later(duel)).toEqual([]);
});

test('an answer to the letter goes where its last message came from, without what the program quotes', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'Same time tomorrow?');
  await later(duel);
  const letter = last(duel.north);
  expect(replyTo(letter)).toMatch(/^talk\+[a-z2-7]+@post\.war\.example\.org$/);
  expect(flat(letter.text)).toContain('your text goes to');
  const text = 'Yes.\nAt eight?\n\nSent from my iPhone\n\n> Same time tomorrow?\n';
  expect(await sendMail(listener.port, { from: duel.north.email, to: replyTo(letter), text })).toMatch(/^250/);
  expect(await bodies(duel, duel.south)).toEqual(['Same time tomorrow?', 'Yes.\nAt eight?']);
});

test('the same mail again is one message; another person cannot answer; an empty one is refused by letter', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'well?');
  await later(duel);
  const to = replyTo(last(duel.north));
  const mail = { from: duel.north.email, to, text: 'once', messageId: `<m-${duel.id}@example.org>` };
  for (let times = 0; times < 3; times += 1) await sendMail(listener.port, mail);
  expect(await bodies(duel, duel.south)).toEqual(['well?', 'once']);
  await expect(sendMail(listener.port, { from: duel.south.email, to, text: 'not mine' })).rejects.toThrow(/550/);
  await sendMail(listener.port, { from: duel.north.email, to, text: '> only what is quoted' });
  expect(last(duel.north).subject).toBe('Your email had no effect');
  expect(await bodies(duel, duel.south)).toEqual(['well?', 'once']);
});

test('what a program sends by itself is not posted, and nobody is written to', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'well?');
  await later(duel);
  const to = replyTo(last(duel.north));
  const all = office.mailbox.mails.length;
  for (const name of MACHINES) {
    const raw = readFileSync(path.join(MACHINE_FOLDER, name), 'utf8')
      .replaceAll('ben@example.org', duel.north.email)
      .replaceAll('orders+TOKEN@post.war.example.org', to);
    expect(await sendRaw(listener.port, duel.north.email, to, raw), name).toMatch(/^250/);
  }
  expect(await bodies(duel, duel.south)).toEqual(['well?']);
  expect(office.mailbox.mails).toHaveLength(all);
});

test('words arrive as they were written', async () => {
  const duel = await office.duel();
  await says(duel, duel.south, 'well?');
  await later(duel);
  const to = replyTo(last(duel.north));
  const text =
    'Your ½ of the m² is lost — ② times.\n> 50 % of it, I would say\nFrom: the ridge I see all.\n1) first\n\n   indented  twice';
  await sendMail(listener.port, { from: duel.north.email, to, text: `${text}\n` });
  expect(await bodies(duel, duel.south)).toEqual(['well?', text]);
});
