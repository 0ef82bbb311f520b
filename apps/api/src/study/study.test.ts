/** Positions of finished matches, and trials on copies: nothing of a running match is shown, and nobody else notices. */
import type { Json, TrialNode } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '../identity/players/accounts.ts';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import type { TruePosition } from './service.ts';
import type { StatisticsSeen } from './statistics.ts';
import type { Trial, TrialInList } from './store.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

/** A match under way that anybody may look at; it has no step yet. */
async function table() {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => lobby.person(name)));
  if (!ada || !ben || !eve) throw new Error('somebody is missing');
  const { id } = await open(ada, { side: 'south', listed: true });
  await join(ben, id, { side: 'north' });
  return { id, ada, ben, eve };
}

const NODE: TrialNode = {
  id: 1,
  after: 0,
  side: 'south',
  player: 0,
  line: 'c3-c4',
  draws: [2],
  how: 'likeliest',
  weight: 0.25,
  name: 'to the east',
  note: 'if they stay',
};

const keep = (who: Person, matchId: string, more: object = {}) =>
  who.post<Trial & ErrorBody>('/trials', { matchId, step: 0, title: 'East', nodes: [NODE], ...more } as Json);
const kept = async (who: Person, matchId: string) =>
  (await who.get<{ trials: readonly TrialInList[] }>(`/trials?matchId=${matchId}`)).body.trials;
const end = (who: Person, id: string) => who.post(`/matches/${id}/resign`, {});

describe('the whole position', () => {
  test('is refused to everybody while the match runs, and shown when it has ended', async () => {
    const { id, ada, ben, eve } = await table();
    const query = `{ position(matchId: "${id}", step: 0) { step } }`;
    for (const who of [ada, ben, eve]) {
      expect((await who.get<ErrorBody>(`/matches/${id}/position?step=0`)).body.error?.code).toBe('MATCH_RUNNING');
      expect(JSON.stringify((await who.graphql(query)).body)).toContain('MATCH_RUNNING');
    }
    await end(ada, id);
    const { body } = await eve.get<TruePosition>(`/matches/${id}/position?step=0`);
    expect(body).toMatchObject({ step: 0, edition: 1 });
    const { state } = await lobby.app.services.db.match.findUniqueOrThrow({ where: { id } });
    expect(body.state).toEqual(state);
    expect((await ben.get<ErrorBody>(`/matches/${id}/position?step=9`)).body.error?.code).toBe('STEP_UNKNOWN');
  });

  test('of a match that one may not see is not there', async () => {
    const [ada, eve] = [await lobby.person('Ada'), await lobby.person('Eve')];
    const { id } = await open(ada, { listed: false });
    expect((await eve.get(`/matches/${id}/position?step=0`)).status).toBe(404);
    expect((await keep(eve, id)).status).toBe(404);
  });
});

describe('the figures', () => {
  test('are refused to everybody while the match runs, and told alike to all when it has ended', async () => {
    const { id, ada, ben, eve } = await table();
    const query = `{ matchStatistics(matchId: "${id}") { turns { title step } counts { title sides { side count } } luck { text } } }`;
    for (const who of [ada, ben, eve]) {
      const { status, body } = await who.get<ErrorBody>(`/matches/${id}/statistics`);
      expect([status, body.error?.code]).toEqual([409, 'MATCH_RUNNING']);
      expect(Object.keys(body)).toEqual(['error']);
      const asked = JSON.stringify((await who.graphql(query)).body);
      expect(asked).toContain('MATCH_RUNNING');
      expect(asked).not.toContain('turns');
    }
    await end(ada, id);
    const told = await Promise.all([ada, ben, eve].map((who) => who.get<StatisticsSeen>(`/matches/${id}/statistics`)));
    expect(new Set(told.map(({ text }) => text)).size).toBe(1);
    expect(told[0]?.body).toMatchObject({ matchId: id, edition: 1, turns: [], dice: null, luck: [] });
    expect(JSON.stringify((await eve.graphql(query)).body)).not.toContain('errors');
  });

  test('of a match that one may not see are not there', async () => {
    const [ada, eve] = [await lobby.person('Ada'), await lobby.person('Eve')];
    const { id } = await open(ada, { listed: false });
    expect((await eve.get(`/matches/${id}/statistics`)).status).toBe(404);
  });
});

