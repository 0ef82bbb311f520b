import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDuel } from '../testing/duel.ts';

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, '../../../../packages/sdk');

/** Two bots of the package, each with a separate token, play against each other for the given number of commands. */
const PROGRAM = `
import { Bot, Fault, Fieldpost } from '@fieldpost/sdk';
const [url, match, most, ...tokens] = process.argv.slice(2);
const enough = new AbortController();
const lines = [];
const choose = async (turn) => {
  const { commands } = await turn.menu();
  const { line } = commands[turn.match.step % commands.length];
  lines.push(line);
  return { line };
};
const notes = { played: () => lines.length >= Number(most) && enough.abort() };
const bots = tokens.map((token) => new Bot(new Fieldpost({ url, token }), choose, notes));
await Promise.all(bots.map((bot) => bot.run(enough.signal)));
const stranger = new Fieldpost({ url, token: null });
const fault = await stranger.match(match).catch((error) => error);
const [first] = tokens.map((token) => new Fieldpost({ url, token }));
const { step } = await first.match(match);
const stale = await first.play(match, step + 1, { line: 'x' }).catch((error) => error);
process.stdout.write(JSON.stringify({ step, codes: [fault, stale].map((one) => one instanceof Fault && one.code) }));
`;

let database: TestDatabase;
let app: FastifyInstance;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-package-'));

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough to be one' });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.services.live.ready();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
  await database.drop();
});

test('the package as it is published plays a match from an empty folder', async () => {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: PACKAGE });
  const [packed = ''] = globSync('*.tgz', { cwd: folder });
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  writeFileSync(join(folder, 'bots.js'), PROGRAM);
  await run('npm', ['install', '--offline', '--no-audit', `./${packed}`], { cwd: folder });
  const duel = await openDuel(app.services, { scenario: 'open-duel' });
  const given = [url, duel.id, '6', duel.south.token, duel.north.token];
  const { stdout } = await run(process.execPath, ['bots.js', ...given], { cwd: folder });
  const { step, codes } = JSON.parse(stdout);
  expect(step).toBeGreaterThanOrEqual(5);
  expect(codes).toEqual(['UNAUTHENTICATED', 'STALE']);
});
