import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../postgres/account.ts';
import { freePort } from '../processes/free-port.ts';
import { removeFolder } from '../processes/remove-folder.ts';
import { superviseProgram } from '../processes/supervise.ts';

/** A PgBouncer in transaction mode before one server. */
export type Pooler = {
  /** The address of a database through it. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
};

/** Connections to the server for each database: fewer than one process opens, so that they are shared all the time. */
const POOL_SIZE = 3;

const configOf = (server: URL, port: number): string => `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_login_retry = 1
`;

async function untilItAnswers(url: string, died: Promise<string>): Promise<void> {
  let ended: string | null = null;
  void died.then((sentence) => {
    ended = sentence;
  });
  while (ended === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(ended);
}

/** Starts it. @param program where it is, see `programPath('pgbouncer')`. */
export async function startPooler(program: string, adminUrl: string): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-pooler-'));
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, configOf(new URL(adminUrl), port));
  // It never runs as root, and its own account has to read this.
  await chmod(folder, 0o755);
  const account = await postgresAccount();
  const running = superviseProgram({ name: 'PgBouncer', file: program, args: ['-q', file], account, cwd: folder });
  const through = (databaseUrl: string): string => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await untilItAnswers(through(adminUrl), running.died);
  const stop = async (): Promise<void> => {
    await running.stop();
    await removeFolder(folder);
  };
  return { through, stop };
}
