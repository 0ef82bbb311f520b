import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Fieldpost as it was: a tree of its files of another commit, ready to run with the packages that are installed here. */
export type Before = {
  readonly commit: string;
  /** The name of the newest migration, which that tree does not have. */
  readonly migration: string;
  /** Where a file of it is, as a URL. */
  file(name: string): string;
  /** Runs a program of it to its end. @returns what it printed. @throws Error with what it complained of */
  run(file: string, args: readonly string[], env: Readonly<Record<string, string>>): string;
  remove(): Promise<void>;
};

function git(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.trim() : null;
}

export type BroughtBy = { readonly commit: string; readonly migration: string };

/** A migration, and the commit before the one that brought it; null: this is no clone with its history. */
export function beforeMigration(migration: string): BroughtBy | null {
  const added = git(['log', '--diff-filter=A', '--format=%H', '-1', '--', `prisma/migrations/${migration}`]);
  const commit = added ? git(['rev-parse', '--verify', '--quiet', `${added}^`]) : null;
  return commit ? { commit, migration } : null;
}

/** The same of the newest migration. */
export function beforeNewestMigration(): BroughtBy | null {
  const names = git(['ls-tree', '-d', '--name-only', 'HEAD', 'prisma/migrations/']);
  const folder = names?.split('\n').toSorted().at(-1);
  return folder ? beforeMigration(path.basename(folder)) : null;
}

/** Packages of others as they are here; ours lead into the tree, by links that are read from its root. */
async function linkModules(tree: string, folder: string): Promise<void> {
  const [from, to] = [path.join(ROOT, folder), path.join(tree, folder)];
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@fieldpost') {
      await mkdir(path.join(to, name));
      for (const ours of await readdir(path.join(from, name)))
        await symlink(await readlink(path.join(from, name, ours)), path.join(to, name, ours));
    } else if (name !== '.cache') await symlink(path.join(from, name), path.join(to, name));
  }
}

async function unpack(commit: string): Promise<string> {
  const tree = await mkdtemp(path.join(tmpdir(), 'fieldpost-before-'));
  const archive = path.join(tree, 'before.tar');
  if (git(['archive', '--output', archive, commit]) === null) throw new Error(`git has no files of ${commit}`);
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', tree], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  await rm(archive);
  await linkModules(tree, 'node_modules');
  for (const room of ['apps', 'packages'])
    for (const name of await readdir(path.join(tree, room))) await linkModules(tree, `${room}/${name}/node_modules`);
  return tree;
}

/** Unpacks a commit and makes its database client. */
export async function openBefore({ commit, migration }: BroughtBy): Promise<Before> {
  const tree = await unpack(commit);
  const run: Before['run'] = (file, args, env) => {
    const options = { cwd: tree, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
    if (status !== 0) throw new Error(`${file} of ${commit}: ${stderr}${stdout}`);
    return stdout;
  };
  // Prisma looks for an engine that nobody uses: any program in its place spares the download.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  run('node_modules/prisma/build/index.js', ['generate', '--schema', 'prisma/schema.prisma'], env);
  return {
    commit,
    migration,
    file: (name) => new URL(name, `file://${tree}/`).href,
    run,
    remove: () => rm(tree, { recursive: true, force: true }),
  };
}
