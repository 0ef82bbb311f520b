import { paced } from '@fieldpost/config/pace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from '../../jobs/worker.ts';
import { Lobby, open } from '../../testing/lobby.ts';
import { linkIn } from '../../testing/mailbox.ts';

const origin = 'http://localhost:3000';
let lobby: Lobby;
beforeEach(async () => {
  lobby = await Lobby.open();
});
afterEach(() => lobby.close());

const db = () => lobby.app.services.db;
const post = (path: string, payload: object) =>
  lobby.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { origin } });

type Job = { readonly payload: string; readonly waits: boolean };
const jobs = () =>
  db().$queryRaw<readonly Job[]>`select j.payload::text as payload, j.run_at > now() as waits
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'secret-letter'`;

/** Has the jobs done that wait for their next try. */
async function triedAgain(): Promise<void> {
  await db().$executeRaw`update graphile_worker._private_jobs set run_at = now()`;
  const worker = startWorker(lobby.app.services, { pollMs: 100 });
  try {
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: paced(20_000), interval: 50 });
  } finally {
    await worker.stop();
  }
}

/** Each letter with a link, by what asks for it for an address. */
const LETTERS: readonly (readonly [
  what: string,
  ask: (email: string) => Promise<unknown>,
  link: string,
  life: number,
])[] = [
  [
    'a confirmation',
    (email) => post('/sign-up/email', { email, name: 'A', password: 'correct horse' }),
    '/enter?',
    86_400,
  ],
  ['a link to sign in by', (email) => post('/sign-in/magic-link', { email }), '/enter?', 600],
  ['a new password', (email) => post('/request-password-reset', { email }), '/reset-password?token=', 3_600],
  [
    'an invitation',
    async (email) => {
      const host = await lobby.person('Hal');
      const { id } = await open(host);
      return host.post(`/matches/${id}/invitations`, { email });
    },
    '/invitation/',
    14 * 86_400,
  ],
];

/** An address with an account, or one that is new where a sign-up is to be tried. */
const addressFor = async (what: string): Promise<string> =>
  what === 'a confirmation' ? 'new@example.org' : (await lobby.person('Ada')).email;

test.each(LETTERS)('%s that the mail server does not take at once is sent later, and once', async (what, ask, link) => {
  const email = await addressFor(what);
  lobby.mailbox.refuse(451);
  await ask(email);
  await vi.waitFor(() => expect(lobby.mailbox.refused()).toBe(1));
  expect(await jobs()).toMatchObject([{ waits: true }]);
  const [{ payload } = { payload: '' }] = await jobs();
  expect(payload).not.toMatch(/@example|enter|token=/);
  lobby.mailbox.refuse(null);
  await triedAgain();
  expect(linkIn(await lobby.mailbox.next(email), link).href).toContain(link);
  expect(lobby.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test.each(LETTERS)('%s is not sent once its link has ended', async (what, ask, _link, life) => {
  const email = await addressFor(what);
  lobby.mailbox.refuse(451);
  await ask(email);
  await vi.waitFor(() => expect(lobby.mailbox.refused()).toBe(1));
  expect(await jobs()).toHaveLength(1);
  lobby.mailbox.refuse(null);
  lobby.clock.advance(life * 1000);
  await triedAgain();
  expect(lobby.mailbox.mails.filter(({ to }) => to === email)).toEqual([]);
});

test.each([
  ['is taken', null],
  ['is refused for good', 550],
])('nothing is left of a letter that %s', async (_, code) => {
  const { email } = await lobby.person('Ada');
  lobby.mailbox.refuse(code);
  await post('/sign-in/magic-link', { email });
  if (code === null) await lobby.mailbox.next(email);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]));
});
