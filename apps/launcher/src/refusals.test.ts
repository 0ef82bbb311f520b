import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { adminUrl } from '@fieldpost/config/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-launcher-'));
const MAIN = path.join(import.meta.dirname, 'main.ts');
const busy = createServer();
let busyPort = 0;

beforeAll(async () => {
  busyPort = await freePort();
  await new Promise<void>((resolve) => busy.listen(busyPort, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  busy.close();
  await removeFolder(folder);
});

type Outcome = { readonly code: number | null; readonly said: string };

async function start(env: Readonly<Record<string, string>>): Promise<Outcome> {
  const [PORT, WEB_PORT, MAIL_PORT] = (await Promise.all([freePort(), freePort(), freePort()])).map(String);
  const given = { FIELDPOST_FOLDER: folder, PORT, WEB_PORT, MAIL_PORT, ...env };
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, NODE_ENV: '', ...given } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

/** One sentence on one line, and an exit that scripts notice. */
function expectSentence({ code, said }: Outcome, sentence: string | RegExp): void {
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  if (typeof sentence === 'string') expect(said).toContain(sentence);
  else expect(said).toMatch(sentence);
}

describe('npm start refuses in one sentence', () => {
  test('a busy port', async () => {
    expectSentence(
      await start({ WEB_PORT: String(busyPort) }),
      `Port ${busyPort} is in use by another program; set WEB_PORT`,
    );
  });

  test('a database that nobody serves', async () => {
    const DATABASE_URL = `postgresql://u:p@127.0.0.1:${await freePort()}/x`;
    expectSentence(
      await start({ DATABASE_URL }),
      /DATABASE_URL: no PostgreSQL to use at 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/,
    );
  });

  test('a database that does not exist on its server', async () => {
    const url = new URL(adminUrl());
    url.pathname = '/nowhere';
    expectSentence(await start({ DATABASE_URL: url.href }), 'database "nowhere" does not exist');
  });

  test('a wrong password, without repeating it', async () => {
    const url = new URL(adminUrl());
    url.password = 'guessed-password';
    const outcome = await start({ DATABASE_URL: url.href });
    expectSentence(outcome, 'password authentication failed');
    expect(outcome.said).not.toContain('guessed-password');
  });

  test('a mail server that nobody serves', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    expectSentence(await start({ SMTP_URL }), 'SMTP_URL: nothing answers at 127.0.0.1');
  });

  test('a Redis that nobody serves', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
    expectSentence(await start({ REDIS_URL }), 'REDIS_URL: nothing answers at 127.0.0.1');
  });

  test('a host that this machine is not', async () => {
    expectSentence(await start({ HOST: '256.1.1.1' }), 'HOST: 256.1.1.1 is no address of this machine');
  });

  test('a folder that is none', async () => {
    const FIELDPOST_FOLDER = path.join(folder, 'a-file');
    await writeFile(FIELDPOST_FOLDER, '');
    expectSentence(
      await start({ FIELDPOST_FOLDER }),
      `Nothing can be kept in the folder ${FIELDPOST_FOLDER} (ENOTDIR)`,
    );
  });

  test('data that another Fieldpost runs on', async () => {
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', 'launcher']);
    await writeFile(
      path.join(folder, 'running.json'),
      JSON.stringify({ pid: sleeper.pid, url: 'http://localhost:3000' }),
    );
    expectSentence(
      await start({}),
      `Fieldpost already runs on this data: http://localhost:3000 (process ${sleeper.pid}).`,
    );
    sleeper.kill();
    await rm(path.join(folder, 'running.json'));
  });
});
