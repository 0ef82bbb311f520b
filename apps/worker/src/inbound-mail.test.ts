import { createServer, type Server } from 'node:net';
import { IMAP_USER, openImapServer } from '@fieldpost/api/testing/imap-server';
import { sendMail } from '@fieldpost/api/testing/post';
import { drawTests } from '@fieldpost/config/draw-tests';
import { freePort } from '@fieldpost/config/free-port';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene, submit } from './testing/scene.ts';

drawTests(1, 2);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

const INBOUND_DOMAIN = 'post.fieldpost.example';
let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(async () => {
  await scene.close();
});

test('a turn is told by one process, answered by mail to another, and the answer answered', async () => {
  const port = await freePort();
  const env = { INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port) };
  const [api, worker] = [await scene.start('api', env), await scene.start('worker', { INBOUND_DOMAIN })];
  const duel = await scene.duel();
  await submit(api, duel, duel.south, 'first', 0);
  const letters = () => scene.mailbox.mails.filter((mail) => mail.to === duel.north.email);
  await until('the letter is there', () => letters().some(({ subject }) => subject.startsWith('Your turn')));
  const [replyTo] = letters().at(-1)?.parsed.replyTo ?? [];
  const to = replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '';
  await sendMail(port, { from: duel.north.email, to, text: 'end\n\n> It is your turn.' });
  await until('the answer is there', () => letters().some(({ subject }) => subject.startsWith('One order was played')));
  expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] });
  await api.stop();
  await worker.stop();
});

test('of two workers one reads the mailbox; when it is killed, the other does; each mail is played once', async () => {
  const server = await openImapServer();
  const mailbox = `imap://${IMAP_USER.user}:${encodeURIComponent(IMAP_USER.password)}@127.0.0.1:${server.port}/INBOX`;
  const env = { INBOUND_DOMAIN, INBOUND_IMAP_URL: mailbox };
  const api = await scene.start('api', { INBOUND_DOMAIN });
  const workers = [await scene.start('worker', env), await scene.start('worker', env)];
  const duel = await scene.duel();
  await submit(api, duel, duel.south, 'by-mailbox', 0);
  const letters = () => scene.mailbox.mails.filter((mail) => mail.to === duel.north.email);
  await until('the letter is there', () => letters().some(({ subject }) => subject.startsWith('Your turn')));
  const [replyTo] = letters().at(-1)?.parsed.replyTo ?? [];
  const to = replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '';
  const mail = (id: string, text: string): string =>
    `From: ${duel.north.email}\r\nTo: ${to}\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text}\r\n`;
  // By Message-ID: who dies between the mail server's yes and their own mark sends the same letter again (decision 0009).
  const answers = () =>
    new Set(
      letters()
        .filter(({ subject }) => subject.startsWith('One order was played'))
        .map(({ parsed }) => parsed.messageId),
    ).size;
  server.deliver(mail('first', 'c6-c5'));
  await until('the first answer is there', () => answers() === 1);
  const reader = workers.find((worker) => worker.output().includes('reading the mailbox'));
  expect(workers.filter((worker) => worker.output().includes('reading the mailbox'))).toHaveLength(1);
  await reader?.kill();
  server.deliver(mail('first', 'c6-c5'));
  server.deliver(mail('second', 'end'));
  await until('the second answer is there', () => answers() === 2);
  await until('all of them are read', () => server.mails.every(({ flags }) => flags.has('\\Seen')));
  expect(await duel.stored()).toMatchObject({ step: 3, waitingFor: ['south'] });
  expect(answers()).toBe(2);
  await Promise.all([api.stop(), ...workers.map((worker) => worker.stop())]);
  await server.close();
});

async function occupied(): Promise<{ readonly server: Server; readonly port: number }> {
  const [server, port] = [createServer(), await freePort()];
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { server, port };
}

/** The whole output of an API that exits on its own. */
async function lastWords(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const api = await scene.start('api', env);
    await api.ended;
    return api.output();
  } catch (error) {
    return String(error);
  }
}

test('a busy port is named in a sentence, and nothing is left running', async () => {
  const { server, port } = await occupied();
  const said = await lastWords({ INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port) });
  expect(said).toContain(`Port ${port} is in use; set INBOUND_SMTP_PORT to another.`);
  server.close();
});
