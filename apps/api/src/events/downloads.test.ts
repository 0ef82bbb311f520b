/** What a club takes to its own page: CSV, a calendar, a feed (CL-152 to CL-155). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { advanceEvent } from './advance.ts';
import { actInEvent } from './perform-act.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type TableRow = { readonly id: string; readonly name: string; readonly by: { readonly words: string } };
type Item = Readonly<Record<'id' | 'url' | 'title' | 'content_text' | 'date_published', string>>;
type Person = { readonly caller: Caller; readonly client: Client; readonly token: string };
async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  return { caller, client: new Client(house.app, { token }), token };
}

async function act({ caller }: Person, id: string, type: string): Promise<void> {
  const done = await actInEvent(house.context, caller, id, { type });
  expect(done.ok ? 'ok' : done.fault, type).toBe('ok');
}

/** A league of four that has begun, in a club that is seen as asked. */
async function league(people: readonly Person[], slug: string, visibility: string): Promise<string> {
  const [owner] = people;
  if (owner === undefined) throw new Error('nobody');
  await owner.client.post('/clubs', { slug, name: 'Die Feldpost', visibility });
  const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', sideMode: 'single', format: 'league' };
  const body = { name: 'Cup, of; \\four', settings, clock: 'post', startsAt: '2026-06-20T18:00:00Z' };
  const made = await owner.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, body as never);
  const { id } = made.body;
  await act(owner, id, 'open');
  if (visibility === 'private') return id;
  for (const one of people) await act(one, id, 'enter');
  await act(owner, id, 'muster');
  for (const one of people) await act(one, id, 'confirm');
  await act(owner, id, 'start');
  await advanceEvent(house.context, id);
  return id;
}

function paperOf(id: string, name: string, who: Person | null) {
  const headers = who === null ? {} : { authorization: `Bearer ${who.token}` };
  return house.app.inject({ url: `/api/v1/events/${id}/downloads/${name}`, headers });
}

