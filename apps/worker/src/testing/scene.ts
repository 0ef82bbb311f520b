import type { Context } from '@fieldpost/api/context';
import { deliver } from '@fieldpost/api/delivery/deliver';
import { openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duel, type Duellist, openDuel } from '@fieldpost/api/testing/duel';
import { type Mailbox, openMailbox } from '@fieldpost/api/testing/mailbox';
import { freshDatabase } from '@fieldpost/config/test-database';
import Fastify from 'fastify';
import { type Environment, type ServiceProcess, startProcess, until } from './processes.ts';

const SECRET = 'a secret of the test, long enough';

/** A database, a mail server, and the processes that a test starts with them. */
export type Scene = {
  readonly context: Context;
  readonly mailbox: Mailbox;
  start(kind: 'api' | 'worker', env?: Environment): Promise<ServiceProcess>;
  /** A match of two, whose first letters are out. */
  duel(): Promise<Duel>;
  /** Waits until nothing is left to deliver. */
  drained(): Promise<void>;
  close(): Promise<void>;
};

/** Jobs that are due, and those that did not go well at once and come again a little later. */
async function left({ db }: Context): Promise<number> {
  const rows = await db.$queryRaw<{ readonly left: number }[]>`
    select count(*)::int as left from graphile_worker.jobs
    where attempts < max_attempts and (run_at <= now() or attempts > 0)`;
  return rows[0]?.left ?? 0;
}

async function quietDuel(context: Context): Promise<Duel> {
  const duel = await openDuel(context);
  const waiting = { matchId: duel.id, state: 'queued' as const };
  for (let rows = await context.db.notification.findMany({ where: waiting }); rows.length > 0; ) {
    for (const { id } of rows) {
      await context.db.$executeRaw`select graphile_worker.remove_job(${`deliver:${id}`})`;
      await deliver(context, id, false);
    }
    rows = await context.db.notification.findMany({ where: waiting });
  }
  return duel;
}

/** @param through the address by which the processes reach the database, where that is not its own. */
export async function openScene({ through }: { readonly through?: (url: string) => string } = {}): Promise<Scene> {
  const database = await freshDatabase();
  const mailbox = await openMailbox();
  const settings = settingsWith({ databaseUrl: database.url, secret: SECRET, smtpUrl: mailbox.url });
  const context = openServices(settings, { log: Fastify().log, connections: 4 });
  const running = new Set<ServiceProcess>();
  const address: Environment = through
    ? { DATABASE_URL: through(database.url), DATABASE_DIRECT_URL: database.url }
    : { DATABASE_URL: database.url };
  const given = { ...address, SMTP_URL: mailbox.url, SECRET, MAIL_FROM: settings.mailFrom };
  return {
    context,
    mailbox,
    start: async (kind, env = {}) => {
      const started = await startProcess(kind, { ...given, ...env });
      running.add(started);
      void started.ended.then(() => running.delete(started));
      return started;
    },
    duel: () => quietDuel(context),
    drained: () => until('the queue is drained', async () => (await left(context)) === 0),
    close: async () => {
      for (const one of running) await one.stop();
      await context.live.close();
      context.mailer.close();
      await context.outbound.close();
      await context.database.close();
      await mailbox.close();
      await database.drop();
    },
  };
}

/** Sends a command as a player's program does. Null: no answer came. */
export async function submit(api: ServiceProcess, duel: Duel, who: Duellist, key: string, step: number, line = 'end') {
  try {
    const response = await fetch(`${api.url}/api/v1/matches/${duel.id}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ expectedStep: step, line }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Mails of a new turn that a player got: all of them, and how many different ones. */
export function turnMails(scene: Scene, who: Duellist): { readonly sent: number; readonly different: number } {
  const mails = scene.mailbox.mails.filter((mail) => mail.to === who.email && mail.subject.startsWith('Your turn'));
  return { sent: mails.length, different: new Set(mails.map((mail) => mail.parsed.messageId)).size };
}
