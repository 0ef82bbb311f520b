import { expect, test } from 'vitest';
import { connected } from '../postgres/connected.ts';
import { programPath, systemPostgres } from './programs.ts';
import { copyTemplate, startSystemServer } from './test-server.ts';

test('a program is found where it is, and one that nobody has is not', () => {
  expect(programPath('sh')).toMatch(/\/sh$/);
  expect(programPath('no-such-program-of-fieldpost')).toBeNull();
});

const found = systemPostgres();
if (found) {
  test("the system's PostgreSQL runs with our tables in it, and compiles a costly plan", async () => {
    const server = await startSystemServer(found, { jit_above_cost: '0' });
    const database = await copyTemplate(server.adminUrl);
    const client = await connected({ connectionString: database.url });
    const version = await client.query('show server_version_num');
    expect(Math.trunc(Number(version.rows[0].server_version_num) / 10_000)).toBe(found.version);
    const plan = await client.query('explain (analyze, format json) select sum(length(id)) from users');
    expect(plan.rows[0]['QUERY PLAN'][0].JIT).toMatchObject({ Functions: expect.any(Number) });
    await client.end();
    await server.remove();
  });
} else {
  process.stdout.write("No PostgreSQL of Debian's packages: what differs there is not tested here.\n");
}