test('table and fixtures as CSV, windows as a calendar, news as a feed; no name becomes a formula (CL-152, CL-153, CL-155)', async () => {
  const people = await Promise.all(['=1+1', 'Bo, the "old"', 'Kim', 'Ann'].map(person));
  const id = await league(people, 'open-house', 'public');
  const paper = async (name: string): Promise<string> => {
    const answer = await paperOf(id, name, null);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.body;
  };
  const table = await paper('table.csv');
  expect(table.split('\r\n')).toHaveLength(6);
  expect(table).toContain(",'=1+1,");
  expect(table).toContain(',"Bo, the ""old""",');
  const json = JSON.parse(await paper('table.json')) as { readonly table: readonly TableRow[] };
  expect(json.table.map(({ name }) => name).toSorted()).toEqual(['=1+1', 'Ann', 'Bo, the "old"', 'Kim']);
  const [, second] = json.table;
  expect(second?.by.words).toMatch(
    /^(=1\+1|Ann|Bo, the "old"|Kim) is ahead of (=1\+1|Ann|Bo, the "old"|Kim) by [A-Z]+ /,
  );
  const shown = await house.app.inject({ url: `/api/v1/events/${id}` });
  expect(shown.json<{ readonly tables: { readonly table: unknown } }>().tables.table).toEqual(json.table);
  const all = JSON.parse(await paper('fixtures.json')) as { readonly fixtures: readonly object[] };
  expect(all.fixtures).toHaveLength(6);
  for (const name of ['crosstable.json', 'decisions.json', 'promotion.json'])
    expect(JSON.parse(await paper(name))).toMatchObject({ schema: 1, event: { id }, head: expect.any(String) });
  const fixtures = (await paper('fixtures.csv')).split('\r\n');
  expect(fixtures[0]).toBe('\ufeffround,leg,side A,side B,due,score A,score B,how');
  expect(fixtures).toHaveLength(8);
  expect(fixtures.join('\n')).not.toMatch(/(^|,)=/m);
  const cross = (await paper('crosstable.csv')).split('\r\n');
  expect(cross[0]).toBe('\ufefftier,division,row,name,1,2,3,4');
  expect(cross).toHaveLength(6);
  // A cell for each of the three opponents, with the side.
  for (const row of cross.slice(1, 5)) expect(row.match(/[AB]\*/g)).toHaveLength(3);
  const entries = await paper('entries.csv');
  expect(entries.split('\r\n')[0]).toBe('\ufeffnumber,name,state,computer player,entered');
  expect(entries).toMatch(/^[1-4],'=1\+1,confirmed,no,2026-/m);
  const head = 'seq,at,round,leg,side A,side B,score A,score B,how,by,reason,supersedes';
  expect((await paper('decisions.csv')).trim()).toBe(head);
  const report = await paper('report.trf');
  expect(report).toMatch(
    /^012 Cup, of; \\four\r\n042 2026\/06\/10\r\n052 2026\/\d\d\/\d\d\r\n062 4\r\n072 \d\r\n082 0\r\n/,
  );
  expect(report).toContain('\r\n092 league single wwi-combined-arms salient-duel\r\n122 ');
  expect(report).toContain('\r\n142 3\r\nXXR 3\r\n');
  const read = await people[0]?.client.post('/clubs/open-house/imports', {
    kind: 'trf',
    file: report,
    dryRun: true,
  } as never);
  // CL-216: a league that has only begun has no results yet.
  const errors = [{ code: 'NOTHING_TO_IMPORT' }];
  expect(read?.body).toMatchObject({ kind: 'trf', errors, would: { made: 0, changed: 0 }, applied: null });
  const other = await people[1]?.client.post('/clubs/open-house/imports', {
    kind: 'trf',
    file: report,
    dryRun: true,
  } as never);
  expect(other?.body).toMatchObject({ error: { code: 'CL_FORBIDDEN' } });
  const calendar = await paper('calendar.ics');
  expect(calendar).toContain(`UID:round-${id}-1@fieldpost`);
  const name = 'Cup\\, of\\; \\\\four';
  expect(calendar).toContain(`SUMMARY:${name}: round 1\r\n`);
  expect(calendar).toContain(`X-WR-CALNAME:${name}\r\n`);
  expect(calendar).toContain(`\r\nNAME:${name}\r\n`);
  const atom = await paper('news.atom');
  expect(atom).toContain('<title type="text">Round 1 has opened</title>');
  expect(atom).toContain('<author><name>Die Feldpost</name>');
  expect(atom).toContain('<title type="text">Cup, of; \\four</title>');
  expect(atom).not.toContain('CDATA');
  const feed = JSON.parse(await paper('news.json')) as { readonly items: readonly Item[] };
  expect(feed.items.map(({ title }) => title)).toContain('Round 1 has opened');
  for (const item of feed.items) {
    expect(item.content_text).not.toBe('');
    // It hangs on no address, which may move (RFC 4287, 4.2.6).
    expect(item.id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(item.url).toContain(`/events/${id}`);
    expect(item.date_published).toMatch(/^2026-.*Z$/);
  }
});

test('CL-152: an extension moves the end of its match, and not that of the round', async () => {
  const people = await Promise.all(['Uma <b>', 'Vic', 'Wim', 'Xia'].map(person));
  const [owner] = people;
  if (owner === undefined) throw new Error('nobody');
  const id = await league(people, 'long-house', 'public');
  const ends = (text: string, uid: string): string =>
    text
      .split('BEGIN:VEVENT')
      .find((one) => one.includes(`UID:${uid}`))
      ?.match(/DTEND:(\S+)/)?.[1] ?? '';
  const before = (await paperOf(id, 'calendar.ics', null)).body;
  const end = ends(before, `round-${id}-1@fieldpost`);
  const leg = await house.context.db.eventLeg.findFirstOrThrow({ where: { eventId: id, round: 1 } });
  const dueAt = new Date((leg.dueAt?.getTime() ?? 0) + 5 * 86_400_000);
  await house.context.db.eventLeg.update({ where: { id: leg.id }, data: { dueAt, extended: 1 } });
  const after = (await paperOf(id, 'calendar.ics', null)).body;
  expect(ends(after, `round-${id}-1@fieldpost`)).toBe(end);
  expect(ends(after, `leg-${leg.id}@fieldpost`)).toBe(dueAt.toISOString().replace(/[-:]|\.000/g, ''));
  expect(before).not.toContain(`leg-${leg.id}`);
  // All of a round extended: it still ends when it would have.
  await house.context.db.eventLeg.updateMany({ where: { eventId: id, round: 1 }, data: { dueAt, extended: 1 } });
  expect(ends((await paperOf(id, 'calendar.ics', null)).body, `round-${id}-1@fieldpost`)).toBe(end);
});

test('papers of a private club are nobody else’s', async () => {
  const [owner, other] = await Promise.all(['Olga', 'Ida'].map(person));
  if (owner === undefined || other === undefined) throw new Error('nobody');
  const id = await league([owner], 'closed-house', 'private');
  expect((await paperOf(id, 'calendar.ics', owner)).statusCode).toBe(200);
  for (const name of ['table.csv', 'fixtures.csv', 'calendar.ics', 'news.atom'])
    expect((await paperOf(id, name, other)).statusCode).toBe(404);
});
