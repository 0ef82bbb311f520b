/** A person gets a letter, with the reason, about every operator's action on their account. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { Lobby, open, type Person } from '../testing/lobby.ts';
import { deletePerson, liftSuspension, renamePerson, signOutEverywhere, suspend } from './people.ts';
import { removeTitle } from './titles.ts';

let lobby: Lobby;
let worker: Worker;
beforeAll(async () => {
  lobby = await Lobby.open();
  worker = startWorker(lobby.app.services, { pollMs: 100 });
  await worker.ready;
});
afterAll(async () => {
  await worker.stop();
  await lobby.close();
});

const services = () => lobby.app.services;
const reason = 'Names of others <b>are</b> theirs.';

type Row = readonly [
  what: string,
  action: (person: Person) => Promise<{ ok: boolean }>,
  subject: RegExp,
  says: readonly string[],
];
const ROWS: readonly Row[] = [
  [
    'suspended for days',
    ({ id }) => suspend(services(), null, { id, days: 7, reason }),
    /is suspended/,
    ['Saturday 4 April 2026', 'their clocks keep running'],
  ],
  [
    'suspended for good',
    ({ id }) => suspend(services(), null, { id, days: null, reason }),
    /is suspended/,
    ['further notice'],
  ],
  ['let in', ({ id }) => liftSuspension(services(), null, { id, reason }), /is active again/, ['can sign in']],
  ['signed out', ({ id }) => signOutEverywhere(services(), null, { id, reason }), /signed out/, ['access tokens']],
  [
    'renamed',
    ({ id }) => renamePerson(services(), null, { id, name: 'Somebody Else', reason }),
    /name on Fieldpost has changed/,
    ['Rita', 'Somebody Else'],
  ],
  [
    'deleted',
    ({ id, email }) => deletePerson(services(), null, { id, email, reason }),
    /is deleted/,
    ['your account and its data'],
  ],
];

test.each(ROWS)('who is %s gets a letter that gives the reason', async (_, action, subject, says) => {
  const person = await lobby.person('Rita');
  expect(await action(person)).toMatchObject({ ok: true });
  const mail = await lobby.mailbox.next(person.email);
  expect(mail.subject).toMatch(subject);
  for (const words of [...says, reason]) expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(mail.html).toContain('Names of others &lt;b&gt;are&lt;/b&gt; theirs.');
  expect(mail.text).not.toContain('fp_');
});

test('who gave a title that is taken away is told which', async () => {
  const person = await lobby.person('Tom');
  const match = await open(person, { title: 'Something ugly' });
  expect(await removeTitle(services(), null, { of: 'match', id: match.id, reason })).toMatchObject({ ok: true });
  const { subject, text } = await lobby.mailbox.next(person.email);
  expect([subject, text]).toEqual([expect.stringContaining('title'), expect.stringContaining('Something ugly')]);
});

test('an action that is refused sends nothing, nor is an address written to that was never confirmed', async () => {
  const [person, stranger] = [await lobby.person('Una'), await lobby.person('Ute')];
  await services().db.user.update({ where: { id: stranger.id }, data: { emailVerified: false } });
  expect(await suspend(services(), null, { id: person.id, days: 0, reason })).toMatchObject({ ok: false });
  expect(await suspend(services(), null, { id: stranger.id, days: 1, reason })).toMatchObject({ ok: true });
  expect(await renamePerson(services(), null, { id: person.id, name: 'Ursula', reason })).toMatchObject({ ok: true });
  expect((await lobby.mailbox.next(person.email)).subject).toMatch(/name on Fieldpost has changed/);
  // Their jobs are noted as done a moment after the letter: what is left then is none for the stranger.
  const queued = () =>
    services().db.$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where task_identifier = 'account-letter'`;
  await expect.poll(queued).toEqual([]);
  expect(lobby.mailbox.mails.filter(({ to }) => to === stranger.email)).toEqual([]);
});
