import { expect, test } from 'vitest';
import { paced } from '../pace.ts';
import { connected } from '../postgres/connected.ts';
import { freshDatabase } from './test-database.ts';

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = await connected({ connectionString: url });
  const result = await client.query(statement);
  await client.end();
  return result.rows;
}

test('a fresh database has our tables and those of the job queue, and nothing of its neighbours', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await rows(one.url, `insert into users (id, name, email, updated_at) values ('u1', 'Ada', 'ada@example.org', now())`);
  expect(await rows(one.url, 'select id from users')).toEqual([{ id: 'u1' }]);
  expect(await rows(other.url, 'select id from users')).toEqual([]);
  expect(await rows(other.url, 'select count(*)::int as jobs from graphile_worker.jobs')).toEqual([{ jobs: 0 }]);
  const started = performance.now();
  await Promise.all([one.drop(), other.drop()]);
  await (await freshDatabase()).drop();
  expect(performance.now() - started).toBeLessThan(paced(5000));
});
