import { createECDH, randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LaunchError } from './reach.ts';

/** The folder of this repository. */
export const root: string = path.resolve(import.meta.dirname, '../../..');

/** The folder for data that must survive a Fieldpost run from this clone. */
export type Place = {
  readonly folder: string;
  readonly postgres: string;
  readonly mail: string;
  readonly logs: string;
};

/** The files of a place, made if need be. @throws LaunchError where they cannot be. */
export async function openPlace(folder: string): Promise<Place> {
  const at = (name: string): string => path.join(folder, name);
  try {
    await mkdir(at('logs'), { recursive: true });
    await access(at('logs'), constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new LaunchError(`Nothing can be kept in the folder ${folder} (${why}); set FIELDPOST_FOLDER to another one.`);
  }
  return { folder, postgres: at('postgres'), mail: at('mail'), logs: at('logs') };
}

/** A secret that is made once and kept. */
async function keptSecret(place: Place, name: string, make: () => string): Promise<string> {
  const file = path.join(place.folder, name);
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept.length >= 32) return kept;
  const made = make();
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}

/** The secret of this place. */
export const secretOf = (place: Place): Promise<string> =>
  keptSecret(place, 'secret', () => randomBytes(32).toString('base64url'));

/** The key by which this place signs web push: 32 bytes of P-256 in base64url. */
export const pushKeyOf = (place: Place): Promise<string> =>
  keptSecret(place, 'push-key', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  });

/** Writes where the database is, so that the command line finds it: also while nothing runs. */
export async function noteDatabase(place: Place, databaseUrl: string): Promise<void> {
  const note = JSON.stringify({ databaseUrl, folder: path.relative(root, place.postgres) });
  await writeFile(path.join(place.folder, 'database.json'), `${note}\n`, { mode: 0o600 });
}

async function isLauncher(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'launcher');
  return command.includes('launcher');
}

type Note = { readonly pid: number; readonly url: string };

/** Another launcher's note; null if there is none, or its writer was interrupted. */
function noteOf(text: string): Note | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Takes the place for this process. Gives back how to leave it.
 * @throws LaunchError when another Fieldpost runs in it.
 */
export async function takePlace(place: Place, url: string): Promise<() => Promise<void>> {
  const file = path.join(place.folder, 'running.json');
  const other = noteOf(await readFile(file, 'utf8').catch(() => ''));
  if (other && other.pid !== process.pid && (await isLauncher(other.pid))) {
    throw new LaunchError(`Fieldpost already runs on this data: ${other.url} (process ${other.pid}).`);
  }
  await writeFile(file, JSON.stringify({ pid: process.pid, url } satisfies Note));
  return () => rm(file, { force: true });
}
