/** The operator's desk: who stands behind it, what it does to people and titles, and what stays written down. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCallers } from '../identity/auth/caller.ts';
import { openAccount } from '../identity/players/accounts.ts';
import { Lobby, open, type Person } from '../testing/lobby.ts';
import { sessionCookieOf } from '../testing/signed-up.ts';
import { auditLog } from './audit.ts';
import { appointOperator, deletePerson, exportPerson, findPeople, renamePerson, suspend } from './people.ts';

const PASSWORD = 'correct horse battery';
const ORIGIN = { origin: 'http://localhost:3000' };

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

const services = () => lobby.app.services;

type Answer = {
  readonly data: Record<string, Json> | null;
  readonly errors?: readonly { extensions: { code: string } }[];
};

/** Somebody with a password, who signs in as people do. */
class Member {
  readonly id: string;
  readonly email: string;
  #cookie: string | null = null;

  constructor(id: string, email: string) {
    this.id = id;
    this.email = email;
  }

  static async called(name: string): Promise<Member> {
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;
    const opened = await openAccount(services(), { name, email, password: PASSWORD });
    if (!opened.ok) throw new Error(opened.fault.code);
    return new Member(opened.value.id, email);
  }

  async signIn() {
    const payload = { email: this.email, password: PASSWORD };
    const answer = await lobby.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers: ORIGIN });
    if (answer.statusCode === 200) this.#cookie = sessionCookieOf(answer);
    return answer;
  }

  async ask(query: string, variables: Json = {}): Promise<Answer> {
    const headers = { ...ORIGIN, ...(this.#cookie === null ? {} : { cookie: this.#cookie }) };
    return (await lobby.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })).json();
  }

  async code(query: string, variables: Json = {}): Promise<string> {
    return (await this.ask(query, variables)).errors?.[0]?.extensions.code ?? 'ok';
  }
}

/** An operator who has just signed in. */
async function operator(): Promise<Member> {
  const one = await Member.called('Olga');
  expect(await appointOperator(services(), one.email, true)).toMatchObject({ ok: true });
  await one.signIn();
  return one;
}

const SEARCH =
  'query ($search: String!) { accounts(search: $search) { id name email suspendedFor sessions tokens playing } }';
const SUSPEND =
  'mutation ($id: ID!, $reason: String!, $days: Int) { suspendPerson(id: $id, reason: $reason, days: $days) }';
const LIFT = 'mutation ($id: ID!, $reason: String!) { liftSuspension(id: $id, reason: $reason) }';
const TAKE =
  'mutation ($of: TitledThing!, $id: ID!, $reason: String!) { removeTitle(of: $of, id: $id, reason: $reason) }';
const auditOf = async (subject: string) =>
  (await auditLog(services(), { subject, before: null })).map(({ action, actorName, about }) => ({
    action,
    actorName,
    about,
  }));

describe('who stands behind the desk', () => {
  test('an operator who has just signed in; nobody else learns that there is one', async () => {
    const plain = await Member.called('Paul');
    expect(await plain.code(SEARCH, { search: 'a' })).toBe('UNAUTHENTICATED');
    await plain.signIn();
    expect(await plain.code(SEARCH, { search: 'a' })).toBe('NOT_FOUND');
    expect(await (await operator()).code(SEARCH, { search: 'a' })).toBe('ok');
  });

  test('no token opens it, and no session of yesterday', async () => {
    const person = await lobby.person('Tom');
    await appointOperator(services(), person.email, true);
    const asked = await person.graphql<Answer>(SEARCH, { search: 'a' });
    expect(asked.body.errors?.[0]?.extensions.code).toBe('SESSION_REQUIRED');
    const olga = await operator();
    lobby.clock.advance(13 * 3_600_000);
    expect(await olga.code(SEARCH, { search: 'a' })).toBe('SIGN_IN_AGAIN');
    await olga.signIn();
    expect(await olga.code(SEARCH, { search: 'a' })).toBe('ok');
  });

  test('an operator no more is nobody there at once', async () => {
    const olga = await operator();
    await appointOperator(services(), olga.email, false);
    expect(await olga.code(SEARCH, { search: 'a' })).toBe('NOT_FOUND');
    expect((await auditOf(olga.id)).map(({ action }) => action)).toEqual(['operator.remove', 'operator.add']);
    expect(await appointOperator(services(), 'nobody@example.org', true)).toMatchObject({
      fault: { code: 'NOT_FOUND' },
    });
  });
});

