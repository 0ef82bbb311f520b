import { inject } from 'vitest';
import { copyTemplate, databaseUse, type TestDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test server that `postgres-set-up.ts` started. */
    readonly postgresAdminUrl: string;
  }
}

/**
 * A migrated, empty database for one test file or one test. Use:
 *
 *     const database = await freshDatabase();
 *     afterAll(() => database.drop());
 *     buildApp({ databaseUrl: database.url, ... })
 */
export function freshDatabase(): Promise<TestDatabase> {
  return copyTemplate(adminUrl());
}

/** A second database with the very rows of one that nobody is connected to. */
export function copyOf({ url }: TestDatabase): Promise<TestDatabase> {
  return copyTemplate(adminUrl(), new URL(url).pathname.slice(1));
}

/**
 * Connection string of the test server's own database.
 * @throws Error in a test of a project that starts no PostgreSQL.
 */
export function adminUrl(): string {
  databaseUse.asked = true;
  const given: string | undefined = inject('postgresAdminUrl');
  if (given !== undefined) return given;
  throw new Error(
    'This test wants a PostgreSQL and belongs to a project without one: tests of packages/ are pure; one of an app gets it by importing freshDatabase at the top of a file, not late.',
  );
}

export type { TestDatabase };
