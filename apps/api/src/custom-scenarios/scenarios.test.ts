import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseUser, everythingOf } from '../identity/players/store.ts';
import type { ErrorBody } from '../testing/client.ts';
import { Lobby, type Person, type Whole } from '../testing/lobby.ts';
import { type CustomScenario, LARGEST_SCENARIO, MAX_SCENARIOS } from './service.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

type Kept = Omit<CustomScenario, 'updatedAt'> & ErrorBody;
const STAND = { position: '4h3/8/8/4i3/4I3/1A2M3/8/4H3 S 1 1' };
const WISH = { ruleSet: 'wwi-combined-arms', title: ' A  stand ', document: STAND };

const keep = (who: Person, more: Readonly<Record<string, Json>> = {}) =>
  who.post<Kept>('/scenarios', { ...WISH, ...more });
const graph = async (who: Person, query: string, variables: Json) =>
  (await who.graphql<Readonly<Record<string, unknown>>>(query, variables)).body;

describe('custom scenarios', () => {
  test('are kept as the rule set reads them, and listed for their owner alone', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { status, body } = await keep(ada);
    expect([status, body]).toMatchObject([201, { title: 'A stand', ruleSet: 'wwi-combined-arms@1', revision: 0 }]);
    expect(body.document).toMatchObject({ start: 'move', side: 'south' });
    const lists = [ada, ben].map((who) => who.get<{ scenarios: Kept[] }>('/scenarios?ruleSet=wwi-combined-arms'));
    const [hers, theirs] = await Promise.all(lists);
    expect(hers?.body.scenarios.map(({ id }) => id)).toEqual([body.id]);
    expect(theirs?.body.scenarios).toEqual([]);
    expect((await ada.get<{ scenarios: Kept[] }>('/scenarios?ruleSet=chess')).body.scenarios).toEqual([]);
  });

  test('are shared by a link that nobody can guess, and by nothing else', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id, shareKey } = (await keep(ada)).body;
    expect(shareKey).toMatch(/^[\w-]{32}$/);
    expect((await ada.get<Kept>(`/scenarios/${id}`)).body).toMatchObject({ mine: true, shareKey });
    expect((await ben.get(`/scenarios/${id}`)).status).toBe(404);
    const shared = await ben.get<Kept>(`/scenarios/${shareKey}`);
    expect(shared.body).toMatchObject({ mine: false, shareKey: null, title: 'A stand' });
    expect(shared.text).not.toContain(String(shareKey));
  });

  test('are played: by their owner by id, by others by the link', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id, shareKey } = (await keep(ada)).body;
    const open = (who: Person, customScenario: string | null) =>
      who.post<Whole & ErrorBody>('/matches', { ruleSet: 'wwi-combined-arms', customScenario, solo: true });
    expect((await open(ada, id)).body).toMatchObject({ status: 'playing', scenario: 'custom', title: 'A stand' });
    expect((await open(ben, id)).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const { body } = await open(ben, shareKey);
    expect(body).toMatchObject({ status: 'playing', scenario: 'custom' });
    expect((await ben.play(body.id, 0, 'e4xe5')).status).toBe(200);
  });

  test('are changed upon the revision that was read, so that nothing is lost', async () => {
    const ada = await lobby.person('Ada');
    const { id } = (await keep(ada)).body;
    const change = (title: string, revision: number) => ada.put<Kept>(`/scenarios/${id}`, { ...WISH, title, revision });
    const answers = await Promise.all([change('One', 0), change('Two', 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error).toMatchObject({ code: 'OUTDATED' });
    expect((await change('Three', 1)).body).toMatchObject({ title: 'Three', revision: 2 });
    expect((await ada.delete(`/scenarios/${id}`)).status).toBe(204);
    expect((await ada.get(`/scenarios/${id}`)).status).toBe(404);
  });

  test.each([
    ['SCENARIO_INVALID', { document: { pieces: [] } }, { details: { code: 'MALFORMED', at: '' } }],
    ['SCENARIO_INVALID', { document: { position: '4H3/8/8/8/8/8/8/4H3 S 1 1' } }, { details: { code: 'ARMY_LIMIT' } }],
    ['SCENARIO_INVALID', { document: null }, {}],
    ['RULE_SET_UNKNOWN', { ruleSet: 'chess' }, {}],
    ['TITLE_INVALID', { title: ' ' }, {}],
    ['TITLE_INVALID', { title: 'x'.repeat(81) }, {}],
    ['TOO_LARGE', { document: { position: 'x'.repeat(LARGEST_SCENARIO) } }, {}],
  ])('%s', async (code, more, error) => {
    const ada = await lobby.person('Ada');
    expect((await keep(ada, more as Readonly<Record<string, Json>>)).body).toMatchObject({ error: { code, ...error } });
  });

  test('nobody keeps more than so many', async () => {
    const ada = await lobby.person('Ada');
    const first = (await keep(ada)).body;
    const { db } = lobby.app.services;
    const row = await db.customScenario.findUniqueOrThrow({ where: { id: first.id } });
    const more = Array.from({ length: MAX_SCENARIOS - 1 }, (_, index) => ({ id: `${first.id}-${index}`, index }));
    const document = STAND;
    await db.customScenario.createMany({
      data: more.map(({ id, index }) => ({ ...row, document, id, shareKey: `${row.shareKey}${index}` })),
    });
    expect((await keep(ada)).body).toMatchObject({ error: { code: 'SCENARIOS_TOO_MANY' } });
  });

  test('the same over GraphQL', async () => {
    const ada = await lobby.person('Ada');
    const save = 'mutation ($input: SaveScenarioInput!) { saveScenario(input: $input) { id shareKey revision } }';
    const saved = await graph(ada, save, { input: WISH });
    const { id, shareKey } = (saved.data as { saveScenario: { id: string; shareKey: string } }).saveScenario;
    const found = await graph(ada, 'query ($key: String!) { customScenario(key: $key) { id mine } }', {
      key: shareKey,
    });
    expect(found).toMatchObject({ data: { customScenario: { id, mine: true } } });
    expect(await graph(ada, '{ myScenarios { id title } }', {})).toMatchObject({ data: { myScenarios: [{ id }] } });
    const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id title } }';
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'custom', customScenario: id, solo: true };
    expect(await graph(ada, create, { input })).toMatchObject({ data: { createMatch: { title: 'A stand' } } });
    expect(await graph(ada, 'mutation ($id: ID!) { deleteScenario(id: $id) }', { id })).toMatchObject({
      data: { deleteScenario: true },
    });
  });

  test('go with their owner’s account, and are in its export', async () => {
    const ada = await lobby.person('Ada');
    const { shareKey } = (await keep(ada)).body;
    expect(await everythingOf(lobby.app.services.db, ada.id)).toMatchObject({
      customScenarios: [{ title: 'A stand' }],
    });
    await eraseUser(lobby.app.services.db, ada.id);
    expect((await (await lobby.person('Ben')).get(`/scenarios/${shareKey}`)).status).toBe(404);
  });
});
