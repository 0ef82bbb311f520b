import { inject } from 'vitest';
import { copyTemplate, type TestDatabase } from './test-server.ts';

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
  return copyTemplate(inject('postgresAdminUrl'));
}

export type { TestDatabase };
