import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as client from '@fieldpost/client';
import { faultsOf, keptAs, operationsIn, written } from '@fieldpost/client/testing';
import { describe, expect, test } from 'vitest';
import { AGREEMENTS, agreement } from './features/match/operations.ts';

const HERE = import.meta.dirname;
const sources = globSync('**/*.{ts,tsx}', { cwd: HERE }).filter((file) => !/\.test\.tsx?$/.test(file));
const rooms = sources.filter((file) => path.basename(file) === 'operations.ts');
const modules = await Promise.all(rooms.map((file): Promise<object> => import(path.join(HERE, file))));

describe('operations of the site', () => {
  test.each(modules.flatMap(operationsIn))('%s can be asked of the service', (_name, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each(AGREEMENTS)('a match can be ended or gone on with: %s', (word) => {
    expect(faultsOf(agreement(word).text)).toEqual([]);
  });

  test.each(['types', 'proofs'] as const)('have %s that are made from the kept schema', async (what) => {
    const placed = modules.flatMap((module, index) =>
      operationsIn(module).map(([name, text]) => ({ from: `./${rooms[index]}`, name, text })),
    );
    await expect(written(what, '@fieldpost/client', placed)).toMatchFileSnapshot(`operation-${what}.ts`);
  });

  test('are kept by the service under their hashes, those of the client too', async () => {
    const texts = [client, ...modules].flatMap(operationsIn).map(([, text]) => text);
    const all = [...texts, ...AGREEMENTS.map((word) => agreement(word).text)];
    await expect(keptAs(all)).toMatchFileSnapshot('../../../packages/client/kept-operations.json');
  });

  test('live in files called operations.ts, where this test finds them', () => {
    const asking = sources.filter((file) => /\boperation(Of)?[<(]/.test(readFileSync(path.join(HERE, file), 'utf8')));
    expect(asking.toSorted()).toEqual(rooms.toSorted());
  });
});
