import { connected } from '@fieldpost/config/postgres-client';
import type pg from 'pg';
import type { Told } from './bots.ts';
import type { LetterBox } from './letter-box.ts';
import { until } from './until.ts';

/** The final content of the database, beside what bots and mail server received. */
export type Reckoning = {
  readonly accepted: number;
  /** Steps that an answer promised and that are not there. */
  readonly lost: number;
  /** Steps beyond those of which the last answer told. */
  readonly doubled: number;
  readonly letters: number;
  /** Letters that the database calls sent and that never came, or that were to go out and did not. */
  readonly lettersMissing: number;
  /** Letters of one thing to one person under two Message-IDs. */
  readonly lettersDoubled: number;
  /**
   * Letters handed over more than once under one Message-ID, of which a mailbox shows one: the mail server had taken them, and
   * the note that it had was lost with the primary.
   */
  readonly lettersTwice: number;
};

async function stepsStored(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ match_id: string; count: number }>(
    'select match_id, count(*)::int as count from steps group by match_id',
  );
  return new Map(rows.map((row) => [row.match_id, row.count]));
}

async function countOf(client: pg.Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

const QUEUED = `select count(*)::int as count from notifications where state = 'queued' and channel <> 'webhook'
  and (due_at is null or due_at < now())`;

async function lettersMissing(client: pg.Client, box: LetterBox): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select id from notifications where channel = 'mail' and state = 'sent' and not digest`,
  );
  const failed = await countOf(
    client,
    `select count(*)::int as count from notifications where channel = 'mail' and state = 'failed'`,
  );
  return failed + rows.filter(({ id }) => !box.taken.has(id)).length;
}

const DOUBLED = `select coalesce(sum(count - 1), 0)::int as count from (
  select count(*) from notifications where channel = 'mail' and state = 'sent'
  group by match_id, user_id, kind, step, why having count(*) > 1) as twice`;

/** Unsent notifications with their jobs: for the message of a drill that timed out. */
const IN_THE_WAY = `select d.kind, d.channel, d.attempts, d.error, j.attempts as tries, j.locked_at as "lockedAt", j.run_at as "runAt",
  j.last_error as "lastError" from notifications d left join graphile_worker.jobs j
  on j.key in ('deliver:' || d.id, 'deliver:' || d.cause_id)
  where d.state = 'queued' and d.channel <> 'webhook' and (d.due_at is null or d.due_at < now()) limit 5`;

/** @throws Error that names what is in the way, when the letters do not go out. */
async function lettersOut(client: pg.Client): Promise<void> {
  try {
    await until('the letters are out', async () => ((await countOf(client, QUEUED)) === 0 ? true : null));
  } catch (error) {
    const { rows } = await client.query(IN_THE_WAY);
    throw new Error(`these letters are not out: ${JSON.stringify(rows)}`, { cause: error });
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** Waits until every letter is out, and compares. */
export async function reckon(databaseUrl: string, told: Told, box: LetterBox): Promise<Reckoning> {
  const client = await connected({ connectionString: databaseUrl });
  await lettersOut(client);
  const stored = await stepsStored(client);
  const beyond = [...told.steps].map(([id, steps]) => (stored.get(id) ?? 0) - (steps.at(-1) ?? 0));
  const missing = await lettersMissing(client, box);
  const lettersDoubled = await countOf(client, DOUBLED);
  await client.end();
  return {
    accepted: told.acceptedAt.length,
    lost: sum(beyond.map((one) => Math.max(0, -one))),
    doubled: sum(beyond.map((one) => Math.max(0, one))),
    letters: box.taken.size,
    lettersMissing: missing,
    lettersDoubled,
    lettersTwice: [...box.taken.values()].filter((times) => times > 1).length,
  };
}
