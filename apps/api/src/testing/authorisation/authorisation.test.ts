import { sampled } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doorNames } from '../../identity/auth/scopes.ts';
import { GRAPH_TABLE } from './graph-table.ts';
import { type Outcome, probeGraph, probeRest, probeSocket, rootFields } from './probe.ts';
import { REST_TABLE } from './rest-table.ts';
import type { Row } from './table.ts';
import { openWorld, ROLES, type Role, type Scene, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Probe = (role: Role, scene: Scene) => Promise<Outcome>;

/** The outcome of an operation for every role, each with a separate match. */
async function outcomes({ at }: Row, probe: Probe): Promise<Record<string, Outcome>> {
  const found: Record<string, Outcome> = {};
  for (const role of ROLES) found[role] = await probe(role, await world.scene(at, role));
  return found;
}

describe('every operation has a row', () => {
  test('GraphQL', () => {
    expect(Object.keys(GRAPH_TABLE).toSorted()).toEqual(Object.keys(rootFields()).toSorted());
  });
  test('REST', () => {
    expect(Object.keys(REST_TABLE).toSorted()).toEqual(world.routes.toSorted());
  });
});

test('one table says what every door of both kinds needs, and names no other', () => {
  const routes = world.routes
    .filter((route) => route.includes(' /api/v1/'))
    .map((route) => route.replace('/api/v1', ''));
  const asked = [...doorNames()].toSorted();
  expect(asked).toEqual([...new Set([...Object.keys(rootFields()), ...routes])].toSorted());
});

/** How long silence must last to be a yes: where a refusal is due, a slow machine may take its time. */
const patience = (expected: Outcome): number => (expected === 'ok' ? 250 : paced(5_000));

describe('GraphQL', () => {
  test.each(sampled('roles of GraphQL', Object.entries(GRAPH_TABLE), 15))('%s', async (operation, row) => {
    const found = await outcomes(row, (role, scene) => {
      const variables: Record<string, unknown> = { ...row.ask(scene) };
      return operation.startsWith('Subscription.')
        ? probeSocket(world, role, operation, variables, patience(row.expected[role]))
        : probeGraph(world, role, operation, variables);
    });
    expect(found).toEqual(row.expected);
  });
});

describe('REST', () => {
  test.each(sampled('roles of REST', Object.entries(REST_TABLE), 20))('%s', async (operation, row) => {
    const [method = ''] = operation.split(' ');
    const found = await outcomes(row, (role, scene) => probeRest(world, role, method, row.ask(scene)));
    expect(found).toEqual(row.expected);
  });
});
