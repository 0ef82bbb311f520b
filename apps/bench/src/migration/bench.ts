import { freePort } from '@fieldpost/config/free-port';
import { migrate } from '@fieldpost/config/migrate';
import { connected } from '@fieldpost/config/postgres-client';
import { startTestServer } from '@fieldpost/config/test-server';
import pg from 'pg';
import { atLeast, atMost, type Bench, type Figure, figure } from '../report.ts';
import { type Server, startServer } from '../service/processes.ts';
import { type Before, beforeMigration, openBefore } from '../upgrade/before.ts';
import { Pair, SCRIPT_LENGTH } from './bots.ts';
import { addPlayers, copyMatch } from './filling.ts';

/** The past begins before this migration: a database of then has no packed steps, no facts of matches, no fronts, no notes. */
const SINCE = '20261123164007_finished_matches_are_packed';
const STEPS = 1_000_000;
const PAIRS = 4;
const MATCHES_OF_A_PAIR = 60;
const SECRET = 'a secret of the bench that is long enough';
const WHILE_MS = 10_000;
/** So long may a turn take while tables are changed. */
const LONGEST_PAUSE_MS = 2_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function startApi(program: string, databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), SECRET, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0' };
  return startServer(program, { port, path: '/readyz', env });
}

async function emptyDatabase(adminUrl: string): Promise<string> {
  const admin = await connected({ connectionString: adminUrl });
  await admin.query('create database older');
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = '/older';
  return url.href;
}

/** A database of then: one match is played over the old API, and copied until there are a million steps. */
async function fill(pool: pg.Pool, api: Server): Promise<number> {
  const [south, north] = await addPlayers(pool, 2);
  if (!south || !north) throw new Error('a match needs two people');
  const pair = await Pair.open(api, [south, north], 1, 1);
  await pair.play(
    () => api,
    () => pair.turns >= SCRIPT_LENGTH - 1,
  );
  const { rows } = await pool.query<{ readonly id: string; readonly steps: number }>(
    'select match_id as id, count(*)::int as steps from steps group by 1',
  );
  const [match] = rows;
  if (!match) throw new Error('nothing was played');
  await copyMatch(pool, match.id, Math.ceil(STEPS / match.steps));
  await pool.query('analyze');
  return (await pool.query<{ readonly count: number }>('select count(*)::int as count from steps')).rows[0]?.count ?? 0;
}

/** What is asked while bots play: each of them may be on either API. */
class Bots {
  #over = false;
  readonly #pairs: readonly Pair[];
  readonly #playing: Promise<unknown>;

  constructor(pairs: readonly Pair[], where: (index: number) => Server) {
    this.#pairs = pairs;
    this.#playing = Promise.all(
      pairs.map((pair, index) =>
        pair.play(
          () => where(index),
          () => this.#over,
        ),
      ),
    );
  }

  /** The longest turn since this was last asked, in ms. */
  longest(): number {
    return Math.max(...this.#pairs.map((pair) => pair.longest()));
  }

  get turns(): number {
    return this.#pairs.reduce((sum, { turns }) => sum + turns, 0);
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#playing;
  }
}

async function openPairs(pool: pg.Pool, api: Server): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const [south, north] = await addPlayers(pool, 2);
    if (south && north) pairs.push(await Pair.open(api, [south, north], MATCHES_OF_A_PAIR, index + 2));
  }
  return pairs;
}

async function figuresFor(older: Before, url: string, pool: pg.Pool): Promise<readonly Figure[]> {
  const before = await startApi(older.file('apps/api/src/main.ts'), url);
  const steps = await fill(pool, before);
  const where: Server[] = Array.from({ length: PAIRS }, () => before);
  const bots = new Bots(await openPairs(pool, before), (index) => where[index] ?? before);
  await pause(WHILE_MS);
  const usual = bots.longest();
  const [begin, played] = [performance.now(), bots.turns];
  const applied = await migrate(url);
  const seconds = (performance.now() - begin) / 1000;
  const during = bots.longest();
  const meanwhile = bots.turns - played;
  const after = await startApi('../../../api/src/main.ts', url);
  where.fill(after, 0, PAIRS / 2);
  await pause(WHILE_MS);
  const beside = bots.longest();
  where.fill(after);
  await pause(1_000);
  await before.stop();
  await pause(WHILE_MS / 2);
  const alone = bots.longest();
  await bots.stop();
  await after.stop();
  return [
    figure(`steps in the database of ${older.commit.slice(0, 8)}`, steps, ''),
    figure('migrations that were applied while bots played', applied.length, ''),
    figure('that took', seconds, 's'),
    figure('turns that the old version took meanwhile', meanwhile, ''),
    figure('longest turn before', usual, 'ms'),
    atMost('longest turn while tables changed', during, 'ms', LONGEST_PAUSE_MS),
    atMost('longest turn with both versions on one database', beside, 'ms', LONGEST_PAUSE_MS),
    atMost('longest turn when the old one left', alone, 'ms', LONGEST_PAUSE_MS),
    atLeast('turns in all, none refused', bots.turns, '', 1),
  ];
}

/** A filled database of an older Fieldpost is brought up to date while bots play on that one; then both run side by side. */
export const bench: Bench = {
  name: 'migration',
  run: async () => {
    const found = beforeMigration(SINCE);
    if (found === null) return [figure('not run: no history of git here to take the older version from', 0, '')];
    const older = await openBefore(found);
    const postgres = await startTestServer({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      autovacuum: 'on',
    });
    const url = await emptyDatabase(postgres.adminUrl);
    older.run('packages/config/src/migrations/main.ts', [], { DATABASE_URL: url });
    const pool = new pg.Pool({ connectionString: url, max: 2 }).on('error', () => undefined);
    try {
      return await figuresFor(older, url, pool);
    } finally {
      await pool.end();
      await postgres.remove();
      await older.remove();
    }
  },
};
