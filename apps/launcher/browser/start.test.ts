import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { paced } from '@fieldpost/config/pace';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-start-'));
const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
const ports = await Promise.all([freePort(), freePort(), freePort()]);
const [PORT, WEB_PORT, MAIL_PORT] = ports.map(String);
const site = `http://localhost:${WEB_PORT}`;

afterAll(async () => {
  const elsewhere = (await readFile(path.join(folder, 'postgres/elsewhere'), 'utf8').catch(() => '')).trim();
  for (const left of [elsewhere, folder]) if (left) await removeFolder(left);
});

type Started = { readonly launcher: ChildProcess; readonly said: () => string; readonly code: Promise<number | null> };

async function open(): Promise<Started> {
  const env = { ...process.env, NODE_ENV: '', FIELDPOST_FOLDER: folder, PORT, WEB_PORT, MAIL_PORT };
  const launcher = spawn(process.execPath, [MAIN], { env });
  let said = '';
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Fieldpost is open.')) open();
    });
  }
  const code = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
  const ended = code.then(() => {
    throw new Error(`It ended: ${said}`);
  });
  await Promise.race([isOpen, ended]);
  return { launcher, said: () => said, code };
}

/** Processes that belong to this start: they carry its folder in their environment. The mark of no other test. */
function processesOfStart(): readonly { readonly pid: number; readonly command: string }[] {
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'latin1');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/environ`).includes(`FIELDPOST_FOLDER=${folder}`))
    .map((name) => ({ pid: Number(name), command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' ') }));
}

async function untilNoneIsLeft(): Promise<void> {
  await expect.poll(processesOfStart).toEqual([]);
}

async function demoAccounts(): Promise<readonly string[]> {
  const response = await fetch(`${site}/api/auth/demo`);
  const { users } = (await response.json()) as { readonly users: readonly { readonly name: string }[] };
  return users.map((user) => user.name).sort();
}

const PEOPLE = ['Ada Marten', 'Bruno Keller', 'Clara Voss', 'Daniel Okoro'];

test('npm start serves everything, keeps its data, ends as a whole, and starts again within 20 s', async () => {
  const first = await open();
  expect(await demoAccounts()).toEqual(PEOPLE);
  expect((await fetch(site)).status).toBe(200);
  expect((await fetch(`http://localhost:${MAIL_PORT}/mails`)).status).toBe(200);
  first.launcher.kill('SIGINT');
  first.launcher.kill('SIGINT');
  expect(await first.code).toBe(0);
  await untilNoneIsLeft();

  const started = performance.now();
  const second = await open();
  expect(performance.now() - started).toBeLessThan(paced(20_000));
  expect(second.said()).not.toContain('Playing the matches');
  expect(await demoAccounts()).toEqual(PEOPLE);

  const worker = processesOfStart().find(({ command }) => /^\S*node .*apps\/worker\/src\/main\.ts/.test(command));
  if (!worker) throw new Error('no worker runs');
  process.kill(worker.pid, 'SIGKILL');
  expect(await second.code).toBe(1);
  expect(second.said()).toMatch(/The worker has ended.*Everything else is stopped too\./);
  await untilNoneIsLeft();

  const third = await open();
  third.launcher.kill('SIGKILL');
  await third.code;
  await untilNoneIsLeft();
});
