import { connect, createServer } from 'node:net';
import { connected } from '@fieldpost/config/postgres-client';
import pg from 'pg';
import type { LauncherSettings } from './settings.ts';

/** Something the operator can put right; its message is one sentence for them. */
export class LaunchError extends Error {}

function listens(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

const NO_ADDRESS: readonly string[] = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'];

/** A port near this one that anybody may listen on. */
const another = (port: number): number => (port < 1024 ? port + 8000 : port > 65_000 ? port - 10 : port + 10);

/** @throws LaunchError if another program listens on the port, or the system does not allow us to. */
async function claimPort(name: string, port: number, host: string): Promise<void> {
  const fault = await listens(port, host);
  if (fault === null) return;
  if (NO_ADDRESS.includes(fault)) throw new LaunchError(`HOST: ${host} is no address of this machine (${fault}).`);
  const why = fault === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${fault})`;
  throw new LaunchError(
    `Port ${port} ${why}; set ${name} to another one, for instance ${name}=${another(port)} npm start.`,
  );
}

/** Whether a port can be listened on. */
export const isFree = async (port: number, host: string): Promise<boolean> => (await listens(port, host)) === null;

/** @throws LaunchError when no database answers at the address. */
async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw new LaunchError(`DATABASE_URL: no PostgreSQL to use at ${hostname}:${port || 5432} (${reason(error)}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465, 'redis:': 6379, 'rediss:': 6379 };

/** @throws LaunchError when nothing listens at the address. */
async function reachServer(name: string, address: string): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (PORTS[url.protocol] ?? 0);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, timeout: 10_000 });
    const fail = (why: string): void => {
      socket.destroy();
      reject(new LaunchError(`${name}: nothing answers at ${host}:${port} (${why}).`));
    };
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => fail('no answer within 10 s'));
    socket.once('error', (error) => fail(reason(error)));
  });
}

/** Looks at everything that must be free or there before anything is started. @throws LaunchError */
export async function checkSurroundings(settings: LauncherSettings): Promise<void> {
  await claimPort('PORT', settings.apiPort, settings.host);
  await claimPort('WEB_PORT', settings.webPort, settings.host);
  if (!settings.smtpUrl) await claimPort('MAIL_PORT', settings.mailPort, settings.host);
  if (settings.inboundPort !== null) await claimPort('INBOUND_SMTP_PORT', settings.inboundPort, settings.host);
  if (settings.databaseUrl) await reachDatabase(settings.databaseUrl);
  if (settings.smtpUrl) await reachServer('SMTP_URL', settings.smtpUrl);
  if (settings.redisUrl) await reachServer('REDIS_URL', settings.redisUrl);
}

/** Makes a database unless it is there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = await connected({ connectionString: adminUrl });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
