/** What people write to each other in a match: who reads it, who hears of it, and what is not taken. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import { appointModerator, MAX_REPORTS_A_DAY } from './moderation.ts';
import { MAX_IN_TEN_MINUTES } from './service.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

type Message = {
  readonly id: string;
  readonly authorName: string;
  readonly body: string | null;
  readonly audience: string;
};
type Talk = {
  readonly messages: readonly Message[];
  readonly unread: number;
  readonly muted: boolean;
  readonly addresses: readonly {
    readonly audience: string;
    readonly to: string | null;
    readonly name: string | null;
  }[];
};

type Table = {
  readonly id: string;
  /** Ada and Ann of one side, Ben of the other; Eve watches. */
  readonly people: Readonly<Record<'ada' | 'ann' | 'ben' | 'eve', Person>>;
};

async function table(): Promise<Table> {
  const [ada, ann, ben, eve] = await Promise.all(['Ada', 'Ann', 'Ben', 'Eve'].map((name) => lobby.person(name)));
  const people = { ada, ann, ben, eve } as Table['people'];
  const wish = { ruleSet: 'animal-world-war', side: 'HERB', scenario: 'last-bridge', options: { playersHERB: 2 } };
  const { id } = await open(people.ada, wish);
  await join(people.ann, id, { side: 'HERB' });
  expect((await join(people.ben, id, { side: 'CARN' })).body).toMatchObject({ status: 'playing' });
  return { id, people };
}

const write = (who: Person, id: string, text: string, more: Readonly<Record<string, Json>> = {}) =>
  who.post<Message & ErrorBody>(`/matches/${id}/messages`, {
    audience: 'players',
    text,
    key: crypto.randomUUID(),
    ...more,
  });
const codeOf = async (asked: ReturnType<typeof write>): Promise<string> => {
  const { body } = await asked;
  return body.error?.code ?? 'ok';
};
const talk = async (who: Person, id: string): Promise<Talk> => (await who.get<Talk>(`/matches/${id}/messages`)).body;
const texts = async (who: Person, id: string) => (await talk(who, id)).messages.map(({ body }) => body);

describe('who reads what', () => {
  test('to all who play, to the own side, to one player, and behind the table', async () => {
    const { id, people } = await table();
    const { ada, ann, ben, eve } = people;
    await write(ada, id, 'to all');
    await write(ada, id, 'to our side', { audience: 'side' });
    await write(ben, id, 'to Ann', { audience: 'player', to: ann.id });
    await write(eve, id, 'who wins?', { audience: 'spectators' });
    expect(await texts(ada, id)).toEqual(['to all', 'to our side']);
    expect(await texts(ann, id)).toEqual(['to all', 'to our side', 'to Ann']);
    expect(await texts(ben, id)).toEqual(['to all', 'to Ann']);
    expect(await texts(eve, id)).toEqual(['who wins?']);
  });

  test('the talk of those who watched is open to the players when the match has ended', async () => {
    const { id, people } = await table();
    await write(people.eve, id, 'the bridge!', { audience: 'spectators' });
    expect(await texts(people.ben, id)).toEqual([]);
    expect((await people.ben.post(`/matches/${id}/resign`, {})).status).toBe(200);
    expect(await texts(people.ben, id)).toEqual(['the bridge!']);
    await write(people.ben, id, 'well fought');
    expect(await texts(people.eve, id)).toEqual(['the bridge!']);
  });

  test('whom one may write to is offered by name, and nothing else', async () => {
    const { id, people } = await table();
    const { ada, ann, ben, eve } = people;
    const offered = async (who: Person) => (await talk(who, id)).addresses;
    expect(await offered(ada)).toEqual([
      { audience: 'players', to: null, name: null },
      { audience: 'side', to: null, name: null },
      { audience: 'player', to: ben.id, name: 'Ben' },
      { audience: 'player', to: ann.id, name: 'Ann' },
    ]);
    expect((await offered(ben)).map(({ audience }) => audience)).toEqual(['players', 'player', 'player']);
    expect(await offered(eve)).toEqual([{ audience: 'spectators', to: null, name: null }]);
  });

  test('a match by invitation has no talk for others; a stranger is not known', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => lobby.person(name)));
    const { id } = await open(ada as Person, { listed: false });
    expect([await codeOf(write(eve as Person, id, 'hello')), ben?.id]).toEqual(['NOT_FOUND', ben?.id]);
    expect((await (eve as Person).get(`/matches/${id}/messages`)).body.error.code).toBe('NOT_FOUND');
  });
});

