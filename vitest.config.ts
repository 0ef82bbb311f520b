import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { paced } from './packages/config/src/pace.ts';
import { splitByDatabase } from './packages/config/src/testing/needs-database.ts';

const ignored = ['**/node_modules/**', '**/generated/**', '**/.next/**'];
/** What stands on the service: pure, or on a real PostgreSQL, as its imports say. */
const { pure, onDatabase } = splitByDatabase(import.meta.dirname, [
  'apps/{api,worker,cli,launcher,bench}/src/**/*.test.ts',
  'packages/config/src/**/*.test.ts',
  'prisma/**/*.test.ts',
]);
// The same copy of graphql that libraries get from Node: two copies do not know each other's types.
const resolve = { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] };
/** Long enough on any machine: it ends only what is stuck. */
const patience = (ms: number) => ({
  testTimeout: paced(ms),
  hookTimeout: paced(ms),
  expect: { poll: { timeout: paced(20_000) } },
});

/** A project: tests that need the same surroundings. `npx vitest run --project services apps/api/src/lobby` runs a part. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    projects: [
      {
        // Pure: nothing is started for them, so files share a process and what they import.
        resolve,
        test: {
          name: 'units',
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', ...pure],
          exclude: [...ignored, ...onDatabase],
          ...patience(60_000),
        },
      },
      {
        // On a real PostgreSQL: see freshDatabase in @fieldpost/config/test-database. Files share a process: each has its own
        // database and its own app, and reading the API anew for each would take longer than most of them (decision 0069).
        resolve,
        test: {
          name: 'services',
          isolate: false,
          include: [...onDatabase],
          exclude: ignored,
          globalSetup: ['packages/config/src/testing/postgres-set-up.ts'],
          setupFiles: ['packages/config/src/testing/uses-database.ts', 'apps/api/src/testing/answers-set-up.ts'],
          ...patience(180_000),
        },
      },
      {
        // In a real Chromium against the whole running service: see site() in @fieldpost/config/test-site.
        test: {
          name: 'browser',
          include: ['apps/web/browser/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/launcher/src/testing/site-set-up.ts', 'apps/web/browser/browser-set-up.ts'],
          // A page on a busy machine may once be late; which test needed that is told at the end.
          retry: process.env.CI ? 1 : 0,
          ...patience(300_000),
        },
      },
      {
        // `npm start` itself, from its first line to its last process. Alone, after all others: it says how soon it is open.
        test: {
          name: 'start',
          include: ['apps/launcher/browser/**/*.test.ts'],
          exclude: ignored,
          sequence: { groupOrder: 1 },
          ...patience(300_000),
        },
      },
    ],
  },
});