describe('a trial', () => {
  test('of a running match is for its players, and begins with what they see', async () => {
    const { id, ada, ben, eve } = await table();
    expect((await keep(ada, id, { guess: 7 })).body).toMatchObject({ side: 'south', player: 0, guess: 7 });
    expect((await keep(ben, id)).body).toMatchObject({ side: 'north', player: 0, guess: 0 });
    expect((await keep(eve, id)).body.error?.code).toBe('MATCH_RUNNING');
    expect((await keep(ada, id, { step: 1 })).body.error?.code).toBe('STEP_UNKNOWN');
  });

  test('of a finished match is for everybody who may see it, and begins with the truth', async () => {
    const { id, ada, eve } = await table();
    await end(ada, id);
    expect((await keep(eve, id, { guess: 7 })).body).toMatchObject({ side: null, player: null, guess: null });
    expect((await keep(eve, id, { step: 5 })).body.error?.code).toBe('STEP_UNKNOWN');
  });

  test('is its own author’s, and changes nothing that others can see', async () => {
    const { id, ada, ben } = await table();
    const { db } = lobby.app.services;
    const before = await db.match.findUniqueOrThrow({ where: { id }, include: { seats: true } });
    const seen = (await ben.get(`/matches/${id}`)).body;
    const { body: trial } = await keep(ada, id);
    expect((await ada.get<Trial>(`/trials/${trial.id}`)).body).toEqual(trial);
    for (const ask of [
      () => ben.get(`/trials/${trial.id}`),
      () => ben.delete(`/trials/${trial.id}`),
      () => ben.put(`/trials/${trial.id}`, { title: 'West', nodes: [], revision: 0 }),
    ])
      expect((await ask()).status).toBe(404);
    expect(await kept(ben, id)).toEqual([]);
    expect((await kept(ada, id)).map(({ title, orders }) => ({ title, orders }))).toEqual([
      { title: 'East', orders: 1 },
    ]);
    expect(await db.match.findUniqueOrThrow({ where: { id }, include: { seats: true } })).toEqual(before);
    expect((await ben.get(`/matches/${id}`)).body).toEqual(seen);
    expect(await db.notification.count({ where: { data: { string_contains: 'East' } } })).toBe(0);
  });

  test('is changed by who has read it as it is, and deleted', async () => {
    const { id, ada } = await table();
    const { body: trial } = await keep(ada, id);
    const change = (revision: number) =>
      ada.put<Trial & ErrorBody>(`/trials/${trial.id}`, { title: ' West ', nodes: [], revision });
    expect((await change(0)).body).toMatchObject({ title: 'West', nodes: [], orders: 0, revision: 1 });
    expect((await change(0)).body.error?.code).toBe('TRIAL_CHANGED');
    expect((await ada.delete(`/trials/${trial.id}`)).status).toBe(204);
    expect((await ada.delete(`/trials/${trial.id}`)).status).toBe(404);
    expect(await kept(ada, id)).toEqual([]);
  });

  test.each([
    [{ title: ' \u200b' }, 'TRIAL_INVALID'],
    [{ title: 'x'.repeat(81) }, 'TRIAL_INVALID'],
    [{ nodes: [NODE, NODE] }, 'TRIAL_INVALID'],
    [{ nodes: [{ ...NODE, after: 7 }] }, 'TRIAL_INVALID'],
    [
      { nodes: Array.from({ length: 40 }, (_, at) => ({ ...NODE, id: at + 1, after: at, line: 'x'.repeat(1_999) })) },
      'TRIAL_INVALID',
    ],
    [{ nodes: [{ ...NODE, weight: 1.5 }] }, 'MALFORMED'],
    [{ nodes: [{ ...NODE, state: {} }] }, 'MALFORMED'],
    [{ nodes: [{ ...NODE, line: '' }] }, 'MALFORMED'],
    [{ nodes: [{ ...NODE, name: 'x'.repeat(61) }] }, 'MALFORMED'],
    [{ nodes: 7 }, 'MALFORMED'],
    [{ step: -1 }, 'MALFORMED'],
    [{ guess: 0.5 }, 'MALFORMED'],
    [{ shown: 'everybody' }, 'MALFORMED'],
  ])('%# is refused, and nothing is kept', async (more, code) => {
    const { id, ada } = await table();
    expect((await keep(ada, id, more)).body.error?.code).toBe(code);
    expect(await kept(ada, id)).toEqual([]);
  });

  test('comes over GraphQL alike', async () => {
    const { id, ada } = await table();
    const nodes =
      '[{id: 1, after: 0, side: "south", player: 0, line: "c3-c4", draws: [], how: "none", weight: 1, name: "", note: ""}]';
    const create = (tree: string) =>
      ada.graphql<{ data: { createTrial: { id: string; orders?: number } | null } }>(
        `mutation { createTrial(matchId: "${id}", step: 0, title: "East", nodes: ${tree}) { id nodes revision } }`,
      );
    const made = (await create(nodes)).body.data.createTrial;
    expect(made).toMatchObject({ nodes: [{ id: 1, line: 'c3-c4' }], revision: 0 });
    expect(JSON.stringify((await create('[{id: 1}]')).body)).toContain('TRIAL_INVALID');
    const change = `mutation { changeTrial(id: "${made?.id}", title: "West", nodes: [], revision: 0) { title } }`;
    expect(JSON.stringify((await ada.graphql(change)).body)).toContain('West');
    expect(JSON.stringify((await ada.graphql(change)).body)).toContain('TRIAL_CHANGED');
    expect(JSON.stringify((await ada.graphql(`mutation { deleteTrial(id: "${made?.id}") }`)).body)).toContain('true');
    expect(await kept(ada, id)).toEqual([]);
  });

  test('goes along with an export, and away with the account', async () => {
    const { id, ada } = await table();
    await keep(ada, id);
    const { services } = lobby.app;
    expect(JSON.stringify(await exportAccount(services, { userId: ada.id }))).toContain('to the east');
    const caller = {
      userId: ada.id,
      name: 'Ada',
      emailVerified: true,
      credential: 'x',
      via: 'session',
      scopes: [],
    } as const;
    expect(await deleteAccount(services, caller, ada.email)).toMatchObject({ ok: true });
    expect(await services.db.trial.count({ where: { userId: ada.id } })).toBe(0);
  });
});
