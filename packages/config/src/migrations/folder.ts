import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';

/** The folder `prisma/` of this repository. */
export const prismaFolder: string = path.resolve(import.meta.dirname, '../../../../prisma');
/** The file that says what the tables are to be. */
export const schemaFile: string = path.join(prismaFolder, 'schema.prisma');

const FILE = 'migration.sql';

/** All migrations of this repository, oldest first, in the form the schema engine takes. */
export async function migrationList(): Promise<MigrationList> {
  const baseDir = path.join(prismaFolder, 'migrations');
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => {
      const content = await readFile(path.join(baseDir, name, FILE), 'utf8');
      return { path: name, migrationFile: { path: FILE, content: { tag: 'ok' as const, value: content } } };
    }),
  );
  const content = await readFile(path.join(baseDir, 'migration_lock.toml'), 'utf8');
  return { baseDir, lockfile: { path: 'migration_lock.toml', content }, shadowDbInitScript: '', migrationDirectories };
}

/** `schema.prisma` as it was when the newest migration was made: what the next one starts from. */
export const migratedSchemaFile: string = path.join(prismaFolder, 'migrations', 'schema.prisma');
