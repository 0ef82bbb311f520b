import { freePort } from '@fieldpost/config/free-port';
import { migrate } from '@fieldpost/config/migrate';
import { connected } from '@fieldpost/config/postgres-client';
import { startTestServer } from '@fieldpost/config/test-server';
import { current } from '@fieldpost/rulebook';
import { letPlay, type Pair } from '../failover/bots.ts';
import { type LetterBox, openLetterBox } from '../failover/letter-box.ts';
import { type Reckoning, reckon } from '../failover/reckoning.ts';
import { measurable } from '../games/list.ts';
import { openMatchOver, type Player } from '../service/matches.ts';
import { type Server, startServer } from '../service/processes.ts';
import { writeScript } from '../service/scripts.ts';
import { type Before, beforeNewestMigration, openBefore } from './before.ts';

const GAME = measurable('overHttp');
const SECRET = 'a secret of the drill that is long enough';
const DATABASE = 'house';
const SCRIPT_LENGTH = 2_000;
const FILES = { api: 'apps/api/src/main.ts', worker: 'apps/worker/src/main.ts' } as const;
const HERE = new URL('../../../../', import.meta.url);

/** How many tables, and how long each stage of the upgrade lasts, in ms. */
export type UpgradePlan = { readonly pairs: number; readonly stageMs: number };

export type UpgradeResult = Reckoning & {
  readonly migration: string;
  readonly refused: readonly string[];
  /** Commands that each version has accepted while both ran. */
  readonly turns: { readonly before: number; readonly after: number };
  /** The longest time in which no command was accepted, in s. */
  readonly longestPause: number;
};

type Environment = Readonly<Record<string, string>>;
type Pairing = { readonly api: Server; readonly worker: Server };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function startOne(file: string, name: 'PORT' | 'WORKER_PORT', port: number, env: Environment): Promise<Server> {
  return startServer(file, { port, path: '/readyz', env: { ...env, [name]: String(port) } });
}

/** One API and one worker of a version; the worker first, as an operator upgrades. */
async function startPairing(fileOf: (name: string) => string, port: number, env: Environment): Promise<Pairing> {
  const worker = await startOne(fileOf(FILES.worker), 'WORKER_PORT', await freePort(), env);
  return { worker, api: await startOne(fileOf(FILES.api), 'PORT', port, env) };
}

async function stopPairing({ worker, api }: Pairing): Promise<void> {
  await worker.stop();
  await api.stop();
}

/** Opens accounts by the command line of the version before: ours does not know its tables. */
function openPlayers(before: Before, databaseUrl: string, count: number): readonly Player[] {
  return Array.from({ length: count }, (_, index) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const args = ['user', 'create', '--name', `Player ${index + 1}`, '--email', email];
    return JSON.parse(before.run('apps/cli/src/main.ts', args, { DATABASE_URL: databaseUrl })) as Player;
  });
}

async function seat(port: number, players: readonly Player[]): Promise<readonly Pair[]> {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the drill is not registered');
  const pairs: Pair[] = [];
  for (let index = 0; index < players.length; index += 2) {
    const [south, north] = players.slice(index);
    if (!south || !north) throw new Error('a match needs two players');
    const script = writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, SCRIPT_LENGTH, index + 1);
    const matchId = await openMatchOver({ port }, { south, north }, script);
    pairs.push({ matchId, seats: { south, north }, script });
  }
  return pairs;
}

/** How many commands an API has accepted since it was started. */
async function turnsOf({ port }: Server): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^fieldpost_turns_total\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

const longestGap = (times: readonly number[]): number =>
  Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;

/** The upgrade as the guide tells it: migrate while the old version serves, then one process after another. */
async function upgrade(before: Before, databaseUrl: string, box: LetterBox, plan: UpgradePlan): Promise<UpgradeResult> {
  before.run('packages/config/src/migrations/main.ts', [], { DATABASE_URL: databaseUrl });
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: box.url,
    SECRET,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_SCALE: '0',
    DRAIN_SECONDS: '1',
  };
  const [oldPort, newPort] = [await freePort(), await freePort()];
  const old = await startPairing(before.file, oldPort, env);
  let ours: Pairing | null = null;
  try {
    const bots = letPlay([oldPort, newPort], await seat(oldPort, openPlayers(before, databaseUrl, plan.pairs * 2)));
    await pause(plan.stageMs);
    await migrate(databaseUrl);
    await pause(plan.stageMs);
    const oldTurns = await turnsOf(old.api);
    ours = await startPairing((name) => new URL(name, HERE).href, newPort, env);
    await pause(plan.stageMs * 2);
    const turns = { before: (await turnsOf(old.api)) - oldTurns, after: await turnsOf(ours.api) };
    await stopPairing(old);
    await pause(plan.stageMs);
    const told = await bots.end();
    const reckoning = await reckon(databaseUrl, told, box);
    const { migration } = before;
    return { ...reckoning, migration, refused: told.refused, turns, longestPause: longestGap(told.acceptedAt) };
  } finally {
    await stopPairing(old);
    if (ours) await stopPairing(ours);
  }
}

/** Both versions beside each other on one database while bots play; null: there is no history here to take the old one from. */
export async function drill(plan: UpgradePlan): Promise<UpgradeResult | null> {
  const found = beforeNewestMigration();
  if (found === null) return null;
  const [before, postgres, box] = await Promise.all([openBefore(found), startTestServer(), openLetterBox()]);
  try {
    const admin = await connected({ connectionString: postgres.adminUrl });
    await admin.query(`create database ${DATABASE}`);
    await admin.end();
    const databaseUrl = Object.assign(new URL(postgres.adminUrl), { pathname: `/${DATABASE}` }).href;
    return await upgrade(before, databaseUrl, box, plan);
  } finally {
    await box.close();
    await postgres.remove();
    await before.remove();
  }
}
