/** Letters of a campaign (THE-RULES "Notices"): what they contain, how readers answer them, and how they stop. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../../availability/autoplay.ts';
import { act } from '../../campaigns/acting.ts';
import { loadLedger } from '../../campaigns/ledger-store.ts';
import { createCampaign, joinCampaign } from '../../campaigns/opening.ts';
import { tellFollower } from '../../jobs/followers.ts';
import { faultsOf } from '../../testing/holds-answers.ts';
import { codeOf, visitor } from '../../testing/house.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { agree } from '../../turn/agreements.ts';
import { deliver } from '../deliver.ts';
import { previewMailAction, runMailAction } from '../email-actions/act.ts';
import { takeMail } from '../email-replies/take.ts';
import { calendarOf, warFeedOf } from '../feeds/links.ts';
import { addWebhook } from '../webhooks/service.ts';

const SITE = 'https://war.example.org';
const INBOUND = 'post.war.example.org';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice({ inboundDomain: INBOUND });
});
afterAll(() => office.close());

type Person = Awaited<ReturnType<typeof visitor>> & { readonly email: string };
type War = { readonly id: string; readonly herb: Person; readonly carn: Person };

async function person(name: string): Promise<Person> {
  const made = await visitor(office.context, name);
  const { email } = await office.context.db.user.update({
    where: { id: made.caller.userId },
    data: { emailVerified: true },
  });
  return { ...made, email };
}

async function say(who: Person, id: string, expectedSeq: number, said: object): Promise<void> {
  expect(codeOf(await act(office.context, who.caller, id, { expectedSeq, act: said, key: null }))).toBe('ok');
}

/** A war in which HERB has the initiative; everybody's letters are out. */
async function war(): Promise<War> {
  const { context } = office;
  const [herb, carn] = [await person('Ada'), await person('Ben')];
  const made = await createCampaign(context, herb.caller, { rules: 'aww-legacy@1', title: 'The war by post' });
  if (!made.ok) throw new Error(made.fault.code);
  const { id } = made.value;
  expect(codeOf(await joinCampaign(context, carn.caller, id, 'CARN'))).toBe('ok');
  await say(herb, id, 0, { type: 'startTactic', tactic: 'T16' });
  await say(carn, id, 0, { type: 'startTactic', tactic: 'T14' });
  await post(id);
  return { id, herb, carn };
}

/** Delivers what is due of a campaign, as the worker would. */
async function post(id: string): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (;;) {
    const where = { aboutId: id, state: 'queued' as const };
    const rows = await office.context.db.notification.findMany({ where, orderBy: { createdAt: 'asc' } });
    if (rows.length === 0) return outcomes;
    for (const one of rows) outcomes.push(`${one.channel} ${one.kind} ${await deliver(office.context, one.id, true)}`);
  }
}

const lastTo = ({ email }: Person) => {
  const mail = office.mailbox.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error('no letter');
  return mail;
};

const kinds = async ({ id }: War) => (await loadLedger(office.context.db, id, -1, 100)).map(({ kind }) => kind);
const buttonOf = (text: string, label: RegExp): string => {
  const at = text.split('\n').findIndex((line) => label.test(line));
  return /\/act\/(\S+)/.exec(text.split('\n').slice(at).join('\n'))?.[1] ?? '';
};

test('LC-141: what happened in words, the map, what is asked, until when, the head', async () => {
  const one = await war();
  const { text, html, parsed, subject } = lastTo(one.herb);
  expect(subject).toBe('The war by post: your move');
  expect(text).toContain('You have the initiative');
  const [entry] = (await loadLedger(office.context.db, one.id, 0, 1)).slice(-1);
  expect(text).toContain(entry?.hash.slice(0, 12));
  expect(text).toMatch(/Until:/);
  const [map] = parsed.attachments;
  expect([map?.mimeType, parsed.attachments.length]).toEqual(['image/png', 1]);
  expect(html).toContain('Herbivoria holds Timberhall, Gullwharf. Carnivoron holds Granite Gate, Old Chapel.');
});

