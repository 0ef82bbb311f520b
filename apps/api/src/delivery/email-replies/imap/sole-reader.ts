import pg from 'pg';
import type { Context } from '../../../context.ts';

/** "mail" as a number: the class of this advisory lock. */
const LOCK_CLASS = 1_835_100_524;
/** A machine that is gone without a word holds the lock for about a minute. */
const KEPT_ALIVE = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

/** The right to read the mailbox, which one process at a time has. */
export type SoleReader = {
  /** Whether it is still ours. */
  stillIs(): Promise<boolean>;
  giveUp(): Promise<void>;
};

/** Takes that right; null: another process has it. It is a lock of a connection, so it ends with the process at the latest. */
export async function becomeSoleReader({ settings }: Pick<Context, 'settings'>): Promise<SoleReader | null> {
  const client = new pg.Client({
    connectionString: settings.databaseDirectUrl ?? settings.databaseUrl,
    application_name: 'fieldpost mailbox',
    keepAlive: true,
  });
  // A connection that breaks shows at the next question.
  client.on('error', () => undefined);
  const giveUp = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(KEPT_ALIVE);
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, 0) as got', [LOCK_CLASS]);
    if (rows[0]?.got) return { stillIs: () => answers(client), giveUp };
  } catch (error) {
    await giveUp();
    throw error;
  }
  await giveUp();
  return null;
}

const answers = (client: pg.Client): Promise<boolean> =>
  client.query('select 1').then(
    () => true,
    () => false,
  );
