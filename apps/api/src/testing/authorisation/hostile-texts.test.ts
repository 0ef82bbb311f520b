import { sampled } from '@fieldpost/config/drill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPH_TABLE } from './graph-table.ts';
import { HOSTILE_TEXTS, type Place, placesIn, placesOf, type Shape, withAt } from './hostile-texts.ts';
import { probeGraph, probeRest, rootFields } from './probe.ts';
import { REST_TABLE } from './rest-table.ts';
import { openWorld, type Scene, type World } from './world.ts';

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await openWorld();
  scene = await world.scene('playing', 'mover');
});
afterAll(() => world.close());

async function revision(): Promise<number | undefined> {
  const { db } = world.app.services;
  const match = await db.match.findUnique({ where: { id: scene.matchId }, select: { revision: true } });
  return match?.revision;
}

/** A refusal has changed nothing: `before` is the revision of the match until then; gives what it is now. */
async function heldStill(refused: boolean, before: number | undefined, said: string): Promise<number | undefined> {
  const now = await revision();
  if (refused) expect(now, said).toBe(before);
  return now;
}

type Parameter = { readonly name: string; readonly in: string };
type Described = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Shape } } };
};

/** What the reference says of a route: "GET /api/v1/matches/:id". */
function described(operation: string): Described | null {
  const [method = '', pattern = ''] = operation.split(' ');
  const { paths } = world.app.swagger() as unknown as { paths: Record<string, Record<string, Described>> };
  return paths[pattern.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? null;
}

type Tried = { readonly url: string; readonly body?: object };

/** The request of the table with a hostile text in each place where the schemas know one: address, query and body. */
function tries(operation: string, text: string): readonly Tried[] {
  const row = REST_TABLE[operation];
  const known = described(operation);
  if (!row || !known) return [];
  const asked = row.ask(scene);
  const [, pattern = ''] = operation.split(' ');
  const [address = ''] = asked.url.split('?');
  const inAddress = (known.parameters ?? [])
    .filter((one) => one.in === 'path')
    .map(({ name }) => {
      const index = pattern.split('/').indexOf(`:${name}`);
      const parts = address.split('/').map((part, at) => (at === index ? encodeURIComponent(text) : part));
      return { ...asked, url: parts.join('/') };
    });
  const inQuery = (known.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name }) => ({ ...asked, url: `${address}?${name}=${encodeURIComponent(text)}` }));
  const shape = known.requestBody?.content['application/json']?.schema;
  const inBody = placesOf(shape).map((place: Place) => ({
    ...asked,
    body: withAt(asked.body ?? {}, place, text) as object,
  }));
  return [...inAddress, ...inQuery, ...inBody];
}

/** Endless operations: other tests cover their permissions. */
const ENDLESS = ['GET /api/v1/stream'];
const ROUTES = Object.keys(REST_TABLE).filter(
  (operation) => operation.includes('/api/v1/') && !ENDLESS.includes(operation),
);

describe('no text in any place of a request is our own fault', () => {
  test.each(sampled('hostile routes', ROUTES, 20))('%s', async (operation) => {
    const [method = ''] = operation.split(' ');
    let before = await revision();
    for (const text of HOSTILE_TEXTS)
      for (const asked of tries(operation, text)) {
        const outcome = await probeRest(world, 'mover', method, asked);
        const said = `${method} ${asked.url.slice(0, 200)} ${JSON.stringify(asked.body ?? null).slice(0, 300)}`;
        expect(['INTERNAL', 'UNAVAILABLE'], said).not.toContain(outcome);
        before = await heldStill(outcome !== 'ok', before, said);
      }
  });

  test('and places are found in addresses, queries and bodies', () => {
    const count = (operation: string): number => tries(operation, '').length;
    expect(count('POST /api/v1/matches')).toBeGreaterThan(5);
    expect(count('GET /api/v1/matches')).toBeGreaterThan(2);
    expect(count('POST /api/v1/matches/:id/commands')).toBeGreaterThan(3);
  });
});

const OPERATIONS = Object.keys(GRAPH_TABLE).filter((operation) => !operation.startsWith('Subscription.'));

describe('nor in any variable of GraphQL', () => {
  test.each(sampled('hostile operations', OPERATIONS, 20))('%s', async (operation) => {
    const field = rootFields()[operation];
    const base: Readonly<Record<string, unknown>> = { ...GRAPH_TABLE[operation]?.ask(scene) };
    let before = await revision();
    for (const arg of field?.args ?? [])
      for (const place of placesIn(arg.type))
        for (const text of HOSTILE_TEXTS) {
          const variables = { ...base, [arg.name]: withAt(base[arg.name], place, text) };
          const outcome = await probeGraph(world, 'mover', operation, variables);
          const said = `${arg.name} ${JSON.stringify(place)} ${JSON.stringify(text).slice(0, 60)}`;
          expect(['INTERNAL', 'UNAVAILABLE'], said).not.toContain(outcome);
          before = await heldStill(outcome !== 'ok' && outcome !== 'none', before, said);
        }
  });
});