test('LC-141: a button stands down, once, and an old one does nothing', async () => {
  const { context } = office;
  const one = await war();
  const token = buttonOf(lastTo(one.herb).text, /Stand down/);
  expect(await previewMailAction(context, token)).toMatchObject({
    value: { state: 'ready', label: 'Stand down', title: 'The war by post', campaignId: one.id, matchId: null },
  });
  expect(await kinds(one)).toEqual(['opened', 'tactics']);
  expect(await runMailAction(context, token)).toEqual({ ok: true, value: { id: one.id } });
  expect(await kinds(one)).toEqual(['opened', 'tactics', 'declared', 'aftermath']);
  expect(codeOf(await runMailAction(context, token))).toBe('BUTTON_USED');
  expect(await previewMailAction(context, token)).toMatchObject({ value: { state: 'used', campaignId: one.id } });
  await post(one.id);
  const theirs = buttonOf(lastTo(one.carn).text, /Stand down/);
  await say(one.carn, one.id, 3, { type: 'declare', kind: 'standDown' });
  expect(await previewMailAction(context, theirs)).toMatchObject({ value: { state: 'overtaken' } });
  expect(codeOf(await runMailAction(context, theirs))).toBe('BUTTON_USED');
  expect(codeOf(await runMailAction(context, `${token}x`))).toBe('NOT_FOUND');
});

test('LC-141: terms are refused by a button, and an offer of before is not taken for another', async () => {
  const { context } = office;
  const one = await war();
  await say(one.herb, one.id, 1, { type: 'declare', kind: 'attack', city: 'c02', terms: { objective: 'O04' } });
  await post(one.id);
  const { text } = lastTo(one.carn);
  expect(codeOf(await runMailAction(context, buttonOf(text, /Refuse/)))).toBe('ok');
  expect(await kinds(one)).toEqual(['opened', 'tactics', 'declared', 'mustered']);
  expect(codeOf(await runMailAction(context, buttonOf(text, /Take|Accept/)))).toBe('BUTTON_USED');
});

/** A mail in answer to the last letter. */
async function reply(who: Person, body: string, id = crypto.randomUUID()) {
  const [to] = lastTo(who).parsed.replyTo ?? [];
  const address = to && 'address' in to ? (to.address ?? '') : '';
  const raw = `From: ${who.email}\r\nTo: ${address}\r\nMessage-ID: <${id}@mail.example.org>\r\n\r\n${body}\r\n`;
  return takeMail(office.context, { raw: Buffer.from(raw), to: [address] });
}

test('LC-141: a declaration by a line in answer to the letter', async () => {
  const one = await war();
  expect(lastTo(one.herb).text).toContain('attack c02');
  const id = crypto.randomUUID();
  const said = 'Good evening,\r\nattack c17\r\n-- \r\nAda';
  expect(await reply(one.herb, said)).toEqual(['played']);
  expect(lastTo(one.herb).subject).toBe('Nothing changed: The war by post');
  expect(await kinds(one)).toEqual(['opened', 'tactics']);
  const again = office.mailbox.mails.findLast(({ to, subject }) => to === one.herb.email && /your move/.test(subject));
  const [to] = again?.parsed.replyTo ?? [];
  const address = to && 'address' in to ? (to.address ?? '') : '';
  const raw = `From: ${one.herb.email}\r\nTo: ${address}\r\nMessage-ID: <${id}@mail>\r\n\r\nHello\r\nattack Frostfen\r\n`;
  const mail = { raw: Buffer.from(raw), to: [address] };
  expect(await takeMail(office.context, mail)).toEqual(['played']);
  expect(await takeMail(office.context, mail)).toEqual(['repeated']);
  expect(await kinds(one)).toEqual(['opened', 'tactics', 'declared', 'mustered']);
  expect(lastTo(one.herb).text).toContain('Herbivoria attacks Frostfen');
  const late = `From: ${one.herb.email}\r\nTo: ${address}\r\nMessage-ID: <late${id}@mail>\r\n\r\nstand down\r\n`;
  expect(await takeMail(office.context, { raw: Buffer.from(late), to: [address] })).toEqual(['stale']);
});

