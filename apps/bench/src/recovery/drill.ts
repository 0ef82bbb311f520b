import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VerifiedMatches } from '@fieldpost/api/archive/verify';
import { verifyMatches } from '@fieldpost/api/archive/verify';
import type { Context } from '@fieldpost/api/context';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duel, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import { freePort } from '@fieldpost/config/free-port';
import { migrate } from '@fieldpost/config/migrate';
import { type PostgresServer, startPostgres } from '@fieldpost/config/postgres';
import { connected } from '@fieldpost/config/postgres-client';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { programPath, systemPostgres } from '@fieldpost/config/test-programs';
import { databaseUse } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { type Backrest, makeBackrest } from './backrest.ts';

export type RecoveryResult = {
  /** Turns played before the table was dropped, and those present after recovery. */
  readonly played: number;
  readonly recovered: number;
  readonly verified: VerifiedMatches;
  /** Whether the next turn was taken. */
  readonly goesOn: boolean;
  /** From the stop of the damaged server to the first answer of the recovered one, in s. */
  readonly seconds: number;
};

const SECRET = 'a secret of the drill that is long enough';
const TURNS_BEFORE_BACKUP = 1;
const TURNS_AFTER_BACKUP = 2;

async function withContext<Value>(databaseUrl: string, work: (context: Context) => Promise<Value>): Promise<Value> {
  const context = openServices(settingsWith({ databaseUrl, secret: SECRET }), { log: Fastify({ logger: false }).log });
  try {
    return await work(context);
  } finally {
    await closeServices(context);
  }
}

async function endTurns(context: Context, duel: Duel, turns: number): Promise<boolean> {
  for (let index = 0; index < turns; index += 1) {
    const { step, waitingFor } = await duel.stored();
    const who = waitingFor.includes('south') ? duel.south : duel.north;
    const order = { expectedStep: step, order: { line: 'end' }, key: null, brief: true };
    if (!(await play(context, who.caller, duel.id, order)).ok) return false;
  }
  return true;
}

/**
 * The moment before the damage, by the database's own clock, and then the damage. pgBackRest counts the end of a backup in whole
 * seconds, and comes back to moments after that alone.
 */
async function damage(url: string): Promise<Date> {
  const client = await connected({ connectionString: url });
  await client.query('select pg_sleep(2)');
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  await client.query('select pg_sleep(1)');
  await client.query('drop table steps');
  await client.query('select pg_switch_wal()');
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('the database does not know what time it is');
  return row.now;
}

async function promoted(url: string): Promise<void> {
  for (;;) {
    const client = await connected({ connectionString: url });
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    await client.end();
    if (rows[0]?.waits === false) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A PostgreSQL whose log is archived, and how to start it again on the same files. */
type House = {
  readonly backrest: Backrest;
  start(): Promise<PostgresServer>;
  remove(): Promise<void>;
};

async function makeHouse(program: string): Promise<House> {
  const postgres = systemPostgres();
  if (!postgres) throw new Error('no PostgreSQL of the system');
  databaseUse.asked = true;
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-recovery-'));
  await chmod(folder, 0o755);
  const [files, socket, port] = [path.join(folder, 'postgres'), path.join(folder, 'sockets'), await freePort()];
  await mkdir(socket);
  await chmod(socket, 0o777);
  const { binaries } = postgres;
  const common = { port, folder: files, binaries };
  const first = await startPostgres(common);
  const server = { data: path.join(first.folder, 'data'), socket, port, url: first.url('postgres') };
  await first.stop();
  const backrest = await makeBackrest(program, path.join(folder, 'backrest'), server);
  const settings = {
    unix_socket_directories: socket,
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: backrest.archiveCommand,
  };
  return {
    backrest,
    start: () => startPostgres({ ...common, settings }),
    remove: () => removeFolder(folder),
  };
}

type Played = { readonly duel: Duel; readonly moment: Date };

/** Plays, backs up, plays on, and loses a table. */
async function playAndLose(house: House): Promise<Played> {
  const server = await house.start();
  const url = server.url('postgres');
  await migrate(url);
  const duel = await withContext(url, async (context) => {
    const opened = await openDuel(context);
    await endTurns(context, opened, TURNS_BEFORE_BACKUP);
    await house.backrest.backup();
    await endTurns(context, opened, TURNS_AFTER_BACKUP);
    return opened;
  });
  const moment = await damage(url);
  await server.stop();
  return { duel, moment };
}

async function look(url: string, { id, south, north }: Duel) {
  return withContext(url, async (context) => {
    const verified = await verifyMatches(context, true, () => undefined);
    const { step, waitingFor } = await context.db.match.findUniqueOrThrow({ where: { id } });
    const recovered = await context.db.step.count({ where: { matchId: id } });
    const who = waitingFor.includes('south') ? south : north;
    const order = { expectedStep: step, order: { line: 'end' }, key: null, brief: true };
    const next = await play(context, who.caller, id, order);
    return { verified, recovered, goesOn: next.ok };
  });
}

/**
 * Drops a table of a running house and brings it back to the second before, from a backup and the archived log.
 * @param program see `programPath('pgbackrest')`
 */
export async function recoveryDrill(program: string): Promise<RecoveryResult> {
  const house = await makeHouse(program);
  try {
    const { duel, moment } = await playAndLose(house);
    const stopped = performance.now();
    await house.backrest.restore(moment);
    const server = await house.start();
    await promoted(server.url('postgres'));
    const seconds = (performance.now() - stopped) / 1000;
    const found = await look(server.url('postgres'), duel);
    await server.stop();
    return { played: TURNS_BEFORE_BACKUP + TURNS_AFTER_BACKUP, seconds, ...found };
  } finally {
    await house.remove();
  }
}

/** Where pgBackRest is, if it and a PostgreSQL that it knows are on this machine. */
export const backrestHere = (): string | null => (systemPostgres() ? programPath('pgbackrest') : null);
