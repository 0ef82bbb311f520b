import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/server.ts';
import { removeFolder } from '../processes/remove-folder.ts';
import { difference } from './difference.ts';
import { migratedSchemaFile, prismaFolder, schemaFile } from './folder.ts';

const read = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** A name as Prisma gives it: the time in UTC to the second, then what it is for. */
export function migrationName(purpose: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${stamp}_${
    purpose
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('_') ?? 'change'
  }`;
}

async function sqlSinceLastMigration(): Promise<string | null> {
  const folder = path.join(tmpdir(), `fieldpost-migration-${process.pid}`);
  const server = await startPostgres({ folder, settings: { fsync: 'off' } });
  try {
    return await difference(server.url('postgres'), await read(migratedSchemaFile), await readFile(schemaFile, 'utf8'));
  } finally {
    await server.stop();
    await removeFolder(server.folder);
    await removeFolder(folder);
  }
}

/** Writes the next migration from the changes of `schema.prisma`, to be read and committed. Null: there is nothing to do. */
async function newMigration(purpose: string, now: Date): Promise<string | null> {
  const sql = await sqlSinceLastMigration();
  if (sql === null) return null;
  const folder = path.join(prismaFolder, 'migrations', migrationName(purpose, now));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), sql);
  await copyFile(schemaFile, migratedSchemaFile);
  return folder;
}

if (import.meta.main) {
  const purpose = process.argv[2];
  if (!purpose) {
    process.stderr.write('Say what the migration is for: npm run migration -- "seats have a salt"\n');
    process.exit(1);
  }
  const folder = await newMigration(purpose, new Date());
  process.stdout.write(folder ? `Wrote ${folder}. Read it, then commit it.\n` : 'schema.prisma has not changed.\n');
}
