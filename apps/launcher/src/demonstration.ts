import { existsSync } from 'node:fs';
import path from 'node:path';
import { connected } from '@fieldpost/config/postgres-client';
import { superviseProgram } from '@fieldpost/config/supervise';
import { root } from './place.ts';
import type { Progress } from './progress.ts';
import { LaunchError } from './reach.ts';

const SEED = path.join(root, 'prisma/seed/main.ts');

/** The seed plays its finished match last, so a demonstration with one is whole. */
const WHOLE = `select 1 from matches join users on users.id = creator_id where users.demo and status = 'finished'
  and followed_by is null limit 1`;

/** The time to play them, in seconds. */
const PLAYING_S = 20;

async function isSeeded(databaseUrl: string): Promise<boolean> {
  const client = await connected({ connectionString: databaseUrl });
  try {
    const { rowCount } = await client.query(WHOLE);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function seed(env: Readonly<Record<string, string>>, abort: AbortSignal): Promise<void> {
  const program = { name: 'The seed of the demonstration', file: process.execPath, args: [SEED], cwd: root };
  let printed = '';
  const onOutput = (text: string): void => {
    printed += text;
  };
  const { died, stop } = superviseProgram({ ...program, env: { ...process.env, ...env }, onOutput });
  abort.addEventListener('abort', () => void stop());
  const sentence = await died;
  if (!printed.includes('The demonstration is ready.')) throw new LaunchError(sentence);
}

/** Fills an empty database with the accounts and matches of the demonstration; does nothing when they are there. */
export async function seedDemonstration(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  progress: Progress,
  abort: AbortSignal,
): Promise<void> {
  if (!existsSync(SEED) || (await isSeeded(databaseUrl))) return;
  await progress.stage('Playing the matches of the demonstration', () => seed(env, abort), PLAYING_S);
}
