import { migrate } from './migrate.ts';

// Behind a pooler in transaction mode there is no lock to hold.
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
if (!url) {
  process.stderr.write('Set DATABASE_URL to the PostgreSQL database to migrate.\n');
  process.exit(1);
}
try {
  const applied = await migrate(url);
  process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n');
} catch (error) {
  process.stderr.write(`The database could not be migrated: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
