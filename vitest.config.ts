import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/generated/**', '**/.next/**'];

/** A project: tests that need the same surroundings. `npx vitest run --project services apps/api/src/lobby` runs a part. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    projects: [
      {
        // Pure: packages and the drawings and texts of the site.
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'packages/config/**'],
          testTimeout: 60_000,
        },
      },
      {
        // On a real PostgreSQL: see freshDatabase in @fieldpost/config/test-database.
        // The same copy of graphql that libraries get from Node: two copies do not know each other's types.
        resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
        test: {
          name: 'services',
          include: [
            'apps/{api,worker,cli,launcher,bench}/src/**/*.test.ts',
            'packages/config/src/**/*.test.ts',
            'prisma/**/*.test.ts',
          ],
          exclude: ignored,
          globalSetup: ['packages/config/src/testing/postgres-set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // In a real Chromium against the whole running service: see site() in @fieldpost/config/test-site.
        test: {
          name: 'browser',
          include: ['apps/web/browser/**/*.test.ts', 'apps/launcher/browser/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/launcher/src/testing/site-set-up.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
