import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');

/** A Fieldpost of the past, whole and ready to run, in a folder of its own. */
export type Older = {
  readonly commit: string;
  /** The address of one of its programs, for instance "apps/api/src/main.ts". */
  program(file: string): string;
  /** Brings a database up to its tables. */
  migrate(databaseUrl: string): Promise<void>;
  remove(): Promise<void>;
};

/** The commit before the one that brought a migration. @throws Error where this is no clone with its history. */
async function commitBefore(migration: string): Promise<string> {
  const file = `prisma/migrations/${migration}/migration.sql`;
  const { stdout } = await run('git', ['log', '--diff-filter=A', '--format=%H', '--', file], { cwd: root });
  const brought = stdout.trim().split('\n').at(-1);
  if (!brought) throw new Error(`the history of this clone does not tell when ${migration} came`);
  return (await run('git', ['rev-parse', `${brought}^`], { cwd: root })).stdout.trim();
}

/** Its own packages under their names, and those of others as they are installed here. */
async function linkModules(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@fieldpost'), { recursive: true });
  const installed = (await readdir(path.join(root, 'node_modules'))).filter((name) => name !== '@fieldpost');
  for (const name of installed) await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const kind of ['apps', 'packages'])
    for (const name of await readdir(path.join(folder, kind))) {
      const place = path.join(folder, kind, name);
      const manifest = JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')) as {
        readonly name: string;
      };
      await symlink(place, path.join(modules, manifest.name));
      await symlink(path.join(root, kind, name, 'node_modules'), path.join(place, 'node_modules'));
    }
}

async function generateClient(folder: string): Promise<void> {
  const cli = path.join(root, 'node_modules/prisma/build/index.js');
  // Prisma's own commands look for an engine that we do not use: any program in its place spares the download.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  await run(process.execPath, [cli, 'generate', '--schema', 'prisma/schema.prisma'], { cwd: folder, env });
}

/** Fieldpost as it was before a migration came, with the packages that are installed now. */
export async function olderThan(migration: string): Promise<Older> {
  const commit = await commitBefore(migration);
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-older-'));
  await run('sh', ['-c', 'git -C "$1" archive "$2" | tar -x -C "$3"', 'sh', root, commit, folder]);
  await linkModules(folder);
  await generateClient(folder);
  const place = (file: string): string => path.join(folder, file);
  return {
    commit,
    program: (file) => pathToFileURL(place(file)).href,
    migrate: async (databaseUrl) => {
      const env = { ...process.env, DATABASE_URL: databaseUrl };
      await run(process.execPath, [place('packages/config/src/migrations/main.ts')], { cwd: folder, env });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