test('what is unread is counted by match for the desk: no more than they may read, and nothing that they muted', async () => {
  const { id, people } = await table();
  const { ada, ann, ben, eve } = people;
  const unread = async (who: Person) => {
    const { body } = await who.graphql<{
      readonly data: { readonly me: { readonly waiting: number; readonly unread: unknown } };
    }>('{ me { waiting unread { matchId messages } } }');
    return body.data.me.unread;
  };
  await write(ada, id, 'to all');
  await write(ada, id, 'to our side', { audience: 'side' });
  await write(ben, id, 'to Ann', { audience: 'player', to: ann.id });
  await write(eve, id, 'who wins?', { audience: 'spectators' });
  expect(await Promise.all([ada, ann, ben, eve].map(unread))).toEqual([
    [],
    [{ matchId: id, messages: 3 }],
    [{ matchId: id, messages: 1 }],
    [],
  ]);
  const agreed = await Promise.all([ada, ann, ben].map(async (who) => (await talk(who, id)).unread));
  expect(agreed).toEqual([0, 3, 1]);
  await ann.graphql('mutation($id: ID!) { muteMatch(matchId: $id, muted: true) }', { id });
  await ben.graphql('mutation($id: ID!) { blockPerson(id: $id) }', { id: ada.id });
  expect(await Promise.all([ann, ben].map(unread))).toEqual([[], []]);
});

describe('what is not taken', () => {
  test.each([
    ['MESSAGE_INVALID', 'ada', { text: ' \u0007 ' }],
    ['MESSAGE_INVALID', 'ada', { text: 'x'.repeat(1001) }],
    ['MALFORMED', 'ada', { text: 'x'.repeat(9000) }],
    ['MALFORMED', 'ada', { text: 7 }],
    ['MALFORMED', 'ada', { key: 'short' }],
    ['MALFORMED', 'ada', { audience: 'everybody' }],
    ['RECIPIENT_UNKNOWN', 'ada', { audience: 'player', to: null }],
    ['RECIPIENT_UNKNOWN', 'ada', { audience: 'player', to: '__proto__' }],
    ['NOBODY_THERE', 'ben', { audience: 'side' }],
    ['ALREADY_SEATED', 'ben', { audience: 'spectators' }],
    ['NOT_SEATED', 'eve', {}],
    ['NOT_SEATED', 'eve', { audience: 'side' }],
  ] as const)('%s', async (code, who, more) => {
    const { id, people } = await table();
    expect(await codeOf(write(people[who], id, 'hello', more))).toBe(code);
    expect((await talk(people.ann, id)).messages).toEqual([]);
  });

  test('to oneself, and to one who only watches', async () => {
    const { id, people } = await table();
    const { ada, eve } = people;
    expect(await codeOf(write(ada, id, 'me', { audience: 'player', to: ada.id }))).toBe('RECIPIENT_UNKNOWN');
    expect(await codeOf(write(ada, id, 'you', { audience: 'player', to: eve.id }))).toBe('RECIPIENT_UNKNOWN');
  });

  test('a flood', async () => {
    const { id, people } = await table();
    for (let index = 0; index < MAX_IN_TEN_MINUTES; index += 1)
      expect(await codeOf(write(people.ada, id, 'hi'))).toBe('ok');
    expect(await codeOf(write(people.ada, id, 'hi'))).toBe('MESSAGES_TOO_MANY');
    expect(await codeOf(write(people.ann, id, 'hi'))).toBe('ok');
    lobby.clock.advance(600_001);
    expect(await codeOf(write(people.ada, id, 'hi'))).toBe('ok');
  });

  test('the same twice: one message', async () => {
    const { id, people } = await table();
    const key = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => write(people.ada, id, 'once', { key })));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await texts(people.ben, id)).toEqual(['once']);
  });
});

describe('read and unread', () => {
  test('who reads is told so on their other pages, and nobody else is', async () => {
    const { id, people } = await table();
    await write(people.ada, id, 'Hello');
    const [first] = (await talk(people.ben, id)).messages;
    const { live } = lobby.app.services;
    await live.ready();
    const heard = new Promise<unknown>((resolve) => {
      live.listen((message) => {
        if (message.matchId === id && !message.userIds.includes(people.ada.id)) resolve(message);
      });
    });
    await people.ben.post(`/matches/${id}/messages/read`, { to: first?.id ?? '' });
    expect(await heard).toMatchObject({ userIds: [people.ben.id], open: true });
  });

  test('messages of others count until they are read', async () => {
    const { id, people } = await table();
    const { ada, ben } = people;
    await write(ada, id, 'one');
    const second = await write(ada, id, 'two');
    await write(ben, id, 'three');
    expect([(await talk(ben, id)).unread, (await talk(ada, id)).unread]).toEqual([2, 1]);
    const to = second.body.id;
    expect((await ben.post(`/matches/${id}/messages/read`, { to })).status).toBe(204);
    expect((await talk(ben, id)).unread).toBe(0);
    await write(ada, id, 'four');
    expect((await talk(ben, id)).unread).toBe(1);
  });

  test('what one may not read cannot be marked', async () => {
    const { id, people } = await table();
    const secret = await write(people.ada, id, 'ours', { audience: 'side' });
    const read = await people.ben.post<ErrorBody>(`/matches/${id}/messages/read`, { to: secret.body.id });
    expect(read.body.error.code).toBe('NOT_FOUND');
  });
});

