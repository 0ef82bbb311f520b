import { withSecretFiles } from '../processes/secret-files.ts';
import { migrate } from './migrate.ts';

const env = withSecretFiles(process.env);
if (!env.ok) {
  process.stderr.write(`${env.fault}.\n`);
  process.exit(1);
}
// Behind a pooler in transaction mode there is no lock to hold.
const url = env.value.DATABASE_DIRECT_URL || env.value.DATABASE_URL;
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