describe('people', () => {
  test('are found by id, by part of the name and by the beginning of the address, whole fits first', async () => {
    const names = ['Annabel-Quirk', 'Quirk', 'McQuirk'];
    const people = await Promise.all(names.map((name) => lobby.person(name)));
    await open(people[1] as Person);
    const found = await findPeople(services(), 'quirk');
    expect(found.map(({ name }) => name)).toEqual(['Quirk', 'Annabel-Quirk', 'McQuirk']);
    expect(found[0]).toMatchObject({ sessions: 0, tokens: 1, playing: 1, suspendedUntil: null });
    expect((await findPeople(services(), people[2]?.id ?? '')).map(({ name }) => name)).toEqual(['McQuirk']);
    expect((await findPeople(services(), (people[2]?.email ?? '').slice(0, 12))).length).toBe(1);
    // One or two letters begin a name.
    expect((await findPeople(services(), 'mC')).map(({ name }) => name)).toEqual(['McQuirk']);
    expect((await findPeople(services(), 'L-q')).map(({ name }) => name)).toEqual(['Annabel-Quirk']);
    for (const nothing of ['', '  ', '%', '_uirk', 'random', 'cQ', 'quirQuirk'])
      expect(await findPeople(services(), nothing)).toEqual([]);
  });

  test('are kept out: sessions, tokens and letters do nothing, until they are let in again', async () => {
    const olga = await operator();
    const mean = await Member.called('Mina');
    await mean.signIn();
    const withToken = await lobby.person('Nora');
    expect(await olga.code(SUSPEND, { id: mean.id, reason: 'insults', days: 7 })).toBe('ok');
    expect((await mean.ask('{ me { id } }')).data).toEqual({ me: null });
    const refused = await mean.signIn();
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(refused.json().message).toContain('insults');
    await suspend(services(), null, { id: withToken.id, reason: 'insults', days: null });
    expect((await withToken.get('/me')).status).toBe(401);
    // Without the password, nobody learns of the suspension.
    const payload = { email: mean.email, password: 'a wrong password' };
    const guessed = await lobby.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload,
      headers: ORIGIN,
    });
    expect([guessed.statusCode, guessed.body.includes('suspended')]).toEqual([401, false]);
    expect(await olga.code(LIFT, { id: mean.id, reason: 'said sorry' })).toBe('ok');
    expect((await mean.signIn()).statusCode).toBe(200);
    expect(await auditOf(mean.id)).toEqual([
      { action: 'person.lift', actorName: 'Olga', about: { reason: 'said sorry' } },
      { action: 'person.suspend', actorName: 'Olga', about: { days: 7, reason: 'insults' } },
    ]);
  });

  test('come back by themselves when the days are over', async () => {
    const withToken = await lobby.person('Nele');
    await suspend(services(), null, { id: withToken.id, reason: 'a day to cool down', days: 1 });
    expect((await withToken.get('/me')).status).toBe(401);
    lobby.clock.advance(86_400_000 + 2_000);
    forgetCallers(services());
    expect((await withToken.get('/me')).status).toBe(200);
  });

  test('are renamed, signed out, exported and deleted, each with its reason', async () => {
    const olga = await operator();
    const rude = await lobby.person('Rude');
    const change =
      'mutation ($id: ID!, $name: String!, $reason: String!) { renamePerson(id: $id, name: $name, reason: $reason) }';
    expect(await olga.code(change, { id: rude.id, name: '', reason: 'an insult' })).toBe('PROFILE_INVALID');
    expect(await olga.code(change, { id: rude.id, name: 'Quiet', reason: 'an insult' })).toBe('ok');
    expect((await rude.get<{ name: string }>('/me')).body.name).toBe('Quiet');
    const taken = await olga.ask('mutation ($id: ID!) { exportPerson(id: $id, reason: "asked by letter") }', {
      id: rude.id,
    });
    expect(taken.data?.exportPerson).toMatchObject({ account: { id: rude.id, email: rude.email } });
    const out = 'mutation ($id: ID!) { signOutEverywhere(id: $id, reason: "a stranger got in") }';
    expect(await olga.code(out, { id: rude.id })).toBe('ok');
    expect((await rude.get('/me')).status).toBe(401);
    const erase =
      'mutation ($id: ID!, $email: String!) { deletePerson(id: $id, email: $email, reason: "asked by letter") }';
    expect(await olga.code(erase, { id: rude.id, email: 'x@example.org' })).toBe('DELETION_UNCONFIRMED');
    expect(await olga.code(erase, { id: rude.id, email: rude.email })).toBe('ok');
    expect(await olga.code(erase, { id: rude.id, email: rude.email })).toBe('NOT_FOUND');
    const actions = ['person.delete', 'person.signOut', 'person.export', 'person.rename'];
    expect((await auditOf(rude.id)).map(({ action }) => action)).toEqual(actions);
    expect(JSON.stringify(await auditOf(rude.id))).not.toContain(rude.email);
  });

  test.each([
    ['x', 7, 'REASON_REQUIRED'],
    ['y'.repeat(301), 7, 'REASON_REQUIRED'],
    [' \u200b \n ', 7, 'REASON_REQUIRED'],
    ['insults', 0, 'SUSPENSION_INVALID'],
    ['insults', -1, 'SUSPENSION_INVALID'],
    ['insults', 3_651, 'SUSPENSION_INVALID'],
    ['insults', 1.5, 'SUSPENSION_INVALID'],
  ])('a suspension for %j, %d days: %s', async (reason, days, code) => {
    const someone = await lobby.person('Nina');
    const asked = await suspend(services(), null, { id: someone.id, reason, days });
    expect(asked).toMatchObject({ ok: false, fault: { code } });
    expect([(await someone.get('/me')).status, await auditOf(someone.id)]).toEqual([200, []]);
  });

  test('who stands behind the desk is safe from it, and computer players are no people', async () => {
    const [olga, other] = [await operator(), await operator()];
    const { db } = services();
    for (const id of [olga.id, other.id])
      expect(await olga.code(SUSPEND, { id, reason: 'a quarrel' })).toBe('OPERATOR_PROTECTED');
    expect(
      await deletePerson(services(), null, { id: other.id, email: other.email, reason: 'a quarrel' }),
    ).toMatchObject({
      fault: { code: 'OPERATOR_PROTECTED' },
    });
    const maker = await lobby.person('Bea');
    await open(maker, { bot: 'random' });
    const { id } = await db.user.findFirstOrThrow({ where: { bot: { not: null } }, select: { id: true } });
    for (const action of [renamePerson, exportPerson])
      expect(await action(services(), null, { id, name: 'Robot', reason: 'a try' })).toMatchObject({
        fault: { code: 'NOT_FOUND' },
      });
  });
});