describe('trouble', () => {
  test('whom one blocks is heard no more, and may not write to one alone', async () => {
    const { id, people } = await table();
    const { ada, ann, ben } = people;
    await write(ben, id, 'before');
    const block = 'mutation ($id: ID!) { blockPerson(id: $id) }';
    expect((await ada.graphql(block, { id: ben.id })).text).toContain('true');
    await write(ben, id, 'after');
    expect([await texts(ada, id), await texts(ann, id)]).toEqual([[], ['before', 'after']]);
    expect(await codeOf(write(ben, id, 'psst', { audience: 'player', to: ada.id }))).toBe('NOT_ACCEPTED');
    await ada.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: ben.id });
    expect(await texts(ada, id)).toEqual(['before', 'after']);
  });

  test('a report is seen by moderators alone, and decided once for all', async () => {
    const { id, people } = await table();
    const { ada, ann, ben, eve } = people;
    const { body } = await write(ben, id, 'an ugly word');
    const reported = (who: Person) =>
      who.graphql(
        'mutation ($matchId: ID!, $messageId: ID!, $reason: String!) { reportMessage(matchId: $matchId, messageId: $messageId, reason: $reason) }',
        { matchId: id, messageId: body.id, reason: 'an insult' },
      );
    expect((await reported(ada)).text).toContain('true');
    expect((await reported(ann)).text).toContain('true');
    expect((await reported(ben)).text).toContain('NOT_FOUND');
    expect((await reported(eve)).text).toContain('NOT_FOUND');
    const reports = (who: Person) =>
      who.graphql<{ data: { reports: { id: string; text: string; reason: string }[] } | null }>(
        '{ reports { id text reason authorName reporterName } }',
      );
    expect((await reports(eve)).text).toContain('NOT_FOUND');
    expect((await appointModerator(lobby.app.services, eve.email, true)).ok).toBe(true);
    const open = (await reports(eve)).body.data?.reports.filter(({ text }) => text === 'an ugly word') ?? [];
    expect(open).toHaveLength(2);
    const decide = (who: Person) =>
      who.graphql('mutation ($id: ID!) { decideReport(id: $id, verdict: silence) }', { id: open[0]?.id ?? '' });
    expect((await decide(ada)).text).toContain('NOT_FOUND');
    expect((await decide(eve)).text).toContain('true');
    expect((await decide(eve)).text).toContain('REPORT_SETTLED');
    expect((await reports(eve)).body.data?.reports.filter(({ text }) => text === 'an ugly word')).toEqual([]);
    expect(await texts(ada, id)).toEqual([null]);
    expect(await codeOf(write(ben, id, 'what?'))).toBe('MUTED');
    lobby.clock.advance(8 * 86_400_000);
    expect(await codeOf(write(ben, id, 'sorry'))).toBe('ok');
  });

  test('what moderators did can be neither changed nor deleted', async () => {
    const { db } = lobby.app.services;
    await db.$executeRaw`insert into audit_entries (deed, subject, about, at) values ('test', 'x', '{}', now())`;
    for (const change of ["update audit_entries set deed = 'nothing'", 'delete from audit_entries']) {
      await expect(db.$executeRawUnsafe(change)).rejects.toThrow('audit entries stay as they are');
    }
  });

  test('reports are counted', async () => {
    const { id, people } = await table();
    const report = (messageId: string) =>
      people.ada.graphql(
        'mutation ($m: ID!, $id: ID!) { reportMessage(matchId: $m, messageId: $id, reason: "why not") }',
        { m: id, id: messageId },
      );
    for (let index = 0; index < MAX_REPORTS_A_DAY; index += 1) {
      expect((await report((await write(people.ben, id, `no ${index}`)).body.id)).text).toContain('true');
    }
    expect((await report((await write(people.ben, id, 'one more')).body.id)).text).toContain('TOO_MANY_REQUESTS');
  });
});
