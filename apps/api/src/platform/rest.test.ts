import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../testing/client.ts';
import { Lobby, type Person } from '../testing/lobby.ts';

let lobby: Lobby;
let ada: Person;

beforeAll(async () => {
  lobby = await Lobby.open();
  await lobby.app.ready();
  ada = await lobby.person('Ada');
});
afterAll(() => lobby.close());

type Place = { readonly name: string; readonly schema: { readonly enum?: readonly string[] } };
type Route = { readonly parameters?: readonly Place[] };
type Schema = {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: object;
  readonly additionalProperties?: unknown;
};
type OperatorAction = {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
};
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Route & OperatorAction>>>>;
};

/** The address of a route, each place filled with the first of its words, or with any. */
function filled(path: string, { parameters = [] }: Route): string {
  const words = new Map(parameters.map(({ name, schema }) => [name, schema.enum?.[0]]));
  return path.slice('/api/v1'.length).replaceAll(/\{(\w+)\}/g, (_, name: string) => words.get(name) ?? 'x');
}

/** Every question of the document. */
const questions = (): readonly string[] =>
  Object.entries((lobby.app.swagger() as unknown as Described).paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, { get }]) => (get === undefined ? [] : [filled(path, get)]));

test('every question of the document refuses a parameter that it does not know, and names it', async () => {
  const asked = questions();
  expect(asked.length).toBeGreaterThan(40);
  for (const path of asked) {
    const { status, body } = await ada.get<ErrorBody>(`${path}?nonsense=1`);
    expect([path, status, body.error.code]).toEqual([path, 400, 'MALFORMED']);
    expect(JSON.stringify(body.error.details)).toContain('nonsense');
  }
});

test('a filter that is misspelt does not answer with everything', async () => {
  expect(await ada.get('/matches?mine=1')).toMatchObject({ status: 200 });
  const { status, body } = await ada.get<ErrorBody>('/matches?mnie=1');
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'MALFORMED', details: [{ problem: 'Unrecognized key: "mnie"' }] });
});

test.each([
  ['/matches?mine=1&ruleSet=tank-killers', 'ruleSet'],
  ['/matches?mine=1&scenario=standard', 'scenario'],
  ['/matches?mine=1&joinable=1', 'joinable'],
  ['/matches?waiting=1', 'waiting'],
  ['/matches?finished=1', 'finished'],
])('a filter that the list cannot heed is refused: %s', async (path, name) => {
  const { status, body } = await ada.get<ErrorBody>(path);
  expect([status, body.error.code]).toEqual([400, 'MALFORMED']);
  expect(JSON.stringify(body.error.details)).toContain(name);
});

test.each([
  ['/matches/x/commands', { expectedStep: 0, line: 'pass' }],
  ['/campaigns/x/acts', { expectedSeq: 0, act: { type: 'declare' } }],
  ['/campaigns/x/corrections', { expectedSeq: 0, of: 1, reason: 'a slip' }],
  ['/campaigns/x/void', { expectedSeq: 0, reason: 'a slip' }],
  ['/events/x/acts', { type: 'bye' }],
])('a key that cannot be kept is refused, for who sends it relies on it: %s', async (path, asked) => {
  const { status, body } = await ada.post(path, asked, { 'idempotency-key': 'k'.repeat(201) });
  expect([status, body.error.code]).toEqual([400, 'MALFORMED']);
  expect(JSON.stringify(body.error.details)).toContain('idempotency-key');
});

/** Whether a body may have members that its schema does not name. */
const isLoose = ({ anyOf = [], oneOf = [], properties, additionalProperties }: Schema): boolean =>
  [...anyOf, ...oneOf].some(isLoose) || (properties !== undefined && additionalProperties !== false);

test('every body of the document refuses a member that it does not know; an act of an event is judged by the event', async () => {
  const { paths } = lobby.app.swagger() as unknown as Described;
  const loose = Object.entries(paths).flatMap(([path, actions]) =>
    Object.entries(actions)
      .filter(([, { requestBody }]) => requestBody && isLoose(requestBody.content['application/json'].schema))
      .map(([verb]) => `${verb} ${path}`),
  );
  expect(loose).toEqual(['post /api/v1/events/{id}/acts']);
  const { status, body } = await ada.post('/matches/x/bot', { bot: 'random', bots: 2 });
  expect([status, body.error.code]).toEqual([400, 'MALFORMED']);
  expect(JSON.stringify(body.error.details)).toContain('bots');
});
