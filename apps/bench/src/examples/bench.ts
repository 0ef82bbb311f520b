/**
 * What a builder from outside has: the package as it is published, in an empty folder, and an address. The two example bots, in Node and
 * in Python, play every game to its end against a computer player; a client that `openapi-typescript` makes of the served document
 * compiles a program that reads a view of each game. EXAMPLE_GAMES names the games, with commas between, where not all are asked for.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { freePort } from '@fieldpost/config/free-port';
import { GAMES } from '../games/list.ts';
import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { startServer } from '../service/processes.ts';
import { type Stack, startStack } from '../service/stack.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PACKAGE = path.join(ROOT, 'packages/sdk');
const EXAMPLES = 'node_modules/@fieldpost/sdk/examples';
/** Time limit for an example, in seconds. It is then stopped and has failed. */
const LIMIT_SECONDS = 15 * 60;

const LANGUAGES = { Node: [process.execPath, 'play.mjs'], Python: ['python3', 'play.py'] } as const;
type Language = keyof typeof LANGUAGES;

/** The package as it is published, installed in a folder that has nothing else. */
async function emptyFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-examples-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: PACKAGE });
  const [packed = ''] = globSync('*.tgz', { cwd: folder });
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  await run('npm', ['install', '--offline', '--no-audit', `./${packed}`], { cwd: folder });
  return folder;
}

/** The environment of somebody who knows nothing of this repository. */
const FOREIGN = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

type Told = { readonly played: number; readonly ending: { readonly by: string } | null };

async function exampleTo(stack: Stack, folder: string, language: Language, game: string): Promise<readonly Figure[]> {
  const [program, file] = LANGUAGES[language];
  const [player] = await stack.players(1);
  const args = [path.join(EXAMPLES, file), `http://127.0.0.1:${stack.api.port}`, player?.token ?? '', game];
  const started = performance.now();
  const ended = await run(program, args, { cwd: folder, env: FOREIGN, timeout: LIMIT_SECONDS * 1_000 }).catch(
    (error: { readonly stderr?: string }) => ({ stdout: null, stderr: error.stderr ?? String(error) }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const told: Told | null = ended.stdout === null ? null : JSON.parse(ended.stdout);
  if (told === null) process.stderr.write(`${language}, ${game}: ${ended.stderr.slice(-2_000)}\n`);
  const what = `${language} plays ${game}`;
  return [
    atMost(`${what}: matches without an end`, told?.ending ? 0 : 1, '', 0),
    figure(`${what}: to its end`, seconds, 's'),
    figure(`${what}: commands`, told?.played ?? 0, ''),
  ];
}

/** A tool of this repository's own installation, wherever npm has put it. */
const toolAt = (name: string): string =>
  ['node_modules/.bin', 'apps/api/node_modules/.bin']
    .map((folder) => path.join(ROOT, folder, name))
    .find((file) => existsSync(file)) ?? name;

/** Makes a client of the served document as anybody would, and compiles the example that reads views: how many faults it has. */
async function generatedClient(stack: Stack, folder: string): Promise<readonly Figure[]> {
  const started = performance.now();
  cpSync(path.join(folder, EXAMPLES, 'look.ts'), path.join(folder, 'look.ts'));
  const document = `http://127.0.0.1:${stack.api.port}/api/v1/openapi.json`;
  await run(toolAt('openapi-typescript'), [document, '--immutable', '-o', 'document.ts'], {
    cwd: folder,
    env: FOREIGN,
  });
  const options = ['--strict', '--noEmit', '--allowImportingTsExtensions', '--module', 'nodenext'];
  const compiled = await run(toolAt('tsc'), [...options, 'look.ts'], {
    cwd: folder,
    env: FOREIGN,
  }).catch((error: { readonly stdout: string }) => error);
  process.stderr.write(compiled.stdout);
  const faults = compiled.stdout.split('\n').filter((line) => line.includes('error')).length;
  return [
    atMost('views of all games without a cast: faults', faults, '', 0),
    figure('client made and compiled', (performance.now() - started) / 1_000, 's'),
  ];
}

const asked = (): readonly string[] => process.env.EXAMPLE_GAMES?.split(',') ?? GAMES.map(({ ruleSet }) => ruleSet);

async function played(stack: Stack, folder: string): Promise<readonly Figure[]> {
  const rows = asked().flatMap((game) =>
    (['Node', 'Python'] as const).map((language) => exampleTo(stack, folder, language, game)),
  );
  return (await Promise.all(rows)).flat();
}

async function measured(): Promise<readonly Figure[]> {
  const stack = await startStack();
  const folder = await emptyFolder();
  const port = await freePort();
  const secret = { SECRET: 'a secret of the bench that is long enough', LOG_LEVEL: 'error' };
  const env = { DATABASE_URL: stack.databaseUrl, WORKER_PORT: String(port), ...secret };
  const worker = await startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
  try {
    return [...(await generatedClient(stack, folder)), ...(await played(stack, folder))];
  } finally {
    await worker.stop();
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}

export const bench: Bench = { name: 'examples', run: measured };
