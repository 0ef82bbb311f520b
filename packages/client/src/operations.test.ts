import { describe, expect, test } from 'vitest';
import * as client from './index.ts';
import * as dice from './operations/dice.ts';
import * as matches from './operations/matches.ts';
import * as notifications from './operations/notification-preferences.ts';
import * as people from './operations/people.ts';
import { faultsOf, operationsIn, written } from './testing/schema.ts';

const MODULES = { dice, matches, 'notification-preferences': notifications, people };
const placed = Object.entries(MODULES).flatMap(([file, module]) =>
  operationsIn(module).map(([name, text]) => ({ from: `./operations/${file}.ts`, name, text })),
);

describe('operations of the client', () => {
  test.each(operationsIn(client))('%s can be asked of the service', (_name, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each(['types', 'proofs'] as const)('have %s that are made from the kept schema', async (what) => {
    await expect(written(what, './index.ts', placed)).toMatchFileSnapshot(`operation-${what}.ts`);
  });

  test('a field, an argument or a type that the service does not have is found', () => {
    expect(faultsOf('{ lobby { id colour } }')).toEqual([expect.stringContaining('"colour"')]);
    expect(faultsOf('query ($id: String!) { match(id: $id) { id } }')).toEqual([expect.stringContaining('"ID!"')]);
    expect(faultsOf('{ lobby {')).toEqual([expect.stringContaining('Syntax Error')]);
  });
});