test('LC-140: asked under `move`, told under `campaign`; each can be turned off for this campaign alone', async () => {
  const { app, context } = office;
  const one = await war();
  const preferences = (method: 'GET' | 'PUT', who: Person, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/campaigns/${one.id}/notification-preferences`,
      headers: { authorization: `Bearer ${who.token}` },
      ...(payload ? { payload } : {}),
    });
  expect((await preferences('GET', one.carn)).json()).toEqual({});
  expect((await preferences('PUT', one.carn, { mail: { campaign: 'no' } })).statusCode).toBe(422);
  expect((await preferences('PUT', one.carn, { mail: { campaign: false } })).statusCode).toBe(200);
  const guest = await person('Cy');
  expect((await preferences('GET', guest)).statusCode).toBe(404);
  await say(one.herb, one.id, 1, { type: 'declare', kind: 'attack', city: 'c02' });
  const mailed = (outcomes: readonly string[]) => outcomes.filter((one) => one.startsWith('mail '));
  expect(mailed(await post(one.id))).toEqual(['mail campaign sent']);
  expect(lastTo(one.herb).subject).toContain('Herbivoria attacks Frostfen');
  expect(lastTo(one.carn).subject).not.toContain('attacks');
  const why = await context.db.notification.findFirst({
    where: { aboutId: one.id, userId: one.carn.caller.userId, channel: 'page', kind: 'campaign' },
    select: { decided: true },
    orderBy: { createdAt: 'desc' },
  });
  expect(JSON.stringify(why?.decided)).toContain('"by":"match-preference"');
  await autoplay(context, `${one.id}-1`);
  expect(codeOf(await agree(context, one.herb.caller, `${one.id}-1`, 'resign'))).toBe('ok');
  await tellFollower(context, `${one.id}-1`);
  expect(await post(one.id)).toContain('mail campaign-turn sent');
});

test('LC-140: one press and there is no more mail of that campaign', async () => {
  const { app, context } = office;
  const [one, other] = [await war(), await war()];
  const link = /<(\S+unsubscribe\S+)>/.exec(
    lastTo(one.herb).parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  );
  const url = (link?.[1] ?? '').slice(SITE.length);
  expect((await app.inject({ url })).body).toContain('Stop emails about this campaign?');
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
  const { mailTurns } = await context.db.user.findUniqueOrThrow({ where: { id: one.herb.caller.userId } });
  expect(mailTurns).toBe(true);
  const told = await context.db.campaignNotificationPreferences.findMany({ where: { userId: one.herb.caller.userId } });
  expect(told.map(({ campaignId }) => campaignId)).toEqual([one.id]);
  expect(other.id).not.toBe(one.id);
});

test('LC-142: the wait is in their calendar, in nobody else’s; the chronicle has an item for each aftermath', async () => {
  const { app, context } = office;
  const one = await war();
  const get = async (url: string) => (await app.inject({ url: url.slice(SITE.length) })).body.replace(/\r\n[ \t]/g, '');
  const [hers, his] = [one.herb, one.carn].map(({ caller }) => calendarOf(context, caller.userId));
  expect(await get((await hers) ?? '')).toContain('SUMMARY:Your move: The war by post');
  expect(await get((await his) ?? '')).not.toContain('BEGIN:VEVENT');
  await say(one.herb, one.id, 1, { type: 'declare', kind: 'standDown' });
  await say(one.carn, one.id, 3, { type: 'declare', kind: 'standDown' });
  const feed = await get(await warFeedOf(context, one.carn.caller, one.id));
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain(`${SITE}/campaigns/${one.id}/timeline?from=5`);
  const anybody = await app.inject({ url: (await warFeedOf(context, null, one.id)).slice(SITE.length) });
  expect(anybody.statusCode).toBe(404);
});

test('LC-142: webhooks get `campaign.entry` with head, kind and seq', async () => {
  const { context, receiver } = office;
  const one = await war();
  const { caller } = one.carn;
  expect(
    codeOf(
      await addWebhook(
        context,
        { ...caller, emailVerified: true },
        { name: 'A', url: receiver.url, format: 'fieldpost' },
      ),
    ),
  ).toBe('ok');
  await say(one.herb, one.id, 1, { type: 'declare', kind: 'standDown' });
  await post(one.id);
  const body = JSON.parse(receiver.received.at(-1)?.body.toString() ?? '{}') as {
    readonly event?: string;
    readonly entry?: object;
  };
  const last = (await loadLedger(context.db, one.id, 2, 1))[0];
  expect(faultsOf('WebhookEvent', body)).toBe(null);
  expect(body).toMatchObject({ event: 'campaign.entry', entry: { kind: 'aftermath', seq: 3, head: last?.hash } });
});
