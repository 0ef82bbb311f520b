import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../../docker/monitoring', file), 'utf8');
const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\b(?:fieldpost|process)_\w+/g))];

test('alerts and dashboard ask for measures that are served, also while the database is away', async () => {
  const app = await buildApp({
    databaseUrl: 'postgresql://127.0.0.1:9/away',
    secret: 'a secret of the tests, long enough',
  });
  const { body } = await app.inject('/metrics');
  await app.close();
  const asked = [...namesIn(read('alerts.yaml')), ...namesIn(read('dashboard.json'))];
  expect(asked.length).toBeGreaterThan(8);
  const served = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name = '']) => name));
  expect(asked.filter((name) => !served.has(name.replace(/_(count|bucket)$/, '')))).toEqual([]);
  expect(body).toMatch(/^fieldpost_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m);
  for (const state of ['busy', 'idle', 'waiting'])
    expect(body).toContain(`fieldpost_database_connections{state="${state}"}`);
});
