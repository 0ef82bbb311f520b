import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '@fieldpost/config/postgres';
import { withSecretFiles } from '@fieldpost/config/secret-files';
import pg from 'pg';
import { z } from 'zod';
import { VerbFault } from '../answer.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const NOTE = path.join(ROOT, '.fieldpost', 'database.json');

const noteSchema = z.object({ databaseUrl: z.string(), folder: z.string() });

/** A database that a verb may use, and how to let go of it. */
export type OnlineDatabase = { readonly url: string; release(): Promise<void> };

const nothing = async (): Promise<void> => undefined;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readNote(file: string): Promise<z.output<typeof noteSchema>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    throw new VerbFault('NO_DATABASE', 'No database found. Set DATABASE_URL or run `npm start` once.');
  }
  return noteSchema.parse(JSON.parse(text));
}

/** The server of the last `npm start`, started for as long as the verb takes when nobody else runs it. */
async function embedded(note: z.output<typeof noteSchema>): Promise<OnlineDatabase> {
  if (await answers(note.databaseUrl)) return { url: note.databaseUrl, release: nothing };
  const server = await startPostgres({ folder: path.resolve(ROOT, note.folder) });
  const name = new URL(note.databaseUrl).pathname.slice(1);
  return { url: server.url(name), release: () => server.stop() };
}

/**
 * The database of DATABASE_DIRECT_URL or DATABASE_URL, otherwise that of the running or the last `npm start`.
 * Faults: NO_DATABASE, DATABASE_AWAY.
 */
export async function findDatabase(env: NodeJS.ProcessEnv = process.env, note = NOTE): Promise<OnlineDatabase> {
  // A verb is a session: it goes past a pooler.
  const whole = withSecretFiles(env);
  if (!whole.ok) throw new VerbFault('NO_DATABASE', `${whole.fault}.`);
  const given = whole.value.DATABASE_DIRECT_URL || whole.value.DATABASE_URL;
  if (!given) return await embedded(await readNote(note));
  if (!(await answers(given))) throw new VerbFault('DATABASE_AWAY', 'The database in DATABASE_URL does not respond.');
  return { url: given, release: nothing };
}