describe('titles', () => {
  test('are taken away from all that people name; what was there is kept', async () => {
    const olga = await operator();
    const ada = await lobby.person('Ada');
    const match = await open(ada, { title: 'A rude title' });
    const club = await ada.post<{ id: string }>('/clubs', { slug: 'rude-club', name: 'A rude club', zone: 'UTC' });
    const war = await ada.post<{ id: string }>('/campaigns', {
      rules: 'aww-legacy@1',
      title: 'A rude war',
    });
    for (const [of, id] of [
      ['match', match.id],
      ['club', club.body.id],
      ['campaign', war.body.id],
    ])
      expect([of, await olga.code(TAKE, { of, id, reason: 'an insult' } as Json)]).toEqual([of, 'ok']);
    expect((await ada.get<{ title: string }>(`/matches/${match.id}`)).body.title).toBe('Title removed');
    expect((await ada.get<{ name: string }>('/clubs/rude-club')).body.name).toBe('Title removed');
    expect((await ada.get<{ title: string }>(`/campaigns/${war.body.id}`)).body.title).toBe('Title removed');
    const about = { of: 'match', id: match.id, title: 'A rude title', reason: 'an insult' };
    expect(await auditOf(ada.id)).toContainEqual({ action: 'title.hide', actorName: 'Olga', about });
    for (const of of ['match', 'campaign', 'club', 'event', 'front', 'scenario'])
      expect([of, await olga.code(TAKE, { of, id: 'nothing', reason: 'an insult' })]).toEqual([of, 'NOT_FOUND']);
  });
});

describe('what was done', () => {
  test('is read by pages, and neither changed nor deleted by the service', async () => {
    const olga = await operator();
    const nina = await lobby.person('Nina');
    for (let index = 1; index <= 52; index += 1)
      await renamePerson(services(), null, { id: nina.id, name: `Nina ${index}`, reason: 'a try' });
    const asked =
      'query ($subject: ID, $before: ID) { auditLog(subject: $subject, before: $before) { id subjectName about } }';
    type AuditEntries = {
      readonly id: string;
      readonly subjectName: string;
      readonly about: { readonly name: string };
    }[];
    const page = async (before: string | null) =>
      ((await olga.ask(asked, { subject: nina.id, before })).data as unknown as { auditLog: AuditEntries }).auditLog;
    const first = await page(null);
    const rest = await page(first.at(-1)?.id ?? null);
    expect([first.length, rest.map(({ about }) => about.name)]).toEqual([50, ['Nina 2', 'Nina 1']]);
    expect(first[0]?.subjectName).toBe('Nina 52');
    expect(await page('no number')).toEqual([]);
    const { pool } = services().database;
    for (const change of ['delete from audit_entries', "update audit_entries set deed = 'nothing'"])
      await expect(pool.query(change)).rejects.toThrow('audit entries stay as they are');
  });
});
