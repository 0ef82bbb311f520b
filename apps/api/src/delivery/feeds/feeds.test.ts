import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeVacation } from '../../availability/vacation.ts';
import type { Duel, Duellist } from '../../testing/duel.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { findWebhook } from '../webhooks/store.ts';
import { calendarOf, feedOf, rotateFeeds, warFeedOf } from './links.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

const SITE = 'https://war.example.org';
const get = (url: string) => office.app.inject({ method: 'GET', url: url.slice(SITE.length) });
const calendar = async (who: Duellist) => get(await calendarOf(office.context, who.caller.userId));

/** A file of calendars with its folded lines made whole (RFC 5545, 3.1). */
const lines = (body: string): string[] => body.replace(/\r\n[ \t]/g, '').split('\r\n');

test('their deadlines are in the calendar, those of others are not; a turn moves them', async () => {
  const duel = await office.duel();
  const [theirs, hers] = [await calendar(duel.south), await calendar(duel.north)];
  expect(theirs.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const { deadline } = await duel.stored();
  const end = `${deadline?.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  expect(lines(theirs.body)).toContain(`DTEND:${end}`);
  expect(lines(theirs.body)).toContain('SUMMARY:Your move: The salient');
  expect(lines(theirs.body).filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
  expect(hers.body).not.toContain('BEGIN:VEVENT');
  await office.line(duel, duel.south, 'end');
  expect((await calendar(duel.south)).body).not.toContain('BEGIN:VEVENT');
  expect((await calendar(duel.north)).body).toContain('BEGIN:VEVENT');
});

test('an entry that moves says so, one that stays is told in the same bytes, and its alarm rings two hours before the end', async () => {
  const duel = await office.duel();
  const entry = async () => {
    const found = await calendar(duel.south);
    const told = lines(found.body);
    const value = (name: string) => told.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    return {
      found,
      told,
      sequence: value('SEQUENCE'),
      stamp: value('DTSTAMP'),
      changed: value('LAST-MODIFIED'),
      end: value('DTEND'),
    };
  };
  const first = await entry();
  expect(first.told).toContain('TRIGGER;RELATED=END:-PT2H');
  expect(first.changed).toBe(first.stamp);
  office.clock.advance(60_000);
  const url = await calendarOf(office.context, duel.south.caller.userId);
  const headers = { 'if-none-match': String(first.found.headers.etag) };
  const again = await office.app.inject({ method: 'GET', url: url.slice(SITE.length), headers });
  expect(again.statusCode).toBe(304);
  const spec = { ...(await duel.stored()).clockSpec, vacationDays: 5 };
  await office.context.db.match.update({
    where: { id: duel.id },
    data: { clockSpec: spec, revision: { increment: 1 } },
  });
  const away = await takeVacation(office.context, duel.south.caller, duel.id, { days: 1, from: null });
  expect(away.ok).toBe(true);
  const moved = await entry();
  expect(moved.end).not.toBe(first.end);
  expect(Number(moved.sequence)).toBe(Number(first.sequence) + 1);
  expect(String(moved.changed) > String(first.changed)).toBe(true);
});

test('a new link makes the old one void, and a forged one never was any', async () => {
  const duel = await office.duel();
  const { userId } = duel.south.caller;
  const old = await calendarOf(office.context, userId);
  expect((await get(old)).statusCode).toBe(200);
  const fresh = await rotateFeeds(office.context, userId);
  expect([(await get(old)).statusCode, (await get(fresh)).statusCode]).toEqual([404, 200]);
  expect((await get(fresh.replace(/.\/deadlines/, '!/deadlines'))).statusCode).toBe(404);
});

async function feedFor(duel: Duel, who: Duellist | null) {
  return get(await feedOf(office.context, who?.caller ?? null, duel.id));
}

test('a match can be followed in a feed reader, as each may know it', async () => {
  const duel = await office.duel();
  await office.context.db.match.update({ where: { id: duel.id }, data: { title: '<b>Wood</b> & co', listed: true } });
  await office.line(duel, duel.south, 'end');
  const feed = await feedFor(duel, null);
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('South, turn 1: nobody moves.');
  expect(feed.body).toContain(`href="${SITE}/matches/${duel.id}?since=0"`);
  expect(feed.body).toContain('<title type="text">&lt;b&gt;Wood&lt;/b&gt; &amp; co</title>');
  // CL-155: one writer makes all feeds; text is never given as markup, which a name could forge.
  expect(feed.body.match(/<(title|content)/g)?.length).toBe(feed.body.match(/<(title|content) type="text"/g)?.length);
  expect(feed.body).not.toContain('CDATA');
  // An entry's id contains neither the server's address nor the number of later steps.
  expect(feed.body).toMatch(/<entry>[\s\S]*<id>urn:uuid:[0-9a-f-]{36}<\/id>/);
  expect(feed.body).not.toContain(`<id>${SITE}`);
  await office.line(duel, duel.north, 'c6-c5');
  const [own, others] = [await feedFor(duel, duel.north), await feedFor(duel, duel.south)];
  // An open step is nobody's to read, not even theirs: it may yet be taken back.
  for (const { body } of [own, others]) expect(body.match(/<entry>/g)).toHaveLength(1);
});

test('a match that is not listed is shown to its players alone', async () => {
  const duel = await office.duel();
  await office.context.db.match.update({ where: { id: duel.id }, data: { listed: false, revision: { increment: 1 } } });
  const other = await office.duel();
  expect((await feedFor(duel, null)).statusCode).toBe(404);
  expect((await feedFor(duel, other.south)).statusCode).toBe(404);
  expect((await feedFor(duel, duel.south)).statusCode).toBe(200);
});

test('nothing secret opens for an account that is suspended: no link of a feed, no webhook', async () => {
  const duel = await office.duel();
  const { userId } = duel.south.caller;
  const links = [
    await calendarOf(office.context, userId),
    await feedOf(office.context, duel.south.caller, duel.id),
    await warFeedOf(office.context, duel.south.caller, 'none'),
  ];
  const { db } = office.context;
  const hook = { id: crypto.randomUUID(), name: 'Mine', url: 'https://example.org/hook', format: 'slack' as const };
  await db.webhook.create({ data: { ...hook, userId } });
  const opened = async () => {
    const answers = await Promise.all(links.map(get));
    return [...answers.map(({ statusCode }) => statusCode), (await findWebhook(office.context, hook.id, userId))?.name];
  };
  expect(await opened()).toEqual([200, 200, 404, 'Mine']);
  const until = (days: number) => new Date(office.context.clock.now().getTime() + days * 86_400_000);
  await db.user.update({ where: { id: userId }, data: { suspendedUntil: until(7) } });
  expect(await opened()).toEqual([404, 404, 404, undefined]);
  await db.user.update({ where: { id: userId }, data: { suspendedUntil: until(-1) } });
  expect(await opened()).toEqual([200, 200, 404, 'Mine']);
});
